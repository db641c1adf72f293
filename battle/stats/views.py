"""The pages of statistics."""

from collections.abc import Callable, Mapping

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_GET, require_POST

from battle.stats import counting, plots, selectors
from battle.stats.selectors import CardFigures, Which
from cards import selectors as cards
from cards.rules.catalogue import cards_by_id
from cards.selectors import official_sets
from cards.words import called
from decks.selectors import deck_view
from tables.people import person_of

FORMATS: Mapping[str, Promise] = {"standard": _("Standard"), "duel": _("DUEL")}
WHO: Mapping[str, Promise] = {"people": _("with people"), "bots": _("bots alone")}
Key = Callable[[CardFigures], tuple[float, str]]
SORTS: Mapping[str, tuple[Promise, Key]] = {
    "name": (_("Card"), lambda one: (0, called(one.card))),
    "picked": (_("Picked"), lambda one: (-one.picked, called(one.card))),
    "pick": (_("Pick"), lambda one: (one.mean_pick or 99, called(one.card))),
    "decks": (_("In Main Decks"), lambda one: (-one.decks, called(one.card))),
    "life": (_("In Life Decks"), lambda one: (-one.life, called(one.card))),
    "played": (_("Played"), lambda one: (-one.played, called(one.card))),
    "won": (_("Won"), lambda one: (-(one.share.percent or -1), called(one.card))),
}


def which(request: HttpRequest) -> Which:
    """Which games the address asks about: ?format=duel&who=bots."""
    format_ = request.GET.get("format", "")
    return Which(format_ if format_ in FORMATS else "standard", request.GET.get("who") == "bots")


@require_GET
def statistics(request: HttpRequest) -> HttpResponse:
    """Every card of a set, sorted as the address asks: ?set=blaze&sort=won."""
    sets = {one.key: one for one in official_sets()}
    key = request.GET.get("set", "")
    shown = sets[key] if key in sets else next(iter(sets.values()))
    sort = request.GET.get("sort", "")
    sort = sort if sort in SORTS else "picked"
    asked = which(request)
    figures = sorted(selectors.of_set(shown.key, asked), key=SORTS[sort][1])
    context = {
        "figures": [(one, plots.Line(one.share, asked.expected)) for one in figures],
        "which": asked,
        "set": shown.key,
        "sort": sort,
        "sets": sets.values(),
        "formats": FORMATS.items(),
        "who": WHO.items(),
        "columns": [(name, label) for name, (label, _key) in SORTS.items()],
        "drafts": selectors.drafts_counted(asked),
        "battles": selectors.battles_counted(asked),
    }
    return render(request, "battle/stats/cards.html", context)


@require_GET
def card(request: HttpRequest, slug: str) -> HttpResponse:
    """What was counted of a card: a fragment of its page, or a page of its own."""
    shown, asked = cards.card(slug), which(request)
    (figures,) = selectors.figures([shown], asked)
    context = {
        "card": shown,
        "figures": figures,
        "which": asked,
        "formats": FORMATS.items(),
        "who": WHO.items(),
        "picks": plots.bars(selectors.picks_of(shown, asked)),
        "line": plots.Line(figures.share, asked.expected),
        "drafts": selectors.drafts_counted(asked),
        "battles": selectors.battles_counted(asked),
    }
    template = "_card" if request.htmx else "card"
    return render(request, f"battle/stats/{template}.html", context)


@require_GET
def deck(request: HttpRequest, key: str) -> HttpResponse:
    """How a deck fared: a fragment of its page."""
    view = deck_view(key=key, person=person_of(request))
    expected = Which(view.row.format).expected if view.row.format in FORMATS else 0
    line = plots.Line(selectors.of_deck(view.row), expected)
    return render(request, "battle/stats/_deck.html", {"line": line})


@require_GET
def mine(request: HttpRequest) -> HttpResponse:
    """Everything counted of whoever asks."""
    person = person_of(request)
    found = selectors.of_person(person, request.user.username)
    library = cards_by_id()
    context = {
        "player": found,
        "shares": shares(found),
        "picked": [(library[card], count) for card, count in found.picked if card in library],
        "used": [
            (library[card], plots.Line(share, 0)) for card, share in found.cards if card in library
        ],
        "is_public": selectors.is_public(person),
    }
    return render(request, "battle/stats/mine.html", context)


@require_POST
@login_required
def be_public(request: HttpRequest) -> HttpResponse:
    """Show one's figures to everybody, or no longer."""
    counting.be_public(person=person_of(request), public=request.POST.get("public") == "yes")
    return redirect("my-statistics")


@require_GET
def player(request: HttpRequest, name: str) -> HttpResponse:
    """What a player shows everybody."""
    found = selectors.of_public_player(name)
    context = {"player": found, "shares": shares(found)}
    return render(request, "battle/stats/player.html", context)


def shares(found: selectors.PlayerFigures) -> list[tuple[Promise, plots.Line]]:
    """How a player fared in each format, beside what chance would give."""
    return [
        (FORMATS[format_], plots.Line(share, Which(format_).expected))
        for format_, share in found.shares.items()
        if share.games
    ]
