"""A guest's lists follow them into an account."""

import pytest
from django.test import Client

from cards.list_selectors import list_set
from cards.models import OwnList, OwnListVersion

pytestmark = pytest.mark.django_db


def test_it_gives_a_guests_lists_to_the_account_they_make(client: Client) -> None:
    text = {"name": "Mine", "text": "1 Void", "once": "a-key-of-its-own", "save": "1"}
    client.post("/cards/lists/new/", text)
    assert OwnList.objects.get().owner.startswith("guest:")
    form = {"username": "alice", "password1": "a long evening", "password2": "a long evening"}
    client.post("/account/sign-up/", form)
    assert OwnList.objects.get().owner.startswith("user:")
    assert client.get("/account/export/").json()["lists"][0]["name"] == "Mine"


def test_it_takes_the_lists_of_a_deleted_account_away_and_leaves_their_cards(
    client: Client,
) -> None:
    form = {"username": "alice", "password1": "a long evening", "password2": "a long evening"}
    client.post("/account/sign-up/", form)
    text = {"name": "Mine", "text": "1 Void", "once": "a-key-of-its-own", "save": "1"}
    client.post("/cards/lists/new/", text)
    version = OwnListVersion.objects.get()
    client.post("/account/delete/")
    version.refresh_from_db()
    assert (OwnList.objects.get().deleted_at is None, version.source) == (False, "")
    assert len(list_set(version.set_key).cards) == 1
