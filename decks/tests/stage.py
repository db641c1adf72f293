"""Tables in their Build stage, for tests: Alice, Bob and Charlie drafted, or brought decks."""

from typing import Any

from decks import services
from decks.drafted import drafted_by
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.rules.stage_wishes import BuildWishes
from decks.stage import play
from decks.stage import services as stage_services
from decks.stage.judging import suggested_for
from decks.stage.models import BuildStage, Registration
from drafts.table import play as draft_play
from drafts.tests.tables import draft_of, drafting, hurry, pick, row_of, start
from tables.models import Seat


def building(people: int = 3, **wishes: Any) -> list[Seat]:
    """People whose draft is over, in the order in which they sit."""
    seats = drafting(people, **wishes)
    hurry(seats[0])
    draft_bots(seats[0])
    while not draft_of(seats[0]).over:
        pick(next(seat for seat in seats if not seat.bot and draft_of(seat).acting(seat.number)))
        draft_bots(seats[0])
    return list(seats[0].table.seats.exclude(number=None).order_by("number"))


def bringing(people: int = 3, **wishes: Any) -> list[Seat]:
    """People who bring decks of their own, in the order in which they sit."""
    host = stage_services.open_build(
        name="Saturday",
        host_name="Alice",
        person="guest:alice",
        wishes=BuildWishes(**{"seconds": None} | wishes),
        once="once",
    ).seat
    return start(host, people, stage_services.start)


def draft_bots(seat: Seat) -> None:
    """Let bots pick until they wait for a person."""
    draft_play.let_bots_act.call(row_of(seat).pk)


def register_bots(seat: Seat) -> None:
    """Let bots register."""
    play.let_bots_register.call(stage_of(seat).pk)


def stage_of(seat: Seat) -> BuildStage:
    return BuildStage.objects.filter(table=seat.table).last()


def suggested(seat: Seat) -> Deck:
    """The build that a bot would register for this seat."""
    return suggested_for(stage_of(seat), seat.place)


def begun(seat: Seat) -> OwnDeck:
    """The deck of what a seat drafted, laid as suggested."""
    drafted = drafted_by(seat)
    row = services.build_drafted(
        person=seat.person,
        name="Mine",
        draft=drafted.draft,
        place=seat.place,
        deck=drafted.deck,
        bans=drafted.bans,
        format=drafted.format,
    )
    return services.suggest_build(person=seat.person, key=row.key, revision=row.revision)


def register(seat: Seat, deck: Deck | None = None) -> Registration:
    """Register a deck that is sent whole, the suggested one unless told otherwise."""
    return play.register_laid(seat=seat, game=1, deck=deck or suggested(seat))
