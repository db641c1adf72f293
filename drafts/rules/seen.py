"""What may be seen of a draft: the whitelist that `Draft.view` fills in."""

from msgspec import Struct

from drafts.rules.box import Rules
from drafts.rules.moves import Choosing, Hand, Kept, Mark


class Place(Struct, frozen=True):
    """What everybody at the table sees of a seat.

    `taken` cards lie face down in front of it. `packs` lie there in the order in which it will look
    through them, and hold `cards` all together. `direction` is +1 while its packs go clockwise, -1
    counter-clockwise, 0 when none are passed. `acting` says that the draft waits for this seat.
    """

    seat: int
    round: int
    taken: int
    packs: tuple[int, ...]
    cards: int
    direction: int
    acting: bool


class View(Struct, frozen=True, kw_only=True):
    """A draft through the eyes of a seat; `seat` is None for someone who only watches.

    `pool` is None for who watches, and while a player may not look back (rulebook 4.3).
    """

    rules: Rules
    set: str
    house_rules: bool
    epics: tuple[str, ...]
    over: bool
    places: tuple[Place, ...]
    face_down: tuple[int, ...]
    seat: int | None = None
    hand: Hand | None = None
    choosing: Choosing | None = None
    mark: Mark | None = None
    pool: tuple[Kept, ...] | None = None
