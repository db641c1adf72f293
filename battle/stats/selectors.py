"""What the counted drafts and battles say of a card, a deck and a player."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from django.contrib.auth.models import User
from django.db.models import Avg, Count, Q, QuerySet, Sum

from battle.stats.counting import deck_name
from battle.stats.models import Fielded, Picked, PublicPlayer, Result
from cards.rules.card import Card
from cards.selectors import card_set
from decks.models import OwnDeck
from drafts.rules.box import SEATS_A_GAME
from tables.rules.refusal import Fault, Unknown

PACK = 13  # cards, and so picks, of a pack
SURE = 1.645  # standard deviations around nine cases in ten
MOST_CARDS, MOST_RESULTS = 12, 30  # shown of a player
IN_MAIN = Q(main__gt=0) | Q(epic=True)
DECIDED, WON = Q(result__won__isnull=False), Q(result__won=True)


@dataclass(frozen=True)
class Share:
    """How many of so many decided battles were won; `low` to `high` is where the true share lies
    in nine cases of ten (Wilson's interval), all in percent."""

    won: int
    games: int

    @property
    def percent(self) -> float | None:
        """The share; None without a battle."""
        return 100 * self.won / self.games if self.games else None

    @property
    def low(self) -> float:
        """The lower end."""
        return max(0.0, self.middle - self.reach)

    @property
    def high(self) -> float:
        """The upper end."""
        return min(100.0, self.middle + self.reach)

    @property
    def middle(self) -> float:
        """The middle of the interval, drawn toward one half while battles are few."""
        games = max(self.games, 1)
        return 100 * (self.won + SURE**2 / 2) / (games + SURE**2)

    @property
    def reach(self) -> float:
        """Half of its width."""
        games = max(self.games, 1)
        spread = self.won * (games - self.won) / games + SURE**2 / 4
        return 100 * SURE * sqrt(spread) / (games + SURE**2)


@dataclass(frozen=True)
class CardFigures:
    """What was counted of a card: how often it was picked and how early on average, in how many
    Main and Life Decks it stood, how often it was brought into play, and how its decks fared."""

    card: Card
    picked: int
    mean_pick: float | None
    decks: int
    life: int
    played: int
    share: Share


@dataclass(frozen=True)
class Which:
    """Which games count: of this format, with people in them or between bots alone."""

    format: str = "standard"
    bots: bool = False

    @property
    def expected(self) -> float:
        """The share of battles that each seat wins on average, in percent."""
        return 100 / SEATS_A_GAME[self.format]

    @property
    def picks(self) -> QuerySet[Picked]:
        """The picks that count."""
        return Picked.objects.filter(format=self.format, bots=self.bots)

    @property
    def fielded(self) -> QuerySet[Fielded]:
        """The cards in decks that count."""
        return Fielded.objects.filter(result__format=self.format, result__bots=self.bots)

    @property
    def results(self) -> QuerySet[Result]:
        """The results that count."""
        return Result.objects.filter(format=self.format, bots=self.bots)


def figures(cards: Sequence[Card], which: Which) -> list[CardFigures]:
    """What was counted of each of these cards."""
    ids = [card.id for card in cards]
    picks = which.picks.filter(card__in=ids).values("card").order_by()
    fielded = which.fielded.filter(card__in=ids).values("card").order_by()
    drafted = {row["card"]: row for row in picks.annotate(n=Count("pk"), mean=Avg("at"))}
    decks = {
        row["card"]: row
        for row in fielded.annotate(
            decks=Count("pk", filter=IN_MAIN),
            lives=Count("pk", filter=Q(life__gt=0)),
            plays=Sum("played"),
            games=Count("pk", filter=IN_MAIN & DECIDED),
            won=Count("pk", filter=IN_MAIN & WON),
        )
    }
    return [of_card(card, drafted.get(card.id, {}), decks.get(card.id, {})) for card in cards]


def of_card(card: Card, drafted: Mapping[str, float], decks: Mapping[str, int]) -> CardFigures:
    """A card's figures out of the two rows that count it."""
    return CardFigures(
        card=card,
        picked=int(drafted.get("n", 0)),
        mean_pick=drafted.get("mean"),
        decks=decks.get("decks", 0),
        life=decks.get("lives", 0),
        played=decks.get("plays", 0),
        share=Share(decks.get("won", 0), decks.get("games", 0)),
    )


def of_set(set_key: str, which: Which) -> list[CardFigures]:
    """What was counted of every card of a set. Raises Unknown for a set nobody knows."""
    return figures(card_set(set_key).cards, which)


def picks_of(card: Card, which: Which) -> list[int]:
    """How often a card was picked 1st, 2nd, … 13th of a pack."""
    counted = which.picks.filter(card=card.id).values_list("at").order_by().annotate(n=Count("pk"))
    by_place = dict(counted)
    return [by_place.get(at, 0) for at in range(1, PACK + 1)]


def drafts_counted(which: Which) -> int:
    """How many drafts were counted."""
    return which.picks.values("draft").distinct().count()


def battles_counted(which: Which) -> int:
    """How many battles were counted."""
    return which.results.values("battle").distinct().count()


def of_deck(row: OwnDeck) -> Share:
    """How a deck fared in battles with people in them, whoever brought it."""
    name = deck_name(tuple(row.main), tuple(row.life))
    return share_of(Result.objects.filter(deck=name, bots=False))


def share_of(results: QuerySet[Result]) -> Share:
    """How many of these were won."""
    decided = results.filter(won__isnull=False)
    return Share(decided.filter(won=True).count(), decided.count())


@dataclass(frozen=True)
class PlayerFigures:
    """How a person fared, by format, and with which cards; `results` are the latest battles."""

    name: str
    shares: Mapping[str, Share]
    drawn: int
    picked: Sequence[tuple[str, int]]
    cards: Sequence[tuple[str, Share]]
    results: Sequence[Result]


def of_person(person: str, name: str) -> PlayerFigures:
    """Everything counted of a person, for themselves."""
    results = Result.objects.filter(person=person)
    picks = Picked.objects.filter(person=person).values("card").order_by()
    fielded = Fielded.objects.filter(result__person=person).values("card").order_by()
    used = fielded.filter(main__gt=0).annotate(
        games=Count("pk", filter=DECIDED), won=Count("pk", filter=WON)
    )
    most_picked = picks.annotate(n=Count("pk")).order_by("-n", "card")[:MOST_CARDS]
    return PlayerFigures(
        name=name,
        shares=shares(results),
        drawn=results.filter(won=None).count(),
        picked=[(row["card"], row["n"]) for row in most_picked],
        cards=[
            (row["card"], Share(row["won"], row["games"]))
            for row in used.order_by("-games", "-won", "card")[:MOST_CARDS]
        ],
        results=list(results.select_related("battle")[:MOST_RESULTS]),
    )


def shares(results: QuerySet[Result]) -> dict[str, Share]:
    """How a person's battles ended, by format."""
    return {format_: share_of(results.filter(format=format_)) for format_ in SEATS_A_GAME}


def of_public_player(username: str) -> PlayerFigures:
    """What an account shows everybody: how its battles ended, and nothing else.

    Raises Unknown (battle.no-such-player), the same for an account that shows nothing as for none.
    """
    user = User.objects.filter(username=username).first()
    if user is None or not is_public(f"user:{user.pk}"):
        raise Unknown(Fault("battle.no-such-player"))
    results = Result.objects.filter(person=f"user:{user.pk}")
    drawn = results.filter(won=None).count()
    return PlayerFigures(username, shares(results), drawn, (), (), ())


def is_public(person: str) -> bool:
    """Whether everybody may read a person's figures."""
    return PublicPlayer.objects.filter(person=person).exists()
