"""What a seat may see: a whitelist, and nothing that would let it follow a hidden card."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

from battle.rules.engine import rng
from battle.rules.engine.choice import Choice, Option
from battle.rules.engine.lines import Line
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import knowers

if TYPE_CHECKING:
    from battle.rules.engine.game import Game

View = dict[str, Any]


def number(game: "Game[Any]", seat: int, handle: int) -> int:
    """The number under which a seat knows a card in its present stay: its own, telling nothing."""
    return rng.mixed(game.state.secret, seat, handle) if handle >= 0 else -1


def knows(game: "Game[Any]", seat: int, uid: int) -> bool:
    """Whether a seat (-1: a spectator) knows which card this is."""
    if seat < 0:
        return bool(game.zones[game.state.zone[uid]].eyes == "all")
    return bool(knowers(game, uid) >> seat & 1)


def card_seen(game: "Game[Any]", seat: int, uid: int) -> View:
    """A card in a place of its own, named only to who knows it."""
    shown: View = {"number": number(game, seat, game.state.stay[uid])}
    if knows(game, seat, uid):
        shown["card"] = card_id(game, uid)
    return shown


def card_id(game: "Game[Any]", uid: int) -> str:
    """The printed card of a uid."""
    return printed_id(game, game.state.face[uid])


def printed_id(game: "Game[Any]", index: int) -> str:
    """The id of one of the printed cards of a game."""
    return str(game.state.printed[index]).partition("@")[0]


def zone_seen(game: "Game[Any]", seat: int, holder: int, zone: int) -> View:
    """A zone: how many cards, which are known, and those known to be somewhere in it.

    Hidden piles show places only where the seat knows the card; their order says nothing else.
    """
    pile = game.state.places[holder][zone]
    rule = game.zones[zone]
    shown: View = {"count": len(pile)}
    if rule.eyes == "all" or (rule.eyes == "holder" and (seat == holder or rule.ordered)):
        cards = [card_seen(game, seat, uid) for uid in pile]
        shown["cards"] = cards if rule.ordered else sorted(cards, key=by_name)
        return shown
    known = [(at, uid) for at, uid in enumerate(pile) if knows(game, seat, uid)]
    if rule.ordered:
        shown["known"] = [{"at": at, "card": card_id(game, uid)} for at, uid in known]
    among = [uid for uid in pile if seat >= 0 and game.state.within[uid] >> seat & 1]
    shown["among"] = sorted(card_id(game, uid) for uid in among)
    return shown


def by_name(shown: View) -> tuple[str, int]:
    """The order of cards whose places say nothing."""
    return shown.get("card", ""), shown["number"]


def option_seen(game: "Game[Any]", seat: int, option: Option) -> View:
    """An option as its seat sees it: handles become numbers, known cards are named."""
    shown: View = {"do": option.do}
    if option.card >= 0:
        shown["card"] = card_seen(game, seat, option.card % ROOM)
    if option.seat >= 0:
        shown["seat"] = option.seat
    if option.n >= 0:
        is_card = option.n >= ROOM
        shown["n"] = card_seen(game, seat, option.n % ROOM) if is_card else option.n
    if option.more:
        shown["more"] = list(option.more)
    return shown


def choice_seen(game: "Game[Any]", seat: int) -> View | None:
    """The open choice: to its seat with all options, to the others who is asked."""
    choice: Choice | None = game.state.waiting
    if choice is None:
        return None
    if choice.seat != seat:
        return {"seat": choice.seat}
    return {
        "seat": seat,
        "number": choice.number,
        "kind": choice.kind,
        "least": choice.least,
        "most": choice.most,
        "ordered": choice.ordered,
        "text": choice.text,
        "source": number(game, seat, choice.source),
        "options": [option_seen(game, seat, option) for option in choice.options],
    }


def view(game: "Game[Any]", seat: int) -> View:
    """Everything a seat (-1: a spectator) may know now; a game adds its own facts."""
    state = game.state
    return {
        "seat": seat,
        "zones": [
            {
                game.zones[zone].name: zone_seen(game, seat, holder, zone)
                for zone in range(len(game.zones))
            }
            for holder in range(state.seats)
        ],
        "choice": choice_seen(game, seat),
        "winner": state.winner,
        "over": state.over,
        "can_undo": state.answers > state.firm and state.last_asked == seat,
    }


class Told(Struct, frozen=True):
    """What one seat is told after an answer: its lines, and what changed in its view.

    `revision` rises only when the view changed. Each change is a path and the new value there (see
    `after`).
    """

    revision: int
    said: tuple[Line, ...]
    changed: tuple[tuple[tuple[str | int, ...], Any], ...]


class Watcher:
    """One seat looking on: keeps its last view and counts its revisions."""

    def __init__(self, game: "Game[Any]", seat: int, revision: int = 0) -> None:
        self.seat = seat
        self.revision = revision
        self.view: View = game.view(seat)

    def look(self, game: "Game[Any]") -> Told:
        """What is new since the last look."""
        new = game.view(self.seat)
        changed = tuple(differences(self.view, new))
        self.revision += bool(changed)
        self.view = new
        said = tuple(line.for_seat(self.seat) for line in game.lines)
        return Told(self.revision, said, changed)


Path = tuple[str | int, ...]


def differences(old: Any, new: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    """The changes that make the old view the new one, in their order."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone = sorted(old.keys() - new.keys())
        found: list[tuple[Path, Any]] = [((*path, key), GONE) for key in gone]
        for key, value in new.items():
            if key not in old:
                found.append(((*path, key), value))
            elif old[key] != value:
                found += differences(old[key], value, (*path, key))
        return found
    if isinstance(old, list) and isinstance(new, list):
        return list_differences(old, new, path)
    return [(path, new)] if old != new else []


def list_differences(old: list[Any], new: list[Any], path: Path) -> list[tuple[Path, Any]]:
    """Item by item for lists of one length; what was added at the end, or the one that is gone.

    Any other list is told whole.
    """
    pairs = enumerate(zip(old, new, strict=False))
    if len(old) == len(new):
        return [d for i, (a, b) in pairs if a != b for d in differences(a, b, (*path, i))]
    same = next((i for i, (a, b) in pairs if a != b), min(len(old), len(new)))
    if same == len(old):
        return [((*path, i), new[i]) for i in range(same, len(new))]
    if old[same + 1 :] == new[same:]:
        return [((*path, same), GONE)]
    return [(path, new)]


GONE = "\u2400"
"""The value of what is gone: a sign that no view holds, and that every database can store."""


def after(old: View, changed: tuple[tuple[Path, Any], ...]) -> View:
    """The view that an old view becomes by what was told; an index past the end adds there."""
    new: Any = to_builtins(old)
    for path, value in changed:
        at = new
        for key in path[:-1]:
            at = at[key]
        if value == GONE:
            del at[path[-1]]
        elif isinstance(at, list) and path[-1] == len(at):
            at.append(value)
        else:
            at[path[-1]] = value
    result: View = new
    return result
