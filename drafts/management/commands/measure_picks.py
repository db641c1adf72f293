"""Times picks through the service: `python manage.py measure_picks`, for the bench."""

from statistics import median
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand

from drafts.rules.moves import Take
from drafts.rules.running import load
from drafts.rules.wishes import Wishes
from drafts.table import play
from drafts.table import services as draft_services
from drafts.table.models import TableDraft
from tables import services
from tables.models import Seat
from tables.tokens import link_token


class Command(BaseCommand):
    help = "Draft with three people in this database, and print the median milliseconds of a pick."

    def handle(self, *args: Any, **options: Any) -> None:
        seats = sit_down()
        times = []
        while (row := TableDraft.objects.get(table=seats[0].table)).ended_at is None:
            draft = load(row.state)
            number = next(n for n in range(draft.setup.seats) if draft.acting(n))
            hand = draft.hand(number)
            seat = next(seat for seat in seats if seat.place == row.places[number])
            start = perf_counter()
            play.act(
                seat=seat, game=1, action=Take(hand.pack, hand.number, hand.cards[: hand.take])
            )
            times.append(1000 * (perf_counter() - start))
        self.stdout.write(f"{median(times):.3f}")


def sit_down() -> list[Seat]:
    """Three people at a table whose draft has begun, with a clock."""
    host = draft_services.open_draft(
        name="Bench", host_name="A", person="guest:a", wishes=Wishes(seconds=3600), once="bench"
    ).seat
    join = link_token(host.table, "join")
    for name in "BC":
        services.join(
            key=host.table.key, join_token=join, name=name, person=f"guest:{name}", once=name
        )
    host.table.seats.update(ready=True)
    draft_services.start(by=host)
    return list(host.table.seats.all())
