"""Twin worlds: two drafts that differ only in what one viewer may not know look the same to them.

Both take the same public course. What the viewer has not seen differs: the cards others took, the
packs that have not come to them, the seed, and what others marked, laid and noted.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from django.core import mail
from django.test import Client

from cards.selectors import card_set
from drafts.rules.moves import Choose, Mark, Setup, Take
from drafts.rules.running import AnyDraft, begin, load, save
from drafts.table import play as draft_play
from drafts.table import services
from drafts.tests.tables import browser, drafting, row_of
from tables import notices
from tables.models import Seat
from tables.tokens import link_token

pytestmark = [pytest.mark.django_db, pytest.mark.one_database]

IDS = [card.id for card in card_set("blaze").cards if card.rarity != "Epic"]
TOKENS_AND_TIMES = re.compile(
    r"[A-Za-z0-9]{64}|\d{4}-\d\d-\d\dT[\d:.+Z]+|\d{8}T\d{6}Z|feed/[\w-]{22}|ETag': '[^']+'"
)
Packs = list[list[str]]


def table_of(setup: Setup, people: int) -> list[Seat]:
    """People at a table whose draft begins with this setup, in the order of their places."""
    rules = setup.rules
    seats = drafting(people, once=setup.seed, rules=rules, seats=people, watch="table")
    table, row = seats[0].table, row_of(seats[0])
    table.seats.update(number=None)
    for place in range(1, people + 1):
        table.seats.filter(place=place).update(number=place - 1)
    row.places, row.state = list(range(1, people + 1)), save(begin(setup)).decode()
    row.save()
    return list(table.seats.order_by("place"))


def do(seats: list[Seat], seat: int, action: Take | Choose) -> None:
    draft_play.act(seat=seats[seat], game=1, action=action)


def take(seats: list[Seat], seat: int, at: int = 0) -> None:
    """Take the cards from this position on."""
    hand = load(row_of(seats[0]).state).hand(seat)
    do(seats, seat, Take(hand.pack, hand.number, hand.cards[at : at + hand.take]))


def setup_of(packs: Packs, rules: str, world: int) -> Setup:
    return Setup(
        rules=rules,
        seats=len(packs) // 3,
        set="blaze",
        packs=tuple(map(tuple, packs)),
        seed=f"world {world}",
    )


def standard(viewer: int, world: int) -> list[Seat]:
    """Two picks each; the viewer is about to make the third."""
    packs = [IDS[at : at + 13] for at in range(9)]
    own, before, far = viewer, (viewer - 1) % 3, (viewer - 2) % 3
    if world:
        packs[before][0] = IDS[60]
        packs[far][:2] = IDS[61:63]
        packs[3:] = [IDS[at + 40 : at + 53] for at in range(6)]
    seats = table_of(setup_of(packs, "standard", world), 3)
    for seat in range(3):
        take(seats, seat)
    for seat in range(3):
        # The next seat's second pick is from the pack the viewer opened, and saw.
        take(seats, seat, at=world if seat == (own + 1) % 3 else 0)
    return seats


def duel(viewer: int, world: int) -> list[Seat]:
    """Both opened a pack and picked, and halves were swapped."""
    packs = [IDS[13 * at : 13 * at + 13] for at in range(6)]
    other = 1 - viewer
    if world:
        given = set(seen_of_other(viewer, packs))
        spare = iter(IDS[90:])
        packs[other] = [card if card in given else next(spare) for card in packs[other]]
        packs[2:] = [IDS[at : at + 13] for at in range(4)]
    setup = Setup(rules="duel", seats=2, set="blaze", packs=tuple(map(tuple, packs)), seed="one")
    seats = table_of(setup, 2) if not world else table_of_world(setup, world)
    open_and_pick(lambda seat, action: do(seats, seat, action), seats)
    return seats


def table_of_world(setup: Setup, world: int) -> list[Seat]:
    """Another table for the same seed: the halves must be cut alike."""
    seats = table_of(Setup(**{**fields(setup), "seed": f"world {world}"}), 2)
    row = row_of(seats[0])
    row.state = save(begin(setup)).decode()
    row.save()
    return seats


def fields(setup: Setup) -> dict[str, object]:
    return {name: getattr(setup, name) for name in setup.__struct_fields__}


def open_and_pick(act: Callable[[int, Take | Choose], None], seats: list[Seat]) -> None:
    for seat in range(2):
        act(seat, Choose(1, seat + 1))
    for seat in range(2):
        take(seats, seat)


def seen_of_other(viewer: int, packs: Packs) -> list[str]:
    """Which cards of the other one's pack the viewer holds after the first swap."""
    setup = Setup(rules="duel", seats=2, set="blaze", packs=tuple(map(tuple, packs)), seed="one")
    draft: AnyDraft = begin(setup)
    for seat in range(2):
        draft.act(seat, Choose(1, seat + 1))
    for seat in range(2):
        draft.act(seat, Take(seat + 1, 1, (packs[seat][0],)))
    return [card for card in draft.hand(viewer).cards if card in packs[1 - viewer]]


def secret_doings(seats: list[Seat], viewer: int, world: int) -> None:
    """What the others do that nobody sees: marks, places and notes."""
    draft = load(row_of(seats[0]).state)
    for seat in set(range(len(seats))) - {viewer}:
        services.write_notes(seat=seats[seat], text=f"my secret {world}")
        if world and (hand := draft.hand(seat)):
            mark = Mark(hand.pack, hand.number, hand.cards[: hand.take])
            draft_play.act(seat=seats[seat], game=1, action=mark)


def feeds_of(client: Client) -> list[str]:
    """The addresses of this browser's feeds."""
    made = client.post("/feed/").content.decode()
    return re.findall(r'data-copy="http://testserver(/feed/[^"]+)"', made)


def answers(seats: list[Seat], client: Client, place: int) -> Iterator[tuple[str, str]]:
    """Everything this browser can ask about the table, with tokens and names of rows taken out."""
    table, row = seats[0].table, row_of(seats[0])
    watch, join = link_token(table, "watch"), link_token(table, "join")
    seat = f"{table.key}/{place}"
    for address in (
        f"/tables/{seat}/draft/",
        f"/tables/{seat}/draft/?sort=cost",
        f"/tables/{seat}/",
        f"/drafts/{row.key}/",
        f"/drafts/{row.key}/?seat=1",
        f"/drafts/{row.key}/?pack=2",
        f"/drafts/{row.key}/record.json",
        f"/drafts/terms/{table.key}/",
        f"/api/v1/drafts/{seat}/",
        f"/api/v1/drafts/{table.key}/",
        f"/api/v1/drafts/logs/{row.key}/",
        *(f"/api/v1/drafts/logs/{row.key}/seats/{number}/1/" for number in range(3)),
        f"/api/v1/drafts/logs/{row.key}/packs/2/",
        f"/api/v1/tables/{seat}/people/",
        f"/api/v1/tables/{seat}/links/",
        "/api/v1/tables/",
        f"/watch/{table.key}/{watch}/",
        f"/api/v1/drafts/{table.key}/watch/{watch}/",
        f"/boxes/{row.box}/packs/1/",
        f"/api/v1/boxes/{row.box}/packs/",
        "/tables/",
        *feeds_of(client),
    ):
        for headers in ({}, {"HX-Request": "true"}):
            answer = client.get(address, headers=headers)
            kept = {k: v for k, v in answer.headers.items() if k != "X-Request-ID"}
            said = f"{answer.status_code} {kept} {answer.content.decode()}"
            known = {table.key: "TABLE", row.key: "LOG", row.box: "BOX"}
            for secret, word in {**known, watch: "WATCH", join: "JOIN"}.items():
                address, said = address.replace(secret, word), said.replace(secret, word)
            yield TOKENS_AND_TIMES.sub("…", address), TOKENS_AND_TIMES.sub("…", said)


def mail_of(seat: Seat) -> tuple[str, str]:
    """The mail that tells a seat of its turn, with the names of rows and the secret taken out."""
    Seat.objects.update(mail="")
    Seat.objects.filter(pk=seat.pk).update(mail="a@example.org", mail_confirmed=True)
    notices.remind.call(seat.pk, Seat.objects.get(pk=seat.pk).turn)
    sent = mail.outbox.pop()
    said = f"{sent.subject} {sent.to} {sent.body}".replace(seat.table.key, "TABLE")
    return "mail", re.sub(r"/stop/\S+", "/stop/…", said)


def same(one: list[tuple[str, str]], other: list[tuple[str, str]]) -> None:
    """Raises AssertionError at the first letter that differs."""
    for (address, said), (_, heard) in zip(one, other, strict=True):
        at = next((n for n, (a, b) in enumerate(zip(said, heard, strict=False)) if a != b), None)
        assert said == heard, (address, said[at - 60 : at + 60], heard[at - 60 : at + 60])


WORLDS = {"standard": (standard, 3), "duel": (duel, 2)}


@pytest.mark.parametrize("rules", ["standard", "duel"])
@pytest.mark.parametrize("viewer", range(3))
def test_it_shows_a_seat_the_same_in_twin_worlds(rules: str, viewer: int) -> None:
    play, people = WORLDS[rules]
    if viewer >= people:
        pytest.skip("DUEL has two seats")
    told = []
    for world in range(2):
        seats = play(viewer, world)
        secret_doings(seats, viewer, world)
        told.append(list(answers(seats, browser(seats[viewer]), viewer + 1)))
        told[world].append(mail_of(seats[viewer]))
        hand = load(row_of(seats[0]).state).hand(viewer)
        assert hand is not None
        assert hand.cards[0] in told[world][0][1]
    same(*told)


@pytest.mark.parametrize("rules", ["standard", "duel"])
def test_it_shows_a_stranger_and_a_watcher_the_same(rules: str) -> None:
    play, _ = WORLDS[rules]
    told = []
    for world in range(2):
        seats = play(0, world)
        secret_doings(seats, 0, world)
        told.append(list(answers(seats, Client(), 1)))
        assert not [address for address, said in told[world] if "TD-01" in said]
    same(*told)


@pytest.mark.parametrize("rules", ["standard", "duel"])
def test_it_moves_a_seats_revision_only_with_what_it_sees(rules: str) -> None:
    play, _ = WORLDS[rules]
    revisions = []
    for world in range(2):
        seats = play(0, world)
        secret_doings(seats, 0, world)
        seats[0].refresh_from_db()
        seats[0].table.refresh_from_db()
        revisions.append((seats[0].revision, seats[0].table.revision))
    assert revisions[0] == revisions[1]
