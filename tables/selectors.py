"""What may be read of a table, and who may act for which seat."""

from typing import Any

from django.http import HttpRequest
from django.utils.crypto import constant_time_compare

from tables.models import Seat, Table
from tables.people import seat_tokens, shown_token
from tables.rules.refusal import Fault, NotAllowed, Unknown
from tables.tokens import hashed, link_token, opens


def table_of(key: str) -> Table:
    """The table of this key. Raises Unknown (tables.no-such-table)."""
    table = Table.objects.select_related("host").filter(key=key).first()
    if table is None:
        raise Unknown(Fault("tables.no-such-table"))
    return table


def joinable(key: str, join_token: str) -> Table:
    """The table behind a join link. Raises Unknown (tables.no-such-link)."""
    table = Table.objects.filter(key=key, archived_at=None).first()
    if table is None or not opens(table, "join", join_token):
        raise Unknown(Fault("tables.no-such-link"))
    return table


def watchable(key: str, watch_token: str) -> Table:
    """The table behind a watch link. Raises Unknown (tables.no-such-link)."""
    table = Table.objects.filter(key=key).first()
    if table is None or not opens(table, "watch", watch_token):
        raise Unknown(Fault("tables.no-such-link"))
    return table


def acting_seat(request: HttpRequest, key: str, place: int) -> Seat:
    """The seat this request may act for: it brings the seat's secret, or its account owns it.

    Raises NotAllowed (tables.not-your-seat), the same whether the seat exists or not.
    """
    seats = Seat.objects.select_related("table")
    seat = seats.filter(table__key=key, place=place, left_at=None).first()
    if seat is None or not may_act(request, seat):
        raise NotAllowed(Fault("tables.not-your-seat"))
    return seat


def may_act(request: HttpRequest, seat: Seat) -> bool:
    """Whether this request may act for this seat."""
    if request.user.is_authenticated and seat.person == f"user:{request.user.pk}":
        return True
    tokens = seat_tokens(request, seat.table.key, seat.place)
    return any(constant_time_compare(hashed(token), seat.token_hash) for token in tokens)


def seat_by_token(token: str) -> Seat:
    """The seat of a seat link. Raises Unknown (tables.no-such-link)."""
    seat = Seat.objects.select_related("table").filter(token_hash=hashed(token)).first()
    if seat is None:
        raise Unknown(Fault("tables.no-such-link"))
    return seat


def own_seats(request: HttpRequest) -> list[Seat]:
    """Every seat this request may act for: those waited for first, then the latest table."""
    held = [name.rpartition(".")[0] for name in request.session.get("seats", {})]
    seats = Seat.objects.select_related("table").filter(table__key__in=held, left_at=None)
    if request.user.is_authenticated:
        seats |= Seat.objects.select_related("table").filter(
            person=f"user:{request.user.pk}", left_at=None
        )
    if token := shown_token(request, "Seat"):
        seats |= Seat.objects.select_related("table").filter(token_hash=hashed(token), left_at=None)
    own = [seat for seat in seats.order_by("-table__touched_at") if may_act(request, seat)]
    return sorted(own, key=lambda seat: not seat.turn)


def seat_beside(mine: Seat, place: int) -> Seat:
    """Another seat at the same table. Raises Unknown (tables.no-such-seat)."""
    seat = Seat.objects.select_related("table").filter(table=mine.table, place=place).first()
    if seat is None:
        raise Unknown(Fault("tables.no-such-seat"))
    return seat


def people(mine: Seat) -> dict[str, Any]:
    """Everybody at a seat's table."""
    seats = list(mine.table.seats.filter(left_at=None))
    is_host = mine.table.host_id == mine.pk
    return {"table": mine.table, "mine": mine, "seats": seats, "is_host": is_host}


def lobby(mine: Seat) -> dict[str, object]:
    """What a seat sees in the lobby: everybody at the table, and the link that lets others in."""
    here = people(mine)
    return here | {
        "ready": sum(seat.ready for seat in here["seats"]),
        "join_token": link_token(mine.table, "join"),
    }
