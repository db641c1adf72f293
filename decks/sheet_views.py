"""The deck as a PDF: it is made at once, for it takes less than 100 ms."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.text import slugify
from django.views.decorators.http import require_GET

from decks import selectors
from decks.forms import SheetForm
from decks.selectors import DeckView
from decks.sheets import render as render_sheet
from decks.sheets.job import DeckJob
from drafts.sheets.options import read_options
from tables.limits import spend
from tables.people import person_of

PLAIN_SHEET = {"kind": "list", "paper": "A4", "language": "both", "epic": "yes"}


@require_GET
def sheet(request: HttpRequest, key: str) -> HttpResponse:
    """A sheet of a deck; of somebody else's, the Epic is left open."""
    view = selectors.deck_view(key=key, person=person_of(request))
    form = SheetForm(PLAIN_SHEET | {name: given for name, given in request.GET.items() if given})
    if not form.is_valid():
        return render(request, "decks/sheet.html", {"view": view, "form": form}, status=400)
    spend(request, "pdf")
    pdf = sheet_of(view, **form.cleaned_data)
    called = f"{slugify(view.row.name) or 'deck'}-{form.cleaned_data['kind']}.pdf"
    headers = {"Content-Disposition": f'inline; filename="{called}"', "Cache-Control": "no-store"}
    return HttpResponse(pdf, content_type="application/pdf", headers=headers)


def sheet_of(view: DeckView, kind: str, paper: str, language: str, epic: str) -> bytes:
    """A sheet of a deck as its viewer may have it printed."""
    return render_sheet(kind, job_of(view, paper, language, epic))


def job_of(view: DeckView, paper: str, language: str, epic: str) -> DeckJob:
    """A deck as its viewer may have it printed; cards that are none any more are left out."""
    deck, cards = view.deck, view.cards
    main, life, rest = (
        tuple(id for id in ids if id in cards) for ids in (deck.main, deck.life, deck.rest)
    )
    chosen = [id for id in deck.epics if id in cards]
    return DeckJob(
        name=view.row.name,
        set_name=view.card_set.name,
        main=main,
        life=life,
        rest=rest if view.mine and view.row.pool else (),
        epic=chosen[0] if chosen and epic == "yes" else None,
        cards=cards,
        options=read_options({"paper": paper, "language": language}),
    )
