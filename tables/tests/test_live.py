"""Live updates, with each layer and with one that loses everything."""

import asyncio
import os
from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from channels.layers import InMemoryChannelLayer, get_channel_layer
from django.db import connections
from django.test import RequestFactory

from tables import live, pulse, services
from tables.models import Seat
from tables.rules.refusal import Unknown
from tables.tests.tables import open_table

REDIS = os.environ.get("TEST_REDIS_URL")
FOR_EVER = 3600  # seconds


class Deaf(InMemoryChannelLayer):
    """A layer that drops every message."""

    async def group_send(self, group: str, message: Any) -> None:
        return


def layer(settings: Any, backend: str, **config: Any) -> None:
    settings.CHANNEL_LAYERS = {"default": {"BACKEND": backend, "CONFIG": config}}


def hears(seat: Seat, act: Callable[[], None]) -> int:
    """By how much the seat's revision has risen in the next message after the first."""

    async def listen() -> int:
        now = pulse.pulse()
        part = (Seat, seat.pk)
        with now.over([part]) as moved:
            await moved.wait()
            before = now.revisions[part]
            await ready_to_hear()
            moved.clear()
            await sync_to_async(act, thread_sensitive=False)()
            await moved.wait()
            return now.revisions[part] - before

    return asyncio.run(listen())


async def ready_to_hear() -> None:
    """The layer has somebody who listens."""
    while not get_channel_layer().groups:
        await asyncio.sleep(0)


def be_ready(seat: Seat) -> None:
    services.be_ready(seat=seat, ready=True)
    connections.close_all()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks without being told to."""
    monkeypatch.setattr(pulse, "PAUSE", FOR_EVER)


@pytest.mark.django_db(transaction=True)
def test_it_looks_at_once_when_the_memory_layer_says_so(settings: Any, slow: None) -> None:
    layer(settings, "channels.layers.InMemoryChannelLayer")
    seat = open_table().seat
    assert hears(seat, lambda: be_ready(seat)) == 1


@pytest.mark.django_db(transaction=True)
@pytest.mark.skipif(not REDIS, reason="needs Redis: TEST_REDIS_URL")
def test_it_looks_at_once_when_another_process_says_so_through_redis(
    settings: Any, slow: None
) -> None:
    layer(settings, "channels_redis.pubsub.RedisPubSubChannelLayer", hosts=[REDIS])
    seat = open_table().seat
    assert hears(seat, lambda: be_ready(seat)) == 1


@pytest.mark.django_db(transaction=True)
def test_it_misses_nothing_with_a_layer_that_drops_every_message(settings: Any) -> None:
    layer(settings, f"{__name__}.Deaf")
    seat = open_table().seat
    assert hears(seat, lambda: be_ready(seat)) == 1


@pytest.mark.django_db(transaction=True)
def test_it_misses_nothing_while_the_layer_is_away(settings: Any) -> None:
    nobody = "redis://127.0.0.1:1/0"
    layer(settings, "channels_redis.pubsub.RedisPubSubChannelLayer", hosts=[nobody])
    seat = open_table().seat
    services.be_ready(seat=seat, ready=True)
    assert Seat.objects.get().revision > seat.revision


@pytest.mark.django_db
def test_it_opens_nothing_by_a_number_without_end() -> None:
    with pytest.raises(Unknown):
        live.part_named(RequestFactory().get("/live/"), "x." + "9" * 5000)
