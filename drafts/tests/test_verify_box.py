"""The box made again by the browser's own program, run here by node."""

import json
import os
import shutil
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

from cards.rules.catalogue import card_sets
from drafts.rules.fair import reveal_json
from drafts.tests.test_fair import revealed

SCRIPTS = Path(__file__).parents[2] / "static" / "js"
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None and not os.environ.get("CI"), reason="needs node"
)

WITHOUT_CRYPTO = "delete globalThis.crypto; if (globalThis.crypto) throw new Error();"
ASK = """
const verifyBox = require(process.argv[1]);
const [call, ...args] = JSON.parse(require("fs").readFileSync(0));
const answer = verifyBox[call](...args);
Promise.resolve(answer).then((it) => console.log(JSON.stringify(it)));
"""


def ask(call: str, *args: Any, before: str = "") -> Any:
    """What a function of the script answers."""
    node = run(
        ["node", "-e", before + ASK, str(SCRIPTS / "verify_box.js")],
        input=json.dumps([call, *args]),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(node.stdout)


def set_of(key: str) -> dict[str, Any]:
    """A set as the page gives it to the script."""
    of_set = card_sets()[key]
    cards = [
        {"id": card.id, "name": card.name, "rarity": card.rarity, "copies": of_set.copies_of(card)}
        for card in of_set.cards
    ]
    return {"key": key, "cards": cards}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_it_makes_every_golden_box_again(path: Path) -> None:
    packs = json.loads(path.read_text())
    args = (packs["rules"], packs["bans"], packs["spread"], packs["seed"])
    made = ask("make", set_of(packs["set"]), *args)
    assert made == {"left": packs["left"], "packs": packs["packs"]}


def test_it_names_packs_that_the_seed_does_not_make() -> None:
    packs = json.loads(GOLDEN[0].read_text())
    packs["packs"][3].reverse()
    others = [{"code": "packs.other-packs", "params": {"packs": [4]}}]
    assert ask("verify", packs, set_of(packs["set"])) == others
    packs["packs"] = packs["packs"][2:9]
    others[0]["params"]["packs"] = [2]
    assert ask("verify", packs, set_of(packs["set"])) == others


@pytest.mark.parametrize("opened", [(1,), (1, 2, 3)])
@pytest.mark.parametrize("before", ["", WITHOUT_CRYPTO])
def test_it_finds_an_honest_reveal_in_order(opened: tuple[int, ...], before: str) -> None:
    shown = json.loads(reveal_json(revealed(*opened)))
    assert ask("verify", shown, set_of("blaze"), before=before) == []


@pytest.mark.parametrize("before", ["", WITHOUT_CRYPTO])
def test_it_names_a_game_whose_packs_are_others(before: str) -> None:
    shown = json.loads(reveal_json(revealed(1, 2, 3)))
    shown["games"][1]["packs"][0].reverse()
    assert ask("verify", shown, set_of("blaze"), before=before) == [
        {"code": "fair.other-commitment", "params": {"game": 2}},
        {"code": "fair.other-packs", "params": {"game": 2, "packs": [10]}},
    ]


def test_it_names_what_else_is_wrong_with_a_reveal() -> None:
    shown = json.loads(reveal_json(revealed(1)))
    shown["games"][0]["salt"] = "00"
    shown["games"].append({"game": 7, "salt": "", "packs": []})
    assert ask("verify", shown, set_of("blaze")) == [
        {"code": "fair.bad-salt", "params": {"game": 1}},
        {"code": "fair.unknown-game", "params": {"game": 7, "games": 3}},
    ]


def test_it_does_not_know_the_seeds_of_other_versions() -> None:
    packs = json.loads(GOLDEN[0].read_text()) | {"version": 2}
    assert [fault["code"] for fault in ask("verify", packs, set_of(packs["set"]))] == [
        "fair.unknown-version"
    ]


def test_it_has_nothing_to_say_of_packs_without_a_seed() -> None:
    packs = json.loads(GOLDEN[0].read_text()) | {"seed": ""}
    assert ask("verify", packs, set_of(packs["set"])) == [{"code": "packs.no-seed", "params": {}}]
