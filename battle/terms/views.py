"""The pages before a battle: opening its table, and saying how it is played."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django_htmx.http import reswap, retarget

from battle import services
from battle.terms import services as terms
from battle.terms.forms import PLAIN, BattleForm, TermsForm, as_entered
from battle.terms.opening import open_battle
from drafts import words
from drafts.rules.box import SEATS_A_GAME
from drafts.selectors import sets_for
from drafts.viewers import viewer_of
from tables.limits import limited
from tables.people import recognise
from tables.selectors import acting_seat, own_seats, table_of
from tables.services import Seated, for_the_host
from tables.views import to_seat

PLAIN_BATTLE = PLAIN | {
    "company": "friends",
    "rules": "standard",
    "set": "blaze",
    "bots": "regular",
}


@require_http_methods(["GET", "HEAD", "POST"])
@limited("create")
def new_battle(request: HttpRequest) -> HttpResponse:
    """The form that opens a table, or a battle at once; what was entered stays when refused."""
    form = BattleForm(request.POST or None, initial=PLAIN_BATTLE | request.GET.dict())
    if form.is_valid() and (seated := opened(request, form)):
        return to_seat(request, seated)
    context = {
        "form": form,
        "sets": sets_for(viewer_of(request), form["set"].value() or ""),
        "rules": words.RULES_HELP,
    }
    return render(request, "battle/new.html", context, status=400 if form.errors else 200)


def opened(request: HttpRequest, form: BattleForm) -> Seated | None:
    """The host's seat at the table wished for; None when it was refused."""
    sent, person = form.cleaned_data, recognise(request)
    if sent["company"] == "bots":
        return form.attempt(
            services.play_bots,
            name=sent["host_name"],
            person=person,
            rules=sent["rules"],
            set_key=sent["set"],
            levels=[form.strength] * (SEATS_A_GAME[sent["rules"]] - 1),
            agreement=form.agreement(form.strength),
            once=sent["once"],
        )
    return form.attempt(
        open_battle,
        name=sent["name"],
        host_name=sent["host_name"],
        person=person,
        wishes=form.wishes(),
        agreement=form.agreement(form.strength),
        once=sent["once"],
    )


@require_GET
def shown(request: HttpRequest, key: str) -> HttpResponse:
    """How a table is going to battle: a fragment of its lobby and of its Build."""
    table = table_of(key)
    if table.seats_wanted != SEATS_A_GAME.get(table.format, table.seats_wanted):
        answer = render(request, "battle/_no_battle.html", {"table": table})
        return retarget(reswap(answer, "outerHTML"), "#battle-terms")
    own = [seat for seat in own_seats(request) if seat.table_id == table.pk]
    context = {
        "agreement": terms.terms_of(table),
        "hands": terms.asked_for_hands(table) if own else [],
        "own": own,
    }
    return render(request, "battle/_terms_before.html", context)


@require_POST
def open_hand(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Agree to show the own hand to watchers, or no longer."""
    mine = acting_seat(request, key, place)
    terms.open_hand(seat=mine, yes=request.POST.get("yes") == "yes")
    return redirect("seat", key, place)


@require_http_methods(["GET", "HEAD", "POST"])
def change(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """The host says how the table is going to battle."""
    mine = acting_seat(request, key, place)
    for_the_host(mine.table, mine)
    initial = PLAIN | as_entered(terms.written(mine.table))
    form = TermsForm(request.POST or None, initial=initial)
    if form.is_valid():
        agreement = form.agreement(form.cleaned_data["level"])
        form.attempt(terms.set_terms, by=mine, agreement=agreement)
        if not form.errors:
            messages.success(request, _("So it is going to be played."))
            return redirect("seat", key, place)
    context = {"form": form, "table": mine.table, "mine": mine}
    return render(request, "battle/terms.html", context, status=400 if form.errors else 200)
