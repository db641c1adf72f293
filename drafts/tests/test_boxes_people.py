"""A guest's boxes follow them into an account."""

import pytest
from django.test import Client

from drafts.models import Keeper

pytestmark = pytest.mark.django_db


def test_it_lets_the_account_keep_a_guests_boxes(client: Client) -> None:
    client.post("/api/v1/boxes/", {"set": "blaze"}, content_type="application/json")
    client.post("/boxes/new/", {"set": "blaze", "rules": "standard", "spread": "box"})
    guests = Keeper.objects.filter(person__startswith="guest:")
    assert guests.exists()
    form = {"username": "alice", "password1": "a long evening", "password2": "a long evening"}
    client.post("/account/sign-up/", form)
    assert not guests.all().exists()
    assert client.get("/account/export/").json()["boxes"]


def test_it_lets_a_deleted_account_keep_no_boxes(client: Client) -> None:
    form = {"username": "alice", "password1": "a long evening", "password2": "a long evening"}
    client.post("/account/sign-up/", form)
    client.post("/api/v1/boxes/", {"set": "blaze"}, content_type="application/json")
    kept = Keeper.objects.filter(person__startswith="user:")
    assert kept.exists()
    client.post("/account/delete/")
    assert not kept.all().exists()
