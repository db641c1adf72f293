"""A battle's shuffles made again by the browser's own program, run here by node."""

import json
import os
import shutil
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from battle.rules import fair
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import Setup, start
from battle.rules.trinity.zones import DECK, HAND, LEFT, RIGHT
from cards.rules.catalogue import card_sets

SCRIPTS = Path(__file__).parents[2] / "static" / "js"
SALT = "5a" * 32

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None and not os.environ.get("CI"), reason="needs node"
)

WITHOUT_CRYPTO = "delete globalThis.crypto; if (globalThis.crypto) throw new Error();"
ASK = """
const verifyBattle = require(process.argv[1]);
const [call, shown] = JSON.parse(require("fs").readFileSync(0));
Promise.resolve(verifyBattle[call](shown)).then((it) => console.log(JSON.stringify(it)));
"""


def ask(call: str, shown: dict[str, Any], before: str = "") -> Any:
    """What a function of the script answers."""
    node = run(
        ["node", "-e", before + ASK, str(SCRIPTS / "verify_battle.js")],
        input=json.dumps([call, shown]),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(node.stdout)


def begun(format_: str) -> tuple[Setup, Game]:
    setup = drafted(card_sets()["blaze"], format_, "seed of a battle")
    return setup, start(setup)


def cards(game: Game, seat: int, zone: int) -> list[str]:
    """The ids of the cards in a zone, the top one last."""
    return [game.cards[uid].id for uid in game.state.places[seat][zone]]


def shown(setup: Setup, game: Game, **other: Any) -> dict[str, Any]:
    """A battle as its page gives it to the script."""
    decks = [{"main": d.main, "life": d.life, "epic": d.epic} for d in setup.decks]
    hands = [cards(game, seat, HAND) for seat in range(len(setup.decks))]
    return {
        "commitment": fair.commit(SALT, setup),
        "salt": SALT,
        "seed": setup.seed,
        "format": setup.format,
        "first": setup.first,
        "decks": decks,
        "hands": hands,
        **other,
    }


@pytest.mark.parametrize("format_", ["standard", "duel"])
def test_it_deals_every_pile_again(format_: str) -> None:
    setup, game = begun(format_)
    for seat, dealt in enumerate(ask("deal", shown(setup, game))):
        assert dealt["left"] == cards(game, seat, LEFT)
        assert dealt["right"] == cards(game, seat, RIGHT)
        assert dealt["deck"] == cards(game, seat, DECK)


@pytest.mark.parametrize("before", ["", WITHOUT_CRYPTO])
def test_it_finds_a_battle_in_order_that_is(before: str) -> None:
    setup, game = begun("standard")
    assert ask("verify", shown(setup, game), before) == []


def test_it_names_what_does_not_fit() -> None:
    setup, game = begun("standard")
    hands = [cards(game, seat, HAND) for seat in range(3)]
    hands[1] = [*hands[1][1:], "another card"]
    other = shown(setup, game, hands=hands, salt="00" * 32)
    assert [fault["code"] for fault in ask("verify", other)] == [
        "battle.other-commitment",
        "battle.other-hand",
    ]
