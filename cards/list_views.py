"""The pages of players' own lists."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards import list_selectors, selectors, services
from cards.card_shown import list_address, shown_card, way_to
from cards.list_files import FILE_KINDS
from cards.list_forms import ListForm
from cards.list_shown import ReadingShown, show_cards, show_reading, show_uses
from cards.models import OwnListVersion
from cards.rules.lists.read import detect
from cards.rules.lists.reading import FORMATS
from cards.selectors import Place
from tables.limits import limited
from tables.people import person_of, recognise

FORM_METHODS = ("GET", "HEAD", "POST")


@require_GET
def lists(request: HttpRequest) -> HttpResponse:
    """Everything this person has, and how to begin."""
    return render(
        request, "cards/lists/lists.html", {"lists": list_selectors.lists_of(person_of(request))}
    )


@require_http_methods(FORM_METHODS)
@limited("create")
def new_list(request: HttpRequest) -> HttpResponse:
    """The form of a new list, empty or with an example to try."""
    form = ListForm(request.POST or None, request.FILES or None, initial=_example(request))
    if form.is_bound and form.is_valid() and "save" in request.POST:
        saved = form.attempt(
            services.create_list,
            person=recognise(request),
            form_key=form.cleaned_data["once"],
            **form.entered(),
        )
        if saved:
            return _saved(request, saved)
    return _form_page(request, form)


@require_http_methods(FORM_METHODS)
@limited("create")
def edit_list(request: HttpRequest, key: str) -> HttpResponse:
    """The form of a list's next version. From a stale page nothing is saved: both are shown."""
    latest = list_selectors.version_to_edit(person_of(request), key)
    begun = _version_begun(request, latest)
    form = ListForm(request.POST or None, request.FILES or None, initial=_entered(begun))
    if form.is_bound and form.is_valid() and "save" in request.POST:
        saved = form.attempt(
            services.edit_list,
            person=person_of(request),
            key=key,
            version=form.cleaned_data["version"] or latest.number,
            **form.entered(),
        )
        if saved:
            return _saved(request, saved)
    return _form_page(request, form, latest)


@require_POST
@limited("check")
def check_list(request: HttpRequest) -> HttpResponse:
    """What a text says, as a fragment beside it; nothing is saved."""
    form = ListForm(request.POST)
    form.full_clean()
    key = request.POST.get("list")
    before = list_selectors.version_of(key) if key else None
    context = {"form": form, "shown": _preview(form, before)}
    return render(request, "cards/lists/_reading.html", context)


@require_GET
def list_page(request: HttpRequest, key: str, number: int | None = None) -> HttpResponse:
    """A list for whoever has its link: its cards, and what it is good for."""
    version = list_selectors.version_of(key, number)
    card_set = list_selectors.set_of_version(version)
    context = {
        "version": version,
        "versions": list_selectors.versions_of(version.own_list),
        "cards": show_cards(card_set),
        "uses": show_uses(card_set),
        "is_owner": version.own_list.owner == person_of(request),
    }
    return render(request, "cards/lists/list.html", context)


@require_GET
def list_card(request: HttpRequest, key: str, number: int, place: int) -> HttpResponse:
    """A card of a list, for whoever has the list's link."""
    card_set, card = selectors.list_card(key, number, place)
    around = dict(enumerate(card_set.cards, 1))
    ways = {
        name: way_to(around[at], list_address(card_set, at)) if at in around else None
        for name, at in (("before", place - 1), ("after", place + 1))
    } | {
        "reading": reverse("list-card-reading", args=[key, number, place]),
        "whole": reverse("list-version", args=[key, number]),
    }
    places = [Place(card_set, card_set.copies_of(card))]
    context = shown_card(card) | ways | {"places": places}
    return render(request, "cards/card.html", context)


@require_GET
def list_file(request: HttpRequest, key: str, number: int, kind: str) -> HttpResponse:
    """A version as a file, in one of the kinds of `cards.list_files`."""
    file = FILE_KINDS.get(kind)
    if file is None:
        raise Http404
    version = list_selectors.version_of(key, number)
    text = file.mark + file.write(list_selectors.entries_of(version))
    name = f"{slugify(version.name) or version.own_list.code.lower()}.{file.suffix}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return HttpResponse(text, content_type=file.content_type, headers=headers)


@require_http_methods(FORM_METHODS)
def delete_list(request: HttpRequest, key: str) -> HttpResponse:
    """Asks first; then the list is gone from its owner's pages."""
    version = list_selectors.version_to_edit(person_of(request), key)
    if request.method != "POST":
        return render(request, "cards/lists/delete.html", {"version": version})
    services.delete_list(person=person_of(request), key=key)
    messages.success(request, _("“%(name)s” was deleted.") % {"name": version.name})
    return redirect("lists")


def _example(request: HttpRequest) -> dict[str, Any]:
    """What a new form begins with: nothing, or an example to try."""
    wanted = request.GET.get("example")
    chosen = [format for format in FORMATS if format == wanted]
    return {"text": list_selectors.example(chosen[0]), "name": _("An example")} if chosen else {}


def _version_begun(request: HttpRequest, latest: OwnListVersion) -> OwnListVersion:
    """The version whose text an edit begins with: the latest, or an older one asked for."""
    asked = request.GET.get("from", "")
    older = asked.isdecimal() and len(asked) < 10
    return list_selectors.version_of(latest.own_list.key, int(asked)) if older else latest


def _entered(version: OwnListVersion) -> dict[str, Any]:
    """A version as it was entered, to go on from; its format only where it isn't plain to see."""
    told = detect(version.source) == version.format
    return {
        "name": version.name,
        "text": version.source,
        "format": "" if told else version.format,
        "base": version.base,
    }


def _saved(request: HttpRequest, version: OwnListVersion) -> HttpResponse:
    said = _("“%(name)s” is saved as version %(number)s.")
    messages.success(request, said % {"name": version.name, "number": version.number})
    return redirect("list", version.own_list.key)


def _form_page(
    request: HttpRequest, form: ListForm, latest: OwnListVersion | None = None
) -> HttpResponse:
    refused = {fault.code for fault in form.faults}
    context = {
        "form": form,
        "shown": _preview(form, latest),
        "latest": latest,
        "stale": "lists.changed" in refused,
        "version": _version_meant(form, latest, refused),
        "formats": FORMATS,
    }
    return render(request, "cards/lists/form.html", context, status=_status(form, refused))


def _status(form: ListForm, refused: set[str]) -> int:
    """The status of the form's page, as `trinity_site.refusals` would answer."""
    if "lists.changed" in refused:
        return 409
    if "lists.too-large" in refused:
        return 413
    return 400 if form.errors else 200


def _version_meant(form: ListForm, latest: OwnListVersion | None, refused: set[str]) -> int | None:
    """The version that saving goes on from: the latest, once a stale page has shown both."""
    if latest is None or "lists.changed" in refused:
        return latest and latest.number
    return form.initial.get("version") or latest.number


def _preview(form: ListForm, before: OwnListVersion | None) -> ReadingShown | None:
    """What the text says so far; None where there is no text, or too much of it."""
    asked = form.asked()
    if not asked["text"].strip():
        return None
    reading = form.attempt(list_selectors.read_text, before=before, **asked)
    return reading and show_reading(reading)
