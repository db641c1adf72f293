"""A custom card with a line that can't be read is played, and that line is done by hand."""

from random import Random

import msgspec
import pytest

from battle.bots.random_player import picks
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.printed import Printed
from battle.rules.trinity.setup import start
from battle.rules.trinity.zones import BATTLEFIELD, HAND, SHADOW
from battle.tests.journal import Journal
from battle.tests.table import ALICE, BOB, CAROL, Piece, Table
from cards.rules.card import Card
from cards.rules.catalogue import card_sets, cards_by_id

KNIGHT = "TD-01 C 080/102"
DANCE = "[On Entry] Dance around the table."


def card(text: str, **facts: object) -> Card:
    plain = {"id": "T 1", "name": "Dancer", "rarity": "Common", "type": "Unit", "power": 2000}
    return msgspec.convert({**plain, "text": text, **facts}, Card)


def entered(t: Table) -> Piece:
    """A dancer was played, and its player is asked for corrections."""
    dancer = t.put(ALICE, card(DANCE), HAND)
    t.play(dancer)
    assert (t.choice.kind, t.choice.text) == ("by-hand", DANCE)
    return dancer


def test_it_goes_on_when_its_player_is_done(t: Table) -> None:
    dancer = entered(t)
    t.choose("done")
    assert (dancer.zone, t.choice.kind) == ("Battlefield", "main")


@pytest.mark.parametrize(
    ("correction", "where"),
    [
        ("to-hand", "Hand"),
        ("to-graveyard", "Graveyard"),
        ("to-deck-top", "Deck"),
        ("to-deck-bottom", "Deck"),
        ("to-shadow-zone", "Shadow Zone"),
        (("to-gained-life", ALICE), "Gained Life"),
        ("destroy", "Judgment Area"),
    ],
)
def test_it_moves_a_card(t: Table, correction: object, where: str) -> None:
    knight = t.unit(BOB, KNIGHT)
    entered(t)
    t.choose(knight)
    t.choose(correction)
    assert knight.zone == where


def test_it_gives_a_unit_to_another_player_and_a_card_into_a_soul(t: Table) -> None:
    knight, found = t.unit(BOB, KNIGHT), t.graveyard(CAROL, KNIGHT)[0]
    entered(t)
    t.choose(knight)
    t.choose(("to-battlefield", CAROL))
    t.choose(found)
    t.choose(("to-soul", knight))
    assert (knight.seat, knight.souls) == (CAROL, [found.name])


def test_it_rests_and_changes_power(t: Table) -> None:
    knight = t.unit(BOB, KNIGHT)
    entered(t)
    for correction in (("power-up", 3), "rest"):
        t.choose(knight)
        assert {"do": "power-up", "n": 3} in t.game.view(ALICE)["choice"]["options"]
        t.choose(correction)
    assert (knight.power, knight.rested) == (4000, True)
    t.choose(knight)
    t.choose("make-active")
    t.choose(knight)
    t.choose(("power-down", 1))
    assert (knight.power, knight.rested) == (3000, False)


def test_it_pushes_a_wall_and_sets_counters(t: Table) -> None:
    before = t.wall(BOB, CAROL)
    entered(t)
    t.choose(("push-wall", BOB, t.wall_between(BOB, CAROL)))
    t.choose(("counters", CAROL))
    t.choose(7)
    assert (t.wall(BOB, CAROL), t.counters(CAROL)) == (before - 1, 7)


def test_it_tells_everyone_what_was_corrected(t: Table) -> None:
    knight = t.unit(BOB, KNIGHT)
    entered(t)
    assert "by-hand" in [line.what for line in t.game.lines]
    t.choose(knight)
    t.choose("rest")
    assert ("by-hand", "rest") in [(line.what, line.word) for line in t.game.lines]


def test_it_takes_a_correction_back() -> None:
    t = Table()
    knight = t.unit(BOB, KNIGHT)
    entered(t)
    journal = Journal(t.game)
    save, first = t.game.save(), t.choice.number
    for word in (knight, "to-hand"):
        picked = [t.find(t.choice, word, [])]
        journal.answer(ALICE, t.choice.number, tuple(picked))
    assert journal.undo(ALICE, first, consent=True).save() == save


@pytest.mark.parametrize(
    ("text", "happens"),
    [
        ("[On Attack] Dance.", "attacks"),
        ("[Activate] Dance.", "activate"),
        ("[Continuous] All others dance.", "activate"),
        ("[Trigger] When someone laughs ▶ Dance.", "activate"),
        ("Dance Aura", "activate"),
    ],
)
def test_it_offers_each_kind_of_line_at_its_time(t: Table, text: str, happens: str) -> None:
    dancer = t.put(ALICE, card(text), BATTLEFIELD)
    if happens == "attacks":
        t.attack(dancer, BOB)
    else:
        t.choose(("activate", dancer))
    assert (t.choice.kind, t.choice.seat) == ("by-hand", ALICE)


def test_it_waits_for_a_moment_it_can_read(t: Table) -> None:
    t.put(ALICE, card("[Trigger] At the end of your turn ▶ Dance."), BATTLEFIELD)
    t.choose("done")
    while t.choice.kind != "by-hand":
        t.choose("done")
    assert t.game.state.phase == "end"


def test_it_flips_a_shadow_when_its_player_says_so(t: Table) -> None:
    hidden = t.put(BOB, card("[Shadow] When someone laughs", shadow=True), SHADOW)
    t.shadow(CAROL, "TD-01 U 049/102")
    t.attack(t.unit(ALICE, KNIGHT), BOB)
    assert t.choice.seat == BOB
    t.choose(("shadow", hidden))
    t.choose("pass")
    assert hidden.zone == "Battlefield"


def test_it_leaves_nothing_by_hand_on_the_official_cards() -> None:
    assert [c.id for c in cards_by_id().values() if Printed(c).by_hand] == []


def test_it_plays_whole_games_with_such_cards_and_keeps_them_in_saves() -> None:
    setup = deal(card_sets()["blaze"], "standard", "custom")
    library = dict(cards_by_id())
    swap = {id_: f"MINE {i}" for i, id_ in enumerate(sorted({*setup.decks[0].main[:12]}))}
    for id_, new in swap.items():
        old = library[id_]
        text = "\n".join(["[On Entry] Dance.", *old.lines])
        library[new] = msgspec.structs.replace(old, id=new, text=text)
    main = tuple(swap.get(id_, id_) for id_ in setup.decks[0].main)
    decks = (msgspec.structs.replace(setup.decks[0], main=main), *setup.decks[1:])
    game = start(msgspec.structs.replace(setup, decks=decks), library)
    chance, by_hand = Random(4), 0
    for _ in range(700):
        if (choice := game.waiting) is None:
            break
        by_hand += choice.kind == "by-hand"
        game = Game.load(game.save())
        game.answer(choice.seat, choice.number, picks(choice, chance))
    assert by_hand
