"""Looking at a battle again: step by step, through which eyes, as a record, and playing on."""

import json
from functools import cache
from random import Random

import msgspec
import pytest

from battle import consents
from battle import seats as seats_module
from battle.bots.random_player import picks
from battle.models import Battle
from battle.positions.seating import Seating
from battle.replays import services
from battle.replays.records import record_of
from battle.replays.selectors import replay, same_moment
from battle.rules.engine.refusals import CannotLoad
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.record import Answer, Record, fingerprint, replayed
from battle.rules.trinity.record import record_of as recorded
from battle.rules.trinity.setup import start
from battle.telling import lasting
from battle.tests.battles import battling, game_of, hurry, play_on, row_of
from battle.tests.test_battle_consents import undoable
from cards.rules.catalogue import card_sets
from tables.models import Seat
from tables.rules.refusal import Conflict, NotAllowed, Refusal, Unknown

pytestmark = pytest.mark.django_db


def over() -> list[Seat]:
    """A battle that is over: the others leave after some turns."""
    seats = battling()
    hurry(seats, answers=60)
    finish(seats)
    return seats


def finish(seats: list[Seat]) -> None:
    """End a battle as if it had been won there: its steps are what counts."""
    row = row_of(seats[0])
    row.ended_at = row.begun_at
    row.save()


@cache
def whole() -> Record:
    """The record of a whole battle between random players, from a file."""
    setup = drafted(card_sets()["phantom"], "duel", "brought")
    game, entries, chance = start(setup), [], Random(3)
    while (choice := game.waiting) is not None:
        picked = tuple(picks(choice, chance))
        entries.append(Answer(choice.seat, choice.number, picked))
        game.answer(choice.seat, choice.number, picked)
    return recorded(setup, game, entries)


def text_of(record: Record) -> str:
    return msgspec.json.encode(record).decode()


def test_it_shows_every_seat_what_it_sees_now_at_the_last_step() -> None:
    seats = battling()
    hurry(seats, answers=40)
    row, game = row_of(seats[0]), game_of(seats[0])
    for number, seat in enumerate(seats):
        found = replay(row.key, [seat], at=10_000)
        assert found.eyes == number
        assert found.view == lasting(json.loads(json.dumps(game.view(number))))


def test_it_begins_with_the_first_hand_and_walks_turn_by_turn() -> None:
    seats = over()
    found = replay(row_of(seats[0]).key, seats[:1])
    assert found.at == 1
    assert found.turn == 1
    for mark in found.turns:
        assert replay(found.row.key, seats[:1], at=mark.at).turn == mark.number


def test_it_shows_before_the_end_what_the_own_seat_was_told_alone() -> None:
    seats = battling()
    row = row_of(seats[0])
    found = replay(row.key, [seats[1]], eyes=2)
    assert found.open == (1,)
    assert found.eyes == 1
    assert "cards" in found.view["zones"][1]["Hand"]
    assert "cards" not in found.view["zones"][2]["Hand"]


def test_it_shows_a_stranger_nothing_before_the_end() -> None:
    row = row_of(battling()[0])
    with pytest.raises(NotAllowed):
        replay(row.key, [])
    with pytest.raises(Unknown):
        replay("no such key", [])


def test_it_lends_everybody_every_seats_eyes_after_the_end() -> None:
    row = row_of(over()[0])
    assert replay(row.key, []).open == (-1, 0, 1, 2)
    assert replay(row.key, []).eyes == -1
    assert "cards" in replay(row.key, [], eyes=2).view["zones"][2]["Hand"]


def test_it_finds_the_same_moment_for_other_eyes() -> None:
    row = row_of(over()[0])
    found = replay(row.key, [], eyes=0, at=25)
    other = replay(row.key, [], eyes=2, at=same_moment(found)[2])
    assert other.turn == found.turn
    assert other.view["battlefield"] == found.view["battlefield"]
    assert other.view["counters"] == found.view["counters"]


def test_it_gives_no_record_before_the_end() -> None:
    row = row_of(battling()[0])
    with pytest.raises(Conflict):
        record_of(row)


def test_it_writes_a_record_that_ends_the_same() -> None:
    row = row_of(over()[0])
    record = record_of(row)
    assert replayed(record).save() == row.state.encode()
    assert fingerprint(replayed(record)) == record.end


def gone_back() -> list[Seat]:
    """A battle in which somebody took a step back, and which is over."""
    seats = battling()
    seat, choice = undoable(seats, free=True)
    consents.undo(seat=seat, battle=1, choice=choice)
    play_on(seats, answers=15)
    seats_module.concede(seat=seats[1], battle=1)
    finish(seats)
    return seats


def test_it_leaves_out_of_the_record_what_was_taken_back() -> None:
    row = row_of(gone_back()[0])
    record = record_of(row)
    undone = row.entries.filter(undone=True, what__contains="answer").count()
    going_back = row.entries.filter(what__contains="undoing").count()
    assert len(record.entries) == row.entries.count() - undone - going_back
    assert undone > 0
    assert replayed(record).state.places == Game.load(row.state.encode()).state.places


def test_it_plays_on_from_what_was_taken_back_later() -> None:
    row = row_of(gone_back()[0])
    undone = row.entries.filter(undone=True).first()
    before = row.heard.filter(entry__lt=undone.number, seat=-1).count()
    found = replay(row.key, [], eyes=-1, at=before + 1)
    (seated,) = services.play_on(found=found, seating=seating())
    game = Game.load(row_of(seated.seat).state.encode())
    assert lasting(game.view(-1))["battlefield"] == found.view["battlefield"]


def test_it_says_so_when_the_rules_no_longer_lead_to_the_end() -> None:
    row = row_of(over()[0])
    state = json.loads(row.state)
    state["counters"][0] += 1
    row.state = json.dumps(state)
    with pytest.raises(Conflict):
        record_of(row)


def test_it_replays_a_record_from_a_file() -> None:
    record = whole()
    row = services.bring(text=text_of(record))
    found = replay(row.key, [], eyes=1, at=10_000)
    assert (row.outcome, row.winner) == ("won", replayed(record).state.winner)
    assert found.view["over"] == "won"
    assert record_of(row) == record


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Ada", "Ben"), ["Ada", "Ben"]),
        (("Ada",), ["Player 1", "Player 2"]),
        (("Ada", "\0"), ["Player 1", "Player 2"]),
        (("Ada\n", "B" * 99), ["Ada", "B" * 30]),
    ],
)
def test_it_calls_the_players_of_a_record_by_their_names(
    names: tuple[str, ...], shown: list[str]
) -> None:
    record = msgspec.structs.replace(whole(), names=names)
    row = services.bring(text=text_of(record))
    assert row.names == shown
    assert record_of(row) == record


def test_it_writes_the_names_of_a_table_into_its_record() -> None:
    assert record_of(row_of(over()[0])).names == ("Alice", "Bob", "Charlie")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda sent: sent.update(end="0" * 64), "battle.other-end"),
        (lambda sent: sent["entries"].pop(), "battle.other-end"),
        (lambda sent: sent["entries"].append(["leaving", 7]), "battle.seat-of-nobody"),
        (lambda sent: sent["setup"].update(first=5), "battle.turn-of-nobody"),
        (lambda sent: sent["setup"].update(format="chess"), "battle.unknown-format"),
        (lambda sent: sent["setup"]["decks"].pop(), "battle.seats-of-format"),
        (lambda sent: sent["setup"]["decks"][0].update(epic="TD-01 C 067/102"), "battle.no-epic"),
        (lambda sent: sent["setup"]["decks"][0]["main"].append("X 1"), "battle.unknown-card"),
        (lambda sent: sent["entries"].extend(sent["entries"] * 9), "battle.record-too-long"),
        (lambda sent: sent.update(setup=None), "battle.record-begins-nowhere"),
        (lambda sent: sent["entries"].insert(0, ["answer", 0, 1, [999]]), "battle.no-such-option"),
    ],
)
def test_it_refuses_a_damaged_record_and_keeps_nothing(change: object, code: str) -> None:
    sent = json.loads(text_of(whole()))
    change(sent)
    with pytest.raises(Refusal) as refused:
        services.bring(text=json.dumps(sent))
    assert code in [fault.code for fault in refused.value.faults]
    assert not Battle.objects.exists()


def test_it_refuses_what_is_no_record() -> None:
    for text in ("", "[]", "{}", '{"setup": 3}', "\x00"):
        with pytest.raises(CannotLoad):
            services.bring(text=text)


def seating(seat: int | None = 1, once: str = "once") -> Seating:
    return Seating(person="guest:dana", name="Dana", seat=seat, level="random", once=once)


def test_it_plays_on_from_a_moment_against_bots() -> None:
    old = row_of(over()[0])
    found = replay(old.key, [], eyes=1, at=20)
    (seated,) = services.play_on(found=found, seating=seating())
    row = row_of(seated.seat)
    game = Game.load(row.state.encode())
    assert row.places[1] == seated.seat.place
    assert lasting(game.view(1))["battlefield"] == found.view["battlefield"]
    assert row.table.seats.exclude(bot="").count() == 2


def test_it_plays_every_seat_alone_if_one_wishes() -> None:
    found = replay(row_of(over()[0]).key, [])
    seated = services.play_on(found=found, seating=seating(None))
    seats = [one.seat for one in seated]
    assert len(seats) == 3
    play_on(seats, answers=20)
    finish(seats)
    assert replayed(record_of(row_of(seats[0]))).save() == row_of(seats[0]).state.encode()


def test_it_opens_one_table_for_a_form_sent_twice() -> None:
    found = replay(row_of(over()[0]).key, [])
    first = services.play_on(found=found, seating=seating(None))
    again = services.play_on(found=found, seating=seating(None))
    assert [one.seat for one in first] == [one.seat for one in again]
    assert Battle.objects.count() == 2


def test_it_plays_on_from_nothing_that_still_runs() -> None:
    seats = battling()
    found = replay(row_of(seats[0]).key, seats[:1])
    with pytest.raises(NotAllowed):
        services.play_on(found=found, seating=seating())
