"""What every game must keep, tried on random games of Trinity."""

from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from battle.bots.random_player import picks
from battle.rules.engine import game as kernel
from battle.rules.engine.eyes import GONE, Told, Watcher, after, differences, number
from battle.rules.engine.refusals import (
    CannotLoad,
    CannotUndo,
    IllegalAnswer,
    StaleAnswer,
    WrongSeat,
)
from battle.rules.engine.zones import shuffle
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.record import Leaving, Wishing
from battle.rules.trinity.setup import start
from battle.rules.trinity.state import Wishes
from battle.tests.journal import Journal, replay
from cards.rules.catalogue import card_sets

GAMES = [("standard", "blaze"), ("standard", "phantom"), ("duel", "blaze"), ("duel", "phantom")]
every_game = pytest.mark.parametrize(("format_", "card_set"), GAMES)


def new(format_: str = "standard", card_set: str = "blaze", seed: str = "engine") -> Game:
    return start(deal(card_sets()[card_set], format_, seed))


def digest(game: Game) -> str:
    return sha256(game.save()).hexdigest()


@every_game
def test_it_is_the_same_game_through_saves_and_copies(format_: str, card_set: str) -> None:
    game, chance = new(format_, card_set), Random(1)
    while (choice := game.waiting) is not None:
        answer = picks(choice, chance)
        loaded, copied = Game.load(game.save()), game.copy()
        for other in (game, loaded, copied):
            other.answer(choice.seat, choice.number, answer)
        assert loaded.save() == game.save() == copied.save()


@every_game
def test_it_is_the_same_game_after_going_back_at_any_choice(format_: str, card_set: str) -> None:
    journal, chance = Journal(new(format_, card_set)), Random(2)
    while (choice := journal.game.waiting) is not None:
        if len(journal.entries) == 12:
            journal.keep()
        before, answer = journal.game.save(), tuple(picks(choice, chance))
        journal.answer(choice.seat, choice.number, answer)
        came = journal.game.save()
        assert journal.undo(choice.seat, choice.number, consent=True).save() == before
        journal.answer(choice.seat, choice.number, answer)
        assert journal.game.save() == came


@every_game
def test_it_replays_from_any_choice_to_the_same_end(format_: str, card_set: str) -> None:
    journal, chance, saves = Journal(new(format_, card_set)), Random(3), []
    while (choice := journal.game.waiting) is not None:
        saves.append(journal.game.save())
        journal.answer(choice.seat, choice.number, tuple(picks(choice, chance)))
    for at in (0, *range(1, len(saves), 40)):
        again = replay(saves[at], journal.entries[at:])
        assert again.save() == journal.game.save()


@every_game
def test_it_tells_each_seat_all_that_changed_in_its_view(format_: str, card_set: str) -> None:
    game, chance = new(format_, card_set), Random(4)
    seats = range(-1, game.state.seats)
    watchers = [Watcher(game, seat) for seat in seats]
    pages = [on_the_page(watcher.view) for watcher in watchers]
    for _ in range(250):
        if (choice := game.waiting) is None:
            break
        game.answer(choice.seat, choice.number, picks(choice, chance))
        for at, watcher in enumerate(watchers):
            revision = watcher.revision
            told = watcher.look(game)
            sent = msgspec.json.decode(msgspec.json.encode(told), type=Told)
            pages[at] = after(pages[at], sent.changed)
            assert pages[at] == on_the_page(game.view(watcher.seat))
            assert (told.revision > revision) == bool(told.changed)


@pytest.mark.parametrize(
    ("new", "told"),
    [
        ([1, 2, 3], []),
        ([1, 5, 3], [(("pile", 1), 5)]),
        ([1, 2, 3, 4, 5], [(("pile", 3), 4), (("pile", 4), 5)]),
        ([1, 3], [(("pile", 1), GONE)]),
        ([2, 3, 1, 4], [(("pile",), [2, 3, 1, 4])]),
        ([], [(("pile",), [])]),
    ],
)
def test_it_tells_of_a_list_no_more_than_is_new(new: list[int], told: list[Any]) -> None:
    old = {"pile": [1, 2, 3]}
    assert differences(old, {"pile": new}) == told
    assert after(old, tuple(told)) == {"pile": new}


def on_the_page(view: Any) -> Any:
    """A view as a page has it: sent as JSON."""
    return msgspec.json.decode(msgspec.json.encode(view))


def test_it_keeps_what_a_player_wishes_when_it_goes_back() -> None:
    journal = Journal(new())
    choice = journal.game.waiting
    assert choice is not None
    journal.answer(choice.seat, choice.number, (len(choice.options) - 1,))
    journal.note(Wishing(1, Wishes(payment=True)))
    journal.undo(choice.seat, choice.number, consent=True)
    assert journal.game.state.wishes[1].payment


def test_it_replays_a_player_who_left() -> None:
    journal, chance = Journal(new()), Random(5)
    for at in range(60):
        choice = journal.game.waiting
        assert choice is not None
        journal.answer(choice.seat, choice.number, tuple(picks(choice, chance)))
        if at == 30:
            journal.note(Leaving(2))
    assert replay(journal.kept, journal.entries).save() == journal.game.save()


def test_it_does_not_go_back_past_what_was_seen() -> None:
    journal, chance = Journal(new()), Random(4)
    first = journal.game.waiting
    assert first is not None
    for _ in range(60):
        choice = journal.game.waiting
        assert choice is not None
        journal.answer(choice.seat, choice.number, tuple(picks(choice, chance)))
    before = journal.game.save()
    with pytest.raises(CannotUndo):
        journal.undo(first.seat, first.number)
    assert journal.game.save() == before


def test_it_goes_back_freely_as_long_as_nothing_new_was_seen() -> None:
    journal = Journal(new())
    choice = journal.game.waiting
    assert choice is not None
    before = journal.game.save()
    journal.answer(choice.seat, choice.number, (len(choice.options) - 1,))
    assert journal.undo(choice.seat, choice.number).save() == before


@every_game
def test_it_keeps_every_card_with_its_owner(format_: str, card_set: str) -> None:
    game, chance = new(format_, card_set, "count"), Random(5)
    owned = game.state.owner[:]
    while (choice := game.waiting) is not None:
        game.answer(choice.seat, choice.number, picks(choice, chance))
        state = game.state
        lying = sorted(uid for zones in state.places for pile in zones for uid in pile)
        assert lying == list(range(len(owned)))
        assert state.owner == owned
        assert game.waiting is not None or state.over


@every_game
def test_it_always_lets_somebody_act_until_it_is_over(format_: str, card_set: str) -> None:
    for seed in range(4):
        game, chance = new(format_, card_set, f"act{seed}"), Random(seed)
        while (choice := game.waiting) is not None:
            assert not game.state.over
            assert len(choice.options) >= max(1, choice.least)
            game.answer(choice.seat, choice.number, picks(choice, chance))
        assert game.state.over in ("won", "drawn")


BAD: list[tuple[type[Exception], str, Any]] = [
    (WrongSeat, "seat", None),
    (StaleAnswer, "later", None),
    (StaleAnswer, "earlier", None),
    (IllegalAnswer, "picks", "too many"),
    (IllegalAnswer, "picks", "too few"),
    (IllegalAnswer, "picks", "beyond"),
    (IllegalAnswer, "picks", [-1]),
    (IllegalAnswer, "picks", [True]),
    (IllegalAnswer, "picks", [0.0]),
    (IllegalAnswer, "picks", ["0"]),
    (IllegalAnswer, "picks", [None]),
    (IllegalAnswer, "picks", [[0]]),
]


@pytest.mark.parametrize("card_set", ["blaze", "phantom"])
def test_it_refuses_illegal_answers_of_every_kind_and_changes_nothing(card_set: str) -> None:
    game, chance = new("standard", card_set), Random(6)
    while (choice := game.waiting) is not None:
        before, size = digest(game), len(choice.options)
        wrong = {"too many": [*range(size), 0], "too few": [], "beyond": [size]}
        for refusal, what, how in BAD:
            if how == "too few" and choice.least == 0:
                continue
            seat = (choice.seat + 1) % 3 if what == "seat" else choice.seat
            at = choice.number + {"later": 1, "earlier": -1}.get(what, 0)
            answer = wrong.get(how, how) if isinstance(how, str) else how or [0]
            with pytest.raises(refusal):
                game.answer(seat, at, answer)
            assert digest(game) == before
        game.answer(choice.seat, choice.number, picks(choice, chance))
    before = digest(game)
    with pytest.raises(StaleAnswer):
        game.answer(0, 1, [0])
    assert digest(game) == before


def test_it_refuses_the_same_option_twice() -> None:
    game, chance = new("standard", "phantom"), Random(6)
    seen = 0
    while (choice := game.waiting) is not None:
        if choice.most > 1:
            before = digest(game)
            with pytest.raises(IllegalAnswer):
                game.answer(choice.seat, choice.number, [0] * max(2, choice.least))
            assert digest(game) == before
            seen += 1
        game.answer(choice.seat, choice.number, picks(choice, chance))
    assert seen


def test_it_hides_what_others_hold() -> None:
    hand = new().view(1)["zones"][2]["Hand"]
    assert hand["count"] == 6
    assert len(hand["among"]) == 1
    assert "cards" not in hand


@every_game
def test_it_gives_nothing_by_which_a_hidden_card_could_be_followed(
    format_: str, card_set: str
) -> None:
    """A number means one card in one stay to one seat; another stay or seat, another number."""
    game, chance = new(format_, card_set), Random(7)
    means: dict[tuple[int, int], int] = {}
    viewers = range(-1, game.state.seats)
    for _ in range(120):
        if (choice := game.waiting) is None:
            break
        for seat in viewers:
            for handle in game.state.stay:
                assert means.setdefault((seat, number(game, seat, handle)), handle) == handle
        game.answer(choice.seat, choice.number, picks(choice, chance))
    shown = [{number for seat, number in means if seat == viewer} for viewer in viewers]
    assert all(not one & two for i, one in enumerate(shown) for two in shown[:i])


def test_it_shows_no_number_of_the_engine_itself() -> None:
    """Neither handles nor uids leave: all numbers of cards are mixed with a secret."""
    game, chance = new(), Random(8)
    for _ in range(200):
        choice = game.waiting
        assert choice is not None
        for seat in (-1, 0, 1, 2):
            inside = set(game.state.stay)
            assert not inside & set(numbers_in(game.view(seat)))
        game.answer(choice.seat, choice.number, picks(choice, chance))


def numbers_in(value: Any) -> list[int]:
    """Every number anywhere in a view."""
    if isinstance(value, dict):
        return [n for inner in value.values() for n in numbers_in(inner)]
    if isinstance(value, list):
        return [n for inner in value for n in numbers_in(inner)]
    return [value] if isinstance(value, int) else []


def test_it_loses_a_hidden_card_from_sight_in_a_shuffle() -> None:
    game = new()
    deck = game.state.places[0][0]
    before = {number(game, 0, game.state.stay[uid]) for uid in deck}
    shuffle(game, 0, 0)
    assert not before & {number(game, 0, game.state.stay[uid]) for uid in deck}


def test_it_upgrades_a_save_of_an_earlier_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new()
    old = msgspec.json.decode(game.save())
    old |= {"schema": 0, "marks": old.pop("counters")}
    upgrade = {0: lambda saved: {**saved, "schema": 1, "counters": saved.pop("marks")}}
    monkeypatch.setattr(Game, "upgraders", upgrade)
    assert kernel.SCHEMA == 1
    assert Game.load(msgspec.json.encode(old)).save() == game.save()


@pytest.mark.parametrize(
    ("save", "code"),
    [
        (b"{}", "battle.cannot-load"),
        (b"not json", "battle.cannot-load"),
        (b'{"schema": 1}', "battle.cannot-load"),
        (b'{"schema": 77}', "battle.unknown-schema"),
    ],
)
def test_it_refuses_a_save_it_does_not_know(save: bytes, code: str) -> None:
    with pytest.raises(CannotLoad) as refusal:
        Game.load(save)
    assert refusal.value.faults[0].code == code
