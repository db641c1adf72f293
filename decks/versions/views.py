"""The page on which versions of a deck are kept and compared."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from decks import selectors
from decks.forms import VersionForm
from decks.versions import selectors as version_selectors
from decks.versions import services as version_services
from tables.forms import status_of
from tables.limits import limited
from tables.people import person_of


@require_http_methods(["GET", "HEAD", "POST"])
@limited("create")
def versions(request: HttpRequest, key: str) -> HttpResponse:
    """The versions of a deck, two of them side by side; sent a name, the deck is kept."""
    person = person_of(request)
    view = selectors.deck_to_edit(key=key, person=person)
    form = VersionForm(request.POST or None, initial={"revision": view.row.revision})
    if form.is_valid() and form.attempt(
        version_services.keep_version, person=person, key=key, **form.cleaned_data
    ):
        return redirect("deck-versions", key)
    old = _number(request, "old", view.row.versions.first())
    context = {
        "view": view,
        "form": form,
        "versions": view.row.versions.all(),
        "compared": version_selectors.compared(view, old, _number(request, "new")),
        "asked": {"old": old, "new": _number(request, "new")},
    }
    return render(request, "decks/versions.html", context, status=status_of(form))


def _number(request: HttpRequest, name: str, usual: object = None) -> int:
    """The number of a version that is asked for; the usual one's, or NOW, for anything else."""
    asked = request.GET.get(name, "")
    if asked.isascii() and asked.isdigit():
        return int(asked[:6])
    return getattr(usual, "number", version_selectors.NOW)


@require_POST
def lay(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """Lay the deck as it was in a version; it can be undone."""
    person = person_of(request)
    view = selectors.deck_to_edit(key=key, person=person)
    version_services.lay_version(person=person, key=key, revision=view.row.revision, number=number)
    messages.success(request, _("The deck lies as in version %(number)s.") % {"number": number})
    return redirect("deck", key)


@require_POST
def forget(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """Delete a version."""
    version_services.forget_version(person=person_of(request), key=key, number=number)
    return redirect("deck-versions", key)
