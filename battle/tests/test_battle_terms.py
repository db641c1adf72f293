"""How a table comes from its decks to a battle, and on to the next game."""

import pytest

from battle import seats, selectors, services
from battle.rules import fair
from battle.rules.agreement import Agreement, check_agreement, read_agreement
from battle.rules.trinity.record import Setup
from battle.terms import services as terms
from battle.tests.battles import battling, row_of
from decks.tests.stage import bringing, building, register, register_bots
from tables.models import Seat, Table
from tables.rules.clock import QuietHours
from tables.rules.refusal import Conflict, NotAllowed, Refusal

pytestmark = pytest.mark.django_db


def registering(table: list[Seat]) -> None:
    """Let everybody register."""
    for seat in table:
        if not seat.bot:
            register(seat)
    register_bots(table[0])


def test_it_battles_with_the_decks_of_a_draft() -> None:
    table = building()
    registering(table)
    seen = selectors.seen(table[0])
    assert Table.objects.get().stage == Table.Stage.BATTLE
    assert list(seen.places) == [seat.place for seat in table]
    assert seen.battle.set_key == "blaze"


def test_it_battles_with_decks_that_were_brought_and_bots_for_the_rest() -> None:
    table = bringing(1)
    registering(table)
    seen = selectors.seen(table[0])
    assert sorted(seen.bots) == ["", "greedy", "greedy"]


def test_it_plays_as_the_host_wrote_beforehand() -> None:
    table = building()
    host = table[0].table.host
    other = next(seat for seat in table if seat.pk != host.pk)
    with pytest.raises(NotAllowed):
        terms.set_terms(by=other, agreement=Agreement())
    with pytest.raises(Refusal, match="unknown-level"):
        terms.set_terms(by=host, agreement=Agreement(bots="clever"))
    terms.set_terms(by=host, agreement=Agreement(seconds=90, undo="never"))
    registering(table)
    assert selectors.seen(table[0]).agreement == Agreement(seconds=90, undo="never")
    with pytest.raises(Conflict, match="still-running"):
        terms.set_terms(by=host, agreement=Agreement())


def test_it_opens_hands_to_watchers_only_when_everybody_agreed() -> None:
    table = building()
    terms.set_terms(by=table[0].table.host, agreement=Agreement(watch="hands"))
    for seat in table[:2]:
        terms.open_hand(seat=seat, yes=True)
    assert terms.terms_of(table[0].table).watch == "table"
    terms.open_hand(seat=table[2], yes=True)
    assert terms.terms_of(table[0].table).watch == "hands"
    terms.open_hand(seat=table[0], yes=False)
    assert terms.terms_of(table[0].table).watch == "table"


def test_it_promises_the_shuffles_before_the_first_choice() -> None:
    row = row_of(battling()[0])
    setup = services.msgspec.json.decode(row.setup, type=Setup)
    assert fair.faults(row.salt, setup, row.commitment) == []
    other = services.msgspec.structs.replace(setup, first=1)
    assert [fault.code for fault in fair.faults(row.salt, other, row.commitment)] == [
        "battle.other-commitment"
    ]


def test_it_names_every_impossible_wish_with_its_field() -> None:
    wished = Agreement(
        seconds=-1, reserve=-1, increment=-1, warning=1, bots="clever", watch="hands", delay=0,
        quiet=QuietHours(60, 60, "Nowhere"),
    )  # fmt: skip
    with pytest.raises(Refusal) as refused:
        check_agreement(wished, ["greedy"])
    assert [fault.params["field"] for fault in refused.value.faults] == [
        "seconds", "reserve", "increment", "warning", "bots", "delay", "quiet_from", "zone",
    ]  # fmt: skip


def test_it_gives_no_reserve_without_a_clock_and_no_clock_without_time() -> None:
    for wished in (Agreement(reserve=60), Agreement(seconds=0, reserve=2)):
        with pytest.raises(Refusal):
            check_agreement(wished, ["greedy"])


def test_it_reads_no_wish_that_it_does_not_know() -> None:
    with pytest.raises(Refusal, match=r"battle\.agreement"):
        read_agreement({"luck": 1})


def test_it_goes_back_to_the_lobby_only_when_the_battle_is_over() -> None:
    table = building()
    registering(table)
    host = table[0].table.host
    with pytest.raises(Conflict, match="still-running"):
        terms.next_game(by=host)
    for seat in table[:2]:
        seats.concede(seat=seat, battle=1)
    terms.next_game(by=host)
    assert Table.objects.get().stage == Table.Stage.LOBBY


def test_it_has_no_next_game_at_a_table_without_a_box_or_decks() -> None:
    table = battling()
    for seat in table[:2]:
        seats.concede(seat=seat, battle=1)
    host = next(seat for seat in table if seat.name == "Alice")
    with pytest.raises(Conflict, match="no-next-game"):
        terms.next_game(by=host)
