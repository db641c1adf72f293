"""The card browser, a card's page, and the file that emblems are drawn from."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import push_url

from cards import drawings, selectors
from cards.card_shown import address_of, addressed, shown_card, way_to
from cards.forms import BrowserForm
from cards.list_selectors import lists_of
from tables.people import person_of


@require_GET
@gzip_page  # 485 kB of faces are alike enough to become 24
@vary_on_headers("HX-Request")
def browser(request: HttpRequest) -> HttpResponse:
    """Every card that fits; a query that can't be read is answered in words, and kept."""
    mine = {version.set_key: version.name for version in lists_of(person_of(request))}
    form = BrowserForm(request.GET, lists=mine)
    found = form.attempt(selectors.browse, wish=form.wish()) if form.is_valid() else None
    asked_in_place = request.htmx and not request.htmx.history_restore_request
    template = "cards/_found.html" if asked_in_place else "cards/browser.html"
    context = {
        "form": form,
        "found": found,
        "shown": addressed(found or (), form.lists_chosen()),
        "fault": next(iter(form.faults), None),
    }
    response = render(request, template, context, status=400 if found is None else 200)
    query = form.query()
    return push_url(response, reverse("browser") + (f"?{query}" if query else ""))


@require_GET
def card_page(request: HttpRequest, slug: str) -> HttpResponse:
    """One card, with each of its keywords explained."""
    card = selectors.card(slug)
    before, after = selectors.neighbours(card)
    ways = {
        "before": before and way_to(before, address_of(before)),
        "after": after and way_to(after, address_of(after)),
        "reading": reverse("card-reading", args=[slug]),
    }
    context = shown_card(card) | ways | {"places": selectors.places(card)}
    return render(request, "cards/card.html", context)


@require_GET
@gzip_page
@cache_control(public=True, max_age=365 * 24 * 3600, immutable=True)
def emblem_parts(request: HttpRequest) -> HttpResponse:
    """The parts of all emblems; its address carries a mark of its contents."""
    return HttpResponse(drawings.parts_file(), content_type="image/svg+xml")
