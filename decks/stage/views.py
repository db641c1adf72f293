"""The page of a table in its Build stage."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_GET, require_POST

from decks import services
from decks.drafted import drafted_by
from decks.forms import RegisterForm, asking
from decks.stage import play, selectors
from decks.stage import services as stage_services
from decks.stage.show import at_hand, ready_made
from tables.forms import RulesForm, status_of
from tables.people import person_of, recognise
from tables.selectors import acting_seat, table_of
from tables.views import bot_by, start_by, to_stage


@require_GET
@gzip_page
def stage(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """The Build as this seat sees it."""
    return stage_page(request, key, place)


def stage_page(
    request: HttpRequest, key: str, place: int, form: RulesForm | None = None
) -> HttpResponse:
    """The fresh page of a seat, with why the last thing it asked for was refused."""
    mine = acting_seat(request, key, place)
    if not selectors.at_build(mine.table):
        return to_stage(request, key, place)
    view = selectors.stage_view(mine, person_of(request))
    context = {
        "build": view,
        "hand": at_hand(view, request.GET.get("deck", ""), request.GET.get("ready", "")),
        "ready": ready_made(view),
        "faults": form.faults if form else (),
    }
    template = "_stage.html" if request.htmx else "stage.html"
    return render(request, f"decks/{template}", context, status=status_of(form))


@require_GET
@gzip_page
def registered(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """The deck that this seat plays, also in the battle, and who registered it.

    As a fragment it says what a player has to know who did not do it themselves, and for whom else
    the time ran out, or nothing; asked for a `link`, it leads here.
    """
    mine = acting_seat(request, key, place)
    if request.htmx:
        there = selectors.registration_of(mine)
        late = selectors.late_beside(mine) if there else ()
        context = {"there": there, "late": late, "mine": mine, "link": "link" in request.GET}
        return render(request, "decks/_stage_told.html", context)
    view = selectors.stage_view(mine, person_of(request))
    if view.registered is None:
        return to_stage(request, key, place)
    return render(request, "decks/registered.html", {"build": view, "hand": at_hand(view, "", "")})


@require_POST
def begin(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Make the deck of what the seat drafted, or take it over to this device; then the builder."""
    drafted = drafted_by(acting_seat(request, key, place))
    row = services.build_drafted(
        person=recognise(request),
        name=(_("Drafted at %(table)s") % {"table": drafted.seat.table.name})[: services.MOST_NAME],
        draft=drafted.draft,
        place=place,
        deck=drafted.deck,
        format=drafted.format,
        bans=drafted.bans,
    )
    if "suggest" in request.POST and drafted.row is None:
        services.suggest_build(person=row.owner, key=row.key, revision=row.revision)
    return redirect("deck", row.key)


@require_POST
def register(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Register a deck as the page showed it."""
    mine, form = acting_seat(request, key, place), RegisterForm(request.POST)
    if form.is_valid():
        sent = form.cleaned_data
        if sent["ready"] is not None:
            form.attempt(play.register_ready, seat=mine, game=sent["game"], number=sent["ready"])
        else:
            form.attempt(
                play.register,
                seat=mine,
                game=sent["game"],
                key=sent["key"],
                revision=sent["revision"] or 0,
                person=person_of(request),
            )
    return answer(request, key, place, form)


@require_POST
def withdraw(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Take the deck back, to go on building."""
    mine, form = acting_seat(request, key, place), asking()
    game = request.POST.get("game", "")
    form.attempt(
        play.withdraw, seat=mine, game=int(game) if game.isdecimal() and len(game) < 6 else 0
    )
    return answer(request, key, place, form)


def answer(request: HttpRequest, key: str, place: int, form: RulesForm) -> HttpResponse:
    """After something was asked for: the fresh page, at once or by its own address."""
    if request.htmx or form.errors:
        return stage_page(request, key, place, form)
    return redirect("seat", key, place)


@require_POST
def start(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """The host's start of a table without a draft; why it can't be yet is said in the lobby."""
    return start_by(request, key, place, stage_services.start)


@require_GET
def terms(request: HttpRequest, key: str) -> HttpResponse:
    """How a table without a draft comes to its decks: a fragment of lobby and join page."""
    wishes, set_name = selectors.build_terms(table_of(key))
    context = {"wishes": wishes, "set_name": set_name}
    return render(request, "decks/_stage_terms.html", context)


@require_POST
def bot(request: HttpRequest, key: str, place: int, other: int) -> HttpResponse:
    """Hand a seat to a bot, one's own or as the host anybody's; or take one's own back."""
    return bot_by(request, key, place, other, stage_services.hand_over, stage_services.take_back)


@require_POST
def leave(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Leave for good; a bot registers a deck."""
    stage_services.leave(seat=acting_seat(request, key, place))
    return redirect("tables")


@require_POST
def resume(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Let the clock run on."""
    stage_services.resume(by=acting_seat(request, key, place))
    return redirect("seat", key, place)


@require_POST
def next_game(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Back to the lobby."""
    stage_services.next_game(by=acting_seat(request, key, place))
    return redirect("seat", key, place)
