"""A custom card with a line that can't be read is played, and that line is done by hand."""

from random import Random

import msgspec
import pytest

from battle.bots.players import PLAYERS
from battle.bots.random_player import picks
from battle.rules.engine.choice import Option
from battle.rules.engine.state import ROOM
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.printed import Printed
from battle.rules.trinity.setup import start
from battle.rules.trinity.text.holes import AURAS
from battle.rules.trinity.zones import BATTLEFIELD, DECK, HAND, SHADOW
from battle.tests.cast import GIANT
from battle.tests.cast import SHADOW as SHADOW_EQUIP
from battle.tests.journal import Journal
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table
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


@pytest.mark.parametrize(
    ("pick", "power", "break_"),
    [
        (("power-up", 3), 9000, 3),
        (("power-down", 1), 5000, 3),
        (("break-up", 2), 6000, 5),
        (("break-down", 1), 6000, 2),
    ],
)
@pytest.mark.parametrize(("until", "lasts"), [("for-turn", False), ("for-battlefield", True)])
def test_it_changes_a_unit_for_a_time(
    t: Table, pick: tuple[str, int], power: int, break_: int, until: str, lasts: bool
) -> None:
    giant = t.unit(BOB, GIANT)
    before = giant.power, giant.break_
    entered(t)
    t.choose(giant)
    t.choose(pick)
    t.choose(until)
    assert (giant.power, giant.break_) == (power, break_)
    t.choose("done")
    t.end_turn()
    assert (giant.power, giant.break_) == ((power, break_) if lasts else before)


def test_it_rests_a_card_and_gives_an_aura(t: Table) -> None:
    knight = t.unit(BOB, KNIGHT)
    entered(t)
    t.choose(knight)
    t.choose("rest")
    assert knight.rested
    t.choose(knight)
    t.choose("make-active")
    t.choose(knight)
    t.choose(("gain-aura", AURAS.index("Sky Aura")))
    t.choose("for-turn")
    assert (knight.rested, "Sky Aura" in knight.auras) == (False, True)


def test_it_lets_units_battle(t: Table) -> None:
    knight, giant = t.unit(BOB, KNIGHT), t.unit(CAROL, GIANT)
    entered(t)
    t.choose(knight)
    t.choose(("fight", giant))
    assert (knight.zone, giant.zone) == ("Judgment Area", "Battlefield")
    assert t.choice.kind == "by-hand"


def test_it_moves_an_equip(t: Table) -> None:
    knight, equip = t.unit(ALICE, KNIGHT), t.unit(ALICE, SHADOW_EQUIP)
    entered(t)
    for pick, power in ((("equip-to", knight), True), ("equip-off", False)):
        t.choose(equip)
        t.choose(pick)
        assert (t.game.live(equip.uid).on == knight.uid) == power


def test_it_draws_discards_and_deals_damage(t: Table) -> None:
    t.hand(CAROL, KNIGHT)
    entered(t)
    held = t.in_hand(BOB)
    t.choose(("draw", BOB))
    assert t.in_hand(BOB) == held + 1
    t.choose(("discard-one", CAROL))
    assert (t.choice.kind, t.choice.seat) == ("discard", CAROL)
    t.choose(KNIGHT)
    assert t.in_graveyard(CAROL) == ["Photon Pawn"]
    t.wall(BOB, ALICE, 0)
    t.choose(Option("deal", seat=BOB, n=t.wall_between(ALICE, BOB)))
    assert (t.in_gained(ALICE), t.choice.kind) == (1, "by-hand")


def test_it_pushes_a_wall_and_sets_counters(t: Table) -> None:
    before = t.wall(BOB, CAROL)
    entered(t)
    t.choose(Option("push-wall", seat=BOB, n=t.wall_between(BOB, CAROL)))
    t.choose(("counters", CAROL))
    t.choose(Option("set-counters", seat=CAROL, n=7))
    assert (t.wall(BOB, CAROL), t.counters(CAROL)) == (before - 1, 7)


def test_it_changes_basic_color_cards(t: Table) -> None:
    t.colors(BOB, Red=2)
    entered(t)
    steps = [
        ("rest-color", [1, 1]), ("lose-rested", [1, 0]), ("take-color", [2, 0]),
        ("rest-color", [1, 1]), ("ready-color", [2, 0]), ("lose-active", [1, 0]),
    ]  # fmt: skip
    for do, red in steps:
        t.choose(("colors", BOB))
        t.choose(Option(do, seat=BOB, n=0))
        state = t.game.state
        assert [state.active[BOB][0], state.rested[BOB][0]] == red


def test_it_looks_through_a_deck_and_takes_a_card(t: Table) -> None:
    found = t.deck(ALICE, KNIGHT, FILLER)[0]
    entered(t)
    t.choose(("look-through", ALICE))
    t.choose(found)
    t.choose("to-hand")
    t.choose(("shuffle", ALICE))
    assert found.zone == "Hand"


@pytest.mark.parametrize("zone", [DECK, SHADOW])
def test_it_names_no_hidden_card_before_it_is_looked_at(t: Table, zone: int) -> None:
    hidden = t.put(BOB, KNIGHT, zone)
    entered(t)
    t.choose(hidden)
    assert "Photon Pawn" not in str(t.game.view(ALICE)["choice"])
    t.choose("look")
    line = next(line for line in t.game.lines if line.what == "corrected")
    assert [line.for_seat(seat).cards for seat in (ALICE, CAROL)] == [(), ()]
    assert t.game.view(ALICE)["choice"]["so_far"] == [
        {"number": t.game.view(ALICE)["choice"]["so_far"][0]["number"], "card": KNIGHT}
    ]


def test_it_takes_a_card_of_anothers_hand_at_random_without_naming_it(t: Table) -> None:
    t.hand(BOB, KNIGHT)
    entered(t)
    held, buried = t.in_hand(BOB), t.in_graveyard(BOB)
    t.choose(("at-random", BOB))
    assert "card" not in t.game.view(ALICE)["choice"]["so_far"][0]
    t.choose("to-graveyard")
    assert (t.in_hand(BOB), len(t.in_graveyard(BOB))) == (held - 1, len(buried) + 1)


def test_it_corrects_a_card_of_anothers_hand_once_it_is_known(t: Table) -> None:
    held = t.hand(BOB, KNIGHT)
    entered(t)
    assert held.uid not in [option.card % ROOM for option in t.choice.options]
    t.choose(("look-hand", BOB))
    t.choose(held)
    t.choose("to-deck-bottom")
    assert held.zone == "Deck"


def test_it_reveals_a_card_to_everybody(t: Table) -> None:
    held = t.hand(ALICE, KNIGHT)
    entered(t)
    t.choose(held)
    t.choose("reveal")
    assert KNIGHT in t.game.view(CAROL)["zones"][ALICE]["Hand"]["among"]


def test_it_goes_back_without_doing_anything(t: Table) -> None:
    knight = t.unit(BOB, KNIGHT)
    entered(t)
    before = knight.power, t.counters(BOB), t.colors(BOB)
    for first, *more in ((knight,), (knight, ("power-up", 3)), (("counters", BOB),),
                         (("colors", BOB),), (("look-through", BOB),)):  # fmt: skip
        t.choose(first)
        for word in more:
            t.choose(word)
        t.choose("back")
        assert "done" in t.offered()
    assert before == (knight.power, t.counters(BOB), t.colors(BOB))


def test_it_tells_everyone_what_was_corrected(t: Table) -> None:
    knight = t.unit(BOB, KNIGHT)
    entered(t)
    assert "by-hand" in [line.what for line in t.game.lines]
    t.choose(knight)
    t.choose("rest")
    line = next(line for line in t.game.lines if line.what == "corrected")
    assert (line.word, line.for_seat(CAROL).cards) == ("rest", (t.game.state.face[knight.uid],))


@pytest.mark.parametrize("level", ["random", "greedy", "search"])
def test_it_lets_no_bot_correct_anything(t: Table, level: str) -> None:
    """A bot can't read the line either, and could do whatever it liked."""
    entered(t)
    player = PLAYERS[level](Random(1))
    assert player(t.game) == [0]
    assert t.choice.options[0].do == "done"


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
