"""Times live updates: `python manage.py measure_live http://127.0.0.1:8000`, for the bench."""

import asyncio
import json
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from asgiref.sync import sync_to_async
from django.core.management.base import BaseCommand, CommandParser
from django.db import transaction

from tables import services
from tables.services import Seated
from tables.tokens import link_token

STREAMS = 500
SEATS = 5  # at a table
ROUNDS = 3  # of changes to every table


class Command(BaseCommand):
    help = (
        "Listen to 500 seats of a server on this database, each through a stream of its own, change"
        " every table, and print the milliseconds until the last of them heard of it."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("address")

    def handle(self, *args: Any, **options: Any) -> None:
        seats = [seated for number in range(STREAMS // SEATS) for seated in sit_down(number)]
        self.stdout.write(f"{1000 * asyncio.run(slowest(options['address'], seats)):.1f}")


def sit_down(number: int) -> list[Seated]:
    """The people at one table."""
    host = services.open_table(
        name="Bench",
        host_name="A",
        person=f"guest:{number}",
        format="standard",
        seats=SEATS,
        settings={},
        once=f"bench {number}",
    )
    key, join = host.seat.table.key, link_token(host.seat.table, "join")
    others = [
        services.join(key=key, join_token=join, name=name, person=f"guest:{name}", once=name)
        for name in "BCDE"
    ]
    return [host, *others]


async def slowest(address: str, seats: list[Seated]) -> float:
    """Seconds between a change and the last stream that hears of it, in the worst of all rounds."""
    news: asyncio.Queue[tuple[int, float]] = asyncio.Queue()  # which table was heard of, and when
    streams = [asyncio.create_task(listen(address, seated, news)) for seated in seats]
    for _ in seats:
        await news.get()
    worst = 0.0
    for _ in range(ROUNDS):
        changed = {seated.seat.table_id: await change(seated) for seated in seats[::SEATS]}
        for _ in seats:
            table, heard = await news.get()
            worst = max(worst, heard - changed[table])
    for stream in streams:
        stream.cancel()
    return worst


async def listen(address: str, seated: Seated, news: asyncio.Queue[tuple[int, float]]) -> None:
    """Put down when a seat's stream says something new."""
    site, seat = urlsplit(address), seated.seat
    reader, writer = await asyncio.open_connection(site.hostname, site.port)
    request = f"GET /live/?on={seat.table.key}.{seat.place} HTTP/1.1\r\nHost: {site.netloc}\r\n"
    writer.write(f"{request}Authorization: Seat {seated.token}\r\n\r\n".encode())
    while line := await reader.readline():
        if line.startswith(b"data: "):
            assert json.loads(line.removeprefix(b"data: "))
            await news.put((seat.table_id, perf_counter()))


@sync_to_async
def change(seated: Seated) -> float:
    """Let everybody at a table see something new; when that was."""
    with transaction.atomic():
        services.changed(seated.seat.table)
    return perf_counter()
