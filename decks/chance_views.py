"""The pages on which a deck is tried: sample hands, and the Bursts of its Life."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from decks import selectors
from decks.chance_show import hand_of, life_of, wish_of
from tables.people import person_of


@require_GET
def hands(request: HttpRequest, key: str) -> HttpResponse:
    """A sample hand: five cards, the Epic, and the next draws."""
    view = selectors.deck_view(key=key, person=person_of(request))
    context = {"view": view, "sample": hand_of(view, wish_of(request.GET.dict()))}
    return render(request, "decks/hands.html", context)


@require_GET
def life(request: HttpRequest, key: str) -> HttpResponse:
    """The Life Deck in piles, and the chances of Bursts among the next cards flipped."""
    view = selectors.deck_view(key=key, person=person_of(request))
    asked = request.GET.dict()
    context = {"view": view, "life": life_of(view, wish_of(asked), asked)}
    return render(request, "decks/life.html", context)
