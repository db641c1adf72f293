"""Strangers may do costly things only so often, by address and by person."""

import os
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser
from django.core.cache import cache
from django.http import HttpRequest
from django.test import RequestFactory

from tables import limits
from tables.people import recognise
from tables.rules.refusal import TooMany

REDIS = os.environ.get("TEST_REDIS_URL")
CACHES = {
    "memory": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"},
    "redis": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": REDIS},
}


@pytest.fixture(params=["memory", "redis"])
def _counters(request: pytest.FixtureRequest, settings: Any) -> None:
    if request.param == "redis" and not REDIS:
        if os.environ.get("CI"):
            pytest.fail("CI must set TEST_REDIS_URL")
        pytest.skip("TEST_REDIS_URL names no Redis")
    settings.CACHES = {"default": CACHES[request.param]}
    settings.RATES = {"create": "3/h"}
    cache.clear()


def asked(address: str = "192.0.2.1", method: str = "post") -> HttpRequest:
    request = getattr(RequestFactory(), method)("/", REMOTE_ADDR=address)
    request.user, request.session = AnonymousUser(), {}
    return request


@pytest.mark.usefixtures("_counters")
def test_it_says_how_long_to_wait_once_an_address_has_had_enough() -> None:
    for _ in range(3):
        limits.spend(asked(), "create")
    with pytest.raises(TooMany) as refused:
        limits.spend(asked(), "create")
    assert 0 < refused.value.faults[0].params["wait"] <= 3600
    limits.spend(asked("192.0.2.2"), "create")


@pytest.mark.usefixtures("_counters")
def test_it_follows_a_person_from_address_to_address() -> None:
    session: dict[str, str] = {}
    for number in range(4):
        request = asked(f"192.0.2.{number}")
        request.session = session
        recognise(request)
        if number < 3:
            limits.spend(request, "create")
    with pytest.raises(TooMany):
        limits.spend(request, "create")


@pytest.mark.usefixtures("_counters")
def test_it_counts_no_request_that_only_reads() -> None:
    view = limits.limited("create")(lambda request: "seen")
    assert [view(asked(method="get")) for _ in range(5)] == ["seen"] * 5


def test_it_gives_a_guest_one_name_for_good() -> None:
    request = asked()
    assert recognise(request) == recognise(request) != recognise(asked())
