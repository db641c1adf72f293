"""What a box that somebody is about to make will be like."""

from dataclasses import dataclass

from django.utils.translation import gettext

from cards.rules.card import CardSet
from cards.selectors import card_set
from drafts.asking import gather
from drafts.rules.box import PACKS_A_GAME, Box
from drafts.rules.odds import Odds, odds, patterns
from drafts.rules.spread import Spread
from drafts.selectors import box_wished, spread_wished

MOST = 9  # cards of a rarity that have a column of their own
TALL = 40  # the height of the tallest column


@dataclass(frozen=True)
class Column:
    """The chance, in percent, of so many cards in a pack, and the column drawn for it."""

    count: int
    percent: float
    x: int
    y: float
    height: float


@dataclass(frozen=True)
class Chances:
    """The chances of one rarity; `tallest` is the greatest chance of any rarity beside it."""

    odds: Odds
    tallest: float

    @property
    def columns(self) -> list[Column]:
        """For 0 to 9 cards; more of a rarity are as good as never in a pack of an official box."""
        return [
            Column(
                count=count,
                percent=100 * chance,
                x=10 * count + 1,
                y=round(TALL * (1 - chance / self.tallest), 2),
                height=round(TALL * chance / self.tallest, 2),
            )
            for count, chance in enumerate(self.odds.chances[: MOST + 1])
        ]


@dataclass(frozen=True)
class Oddity:
    """Something a pack may show: what, and in how many of 100 packs."""

    what: str
    percent: float


@dataclass(frozen=True)
class Forecast:
    """The box that will be dealt, how, and how many of its packs are wanted."""

    card_set: CardSet
    box: Box
    spread: str
    count: int
    chances: tuple[Chances, ...]
    oddities: tuple[Oddity, ...]

    @property
    def a_game(self) -> int:
        """How many packs a game takes."""
        return PACKS_A_GAME[self.box.rules]

    @property
    def games(self) -> int:
        """How many whole games the wanted packs are enough for."""
        return self.count // self.a_game

    @property
    def over(self) -> int:
        """How many of the wanted packs are more than whole games."""
        return self.count % self.a_game


def forecast(*, set_key: str, rules: str, spread: str, count: int | None = None) -> Forecast:
    """The forecast for these wishes. Raises Refusal as `drafts.services.make_box` does."""
    box, chosen = gather(
        lambda: box_wished(set_key, rules, count),
        lambda: spread_wished(spread),
    )
    found = odds(box, chosen)
    tallest = max(max(each.chances) for each in found)
    chances = tuple(Chances(each, tallest) for each in found)
    return Forecast(
        card_set=card_set(set_key),
        box=box,
        spread=chosen,
        count=count or box.packs,
        chances=chances,
        oddities=oddities(box, chosen),
    )


def oddities(box: Box, spread: Spread) -> tuple[Oddity, ...]:
    """What the rulebook asks to look for in a pack (4.1), and twins."""
    chance = patterns(box, spread)
    return (
        Oddity(gettext("the same card twice"), 100 * chance.twins),
        Oddity(gettext("identical cards side by side"), 100 * chance.neighbours),
        Oddity(gettext("four Rares and Legends in a row"), 100 * chance.bunched),
    )
