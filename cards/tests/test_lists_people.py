"""A guest's lists follow them into an account."""

import pytest
from django.test import Client

from cards.models import OwnList

pytestmark = pytest.mark.django_db


def test_it_gives_a_guests_lists_to_the_account_they_make(client: Client) -> None:
    text = {"name": "Mine", "text": "1 Void", "once": "a-key-of-its-own", "save": "1"}
    client.post("/cards/lists/new/", text)
    assert OwnList.objects.get().owner.startswith("guest:")
    form = {"username": "alice", "password1": "a long evening", "password2": "a long evening"}
    client.post("/account/sign-up/", form)
    assert OwnList.objects.get().owner.startswith("user:")
    assert client.get("/account/export/").json()["lists"][0]["name"] == "Mine"
