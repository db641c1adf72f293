"""The pages on which a draft is replayed."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods

from drafts.rules.log import to_json
from drafts.table import logs, services
from drafts.table.forms import RecordForm
from drafts.table.present import by_color
from tables.limits import limited
from tables.selectors import own_seats
from tables.tokens import new_token


def number(request: HttpRequest, name: str, usual: int) -> int:
    """A number of the address; the usual one for what is none."""
    text = request.GET.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 4 else usual


@require_GET
def replay(request: HttpRequest, key: str) -> HttpResponse:
    """A draft pick by pick: ?seat=0&at=1, or a pack through every hand: ?pack=4."""
    log = logs.log_view(key, own_seats(request))
    if "pack" in request.GET:
        pack = number(request, "pack", 0)
        context = {"log": log, "pack": pack, "through": log.through(pack)}
        return render(request, "drafts/table/pack.html", context)
    seat = number(request, "seat", log.seats[0] if log.viewer is None else log.viewer)
    picks = log.picks(seat)
    at = number(request, "at", 1)
    shown = log.pick(seat, at) if picks or at > 1 else None
    context = {
        "log": log,
        "seat": seat,
        "at": at,
        "picks": picks,
        "shown": shown,
        "advice": log.advice(shown.pick) if shown else None,
        "pool": sorted(log.pool(seat), key=by_color) if log.draft.over else [],
        "once": new_token(),
        "before": at - 1,
        "after": at + 1 if at < len(picks) else 0,
    }
    return render(request, "drafts/table/replay.html", context)


@require_GET
def record(request: HttpRequest, key: str) -> HttpResponse:
    """The record as JSON: the whole draft once it is open, before that the viewer's own part."""
    log = logs.log_view(key, own_seats(request))
    headers = {"Content-Disposition": f'attachment; filename="draft-{key}.json"'}
    body = to_json(logs.record_for(log))
    return HttpResponse(body, content_type="application/json", headers=headers)


@require_http_methods(["GET", "HEAD", "POST"])
@limited("upload")
def bring(request: HttpRequest) -> HttpResponse:
    """Replay the record of a draft from anywhere."""
    form = RecordForm(request.POST or None)
    if form.is_valid():
        row = form.attempt(services.bring_record, text=form.cleaned_data["json"])
        if row:
            return redirect("draft-log", row.key)
    status = 400 if form.errors else 200
    return render(request, "drafts/table/bring.html", {"form": form}, status=status)
