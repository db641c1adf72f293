"""The pages on which decks are brought and taken along."""

from collections import Counter
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.text import slugify
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards.list_selectors import lists_of
from decks import selectors, services
from decks.addresses import picture_addresses
from decks.exchange.blocks import Block
from decks.exchange.formats import FORMATS, exchange, read_deck, write_deck
from decks.exchange.reading import Reading, settle
from decks.exchange.shelf import Options, Shelf
from decks.forms import ImportForm, PacksForm, SheetForm, asking
from decks.models import OwnDeck
from decks.replayed import deck_of_pool
from decks.rules.deck import Deck
from decks.selectors import DeckView
from decks.sheet_views import PLAIN_SHEET
from decks.shelves import shelf_for, shelf_of
from decks.words import EXCHANGE_HELP, EXCHANGE_NAMES
from drafts.selectors import box_view, my_boxes
from drafts.table.logs import log_view
from drafts.viewers import viewer_of
from tables.limits import limited
from tables.people import person_of, recognise
from tables.selectors import own_seats

# How a program that reads the file is told what it is.
CONTENT_TYPES = {"json": "application/json", "tts": "application/json", "csv": "text/csv"}


@require_http_methods(["GET", "HEAD", "POST"])
@limited("upload")
def import_deck(request: HttpRequest) -> HttpResponse:
    """A deck pasted or uploaded: what was understood of it, and with no fault, the deck."""
    form = ImportForm(request.POST or None, request.FILES or None, initial=request.GET.dict())
    shown = _reading(form)
    wished = "save" in request.POST
    if wished and shown and shown["deck"] and not shown["reading"].faults:
        row = _imported(request, form, shown["reading"], shown["deck"])
        if row:
            return redirect("deck", row.key)
    lists = lists_of(person_of(request))
    context = {"form": form, "wished": wished, "lists": lists, **(shown or {})}
    status = 400 if wished or form.errors else 200
    return render(request, "decks/import.html", context, status=status)


@require_POST
@limited("check")
def check_import(request: HttpRequest) -> HttpResponse:
    """What a text says, as a fragment beside it; nothing is saved."""
    form = ImportForm(request.POST)
    shown = _reading(form)
    return render(request, "decks/_reading.html", {"form": form, **(shown or {})})


@require_GET
def export(request: HttpRequest, key: str) -> HttpResponse:
    """A deck in every format, to copy or to load."""
    view = selectors.deck_view(key=key, person=person_of(request))
    written = [_written(view, name, _options(request, view)) for name in FORMATS]
    context = {"view": view, "written": written, "sheet": SheetForm(initial=PLAIN_SHEET)}
    return render(request, "decks/export.html", context)


@require_GET
def deck_file(request: HttpRequest, key: str, name: str) -> HttpResponse:
    """A deck as a file of a format."""
    view = selectors.deck_view(key=key, person=person_of(request))
    chosen = exchange(name)
    text = write_deck(view.deck, shelf_of(view.card_set), name, _options(request, view))
    called = f"{slugify(view.row.name) or 'deck'}.{chosen.extension}"
    kind = CONTENT_TYPES.get(name, "text/plain")
    headers = {"Content-Disposition": f'attachment; filename="{called}"'}
    return HttpResponse(text, content_type=f"{kind}; charset=utf-8", headers=headers)


@require_GET
def boxes(request: HttpRequest) -> HttpResponse:
    """The boxes a person keeps, to build from."""
    return render(request, "decks/boxes.html", {"boxes": my_boxes(viewer_of(request))})


@require_http_methods(["GET", "HEAD", "POST"])
@limited("create")
def from_packs(request: HttpRequest, box_id: str) -> HttpResponse:
    """Choose packs of a box, of those that may be read, to build from."""
    box = box_view(box_id=box_id, viewer=viewer_of(request))
    form = PacksForm(request.POST or None)
    if form.is_valid():
        recognise(request)
        row = form.attempt(
            services.deck_from_packs,
            viewer=viewer_of(request),
            name=_("Packs of %(name)s") % {"name": box.card_set.name},
            box_id=box_id,
            packs=form.cleaned_data["packs"],
            form_key=form.cleaned_data["once"],
        )
        if row:
            return redirect("deck", row.key)
    status = 400 if form.errors else 200
    return render(request, "decks/from_packs.html", {"box": box, "form": form}, status=status)


@require_POST
@limited("create")
def from_draft(request: HttpRequest, key: str, seat: int) -> HttpResponse:
    """Build from the pool that is looked at in a draft's log; one's own has one deck alone."""
    log = log_view(key, own_seats(request))
    log.picks(seat)
    name = _("Drafted by %(name)s") % {"name": log.people[seat].name}
    row = deck_of_pool(
        person=recognise(request),
        log=log,
        seat=seat,
        name=name[: services.MOST_NAME],
        form_key=request.POST.get("once", ""),
    )
    return redirect("deck", row.key)


def _reading(form: ImportForm) -> dict[str, Any] | None:
    """What the text says, and the deck it makes once every question is answered."""
    if not form.is_bound or not form.is_valid() or not form.cleaned_data["text"].strip():
        return None
    asked = form.cleaned_data
    shelf = form.attempt(shelf_for, text=asked["text"], set_key=asked["cards"])
    if shelf is None:
        return None
    reading = form.attempt(
        read_deck, sent=asked["text"], shelf=shelf, name=asked["read_as"] or None
    )
    if reading is None:
        return None
    deck = reading.deck
    if deck is None and asked["places"]:
        deck = form.attempt(settle, reading=reading, places=asked["places"])
    return {
        "reading": reading,
        "deck": deck,
        **_cards(deck, shelf),
        "open": _open(reading, asked, shelf),
    }


def _cards(deck: Deck | None, shelf: Shelf) -> dict[str, Any]:
    """The cards understood, counted, by place."""
    if deck is None:
        return {}
    cards = shelf.cards
    places = (("main", deck.main), ("life", deck.life), ("rest", deck.rest), ("epic", deck.epics))
    counted = [
        (place, len(ids), [(n, cards[id]) for id, n in Counter(ids).items()])
        for place, ids in places
        if ids
    ]
    return {"counted": counted}


def _open(reading: Reading, asked: dict[str, Any], shelf: Shelf) -> list[tuple[Block, str, str]]:
    """The blocks in doubt, each with its first card and the answer given so far."""
    if reading.deck is not None:
        return []
    blocks = [block for block in reading.blocks if not block.label]
    answers = [*asked["places"], *("main", "life"), *["rest"] * len(blocks)]
    cards = shelf.cards
    return [
        (block, cards[block.cards[0]].name, answer)
        for block, answer in zip(blocks, answers, strict=False)
    ]


def _imported(
    request: HttpRequest, form: ImportForm, reading: Reading, deck: Deck
) -> OwnDeck | None:
    fitting = "standard" if reading.pool else "box"
    return form.attempt(
        services.import_deck,
        person=recognise(request),
        name=form.cleaned_data["name"] or _("An imported deck"),
        format=form.cleaned_data["format"] or fitting,
        reading=reading,
        deck=deck,
        form_key=form.cleaned_data["once"],
    )


def _written(view: DeckView, name: str, options: Options) -> dict[str, Any]:
    """A deck in a format, or why it can't be written in it."""
    form = asking()
    text = form.attempt(
        write_deck, deck=view.deck, shelf=shelf_of(view.card_set), name=name, options=options
    )
    said = {"title": EXCHANGE_NAMES[name], "help": EXCHANGE_HELP[name]}
    return {"name": name, "text": text, "faults": form.faults, **said}


def _options(request: HttpRequest, view: DeckView) -> Options:
    """In the reader's language, or in the one asked for. The pool is the owner's own."""
    asked = request.GET.get("language") or get_language()
    return Options(
        **picture_addresses(request),
        language="ja" if asked == "ja" else "en",
        name=view.row.name,
        pool=tuple(view.row.pool) if view.mine and view.row.pool else None,
    )
