"""The page on which people battle, and its forms."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_GET, require_POST

from battle import chat, consents, hints, orders, play, seats, selectors
from battle.addresses import number_in
from battle.board.board import Board
from battle.board.forms import (
    AnswerForm,
    BattleForm,
    ConcedeForm,
    NotesForm,
    OrderForm,
    ReplyForm,
    RequestForm,
    SayForm,
    UndoForm,
    WishForm,
)
from battle.board.look import look_page, looked_at
from battle.row import setup_of
from battle.rules.trinity.orders import Always, Blocking, PassAlong
from battle.services import library_of
from battle.words.asking import BLOCKS, order_said, request_said
from tables.forms import RulesForm, status_of
from tables.models import Seat, Table
from tables.selectors import acting_seat
from tables.tokens import new_token
from tables.views import go_on_to, to_stage

ON_LOG = 200  # pieces of news on a page of the log
AT_BATTLE = (Table.Stage.BATTLE, Table.Stage.OVER)


@require_GET
def board(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """The battle as this seat sees it."""
    mine = acting_seat(request, key, place)
    if mine.table.stage not in AT_BATTLE:
        return to_stage(request, key, place)
    if mine.table.stage == Table.Stage.OVER and not mine.table.battles.exists():
        return go_on_to(request, reverse("build-seat", args=[key, place]))  # no battle followed
    return board_page(request, mine)


def board_page(request: HttpRequest, mine: Seat, form: RulesForm | None = None) -> HttpResponse:
    """The page of a seat just read, with why the last thing it asked for was refused."""
    shown = board_of(mine)
    template = "_board.html" if request.htmx else "board.html"
    context = context_of(shown, mine) | {"faults": form.all_faults() if form else []}
    return render(request, f"battle/{template}", context, status=status_of(form))


def board_of(mine: Seat) -> Board:
    """The latest battle of a seat's table, made ready."""
    seen = selectors.seen(mine)
    library = library_of(seen.battle.set_key)
    lasting = hints.lasting_options(seen.battle, seen.mine)
    return Board(seen, library, look_of(mine), lasting)


def look_of(mine: Seat) -> str:
    """The address at which cards are looked at closely."""
    return reverse("battle-look", args=[mine.table.key, mine.place])


def context_of(shown: Board, mine: Seat) -> dict[str, Any]:
    """What the templates of the page ask for."""
    seen = shown.seen
    shadows = {card.number: card.name for card in shown.me.shadows}
    requests = [
        (each, request_said(each, shown.cast), each.seat != seen.mine)
        for each in seen.requests
        if seen.mine not in each.agreed
    ]
    return {
        "board": shown,
        "mine": mine,
        "look": look_of(mine),
        "requests": requests,
        "asked_to_agree": any(asks_me for _, _, asks_me in requests),
        "orders": [(each, order_said(each, shown.cast, shadows)) for each in seen.orders],
        "blocks": BLOCKS,
        "asks": ASKS[seen.paused],
        "seed": setup_of(seen.battle).seed if seen.ended and seen.battle.setup else "",
        "once": new_token(),
    }


ASKS = {
    False: [("draw", _("Offer a draw")), ("pause", _("Ask for a pause"))],
    True: [("resume", _("Ask to go on"))],
}
"""What the others can be asked for, by whether the battle is paused."""


Doing = Callable[[Any, Seat], None]


def form_view(form_class: type[BattleForm], do: Doing) -> Callable[..., HttpResponse]:
    """The view of one form: it asks for something, and shows the page as it is then."""

    def view(request: HttpRequest, key: str, place: int) -> HttpResponse:
        mine, form = acting_seat(request, key, place), form_class(request.POST)
        if form.is_valid():
            do(form, mine)
        if request.htmx or form.errors:
            return board_page(request, acting_seat(request, key, place), form)
        return redirect("battle-seat", key, place)

    return require_POST(view)


def do_answer(form: AnswerForm, mine: Seat) -> None:
    """Answer; then keep what was ordered with it."""
    sent = form.cleaned_data
    names = {"seat": mine, "battle": sent["battle"]}
    word = word_of(mine, sent["picks"]) if sent["always"] else ""
    row = form.attempt(play.answer, **names, choice=sent["choice"], picks=sent["picks"])
    if row is None:
        return
    if sent["pass_along"]:
        form.attempt(orders.give_order, **names, order=PassAlong(0))
    if sent["blocking"]:
        form.attempt(orders.give_order, **names, order=Blocking(0, sent["blocking"]))
    if word:
        form.attempt(orders.give_order, **names, order=Always(0, sent["always"], word))


def word_of(mine: Seat, picks: Sequence[int]) -> str:
    """What the option that is picked does, where a standing order can do it; else ""."""
    choice = selectors.view_of(mine)["choice"] or {}
    options = choice.get("options", ())
    word = str(options[picks[0]]["do"]) if len(picks) == 1 and picks[0] < len(options) else ""
    return word if word in ("yes", "no", "stack", "pass") else ""


def do_undo(form: UndoForm, mine: Seat) -> None:
    """Go back freely, or ask for it where it is not free."""
    sent = form.cleaned_data
    form.attempt(consents.undo_or_ask, seat=mine, battle=sent["battle"], choice=sent["choice"])


def do_request(form: RequestForm, mine: Seat) -> None:
    """Offer a draw, ask for a pause, for going on or for a rematch."""
    sent = form.cleaned_data
    form.attempt(consents.request, seat=mine, battle=sent["battle"], kind=sent["kind"],
                 choice=sent["choice"] or 0)  # fmt: skip


def do_reply(form: ReplyForm, mine: Seat) -> None:
    """Agree or decline."""
    sent = form.cleaned_data
    form.attempt(consents.reply, seat=mine, battle=sent["battle"], number=sent["number"],
                 yes=sent["yes"] == "yes")  # fmt: skip


def do_order(form: OrderForm, mine: Seat) -> None:
    """Give a standing order, or cancel it."""
    sent = form.cleaned_data
    doing = orders.cancel_order if sent["cancel"] else orders.give_order
    form.attempt(doing, seat=mine, battle=sent["battle"], order=sent["order"])


def do_wish(form: WishForm, mine: Seat) -> None:
    """Choose payments or not, and the stops."""
    sent = form.cleaned_data
    moments = selectors.view_of(mine)["moments"]
    passed = tuple(line for line in moments if line not in sent["stops"])
    form.attempt(orders.wish, seat=mine, battle=sent["battle"], payment=sent["payment"],
                 passed=passed)  # fmt: skip


def do_concede(form: ConcedeForm, mine: Seat) -> None:
    """Give the battle up."""
    form.attempt(seats.concede, seat=mine, battle=form.cleaned_data["battle"])


def do_say(form: SayForm, mine: Seat) -> None:
    """Say something in the chat."""
    sent = form.cleaned_data
    form.attempt(chat.say, seat=mine, battle=sent["battle"], text=sent["text"], once=sent["once"])


answer = form_view(AnswerForm, do_answer)
undo = form_view(UndoForm, do_undo)
ask = form_view(RequestForm, do_request)
reply = form_view(ReplyForm, do_reply)
order = form_view(OrderForm, do_order)
wish = form_view(WishForm, do_wish)
concede = form_view(ConcedeForm, do_concede)
say = form_view(SayForm, do_say)


@require_GET
def log(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Everything a seat was told, or as much as is read at once; the latest first."""
    mine = acting_seat(request, key, place)
    shown = board_of(mine)
    before = number_in(request, "before")
    told = selectors.told(shown.seen.battle, shown.seen.mine, before=before, most=ON_LOG)
    lines = [one for each in told for one in shown.said(each)][::-1]
    earlier = told[0].number if told and told[0].number > 1 else None
    context = context_of(shown, mine) | {"lines": lines, "earlier": earlier}
    return render(request, "battle/log.html", context)


@require_POST
def bot(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Hand the own seat to a bot, or take it back."""
    mine = acting_seat(request, key, place)
    if request.POST.get("bot") == "no":
        seats.take_back(seat=mine)
    else:
        seats.hand_over(seat=mine, by=mine)
    return redirect("battle-seat", key, place)


@require_POST
def notes(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Keep the player's own notes; the page stays as it is."""
    mine, form = acting_seat(request, key, place), NotesForm(request.POST)
    if form.is_valid():
        sent = form.cleaned_data
        chat.write_notes(seat=mine, battle=sent["battle"], text=sent["notes"])
    return HttpResponse(status=204) if request.htmx else redirect("battle-seat", key, place)


@require_GET
def look(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """A card looked at closely: by its number on this seat's board, or by its id."""
    mine = acting_seat(request, key, place)
    seen = selectors.seen(mine)
    shown = Board(seen, library_of(seen.battle.set_key), look_of(mine))
    found = looked_at(request, shown, partial(hints.look_at, seen.battle, seen.mine))
    return look_page(request, "battle/look.html", found | {"mine": mine})
