"""What the referee reads of a card: a part of the card's page."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from battle.readings import readings
from cards import selectors
from cards.rules.card import Card


@require_GET
def card_reading(request: HttpRequest, slug: str) -> HttpResponse:
    """What is read of an official card."""
    return _reading(request, selectors.card(slug))


@require_GET
def list_card_reading(request: HttpRequest, key: str, number: int, place: int) -> HttpResponse:
    """What is read of a card of a player's list."""
    _list, card = selectors.list_card(key, number, place)
    return _reading(request, card)


def _reading(request: HttpRequest, card: Card) -> HttpResponse:
    template = "battle/_reading.html" if request.htmx else "battle/reading.html"
    lines = readings(card)
    context = {"card": card, "lines": lines, "by_hand": [line for line in lines if line.unread]}
    return render(request, template, context)
