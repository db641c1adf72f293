"""Battles at tables, for tests: Alice hosts, Bob and Charlie sit down, a stranger does not."""

from random import Random
from typing import Any
from unittest.mock import patch

from django.db import transaction
from django.test import Client

from battle import play, services
from battle.bots.random_player import picks
from battle.course import Course
from battle.models import Battle, Entry
from battle.rules.agreement import Agreement
from battle.rules.engine.choice import Choice
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.record import Answer
from cards.selectors import card_set
from drafts.tests.tables import NAMES, sit
from tables import services as tables
from tables.browsing import browser_of
from tables.models import Seat, Table


def battling(
    people: int = 3, *, once: str = "once", seed: str = "5eed", **wishes: Any
) -> list[Seat]:
    """People who battle, in the order in which they sit; bots sit on the other seats of three."""
    rules = wishes.pop("rules", "standard")
    size = 3 if rules == "standard" else 2
    host = tables.open_table(
        name="Friday", host_name="Alice", person="guest:alice", format=rules, seats=size,
        settings={}, once=once,
    ).seat  # fmt: skip
    seats = [host, *(sit(host.table, name) for name in NAMES[1:people])]
    bots = [tables.seat_bot(table=host.table, name=f"Bot {n}", level="random")
            for n in range(size - people)]  # fmt: skip
    order = {seat.place: number for number, seat in enumerate([*seats, *bots])}
    tables.take_seats(table=host.table, numbers=order, stage=Table.Stage.BATTLE)
    decks = drafted(card_set("blaze"), rules, seed).decks
    with patch.object(services.secrets, "token_hex", lambda size: f"{seed:0>64}"[-2 * size :]):
        services.start(
            table=host.table,
            decks=dict(zip(order, decks, strict=True)),
            set_key="blaze",
            agreement=Agreement(**wishes),
        )
    return list(host.table.seats.order_by("number"))


def holder(seat: Seat) -> Client:
    """A browser that holds this seat, and knows nothing of the person in it."""
    return browser_of(seat=seat)


def row_of(seat: Seat) -> Battle:
    """The latest battle of a seat's table, as stored."""
    return Battle.objects.filter(table=seat.table).last()


def game_of(seat: Seat) -> Game:
    """The game as stored."""
    return Game.load(row_of(seat).state.encode())


def asked(seats: list[Seat]) -> tuple[Seat, Choice]:
    """The seat that is asked, and what."""
    choice, row = game_of(seats[0]).waiting, row_of(seats[0])
    return next(seat for seat in seats if row.places[choice.seat] == seat.place), choice


def answer(seats: list[Seat], chance: Random) -> None:
    """Let whoever is asked answer at random."""
    seat, choice = asked(seats)
    battle = row_of(seat).number
    play.answer(seat=seat, battle=battle, choice=choice.number, picks=picks(choice, chance))


def play_on(seats: list[Seat], answers: int = 10_000, seed: int = 1) -> None:
    """Let people answer at random, so many times or until the battle is over."""
    chance = Random(seed)
    for _ in range(answers):
        if game_of(seats[0]).waiting is None:
            return
        answer(seats, chance)


def hurry(seats: list[Seat], answers: int = 10_000, seed: int = 1) -> None:
    """As `play_on`, in one go: what every single answer does to the rows is shown elsewhere."""
    chance = Random(seed)
    with transaction.atomic():
        table = tables.locked(seats[0].table.key)
        course = Course(table, table.battles.last())
        while (choice := course.game.waiting) is not None and answers:
            given = Answer(choice.seat, choice.number, tuple(picks(choice, chance)))
            course.carry_out(given, Entry.By.BOT)
            answers -= 1
        play.go_on(course)
