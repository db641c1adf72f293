"""A whole evening through the API, and the eyes it keeps open for leaks."""

from io import StringIO
from random import Random

import pytest
from django.core.management import call_command

from battle.evening import Guest, Leak
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.setup import start
from cards.selectors import card_set


def test_it_spends_a_whole_evening_and_says_who_won():
    out = StringIO()
    call_command("evening", "--format", "duel", "--seed", "1", stdout=out)
    assert out.getvalue().splitlines()[-1].endswith(" won")


@pytest.mark.parametrize(
    ("status", "text", "said"),
    [(409, "the table is full", "409"), (200, '{"told": "secret"}', "another seat's token")],
)
def test_it_ends_with_1_at_a_refusal_and_at_a_leak(
    monkeypatch: pytest.MonkeyPatch, status: int, text: str, said: str
):
    def answered(asking: Guest, *_: object) -> tuple[int, bytes]:
        asking.strange = ("secret",)
        return status, text.encode()

    monkeypatch.setattr(Guest, "ask", answered)
    out, err = StringIO(), StringIO()
    with pytest.raises(SystemExit) as end:
        call_command("evening", "--site", "http://127.0.0.1:1", stdout=out, stderr=err)
    assert end.value.code == 1
    assert said in err.getvalue()
    assert not out.getvalue()


def guest() -> Guest:
    return Guest("http://127.0.0.1:1", 0, card_set("blaze"), Random(1))


def seen_by(seat: int) -> dict:
    game = start(drafted(card_set("blaze"), "duel", "leaks"))
    return {"view": game.view(seat), "log": []}


@pytest.mark.parametrize("zone", ["Hand", "Deck", "left Life Zone"])
def test_it_notices_a_hidden_card_that_is_named(zone: str):
    watching, seen = guest(), seen_by(0)
    watching.shown |= set(seen["view"]["zones"][1]["Hand"]["among"])  # the Epic, shown to all
    watching.checked(seen)
    seen["view"]["zones"][1][zone]["among"] = ["TD-01 LEG 01/102"]
    with pytest.raises(Leak):
        watching.checked(seen)
