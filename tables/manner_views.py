"""The people at a table and what one hears of it: muting, reporting, and where turns are told."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_GET, require_POST

from tables import archive, hooks, manners, notices, selectors
from tables.forms import RulesForm
from tables.limits import limited
from tables.models import Seat


class ReportForm(RulesForm):
    """What is wrong, and with whom: a place at the table, or none for the table itself."""

    place = forms.IntegerField(required=False)
    text = forms.CharField(label=gettext_lazy("What is wrong?"), max_length=manners.LONGEST)


class HookForm(RulesForm):
    """The address of a webhook."""

    url = forms.CharField(label=gettext_lazy("Address of the webhook"), max_length=500)


def shown(
    request: HttpRequest,
    mine: Seat,
    reporting: ReportForm | None = None,
    hook: HookForm | None = None,
) -> HttpResponse:
    """The page, with what was refused."""
    context = selectors.people(mine) | {
        "muted": manners.muted_places(mine),
        "hook_host": hooks.host_of(mine.table),
        "hook_silent": hooks.is_silent(mine.table),
        "reporting": reporting or ReportForm(),
        "hook_form": hook or HookForm(),
    }
    return render(request, "tables/people.html", context, status=400 if reporting or hook else 200)


@require_GET
def people(request: HttpRequest, key: str, place: int) -> HttpResponse:
    return shown(request, selectors.acting_seat(request, key, place))


@require_POST
def mute(request: HttpRequest, key: str, place: int, other: int) -> HttpResponse:
    """Read somebody's words no more, or again."""
    mine = selectors.acting_seat(request, key, place)
    muted = request.POST.get("muted") == "yes"
    manners.mute(by=mine, whom=selectors.seat_beside(mine, other), muted=muted)
    return redirect("table-people", key, place)


@require_POST
@limited("report")
def report(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Tell whoever runs the site of a person or of the table."""
    mine, form = selectors.acting_seat(request, key, place), ReportForm(request.POST)
    if form.is_valid():
        other = form.cleaned_data["place"]
        seat = selectors.seat_beside(mine, other) if other else None
        if form.attempt(manners.report, by=mine, seat=seat, text=form.cleaned_data["text"]):
            messages.success(request, _("Thank you. Whoever runs this site will read it."))
            return redirect("table-people", key, place)
    return shown(request, mine, reporting=form)


@require_POST
def mute_notices(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Hear of this table's turns no more, or again."""
    mine = selectors.acting_seat(request, key, place)
    notices.mute(seat=mine, muted=request.POST.get("muted") == "yes")
    return redirect("table-people", key, place)


@require_POST
@limited("create")
def set_hook(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Where the table's turns are told; an empty button stops it."""
    mine, form = selectors.acting_seat(request, key, place), HookForm(request.POST)
    if "stop" in request.POST:
        hooks.set_hook(by=mine, url="")
        return redirect("table-people", key, place)
    if form.is_valid():
        form.attempt(hooks.set_hook, by=mine, url=form.cleaned_data["url"].strip())
    return shown(request, mine, hook=form) if form.errors else redirect("table-people", key, place)


@require_POST
def mute_hook(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Keep the webhook but send nothing, or send again."""
    mine = selectors.acting_seat(request, key, place)
    hooks.mute_hook(by=mine, muted=request.POST.get("muted") == "yes")
    return redirect("table-people", key, place)


@require_POST
def keep(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Take out a table that was put away, or keep it from being put away."""
    archive.keep(seat=selectors.acting_seat(request, key, place))
    return redirect("seat", key, place)
