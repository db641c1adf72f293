"""The page between the draft and the builder."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from decks import services
from decks.drafted import drafted_by
from tables.people import person_of, recognise
from tables.selectors import acting_seat


@require_http_methods(["GET", "HEAD", "POST"])
def build(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """The 39 cards of a seat, and two ways to begin; once begun, it leads to the builder."""
    drafted = drafted_by(acting_seat(request, key, place))
    if request.method != "POST":
        if drafted.row and drafted.row.owner == person_of(request):
            return redirect("deck", drafted.row.key)
        return render(request, "decks/build.html", {"drafted": drafted})
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
