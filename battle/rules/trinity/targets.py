"""Which cards a noun phrase means now, and which of them a player may choose."""

from typing import TYPE_CHECKING, Any

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.state import ROOM
from battle.rules.trinity.coverage import ran
from battle.rules.trinity.zones import BATTLEFIELD, GRAVEYARD, NAMED, SHADOW, SOUL

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game
    from battle.rules.trinity.state import Live
    from battle.rules.trinity.text.filters import Filter

Me = Any
"""Who asks: a Resolve, or a Standing for what is continuous: seat, source, uid, ways."""


def candidates(game: "Game", me: Me, cards: "Filter", their: int = -1) -> list[int]:
    """The cards a phrase means, in seat and zone order; `their` is whom "their" means."""
    found = [
        uid
        for zone in cards.zones
        for uid in lying_in(game, me, zone, seats_of(game, me, cards, their))
    ]
    return select(game, me, cards, found)


def among(game: "Game", me: Me, cards: "Filter", zone: int) -> list[int]:
    """The cards of the player's own zone that a phrase means ("... from your Graveyard")."""
    return select(game, me, cards, game.state.places[me.seat][zone][:])


def seats_of(game: "Game", me: Me, cards: "Filter", their: int) -> list[int]:
    """Whose cards a phrase means."""
    side = cards.side
    if side in ("of your", "your") or " your " in cards.place:
        return [me.seat]
    if side in ("of their", "their"):
        return [their]
    if side == "of the damaged player's":
        return [me.cause.other]
    if side in ("opponent's", "opponents'"):
        return game.opponents(me.seat)
    return list(game.seats())


def lying_in(game: "Game", me: Me, zone: str, seats: list[int]) -> list[int]:
    """The cards in a named place."""
    state = game.state
    if zone == "SoulOfThis":
        return souls_of_this(game, me)
    if zone in ("YourSouls", "Soul"):
        hosts = [uid for seat in seats for uid in state.places[seat][BATTLEFIELD]]
        if zone == "Soul":
            hosts = [uid for uid in hosts if game.cards[uid].unit]
        return souls_of(game, hosts)
    return [uid for seat in seats for uid in state.places[seat][NAMED[zone]]]


def select(game: "Game", me: Me, cards: "Filter", uids: list[int]) -> list[int]:
    """Those of the cards that a phrase means; comparing qualities come last."""
    found = [uid for uid in uids if is_kind(game, cards, uid) and is_so(game, cards, uid)]
    for quality in cards.qualities:
        home = quality.home
        ran("home", home.name)
        if home.marks.get("of_all"):
            found = home.do(game, me, found, *quality.args)
        else:
            found = [uid for uid in found if home.do(game, me, uid, *quality.args)]
    return found


def matches(game: "Game", me: Me, cards: "Filter", uid: int) -> bool:
    """Whether a phrase means this card, wherever it lies."""
    return bool(select(game, me, cards, [uid]))


def is_kind(game: "Game", cards: "Filter", uid: int) -> bool:
    """Unit, Set, Equip, ...: as printed and as treated."""
    if "card" in cards.kinds:
        return True
    if not game.cards[uid].kinds.isdisjoint(cards.kinds):
        return True
    return uid in game.state.live and not game.facts.kinds(uid).isdisjoint(cards.kinds)


def is_so(game: "Game", cards: "Filter", uid: int) -> bool:
    """Colour, Trait, "non-...", Active or Rested, attacking."""
    card = game.cards[uid]
    if cards.words and card.words.isdisjoint(cards.words):
        return False
    if cards.not_ and (cards.not_ in card.words or cards.not_ in card.kinds):
        return False
    return not cards.state or in_state(game, cards.state, uid)


def in_state(game: "Game", state: str, uid: int) -> bool:
    """Active, Rested or attacking."""
    if state == "attacking":
        return any(getattr(p, "unit", -1) == game.state.stay[uid] for p in game.state.agenda)
    live = game.state.live.get(uid)
    return live is not None and live.rested == (state == "Rested")


def choosable(game: "Game", seat: int, uids: list[int]) -> list[int]:
    """Those a player may choose (TD-01 LEG 20: opponents can't choose this Unit)."""
    holder, live = game.state.holder, game.state.live
    return [
        uid
        for uid in uids
        if uid not in live or holder[uid] == seat or not game.facts.says("unchoosable", uid)
    ]


def pick(
    game: "Game",
    seat: int,
    uids: list[int],
    least: int,
    most: int | None = None,
    kind: str = "choose",
) -> Question | None:
    """A question for some of these cards, or None when there is none to choose.

    Cards hidden from others are asked for even when the answer is forced.
    """
    found = choosable(game, seat, uids)
    if not found:
        return None
    hidden = any(game.state.zone[uid] not in OPEN for uid in found)
    options = [Option(kind, game.state.stay[uid]) for uid in found]
    return Question(seat, kind, options, least, least if most is None else most, always=hidden)


OPEN = (BATTLEFIELD, GRAVEYARD, SOUL, SHADOW)


def picked_uids(picked: tuple[Option, ...]) -> list[int]:
    """The cards of an answer."""
    return [option.card % ROOM for option in picked]


def present(game: "Game", told: tuple[int, ...]) -> list[int]:
    """The cards of these handles that are still what and where they were, and at the table (R6)."""
    left, holder = game.state.left, game.state.holder
    found = [handle % ROOM for handle in told if game.here(handle)]
    return [uid for uid in found if not left >> holder[uid] & 1] if left else found


def carried(game: "Game", me: Me) -> "Live | None":
    """What the card whose line it is carries, as long as it lies on the Battlefield."""
    return game.state.live.get(me.uid) if game.here(me.source) else None


def equipped(game: "Game", me: Me) -> list[int]:
    """The Unit that the Equip whose line it is is on; as a list of one or none."""
    live = carried(game, me)
    return [live.on] if live and live.on >= 0 else []


def souls_of(game: "Game", uids: list[int]) -> list[int]:
    """The Souls under these cards, as far as they lie on the Battlefield."""
    live = game.state.live
    return [soul for uid in uids if uid in live for soul in live[uid].souls]


def souls_of_this(game: "Game", me: Me) -> list[int]:
    """The Souls under the card whose line it is."""
    live = carried(game, me)
    return live.souls[:] if live else []


def this(game: "Game", me: Me) -> list[int]:
    """The card whose line it is, if it is still where it was; as a list of one or none."""
    return [me.uid] if game.here(me.source) else []
