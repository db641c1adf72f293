"""The pages on which a battle is looked at again."""

from functools import partial
from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from battle.addresses import number_in
from battle.board.look import look_page, looked_at
from battle.models import Battle
from battle.positions.seating_views import sit_down
from battle.replays import services
from battle.replays.forms import PlayOnForm, RecordForm
from battle.replays.proof import proof_of
from battle.replays.records import library_for, record_of
from battle.replays.selectors import Replay, battle_by_key, replay, same_moment
from battle.replays.shown import board_at, piece_in
from battle.selectors import WATCHES
from tables.limits import limited
from tables.selectors import own_seats


def asked_for(request: HttpRequest, key: str) -> Replay:
    """The moment that the address names: ?eyes=1&at=57; eyes -1 are those of who watches."""
    seats = own_seats(request)
    return replay(key, seats, eyes=number_in(request, "eyes"), at=number_in(request, "at"))


@require_GET
def show(request: HttpRequest, key: str) -> HttpResponse:
    """A battle at one of its steps."""
    found = asked_for(request, key)
    return render(request, "battle/replay/replay.html", context_of(found, PlayOnForm.of(found)))


def context_of(found: Replay, form: PlayOnForm) -> dict[str, Any]:
    """What the template of a replay asks for."""
    look = reverse("battle-replay-look", args=[found.row.key, found.eyes + 1, found.at])
    board = board_at(found, library_for(found.row), look)
    return {
        "replay": found,
        "row": found.row,
        "board": board,
        "look": look,
        "form": form,
        "eyes": [(eyes, name_of(found.row, eyes), at) for eyes, at in moments_for(found)],
        "steps": [(step.at, board.said(step.told)) for step in found.steps],
        "turns": [(mark, found.row.names[mark.seat]) for mark in found.turns],
        "winner": winner_of(found.row),
        "back": own_page(found),
        "before": found.at - 1,
        "after": found.at + 1 if found.at < found.last else 0,
    }


def moments_for(found: Replay) -> list[tuple[int, int]]:
    """All eyes and their step of this moment, once everybody may look through them."""
    return sorted(same_moment(found).items()) if found.row.ended_at else []


def winner_of(row: Battle) -> str:
    """Who won; "" while nobody has."""
    return "" if row.winner is None else str(row.names[row.winner])


def own_page(found: Replay) -> str:
    """The address of the viewer's own seat; "" without one."""
    if not found.mine or found.row.table is None:
        return ""
    return reverse("seat", args=[found.row.table.key, found.row.places[found.mine[0]]])


def name_of(row: Battle, eyes: int) -> str:
    """What a seat was called; "" for who watches."""
    return "" if eyes == WATCHES else str(row.names[eyes])


@require_GET
def look(request: HttpRequest, key: str, eyes: int, at: int) -> HttpResponse:
    """A card of a replay looked at closely: by its number on the board, or by its id."""
    found = replay(key, own_seats(request), eyes=eyes - 1, at=at)
    board = board_at(found, library_for(found.row), request.path)
    context = looked_at(request, board, partial(piece_in, board.view)) | {"replay": found}
    return look_page(request, "battle/replay/look.html", context)


@require_GET
def record(request: HttpRequest, key: str) -> HttpResponse:
    """The record of a battle that is over, as JSON."""
    body = msgspec.json.encode(record_of(battle_by_key(key)))
    headers = {"Content-Disposition": f'attachment; filename="battle-{key}.json"'}
    return HttpResponse(body, content_type="application/json", headers=headers)


@require_GET
def verify(request: HttpRequest, key: str) -> HttpResponse:
    """Seed and salt of a battle that is over, and whether its shuffles were what was promised."""
    context = proof_of(battle_by_key(key))
    return render(request, "battle/replay/verify.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@limited("upload")
def bring(request: HttpRequest) -> HttpResponse:
    """Replay the record of a battle from anywhere."""
    form = RecordForm(request.POST or None, request.FILES or None)
    if form.is_valid():
        row = form.attempt(services.bring, text=form.cleaned_data["text"])
        if row:
            return redirect("battle-replay", row.key)
    status = 400 if form.errors else 200
    return render(request, "battle/replay/bring.html", {"form": form}, status=status)


@require_POST
@limited("create")
def play_on(request: HttpRequest, key: str) -> HttpResponse:
    """Play on from a step: against bots, or every seat alone."""
    found = asked_for(request, key)
    form = PlayOnForm.of(found, request.POST)
    moment = f"{reverse('battle-replay', args=[key])}?eyes={found.eyes}&at={found.at}"
    return sit_down(request, form, services.play_on, found=found) or redirect(moment)
