"""Judges packs and reveals that anybody sends, and shows what a box lets everybody check."""

from dataclasses import dataclass, field
from typing import Literal

import msgspec

from cards.rules.card import CardSet
from cards.selectors import card_set
from drafts.asking import asked
from drafts.rules import check, fair
from drafts.rules.box import box_of
from drafts.rules.fair import Reveal, read_reveal, reveal_json
from drafts.rules.spread import Packs, from_json, to_json
from drafts.selectors import box_view
from drafts.sentences import SENTENCES
from drafts.viewers import Viewer
from tables.rules.refusal import Fault


@dataclass(frozen=True)
class Verdict:
    """What was checked, every fault in it, and what another spread would not have let pass.

    `packs` packs were checked; the `seed` is known when a reveal is complete.
    """

    kind: Literal["packs", "reveal"]
    card_set: CardSet
    packs: int
    seed: str
    faults: list[Fault] = field(default_factory=list)
    remarks: list[Fault] = field(default_factory=list)


class Shape(msgspec.Struct):
    """Enough of a JSON to tell a reveal from packs."""

    commitments: object = None


EVERYBODY = Viewer("")


def revealed(*, box_id: str) -> bytes:
    """What everybody with its link may check of a box, as JSON: a reveal, or an open box's packs.

    Raises Unknown (boxes.unknown-box).
    """
    box = box_view(box_id=box_id, viewer=EVERYBODY)
    return reveal_json(box.reveal) if box.reveal else to_json(box.whole)


def judge(text: str | bytes) -> Verdict:
    """The verdict on packs, or on a reveal, as JSON. Raises Refusal when it is neither."""
    with asked("json"):
        return judge_reveal(read_reveal(text)) if is_reveal(text) else judge_packs(from_json(text))


def is_reveal(text: str | bytes) -> bool:
    """Whether this JSON has commitments."""
    try:
        return msgspec.json.decode(text, type=Shape).commitments is not None
    except (msgspec.DecodeError, UnicodeError):
        return False


def judge_reveal(shown: Reveal) -> Verdict:
    """The verdict on what a sealed box revealed."""
    of_set = card_set(shown.set)
    faults = fair.faults(shown, box_of(of_set, shown.rules, shown.bans))
    packs = sum(len(game.packs) for game in shown.games)
    return Verdict("reveal", of_set, packs, shown.seed, faults)


def judge_packs(packs: Packs) -> Verdict:
    """The verdict on a set of packs."""
    of_set = card_set(packs.set)
    faults, remarks = check.faults(packs, of_set), check.remarks(packs, of_set)
    return Verdict("packs", of_set, len(packs.packs), packs.seed, faults, remarks)


def set_to_deal(key: str) -> bytes:
    """A set as verify_box.js takes it: JSON of {key, cards: [{id, name, rarity, copies}]}.

    Raises Unknown.
    """
    of_set = card_set(key)
    cards = [
        {"id": one.id, "name": one.name, "rarity": one.rarity, "copies": of_set.copies_of(one)}
        for one in of_set.cards
    ]
    return msgspec.json.encode({"key": key, "cards": cards})


def sentences() -> dict[str, str]:
    """The sentences of every fault that can be found in packs or a reveal, by code."""
    return {
        code: str(text) for code, text in SENTENCES.items() if code.startswith(("packs.", "fair."))
    }
