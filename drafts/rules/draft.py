"""A running draft: what both kinds share, and the one way in.

A draft is plain data at every moment. `act` asks the rules first and then changes the draft, or
refuses by name and changes nothing; `view` lists what one seat may know, and nothing else.
"""

from collections import Counter

from msgspec import Struct

from drafts.rules.box import PACK
from drafts.rules.moves import (
    POOL,
    ROUNDS,
    ZONES,
    Action,
    By,
    Choice,
    Choose,
    Choosing,
    Event,
    Hand,
    Kept,
    Lay,
    Mark,
    Move,
    Outcome,
    Pick,
    Setup,
    Take,
    Zone,
)
from drafts.rules.seen import Place, View
from tables.rules.refusal import Conflict, NotAllowed, Refusal, Unknown

SCHEMA = 1  # of a saved draft


class Draft(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """What both kinds of draft hold: the whole log, and by seat the cards taken and the mark."""

    schema: int = SCHEMA
    setup: Setup
    pools: list[list[Kept]]
    marks: list[Mark | None]
    log: list[Move]

    # What each kind answers for itself.

    def hand(self, seat: int) -> Hand | None:
        """What the seat takes from now; None while it waits, chooses or has all its cards."""
        raise NotImplementedError

    def choosing(self, seat: int) -> Choosing | None:
        """The face-down packs the seat chooses from now; None when it has none to choose."""
        raise NotImplementedError

    def face_down(self) -> tuple[int, ...]:
        """The packs nobody has opened."""
        raise NotImplementedError

    def lying_at(self, seat: int) -> dict[int, int]:
        """The packs at a seat in the order it looks through them, each with its cards' number."""
        raise NotImplementedError

    def direction(self, round: int) -> int:
        """Which way packs go in a round: +1 clockwise, -1 counter-clockwise, 0 not at all."""
        raise NotImplementedError

    def in_packs(self) -> list[str]:
        """Every card not taken yet, wherever it lies."""
        raise NotImplementedError

    def _go_on(self, pick: Pick, left: list[str]) -> list[Event]:
        """Send on the cards left by a pick that was just made."""
        raise NotImplementedError

    def _open(self, seat: int, choose: Choose) -> None:
        """Give the seat a face-down pack that it may choose."""
        raise NotImplementedError

    # What both share.

    @property
    def over(self) -> bool:
        """Whether every seat has all its cards."""
        return all(len(pool) == POOL for pool in self.pools)

    def round_of(self, seat: int) -> int:
        """The round a seat is in; it stays the last at the end."""
        return min(len(self.pools[seat]) // PACK + 1, ROUNDS)

    def acting(self, seat: int) -> bool:
        """Whether the draft waits for this seat."""
        return self.hand(seat) is not None or self.choosing(seat) is not None

    def may_review(self, seat: int) -> bool:
        """Whether a player may look at the cards taken now.

        Rulebook 4.3: between rounds, which is before the first pick of a round; or at any time,
        where the table is set so.
        """
        return self.setup.review == "always" or len(self.pools[seat]) % PACK == 0

    def act(self, seat: int, action: Action, by: By = "person") -> Outcome:
        """Carry out what a seat asks for.

        A pick or choice sent twice is done once and answered the same. Raises, with the draft
        unchanged:
        Unknown drafts.no-seat (seat, seats);
        Conflict drafts.already-picked (pack, number, cards), drafts.already-chosen (round, pack),
        drafts.not-in-front (pack, number), drafts.pack-opened (pack), drafts.not-choosing (round);
        Refusal drafts.not-in-pack (cards), drafts.count (take, sent), drafts.zones (cards, zones),
        drafts.unknown-zone (zone, known), drafts.no-place (place, taken);
        NotAllowed drafts.no-looking-back.
        """
        self._check_seat(seat)
        match action:
            case Take():
                return self._take(seat, action, by)
            case Choose():
                return self._choose(seat, action, by)
            case Mark():
                return self._mark(seat, action)
            case Lay():
                return self._lay(seat, action)

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for what everybody may. Raises Unknown drafts.no-seat."""
        if seat is not None:
            self._check_seat(seat)
        return View(
            rules=self.setup.rules,
            set=self.setup.set,
            house_rules=self.setup.house_rules,
            epics=self.setup.epics,
            over=self.over,
            places=tuple(map(self._place, range(self.setup.seats))),
            face_down=self.face_down(),
            seat=seat,
            hand=None if seat is None else self.hand(seat),
            choosing=None if seat is None else self.choosing(seat),
            mark=None if seat is None else self.marks[seat],
            pool=None if seat is None or not self.may_review(seat) else tuple(self.pools[seat]),
        )

    def _place(self, seat: int) -> Place:
        lying = self.lying_at(seat)
        return Place(
            seat=seat,
            round=self.round_of(seat),
            taken=len(self.pools[seat]),
            packs=tuple(lying),
            cards=sum(lying.values()),
            direction=self.direction(self.round_of(seat)),
            acting=self.acting(seat),
        )

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.seats:
            raise Unknown.of("drafts.no-seat", seat=seat, seats=self.setup.seats)

    def _take(self, seat: int, take: Take, by: By) -> Outcome:
        if made := self._made(seat, take):
            return Outcome(made)
        hand = self._in_front(seat, take)
        left = without(hand, take.cards)
        kept = kept_in(take)
        pick = Pick(hand.round, hand.pack, hand.number, seat, hand.cards, take.cards, by)
        self.log.append(pick)
        self.pools[seat] += kept
        self.marks[seat] = None
        after = self._go_on(pick, left)
        over = [Event("over")] if self.over else []
        return Outcome(pick, (*picked(pick), *after, *over))

    def _made(self, seat: int, take: Take) -> Pick | None:
        """The same pick, when it was made before. Raises Conflict (drafts.already-picked)."""
        for move in self.log:
            if isinstance(move, Pick) and (move.seat, move.pack, move.number) == (
                seat,
                take.pack,
                take.number,
            ):
                if Counter(move.cards) == Counter(take.cards):
                    return move
                raise Conflict.of(
                    "drafts.already-picked",
                    pack=move.pack,
                    number=move.number,
                    cards=list(move.cards),
                )
        return None

    def _in_front(self, seat: int, named: Take | Mark) -> Hand:
        """The hand that is named. Raises Conflict (drafts.not-in-front)."""
        hand = self.hand(seat)
        if hand is None or (hand.pack, hand.number) != (named.pack, named.number):
            raise Conflict.of("drafts.not-in-front", pack=named.pack, number=named.number)
        return hand

    def _choose(self, seat: int, choose: Choose, by: By) -> Outcome:
        for move in self.log:
            if isinstance(move, Choice) and (move.seat, move.round) == (seat, choose.round):
                if move.pack == choose.pack:
                    return Outcome(move)
                raise Conflict.of("drafts.already-chosen", round=move.round, pack=move.pack)
        choosing = self.choosing(seat)
        if choosing is None or choosing.round != choose.round:
            raise Conflict.of("drafts.not-choosing", round=choose.round)
        if choose.pack not in choosing.packs:
            raise Conflict.of("drafts.pack-opened", pack=choose.pack)
        choice = Choice(choose.round, choose.pack, seat, by)
        self.log.append(choice)
        self._open(seat, choose)
        params = {"seat": seat, "round": choose.round, "pack": choose.pack, "by": by}
        return Outcome(choice, (Event("chose", params),))

    def _mark(self, seat: int, mark: Mark) -> Outcome:
        hand = self._in_front(seat, mark)
        if mark.cards:
            without(hand, mark.cards)
        self.marks[seat] = mark if mark.cards else None
        return Outcome()

    def _lay(self, seat: int, lay: Lay) -> Outcome:
        pool = self.pools[seat]
        if not self.may_review(seat):
            raise NotAllowed.of("drafts.no-looking-back")
        if not 1 <= lay.place <= len(pool):
            raise Refusal.of("drafts.no-place", place=lay.place, taken=len(pool))
        check_zone(lay.zone)
        pool[lay.place - 1] = Kept(pool[lay.place - 1].card, lay.zone)
        return Outcome()


def picked(pick: Pick) -> tuple[Event, Event]:
    """What a pick tells everyone, and what it tells the seat alone."""
    public = {
        "seat": pick.seat,
        "round": pick.round,
        "pack": pick.pack,
        "number": pick.number,
        "by": pick.by,
    }
    return Event("picked", public), Event("took", {"cards": list(pick.cards)}, to=pick.seat)


def without(hand: Hand, cards: tuple[str, ...]) -> list[str]:
    """The cards left in their order. Raises Refusal (drafts.count, drafts.not-in-pack)."""
    if len(cards) != hand.take:
        raise Refusal.of("drafts.count", take=hand.take, sent=len(cards))
    if strange := Counter(cards) - Counter(hand.cards):
        raise Refusal.of("drafts.not-in-pack", cards=list(strange))
    left = list(hand.cards)
    for card in cards:
        left.remove(card)
    return left


def kept_in(take: Take) -> list[Kept]:
    """The cards, each where it is laid. Raises Refusal (drafts.zones, drafts.unknown-zone)."""
    nowhere: Zone = "unsorted"
    zones = take.zones or (nowhere,) * len(take.cards)
    if len(zones) != len(take.cards):
        raise Refusal.of("drafts.zones", cards=len(take.cards), zones=len(zones))
    for zone in zones:
        check_zone(zone)
    return [Kept(card, zone) for card, zone in zip(take.cards, zones, strict=True)]


def check_zone(zone: str) -> None:
    """Raises Refusal (drafts.unknown-zone)."""
    if zone not in ZONES:
        raise Refusal.of("drafts.unknown-zone", zone=zone, known=[str(zone) for zone in ZONES])
