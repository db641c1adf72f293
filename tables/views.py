"""The pages of a table: joining, sitting down, the lobby."""

from collections.abc import Callable

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django_htmx.http import HttpResponseClientRedirect

from tables import feeds, selectors, services
from tables.forms import NameForm, PauseForm, RulesForm
from tables.limits import limited
from tables.models import Seat, Table
from tables.people import hold, person_of, recognise
from tables.services import Seated

Service = Callable[..., object]


def to_seat(request: HttpRequest, *seated: Seated) -> HttpResponse:
    """Keep the secrets of seats at one table in this browser, and show the first of them."""
    for one in seated:
        keep(request, one)
    return redirect("seat", seated[0].seat.table.key, seated[0].seat.place)


def keep(request: HttpRequest, seated: Seated) -> None:
    """Keep the seat's secret in this browser; its feed tells of the seat from now on."""
    hold(request, seated.seat.table.key, seated.seat.place, seated.token)
    feeds.follow(person=person_of(request), seat=seated.seat)


def to_stage(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Go where the table is now."""
    return go_on_to(request, reverse("seat", args=[key, place]))


def go_on_to(request: HttpRequest, address: str) -> HttpResponse:
    """Go to an address; a page that moved by itself is loaded as a whole."""
    return HttpResponseClientRedirect(address) if request.htmx else redirect(address)


def start_by(request: HttpRequest, key: str, place: int, start: Service) -> HttpResponse:
    """The host's start, by the service of the stage that begins.

    Why it can't be yet is said in the lobby.
    """
    form = RulesForm({})
    form.attempt(start, by=selectors.acting_seat(request, key, place))
    for fault in form.non_field_errors():
        messages.error(request, fault)
    return redirect("seat", key, place)


def bot_by(
    request: HttpRequest, key: str, place: int, other: int, hand_over: Service, take_back: Service
) -> HttpResponse:
    """A bot for another seat or one's own, or one's own back, by the services of a stage."""
    mine = selectors.acting_seat(request, key, place)
    if request.POST.get("bot") == "no":
        take_back(seat=mine)
    else:
        hand_over(seat=selectors.seat_beside(mine, other), by=mine)
    return redirect("seat", key, place)


@require_http_methods(["GET", "POST"])
@limited("create")
def join(request: HttpRequest, key: str, token: str) -> HttpResponse:
    """The join link: a page with a button, for a link's preview must not sit down."""
    table = selectors.joinable(key, token)
    form = NameForm(request.POST or None)
    if form.is_valid():
        seated = form.attempt(
            services.join,
            key=key,
            join_token=token,
            person=recognise(request),
            name=form.cleaned_data["name"],
            once=form.cleaned_data["once"],
        )
        if seated:
            return to_seat(request, seated)
    status = 400 if form.errors else 200
    return render(request, "tables/join.html", {"table": table, "form": form}, status=status)


@require_http_methods(["GET", "POST"])
def sit(request: HttpRequest, token: str) -> HttpResponse:
    """A seat's own link: opens the seat on this device too."""
    seat = selectors.seat_by_token(token)
    if request.method == "POST":
        return to_seat(request, Seated(seat, token))
    return render(request, "tables/sit.html", {"seat": seat})


@require_GET
def tables(request: HttpRequest) -> HttpResponse:
    """Every seat of this browser and account; those of tables that were put away apart."""
    seats = selectors.own_seats(request)
    context = {
        "seats": [seat for seat in seats if not seat.table.archived_at],
        "put_away": [seat for seat in seats if seat.table.archived_at],
        "turns": sum(bool(seat.turn) and not seat.table.paused_at for seat in seats),
        "feed": feeds.feed_of(person_of(request)),
    }
    return render(request, "tables/tables.html", context)


@require_GET
def seat(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """The seat at whatever stage its table is: each stage's app names its page `<stage>-seat`."""
    mine = selectors.acting_seat(request, key, place)
    return redirect(f"{mine.table.stage}-seat", key, place)


@require_GET
def lobby(request: HttpRequest, key: str, place: int) -> HttpResponse:
    mine = selectors.acting_seat(request, key, place)
    if mine.table.stage != "lobby":
        return to_stage(request, key, place)
    template = "tables/_lobby.html" if request.htmx else "tables/lobby.html"
    return render(request, template, selectors.lobby(mine))


@require_POST
def ready(request: HttpRequest, key: str, place: int) -> HttpResponse:
    mine = selectors.acting_seat(request, key, place)
    services.be_ready(seat=mine, ready=request.POST.get("ready") == "yes")
    return redirect("seat", key, place)


@require_POST
def leave(request: HttpRequest, key: str, place: int) -> HttpResponse:
    services.leave(seat=selectors.acting_seat(request, key, place), at=[Table.Stage.LOBBY])
    return redirect("tables")


@require_POST
def seat_link(request: HttpRequest, key: str, place: int, other: int) -> HttpResponse:
    """Make a seat's link anew and show it once: the own seat's, or as host anybody's."""
    mine = selectors.acting_seat(request, key, place)
    seated = services.reissue(seat=selectors.seat_beside(mine, other), by=mine)
    if mine.pk == seated.seat.pk:
        keep(request, seated)
    return render(request, "tables/seat_link.html", {"mine": mine, "seated": seated})


@require_POST
def renew_links(request: HttpRequest, key: str, place: int) -> HttpResponse:
    services.renew_links(by=selectors.acting_seat(request, key, place))
    return redirect("seat", key, place)


@require_POST
def pause(request: HttpRequest, key: str, place: int) -> HttpResponse:
    mine: Seat = selectors.acting_seat(request, key, place)
    form = PauseForm(request.POST)
    form.is_valid()
    services.pause(by=mine, reason=form.cleaned_data.get("reason", ""))
    return redirect("seat", key, place)
