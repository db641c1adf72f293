"""Chapter 9: stacking, resolving, the Judgment Area, and when costs are paid."""

from itertools import permutations

import pytest

from battle.rules.engine.lines import Line
from battle.rules.trinity.zones import BATTLEFIELD, HAND, SOUL
from battle.tests.table import ALICE, BOB, CAROL, Piece, Table, made

PAWN = "TD-01 C 080/102"
EACH_END = "[Trigger] At the end of each turn ▶ Get 1 Trinity Counter."
DIES = "[On Destroy] Get {n} Trinity Counters."


def lying(t: Table, seat: int, name: str, text: str, **facts: object) -> Piece:
    """A Unit of that name and text."""
    return t.put(seat, made(name, text=text, **facts), BATTLEFIELD)


def resolved(t: Table, lines: list[Line]) -> list[str]:
    """The names of the cards whose effects resolved, in order."""
    printed = [key.partition("@")[0].removeprefix("T ") for key in t.game.state.printed]
    return [printed[line.cards[0]] for line in lines if line.what == "resolves"]


def ends_turn(t: Table) -> list[Line]:
    """Go to the End Phase with nothing else to do; what was told since."""
    told: list[Line] = []
    while t.choice.kind != "moment" and t.game.state.phase != "end":
        t.choose("done")
        told += t.game.lines
    return told


@pytest.mark.rule("S9.1.3")
@pytest.mark.parametrize("names", list(permutations("XYZ")))
@pytest.mark.parametrize("turn", [ALICE, BOB, CAROL])
def test_it_stacks_three_players_effects_in_turn_order(turn: int, names: tuple[str, ...]) -> None:
    """In every seating the turn player's effect is stacked first, so it resolves last."""
    t = Table(turn=turn)
    for seat, name in enumerate(names):
        lying(t, seat, name, EACH_END)
    told: list[Line] = []
    while not told or t.game.state.turn == 5:
        t.choose("done")
        told += t.game.lines
    order = [names[(turn + i) % 3] for i in range(3)]
    assert resolved(t, told) == order[::-1]


@pytest.mark.rule("S9.1.3", "S9.1.2", "S9.1.1")
@pytest.mark.parametrize("turn", [ALICE, BOB, CAROL])
@pytest.mark.parametrize("first", [0, 1])
def test_it_lets_each_player_order_their_own_and_resolves_from_the_top(
    turn: int, first: int
) -> None:
    t = Table(turn=turn)
    for seat in range(3):
        for name in ("one", "two"):
            lying(t, seat, f"{name}{seat}", EACH_END)
    ends_turn(t)
    asked, told = [], []
    while t.game.waiting is not None and t.game.waiting.kind == "moment":
        asked.append(t.choice.seat)
        names = [f"one{t.choice.seat}", f"two{t.choice.seat}"]
        t.choose(names[first])
        told += t.game.lines
    assert asked == [turn, (turn + 1) % 3, (turn + 2) % 3]
    stacked = [
        f"{name}{seat}"
        for seat in asked
        for name in (("one", "two") if not first else ("two", "one"))
    ]
    assert resolved(t, told) == stacked[::-1]


@pytest.mark.rule("S9.1.2")
@pytest.mark.parametrize(("first", "order"), [("A", ["B", "A"]), ("B", ["A", "B"])])
def test_it_lets_a_player_order_two_units_destroyed_together(
    t: Table, first: str, order: list[str]
) -> None:
    for name, n in (("A", 2), ("B", 3)):
        lying(t, ALICE, name, DIES.format(n=n))
    t.line(t.unit(BOB, PAWN), "[On Entry] Destroy all Units other than this Unit.")
    told = t.game.lines
    t.choose(first)
    assert resolved(t, told + t.game.lines)[-2:] == order


@pytest.mark.rule("S9.1.4", "S2.3.1", "S9.4.2")
@pytest.mark.parametrize("uses", [True, False])
def test_it_decides_on_optional_effects_when_they_are_stacked(t: Table, uses: bool) -> None:
    text = "[On Attack] (Optional) Get 1 Trinity Counter."
    one = lying(t, ALICE, "Chooser", text)
    t.attack(one, BOB)
    assert [o.do for o in t.choice.options] == ["stack", "pass"]
    t.choose("stack" if uses else "pass")
    assert t.counters(ALICE) == int(uses)


@pytest.mark.rule("S9.1.4", "S9.1.9")
def test_it_asks_for_shadows_player_by_player_until_all_pass(t: Table) -> None:
    for seat in range(3):
        t.shadow(seat, "TD-01 U 049/102")
    t.attack(t.unit(ALICE, PAWN), BOB)
    asked = []
    while t.choice.kind == "moment":
        asked.append(t.choice.seat)
        t.choose("pass")
    assert asked == [ALICE, BOB, CAROL]


@pytest.mark.rule("S9.1.4", "S9.1.9")
def test_it_asks_everyone_again_after_a_shadow_was_stacked(t: Table) -> None:
    for seat in (ALICE, BOB):
        t.shadow(seat, "TD-01 U 049/102")
    t.attack(t.unit(ALICE, PAWN), BOB)
    t.choose("pass")
    t.choose("shadow")
    assert (t.choice.kind, t.choice.seat) == ("moment", ALICE)


@pytest.mark.rule("S9.1.5")
def test_it_resolves_what_happens_within_an_effect_first(t: Table) -> None:
    victim = lying(t, BOB, "Victim", DIES.format(n=2))
    source = lying(t, ALICE, "Source", "")
    t.line(source, "[On Entry] Choose 1 opponent's Unit; destroy it. Then, draw 1 card.")
    told = [line.what for line in t.game.lines]
    assert victim.zone == "Graveyard"
    assert told.index("counters") < told.index("drew")


@pytest.mark.rule("S9.1.6")
def test_it_resolves_an_effect_whose_card_has_left(t: Table) -> None:
    lying(t, ALICE, "Stays", "[On Attack] Destroy all Units.")
    one = lying(
        t, ALICE, "Goes", "[On Attack] Get 1 Trinity Counter.\n[On Attack] Destroy all Units."
    )
    t.attack(one, BOB)
    t.choose((one, 0))
    assert (one.zone, t.counters(ALICE)) == ("Graveyard", 1)


@pytest.mark.rule("S9.1.7", "S2.3.2")
def test_it_cannot_pay_with_the_souls_of_a_card_that_left(t: Table) -> None:
    text = "[On Attack] <Soul Flare 1> ▶ Get 1 Trinity Counter.\n[On Attack] Destroy all Units."
    one = lying(t, ALICE, "Goes", text)
    t.game.live(one.uid).souls = [t.put(ALICE, PAWN, SOUL).uid]
    t.attack(one, BOB)
    t.choose((one, 0))
    assert (one.zone, t.counters(ALICE)) == ("Graveyard", 0)


@pytest.mark.rule("S9.1.8")
@pytest.mark.parametrize(("first", "drawn"), [(0, 0), (1, 1)])
def test_it_knows_its_own_power_only_on_the_battlefield(t: Table, first: int, drawn: int) -> None:
    """Stacked first, its Power is asked only after everything was destroyed."""
    text = "[On Attack] If this Unit's Power is 4000 or more ▶ Draw 1 card."
    one = lying(t, ALICE, "Goes", f"{text}\n[On Attack] Destroy all Units.", power=5000)
    t.attack(one, BOB)
    t.choose((one, first))
    assert (one.zone, t.in_hand(ALICE)) == ("Graveyard", drawn)


@pytest.mark.rule("S9.2.1", "S9.2.2", "S9.2.3", "S3.4.1")
def test_it_waits_in_the_judgment_area_until_nothing_is_stacked(t: Table) -> None:
    soul = t.put(ALICE, made("Soul"), SOUL)
    one = lying(t, ALICE, "Judged", "[On Destroy] Choose 1 Unit; destroy it.")
    t.game.live(one.uid).souls = [soul.uid]
    other, more = lying(t, BOB, "Other", ""), lying(t, CAROL, "More", "")
    t.line(other, "[On Entry] Choose 1 opponent's Unit; destroy it.")
    t.choose(one)
    assert (one.zone, soul.zone, t.choice.seat) == ("Judgment Area", "Graveyard", ALICE)
    assert {option.card for option in t.choice.options} == {other.handle, more.handle}
    t.choose(more)
    assert (one.zone, more.zone) == ("Graveyard", "Graveyard")


@pytest.mark.rule("S9.2.4")
def test_it_keeps_a_shot_in_the_judgment_area_while_it_resolves(t: Table) -> None:
    text = "[Shot] ▶ Choose 1 opponent's Unit; destroy it."
    shot = t.put(ALICE, made("Bolt", type="Spell", subtype="Shot", power=None, text=text), HAND)
    one, _ = lying(t, BOB, "One", ""), lying(t, CAROL, "Two", "")
    t.play(shot)
    assert shot.zone == "Judgment Area"
    t.choose(one)
    assert (shot.zone, one.zone) == ("Graveyard", "Graveyard")


@pytest.mark.rule("S9.2.5")
def test_it_sends_without_destroying(t: Table) -> None:
    watcher = "[Trigger] When your Unit is destroyed ▶ Get 1 Trinity Counter."
    lying(t, BOB, "Watcher", watcher)
    one = lying(t, BOB, "Sent", DIES.format(n=5))
    t.line(lying(t, ALICE, "Source", ""),
           "[On Entry] Choose 1 opponent's Unit; send it to the Graveyard.")  # fmt: skip
    t.choose(one)
    assert (one.zone, t.counters(BOB)) == ("Graveyard", 0)


@pytest.mark.rule("S9.3.1", "S9.3.2")
def test_it_can_use_a_shadow_only_at_its_moment(t: Table) -> None:
    attack, draw = t.shadow(BOB, "TD-01 U 049/102"), t.shadow(BOB, "TD-01 U 050/102")
    one = lying(t, ALICE, "One", "[On Attack] Each player draws 1 card.")
    t.attack(one, BOB)
    flips = [o.card for o in t.choice.options if o.do == "shadow"]
    assert (t.choice.seat, flips) == (BOB, [attack.handle])
    t.choose("pass")
    flips = [o.card for o in t.choice.options if o.do == "shadow"]
    assert (t.choice.seat, flips) == (BOB, [draw.handle])
    t.choose("pass")
    assert t.choice.kind != "moment"


@pytest.mark.rule("S9.3.1", "S2.1.8", "R44")
def test_it_stacks_a_flipped_shadow_unit_and_lets_it_enter_as_it_resolves(t: Table) -> None:
    unit = t.shadow(BOB, "TD-01 C 099/102")
    t.shadow(CAROL, PAWN)
    big = lying(t, ALICE, "Big", "", power=5000)
    t.attack(big, BOB)
    t.choose(unit)
    assert (unit.zone, t.choice.seat) == ("Judgment Area", CAROL)
    while t.choice.kind == "moment":
        t.choose(t.offered()[0].split(" ")[0])
    assert unit.zone == "Battlefield"
    assert big.power == 1000


@pytest.mark.rule("S9.4.1", "S9.4.2", "S9.4.3")
@pytest.mark.parametrize("first", ["Gain", "Use"])
def test_it_checks_conditions_when_it_resolves(t: Table, first: str) -> None:
    """<Overcount 1> is not met as it happens; the other effect may resolve before it."""
    one = lying(t, ALICE, "One", "[On Attack] <Overcount 1> ▶ Draw 1 card.\n"
                "[On Attack] Get 1 Trinity Counter.")  # fmt: skip
    t.attack(one, BOB)
    t.choose((one, 0 if first == "Use" else 1))
    assert t.in_hand(ALICE) == (1 if first == "Use" else 0)


@pytest.mark.rule("S9.4.2")
@pytest.mark.parametrize(("counters", "asked"), [(0, False), (1, True)])
def test_it_does_not_offer_what_cannot_be_paid(t: Table, counters: int, asked: bool) -> None:
    one = lying(t, ALICE, "One", "[On Attack] (Optional) <Counter Flare 1> ▶ Draw 1 card.")
    t.counters(ALICE, counters)
    t.attack(one, BOB)
    assert (t.choice.kind == "moment") == asked


@pytest.mark.rule("S9.4.4")
def test_it_lets_what_a_payment_causes_happen_before_the_rest(t: Table) -> None:
    watcher = (
        "[Trigger] When a Trinity Counter is removed from your Reserve ▶ Get 1 Trinity Counter."
    )
    lying(t, ALICE, "Watcher", watcher)
    t.counters(ALICE, 1)
    t.line(
        lying(t, ALICE, "One", ""), "[On Attack] <Counter Flare 1> ▶ If <Overcount 1>, draw 1 card."
    )
    assert (t.counters(ALICE), t.in_hand(ALICE)) == (1, 1)
