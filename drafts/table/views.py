"""The pages on which people draft."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from drafts import words
from drafts.rules.moves import Action
from drafts.selectors import box_to_give, sets_for
from drafts.table import play, present, selectors, services
from drafts.table import watch as draft_watch
from drafts.table import words as draft_words
from drafts.table.forms import ChooseForm, DraftForm, LayForm, NotesForm, PickForm
from drafts.viewers import viewer_of
from tables.forms import RulesForm, status_of
from tables.limits import limited
from tables.models import Seat, Table
from tables.people import recognise
from tables.selectors import acting_seat, table_of
from tables.tokens import link_token
from tables.views import bot_by, go_on_to, start_by, to_seat, to_stage

POOL_SORT = "pool_sort"  # the cookie in which static/js/drafting.js keeps it
PLAIN_DRAFT = {
    "rules": "standard",
    "set": "blaze",
    "spread": "checked",
    "pace": "live",
    "seconds": 75,
    "first_extra": 30,
    "hours": 24,
    "build_minutes": 15,
    "build_days": 3,
    "overdue": "suggested",
    "quiet_from": "23:00",
    "quiet_to": "08:00",
    "zone": "UTC",
    "bots": "regular",
    "review": "always",
    "watch": "nobody",
    "delay": 10,
    "logs": "over",
}


@require_http_methods(["GET", "HEAD", "POST"])
@limited("create")
def new_draft(request: HttpRequest) -> HttpResponse:
    """The form that opens a table; what was entered stays when it is refused."""
    form = DraftForm(request.POST or None, initial=PLAIN_DRAFT | request.GET.dict())
    if form.is_valid():
        seated = form.attempt(
            services.open_draft,
            name=form.cleaned_data["name"],
            host_name=form.cleaned_data["host_name"],
            person=recognise(request),
            wishes=form.wishes(),
            once=form.cleaned_data["once"],
        )
        if seated:
            return to_seat(request, seated)
    given = form["box"].value()
    context = {
        "form": form,
        "box": given and box_to_give(box_id=given, viewer=viewer_of(request)),
        "sets": sets_for(viewer_of(request), form["set"].value() or ""),
        "rules": words.RULES_HELP,
        "spreads": words.SPREADS_HELP,
    }
    status = 400 if form.errors else 200
    return render(request, "drafts/table/new.html", context, status=status)


@require_GET
def terms(request: HttpRequest, key: str) -> HttpResponse:
    """How a table drafts: a fragment of its lobby and of its join page."""
    wishes, set_name = selectors.terms(table_of(key))
    return render(request, "drafts/table/_terms.html", {"wishes": wishes, "set_name": set_name})


@require_POST
def start(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """The host's start; why it can't be yet is said in the lobby."""
    return start_by(request, key, place, services.start)


@require_GET
def draft(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """The draft as this seat sees it."""
    return draft_page(request, key, place)


def draft_page(
    request: HttpRequest, key: str, place: int, form: RulesForm | None = None
) -> HttpResponse:
    """The fresh page of a seat, with why the last thing it asked for was refused.

    When the draft is over, or not begun, it leads to where the table is.
    """
    mine = acting_seat(request, key, place)
    if mine.table.stage != "draft":
        return to_stage(request, key, place)
    view = selectors.of_seat(mine)
    asked = request.GET.get("sort") or request.COOKIES.get(POOL_SORT, "")
    sort = asked if asked in dict(draft_words.SORTS) else "taken"
    pool = view.pool
    context: dict[str, Any] = {
        "draft": view,
        "sort": sort,
        "sorts": draft_words.SORTS,
        "lays": draft_words.LAYS,
        "pool": None if pool is None else present.sorted_pool(pool, sort),
        "figures": None if pool is None else present.figures(pool),
        "faults": form.errors.get("__all__", []) if form else [],
        "line": line_of(view),
        "watch_token": watch_token(view),
    }
    template = "_draft.html" if request.htmx else "draft.html"
    return render(request, f"drafts/table/{template}", context, status=status_of(form))


def line_of(view: selectors.DraftView) -> list[present.Somebody]:
    """The seats in the order in which packs go, from the viewer's on."""
    first = view.number or 0
    return present.in_line(view.people, first, view.people[first].place.direction)


def watch_token(view: selectors.DraftView) -> str:
    """The secret of the watch link, for the host of a table that may be watched; else ""."""
    watched = view.is_host and view.wishes.watch != "nobody"
    return link_token(view.table, "watch") if watched else ""


def answer(request: HttpRequest, key: str, place: int, form: RulesForm) -> HttpResponse:
    """After something was asked for: the fresh page, at once or by its own address."""
    if request.htmx or form.errors:
        return draft_page(request, key, place, form)
    return redirect("draft-seat", key, place)


def act(mine: Seat, form: RulesForm, action: Callable[[], Action]) -> None:
    """Do what a form says in the game that it names, where it can be read."""
    if form.is_valid():
        form.attempt(play.act, seat=mine, game=form.cleaned_data["game"], action=action())


@require_POST
def take(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Take cards from the pack that the form names."""
    mine, form = acting_seat(request, key, place), PickForm(request.POST)
    act(mine, form, form.take)
    return answer(request, key, place, form)


@require_POST
def mark(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Have cards taken when the time runs out; the page stays as it is."""
    mine, form = acting_seat(request, key, place), PickForm(request.POST)
    act(mine, form, form.mark)
    return HttpResponse(status=204)


@require_POST
def choose(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Open a face-down pack (DUEL)."""
    mine, form = acting_seat(request, key, place), ChooseForm(request.POST)
    act(mine, form, form.choice)
    return answer(request, key, place, form)


@require_POST
def lay(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Lay a card taken before to Main, Life or maybe."""
    mine, form = acting_seat(request, key, place), LayForm(request.POST)
    act(mine, form, form.laying)
    return answer(request, key, place, form)


@require_POST
def notes(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Keep the player's own notes."""
    mine, form = acting_seat(request, key, place), NotesForm(request.POST)
    if form.is_valid():
        services.write_notes(seat=mine, text=form.cleaned_data["notes"])
    return HttpResponse(status=204) if request.htmx else redirect("draft-seat", key, place)


@require_POST
def bot(request: HttpRequest, key: str, place: int, other: int) -> HttpResponse:
    """Hand a seat to a bot, one's own or as the host anybody's; or take one's own back."""
    return bot_by(request, key, place, other, services.hand_over, services.take_back)


@require_POST
def leave(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Leave for good; a bot drafts on."""
    services.leave(seat=acting_seat(request, key, place))
    return redirect("tables")


@require_POST
def resume(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Let the clock run on."""
    services.resume(by=acting_seat(request, key, place))
    return redirect("seat", key, place)


@require_POST
def next_game(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Back to the lobby for the next packs of the box."""
    services.next_game(by=acting_seat(request, key, place))
    return redirect("seat", key, place)


@require_POST
def show_logs(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Show everybody's picks, as the host wished to say when."""
    mine = acting_seat(request, key, place)
    services.show_logs(by=mine, key=selectors.latest(mine.table).key)
    return redirect("seat", key, place)


@require_GET
def watch(request: HttpRequest, key: str, token: str) -> HttpResponse:
    """What the host lets whoever has this link see; the link leads on to the battle."""
    seen = draft_watch.watch(key, token)
    if seen.draft.table.stage in (Table.Stage.BATTLE, Table.Stage.OVER):
        return go_on_to(request, reverse("battle-watch", args=[key, token]))
    template = "_watch.html" if request.htmx else "watch.html"
    context = {"watch": seen, "line": line_of(seen.draft)}
    return render(request, f"drafts/table/{template}", context)
