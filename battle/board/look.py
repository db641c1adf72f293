"""A card of any board looked at closely: what its page says, in a dialog or by itself."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from battle.addresses import number_in
from battle.board.board import Board
from battle.hints import Looked, named
from battle.words.facts import change_said
from battle.words.reasons import reasons_said
from cards.rules.card import Card
from cards.rules.keywords import keywords_of
from cards.words import called, explained, keyword_name


def look_page(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponse:
    """The closer look alone, for a dialog, or in a page of its own."""
    return render(request, "battle/_look.html" if request.htmx else template, context)


def looked_at(
    request: HttpRequest, shown: Board, by_number: Callable[[int], Looked]
) -> dict[str, Any]:
    """What is to be said of the card that an address names: ?number=… on this board, or ?card=…"""
    number = number_in(request, "number")
    if number is None:
        return looked(shown, Looked(request.GET.get("card", ""), ""))
    return looked(shown, by_number(number)) | {"number": number}


def looked(shown: Board, closer: Looked) -> dict[str, Any]:
    """What the template of a closer look asks for."""
    printed = as_printed(named(shown.library, closer.card_id)) if closer.card_id else {}
    return printed | {
        "board": shown,
        "closer": closer,
        "auras": map(keyword_name, closer.now["auras"]) if closer.now else (),
        "changes": [change_said(change, shown.cast) for change in closer.changes],
        "reasons": reasons_said(closer.reasons, shown.cast),
        "souls": [shown.cast.link(soul) for soul in closer.souls],
    }


def as_printed(card: Card) -> dict[str, Any]:
    """The part of it that is of a card wherever it lies."""
    words = [explained(word) for word in keywords_of(card)]
    return {"card": card, "name": called(card), "keywords": words}
