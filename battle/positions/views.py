"""The pages of boards that somebody sets up, and of puzzles."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from battle.board.look import as_printed, look_page
from battle.hints import named
from battle.models import SetUpBoard
from battle.positions import services
from battle.positions.forms import BoardForm, PlayForm, ReadForm, entered
from battle.positions.puzzles import PUZZLES, following, puzzle
from battle.positions.seating_views import sit_down
from battle.positions.shown import board_of
from battle.rules.trinity.position import Position, SeatPosition
from battle.rules.trinity.position_text import write_position
from cards.rules.catalogue import cards_by_id
from cards.rules.search import index_of
from cards.selectors import official_sets
from tables.limits import limited
from tables.people import person_of, recognise

MOST_FOUND = 24
EMPTY = Position(seat=(SeatPosition(),) * 3)


@require_GET
def boards(request: HttpRequest) -> HttpResponse:
    """The puzzles of the site, and the boards of whoever asks."""
    context = {
        "puzzles": [puzzle(slug) for slug in PUZZLES],
        "boards": services.boards_of(person_of(request)),
    }
    return render(request, "battle/boards/boards.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@limited("create")
def new_board(request: HttpRequest) -> HttpResponse:
    """The form of a new board, empty or a copy: ?copy=<key>."""
    if request.method != "POST":
        return editor(request, BoardForm(initial=copied(request)))
    form = BoardForm(request.POST)
    if form.is_valid():
        row = form.attempt(lambda: kept(form, recognise(request)))
        if row:
            return redirect("board", row.key)
    return editor(request, form)


def copied(request: HttpRequest) -> dict[str, Any]:
    """What the form of a new board begins with."""
    key = request.GET.get("copy", "")
    if key in PUZZLES:
        found = puzzle(key)
        return entered(str(found.title), found.puzzle.position, found.puzzle.goal.gained)
    if key:
        row = services.board_by_key(key)
        return entered(row.name, services.position_of(row), row.goal)
    return entered("", EMPTY, None)


def kept(form: BoardForm, owner: str) -> SetUpBoard:
    """Keep what was entered."""
    sent = form.cleaned_data
    return services.keep_board(
        owner=owner,
        once=sent["once"],
        name=sent["name"],
        position=form.position(),
        goal=sent["goal"],
    )


def editor(request: HttpRequest, form: BoardForm, key: str = "") -> HttpResponse:
    """The page on which a board is set up."""
    context = {"form": form, "key": key, "read": ReadForm()}
    status = 400 if form.errors else 200
    return render(request, "battle/boards/editor.html", context, status=status)


@require_POST
@limited("check")
def read(request: HttpRequest) -> HttpResponse:
    """Fill the form from a board in a file."""
    form = ReadForm(request.POST, request.FILES)
    position = None
    if form.is_valid():
        position = form.attempt(lambda: services.position_in(form.cleaned_data["text"]))
    if position is None:
        context = {"form": BoardForm(initial=entered("", EMPTY, None)), "read": form, "key": ""}
        return render(request, "battle/boards/editor.html", context, status=400)
    return editor(request, BoardForm(initial=entered("", position, None)))


@require_POST
@limited("check")
def preview(request: HttpRequest) -> HttpResponse:
    """The board as it is entered, or what is wrong with it: a fragment."""
    form = BoardForm(request.POST)
    form.fields["name"].required = False
    position = form.attempt(lambda: checked(form)) if form.is_valid() else None
    board = board_of(position, look_address()) if position else None
    context = {"form": form, "board": board, "look": look_address()}
    return render(request, "battle/boards/_preview.html", context)


def checked(form: BoardForm) -> Position:
    """What was entered, once it can be played. Raises as `battle.positions.services.check`."""
    position = form.position()
    services.check(position, form.cleaned_data["goal"])
    return position


@require_GET
def find(request: HttpRequest) -> HttpResponse:
    """Cards by name, number or text, to be put somewhere: a fragment."""
    query = request.GET.get("q", "").strip()
    cards = index_of(official_sets()).find(query)[:MOST_FOUND] if query else ()
    return render(request, "battle/boards/_found.html", {"cards": cards, "query": query})


@require_GET
def board(request: HttpRequest, key: str) -> HttpResponse:
    """A board to look at, to play and to pass on."""
    row = services.board_by_key(key)
    position = services.position_of(row)
    context = {
        "name": row.name,
        "key": row.key,
        "mine": row.owner == person_of(request),
        "goal": row.goal,
        "play": reverse("play-board", args=[row.key]),
    }
    return shown(request, position, context)


@require_GET
def puzzle_page(request: HttpRequest, slug: str) -> HttpResponse:
    """A puzzle of the site."""
    found = puzzle(slug)
    context = {
        "name": found.title,
        "key": slug,
        "text": found.text,
        "goal": found.puzzle.goal.gained,
        "play": reverse("play-puzzle", args=[slug]),
        "next": following(found),
    }
    return shown(request, found.puzzle.position, context)


def shown(request: HttpRequest, position: Position, context: dict[str, Any]) -> HttpResponse:
    """The page of a board."""
    look = look_address()
    context |= {
        "board": board_of(position, look),
        "look": look,
        "form": PlayForm(position, name=request.user.username),
        "solver": position.turn + 1,
    }
    return render(request, "battle/boards/board.html", context)


def look_address() -> str:
    """The address at which cards of a board are looked at closely."""
    return reverse("board-card")


@require_GET
def card(request: HttpRequest) -> HttpResponse:
    """A card of a board looked at closely: ?card=<number>."""
    found = named(cards_by_id(), request.GET.get("card", ""))
    return look_page(request, "battle/boards/look.html", as_printed(found))


@require_http_methods(["GET", "HEAD", "POST"])
@limited("create")
def edit(request: HttpRequest, key: str) -> HttpResponse:
    """Change an own board."""
    person, row = person_of(request), services.board_by_key(key)
    if request.method != "POST":
        initial = entered(row.name, services.position_of(row), row.goal)
        return editor(request, BoardForm(initial=initial), key)
    form = BoardForm(request.POST)
    if form.is_valid() and form.attempt(lambda: changed(form, person, key)):
        return redirect("board", key)
    return editor(request, form, key)


def changed(form: BoardForm, owner: str, key: str) -> SetUpBoard:
    """Change a board to what was entered."""
    sent = form.cleaned_data
    return services.change_board(
        owner=owner, key=key, name=sent["name"], position=form.position(), goal=sent["goal"]
    )


@require_POST
def delete(request: HttpRequest, key: str) -> HttpResponse:
    """Take an own board away."""
    services.delete_board(owner=person_of(request), key=key)
    messages.info(request, _("The board is deleted; battles that began from it go on."))
    return redirect("boards")


@require_GET
def board_file(request: HttpRequest, key: str) -> HttpResponse:
    """A board as TOML."""
    text = write_position(services.position_of(services.board_by_key(key)))
    headers = {"Content-Disposition": f'attachment; filename="board-{key}.toml"'}
    return HttpResponse(text, content_type="application/toml", headers=headers)


@require_POST
@limited("create")
def play_board(request: HttpRequest, key: str) -> HttpResponse:
    """Play a board against bots, or every seat alone."""
    row = services.board_by_key(key)
    form = PlayForm(services.position_of(row), request.POST)
    return sit_down(request, form, services.play_board, row=row) or redirect("board", key)


@require_POST
@limited("create")
def play_puzzle(request: HttpRequest, slug: str) -> HttpResponse:
    """Try a puzzle of the site."""
    found = puzzle(slug)
    position, goal = found.puzzle.position, found.puzzle.goal.gained
    form, title = PlayForm(position, request.POST), str(found.title)
    seated = sit_down(request, form, services.play, title=title, position=position, goal=goal)
    return seated or redirect("puzzle", slug)
