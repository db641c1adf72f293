"""Versions of a deck through the API: what their page does, for their owner alone."""

import json
from http import HTTPStatus

import pytest
from django.test import Client

from decks.models import DeckVersion, OwnDeck
from decks.tests.decks import DECK
from decks.tests.site import alice, alices_deck, bob, placed
from decks.tests.test_versions import moved

pytestmark = pytest.mark.django_db


def of(row: OwnDeck, path: str = "") -> str:
    return f"/api/v1/decks/{row.key}/versions/{path}"


def post(client: Client, path: str, **sent: object):
    return client.post(path, json.dumps(sent), content_type="application/json")


def kept(row: OwnDeck) -> dict[str, object]:
    return post(alice(), of(row), name="First", revision=row.revision).json()


def test_it_keeps_and_lists_versions() -> None:
    row = alices_deck()
    version = kept(row)
    assert (version["number"], version["why"], version["main"]) == (1, "named", list(DECK.main))
    assert alice().get(of(row)).json() == [version]
    assert alice().get(of(row, "1/")).json() == version


def test_it_keeps_nothing_from_a_revision_that_is_past() -> None:
    row = alices_deck()
    moved(row)
    answer = post(alice(), of(row), name="First", revision=1)
    assert (answer.status_code, answer.json()["code"]) == (409, "decks.changed-since")
    assert not DeckVersion.objects.exists()


def test_it_compares_two_versions() -> None:
    row = alices_deck()
    kept(row)
    moved(row)
    told = alice().get(of(row, "compare/"), {"old": 1}).json()
    main, life, epic = told["places"]
    assert [one["card"] for one in main["went"]] == [DECK.main[0]]
    assert [one["card"] for one in life["came"]] == [DECK.main[0]]
    assert (epic["came"], epic["went"], told["same"]) == ([], [], False)
    units = next(one for one in told["figures"] if one["label"] == "Units")
    assert units["old"] > 0
    assert alice().get(of(row, "compare/"), {"old": 1, "new": 1}).json()["same"]
    assert alice().get(of(row, "compare/"), {"old": 1, "new": ""}).json() == told


@pytest.mark.parametrize(
    ("asked", "status"), [({}, 400), ({"old": ""}, 400), ({"old": "x"}, 400), ({"old": 7}, 404)]
)
def test_it_says_what_it_cannot_compare(asked: dict[str, object], status: int) -> None:
    row = alices_deck()
    assert alice().get(of(row, "compare/"), asked).status_code == status


def test_it_lays_a_version_again_and_forgets_it() -> None:
    row = alices_deck()
    kept(row)
    moved(row)
    assert post(alice(), of(row, "1/lay/"), revision=1).status_code == HTTPStatus.CONFLICT
    laid = post(alice(), of(row, "1/lay/"), revision=2).json()
    assert (laid["main"], laid["revision"]) == (list(DECK.main), 3)
    assert alice().delete(of(row, "1/")).status_code == HTTPStatus.NO_CONTENT
    assert not DeckVersion.objects.exists()


def test_it_shows_and_gives_versions_to_the_owner_alone() -> None:
    row = alices_deck(visibility="public")
    kept(row)
    before = placed(row)
    answers = [bob().get(of(row, path)) for path in ("", "1/", "compare/?old=1")]
    answers += [post(bob(), of(row, path), revision=1, name="x") for path in ("", "1/lay/")]
    answers.append(bob().delete(of(row, "1/")))
    assert {answer.status_code for answer in answers} == {HTTPStatus.FORBIDDEN}
    assert placed(row) == before
    assert row.versions.count() == 1
