"""The pages on which decks are listed, built and described."""

import json
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from decks import selectors, services
from decks.board import ORDERS, charts, columns, laid
from decks.forms import AboutForm, EditForm, LaidForm, NewDeckForm, NotesForm, asking
from decks.selectors import DeckView
from decks.stage.selectors import awaited
from decks.words import LIST_ORDERS
from drafts.selectors import sets_for
from drafts.viewers import viewer_of
from tables.forms import RulesForm, status_of
from tables.limits import limited
from tables.people import person_of, recognise
from tables.rules.refusal import Conflict

LIST_ORDER = "decks_order"  # the cookie in which static/js/remember.js keeps it
FORM_METHODS = ("GET", "HEAD", "POST")


@require_GET
def decks(request: HttpRequest) -> HttpResponse:
    """Everything this person has, and how to begin."""
    asked = request.GET.get("order") or request.COOKIES.get(LIST_ORDER, "")
    order = asked if asked in LIST_ORDERS else "changed"
    mine = selectors.my_decks(person_of(request), order)
    broken = [view for view in mine if view.broken]
    context = {"decks": mine, "broken": broken, "order": order, "orders": LIST_ORDERS}
    return render(request, "decks/decks.html", context)


@require_GET
def public_decks(request: HttpRequest) -> HttpResponse:
    """The decks that people show to everybody."""
    context = {"decks": selectors.public_decks(person_of(request))}
    return render(request, "decks/public.html", context)


@require_http_methods(FORM_METHODS)
@limited("create")
def new_deck(request: HttpRequest) -> HttpResponse:
    """The form of an empty deck."""
    form = NewDeckForm(request.POST or None, initial={"set": request.GET.get("set", "blaze")})
    if form.is_valid():
        row = form.attempt(
            services.create_deck,
            person=recognise(request),
            name=form.cleaned_data["name"] or _("A new deck"),
            set_key=form.cleaned_data["set"],
            form_key=form.cleaned_data["once"],
        )
        if row:
            return redirect("deck", row.key)
    context = {"form": form, "sets": sets_for(viewer_of(request), form["set"].value() or "")}
    return render(request, "decks/new.html", context, status=400 if form.errors else 200)


@require_GET
@gzip_page
def deck(request: HttpRequest, key: str) -> HttpResponse:
    """The builder for the deck's owner; for others the deck, as far as it is shared."""
    view = selectors.deck_view(key=key, person=person_of(request))
    if not view.mine:
        context = {"view": view, "columns": columns(view, "cost", "cost", None)[1:]}
        return render(request, "decks/deck.html", context | _state(view))
    return _builder(request, view)


@require_POST
def lay(request: HttpRequest, key: str) -> HttpResponse:
    """Save the deck as the page shows it; answers what is to be said of it now."""
    person = person_of(request)
    view = selectors.deck_to_edit(key=key, person=person)
    form = LaidForm(request.POST)
    if not form.is_valid():
        return HttpResponse(status=400)
    asked = asking()
    row = asked.attempt(
        services.lay_deck,
        person=person,
        key=key,
        revision=form.cleaned_data["revision"],
        wanted=form.wanted(view.row.set_key),
    )
    if row is None:
        context = {"faults": asked.faults, "is_conflict": asked.is_conflict, "latest": view.row}
        status = 409 if asked.is_conflict else 400
        return render(request, "decks/_unsaved.html", context, status=status)
    return render(request, "decks/_state.html", _state(selectors.view_of(row, person)))


@require_POST
def edit(request: HttpRequest, key: str) -> HttpResponse:
    """One edit by a page without script."""
    person = person_of(request)
    view = selectors.deck_to_edit(key=key, person=person)
    form = EditForm(request.POST)
    if form.is_valid():
        _carry_out(form, person, key, "undo" in request.POST)
    if not form.errors:
        return redirect("deck", key)
    view = selectors.deck_to_edit(key=key, person=person)
    return _builder(request, view, form, status=409 if form.is_conflict else 400)


def _carry_out(form: EditForm, person: str, key: str, undo: bool) -> None:
    """The one edit that was asked for."""
    asked = form.cleaned_data
    base: dict[str, Any] = {"person": person, "key": key, "revision": asked["revision"]}
    if undo:
        form.attempt(services.undo, **base)
    elif asked["add"]:
        place, _bar, card = asked["add"].partition("|")
        form.attempt(services.add_card, card=card, place=place, **base)
    elif asked["card"] and asked["to"]:
        place, _bar, card = asked["card"].partition("|")
        if asked["to"] == "out":
            form.attempt(services.take_out, card=card, place=place, **base)
        else:
            form.attempt(services.move_card, card=card, source=place, target=asked["to"], **base)
    elif asked["epic"]:
        form.attempt(services.choose_epic, epic=asked["epic"], **base)


@require_http_methods(FORM_METHODS)
def suggest(request: HttpRequest, key: str) -> HttpResponse:
    """A build as a bot would lay it, with its reasons; sent back, it is laid so."""
    person = person_of(request)
    view = selectors.deck_to_edit(key=key, person=person)
    if request.method == "POST":
        revision = request.POST.get("revision", "")
        if not revision.isdecimal() or len(revision) > 9:
            raise Conflict.of("decks.changed")
        services.suggest_build(person=person, key=key, revision=int(revision))
        return redirect("deck", key)
    build, epic = selectors.suggestion(view)
    template = "decks/_suggestion.html" if request.htmx else "decks/suggestion.html"
    return render(request, template, {"view": view, "build": build, "epic": epic})


@require_GET
def fitting(request: HttpRequest, key: str) -> JsonResponse:
    """Which of the deck's cards fit a query: for the filter of the builder."""
    view = selectors.deck_view(key=key, person=person_of(request))
    return JsonResponse({"fits": selectors.fitting(view, request.GET.get("q", ""))})


@require_GET
@gzip_page
def find(request: HttpRequest, key: str) -> HttpResponse:
    """Cards of the deck's set to add, as a fragment."""
    view = selectors.deck_to_edit(key=key, person=person_of(request))
    form = asking()
    found = form.attempt(selectors.search_set, view=view, query=request.GET.get("add", ""))
    cards = [laid(card, "rest", number) for number, card in enumerate(found or (), 1)]
    context = {"found": cards, "errors": form.non_field_errors(), "faults": form.faults}
    return render(request, "decks/_found.html", context, status=200 if found is not None else 400)


@require_http_methods(FORM_METHODS)
def about(request: HttpRequest, key: str) -> HttpResponse:
    """What is said of a deck: its name, its format, who may see it, notes."""
    person = person_of(request)
    view = selectors.deck_to_edit(key=key, person=person)
    form = AboutForm(request.POST or None, initial=services.described(view.row))
    if form.is_valid() and form.attempt(
        services.describe, person=person, key=key, **form.cleaned_data
    ):
        return redirect("deck", key)
    context = {"form": form, "view": view}
    return render(request, "decks/about.html", context, status=400 if form.errors else 200)


@require_POST
def notes(request: HttpRequest, key: str) -> HttpResponse:
    """Keep the owner's notes while they are written, and say so."""
    person = person_of(request)
    view = selectors.deck_to_edit(key=key, person=person)
    form = NotesForm(request.POST)
    if form.is_valid():
        known = services.described(view.row) | form.cleaned_data
        form.attempt(services.describe, person=person, key=key, **known)
    if not (request.htmx or form.errors):
        return redirect("deck", key)
    return render(request, "decks/_notes_said.html", {"form": form}, status=status_of(form))


@require_POST
@limited("create")
def copy(request: HttpRequest, key: str) -> HttpResponse:
    """A deck of one's own that begins as this one lies."""
    view = selectors.deck_view(key=key, person=person_of(request))
    name = _("Copy of %(name)s") % {"name": view.row.name}
    row = services.copy_deck(person=recognise(request), key=key, name=name[: services.MOST_NAME])
    return redirect("deck", row.key)


@require_http_methods(FORM_METHODS)
def delete(request: HttpRequest, key: str) -> HttpResponse:
    """Asks first; then the deck is gone."""
    view = selectors.deck_to_edit(key=key, person=person_of(request))
    if request.method != "POST":
        return render(request, "decks/delete.html", {"view": view})
    services.delete_deck(person=person_of(request), key=key)
    messages.success(request, _("“%(name)s” was deleted.") % {"name": view.row.name})
    return redirect("decks")


def _builder(
    request: HttpRequest, view: DeckView, form: RulesForm | None = None, status: int = 200
) -> HttpResponse:
    asked = asking()
    query = request.GET.get("q", "").strip()
    fits = asked.attempt(selectors.fitting, view=view, query=query) if query else None
    sort, group = request.GET.get("sort", "cost"), request.GET.get("group", "")
    board = columns(view, sort, group, fits)
    context = {
        "columns": board,
        "orders": ORDERS,
        "sort": sort,
        "group": group,
        "q": query,
        "form": form,
        "asked": asked,
        "awaited": awaited(view.row),
        "before": json.dumps(view.row.before),
        "seen": {one.card.id: one.card for c in board for _h, cards in c.groups for one in cards},
    }
    return render(request, "decks/builder.html", context | _state(view), status=status)


def _state(view: DeckView) -> dict[str, Any]:
    """What is to be said of a deck as it lies now."""
    faults = view.verdict.faults
    return {
        "view": view,
        "charts": charts(view),
        "unused": [fault for fault in faults if fault.code == "decks.not-used"],
        "faults": [fault for fault in faults if fault.code != "decks.not-used"],
    }
