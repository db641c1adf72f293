"""What may be read of boxes, already cut to what the viewer may know."""

from collections.abc import Iterable, Sequence
from contextlib import suppress

from django.utils.crypto import constant_time_compare

from cards.list_selectors import lists_of
from cards.selectors import card_set, official_sets
from drafts.asking import asked
from drafts.bans import banned
from drafts.models import Box, BoxGame
from drafts.rules.bans import BanList
from drafts.rules.box import Box as DraftBox
from drafts.rules.box import box_of, read_rules, require
from drafts.rules.fair import Opened, Reveal
from drafts.rules.opening import all_revealed, check_giving, next_game
from drafts.rules.spread import Packs, Spread, read_seed, read_spread
from drafts.shown import (
    BoxEntry,
    BoxView,
    CardView,
    GameView,
    PackView,
    SetChoice,
    cards_of,
)
from drafts.viewers import Viewer
from tables.rules.refusal import NotAllowed, Unknown
from tables.tokens import hashed

MOST_LISTED = 100  # boxes of a person


def find_box(box_id: str) -> Box:
    """The box of this id, with everything in it. Raises Unknown (boxes.unknown-box)."""
    box = Box.objects.prefetch_related("games", "keepers").filter(public_id=box_id).first()
    if box is None:
        raise Unknown.of("boxes.unknown-box")
    return box


def keeps(box: Box, viewer: Viewer) -> bool:
    """Whether the viewer keeps the box, as a person known to it or by the keeper's secret.

    A box that was given to a table is kept by that table alone.
    """
    if box.given_to:
        return viewer.person == box.given_to
    shown = hashed(viewer.token) if viewer.token else ""
    known = any(keeper.person == viewer.person for keeper in box.keepers.all())
    return known or bool(shown and constant_time_compare(shown, box.token_digest))


def require_keeper(box: Box, viewer: Viewer) -> None:
    """Raises NotAllowed (boxes.not-the-keeper, boxes.at-a-table)."""
    if not keeps(box, viewer):
        raise NotAllowed.of("boxes.at-a-table" if box.given_to else "boxes.not-the-keeper")


def box_to_give(*, box_id: str, viewer: Viewer) -> BoxView:
    """A box whose packs its keeper may give to a table.

    Raises Unknown, NotAllowed to all but the keeper, and Conflict as `check_giving`.
    """
    box = find_box(box_id)
    require_keeper(box, viewer)
    check_giving(box.sealed, [game.state for game in box.games.all()])
    return cut(box, viewer)


def box_view(*, box_id: str, viewer: Viewer) -> BoxView:
    """The box of this id as this viewer may know it. Raises Unknown."""
    return cut(find_box(box_id), viewer)


def cut(box: Box, viewer: Viewer) -> BoxView:
    """A box as this viewer may know it."""
    keeper = keeps(box, viewer)
    games = tuple(game_view(game, keeper) for game in box.games.all())
    states = [game.state for game in games]
    of_set = card_set(box.set_key)
    return BoxView(
        id=box.public_id,
        card_set=of_set,
        rules=box.rules,
        bans=tuple(box.bans),
        spread=box.spread,
        version=box.version,
        sealed=box.sealed,
        made=box.made,
        count=box.count,
        keeper=keeper,
        at_table=bool(box.given_to),
        games=games,
        packs=tuple(
            PackView(number, cards_of(of_set, box.packs[number - 1]))
            for number in readable_numbers(box, games)
        ),
        next_game=next_game(states),
        whole=contents(box) if all_revealed(states) else None,
        reveal=reveal_of(box, games) if box.sealed else None,
    )


def game_view(game: BoxGame, keeper: bool) -> GameView:
    """A game, its salt only once it is revealed."""
    revealed = game.state == BoxGame.State.REVEALED
    return GameView(
        number=game.number,
        first=game.first,
        last=game.last,
        state=game.state,
        commitment=game.commitment,
        readable=revealed or (keeper and game.state == BoxGame.State.TAKEN),
        salt=game.salt if revealed else "",
        taken=game.taken,
        revealed=game.revealed,
    )


def readable_numbers(box: Box, games: Iterable[GameView]) -> list[int]:
    """The numbers of the packs that may be read: of an open box, all that are in play."""
    if not box.sealed:
        return list(range(1, box.count + 1))
    return [
        number for game in games if game.readable for number in range(game.first, game.last + 1)
    ]


def contents(box: Box) -> Packs:
    """Everything in a box, as the rules know it. Not for viewers."""
    return Packs(
        set=box.set_key,
        rules=box.rules,
        bans=tuple(box.bans),
        spread=box.spread,
        seed=box.seed,
        version=box.version,
        left=tuple(box.left),
        packs=tuple(tuple(pack) for pack in box.packs),
    )


def reveal_of(box: Box, games: tuple[GameView, ...]) -> Reveal:
    """What everybody may check: every commitment, the revealed games, at the end the seed."""
    ended = all_revealed([game.state for game in games])
    return Reveal(
        set=box.set_key,
        rules=box.rules,
        bans=tuple(box.bans),
        spread=box.spread,
        version=box.version,
        commitments=tuple(game.commitment for game in games),
        games=tuple(
            Opened(game.number, game.salt, contents(box).packs[game.first - 1 : game.last])
            for game in games
            if game.salt
        ),
        seed=box.seed if ended else "",
        left=tuple(box.left) if ended else (),
    )


def box_wished(
    set_key: str, rules: str, count: int | None, lists: Sequence[BanList] | None = None
) -> DraftBox:
    """The box, as made today, of which `count` packs are wanted. Each Refusal names its field.

    `lists` as in `drafts.bans.banned`.
    """
    with asked("rules"):
        by_rules = read_rules(rules)
    with asked("set"):
        of_set = card_set(set_key)
        names = {card.name for card in of_set.cards}
        box = box_of(of_set, by_rules, names & {*banned(by_rules, of_set.key, lists=lists)})
    with asked("count"):
        require(box, count or 1)
    return box


def seed_wished(text: str) -> str:
    """The seed of a box. A Refusal names its field."""
    with asked("seed"):
        return read_seed(text)


def spread_wished(text: str) -> Spread:
    """The spread of a box. A Refusal names its field."""
    with asked("spread"):
        return read_spread(text)


def pack_view(*, box_id: str, number: int, viewer: Viewer) -> tuple[BoxView, PackView]:
    """A box and one of its packs. Raises Unknown, and NotAllowed while it is sealed."""
    box = box_view(box_id=box_id, viewer=viewer)
    return box, readable_pack(box, number)


def readable_pack(box: BoxView, number: int) -> PackView:
    """A pack of the box. Raises Unknown (boxes.no-pack) and NotAllowed (boxes.sealed-pack)."""
    if not 1 <= number <= box.count:
        raise Unknown.of("boxes.no-pack", number=number, packs=box.count)
    for pack in box.packs:
        if pack.number == number:
            return pack
    raise NotAllowed.of("boxes.sealed-pack", number=number)


def my_boxes(viewer: Viewer) -> list[BoxEntry]:
    """The boxes that a person keeps, the latest first."""
    kept = Box.objects.filter(keepers__person=viewer.person).order_by("-made")
    rows = kept.prefetch_related("games").defer("packs", "left", "seed")[:MOST_LISTED]
    return [BoxEntry(box, card_set(box.set_key)) for box in rows]


def card_view(*, box_id: str, number: int, position: int, viewer: Viewer) -> CardView:
    """A card of a pack. Raises Unknown (boxes.no-card: position, cards), and as `pack_view`."""
    _, pack = pack_view(box_id=box_id, number=number, viewer=viewer)
    if not 1 <= position <= len(pack.cards):
        raise Unknown.of("boxes.no-card", position=position, cards=len(pack.cards))
    return CardView(box_id, number, position, pack.cards[position - 1], len(pack.cards))


def sets_for(viewer: Viewer, chosen: str) -> list[SetChoice]:
    """The official sets, the viewer's own lists, and the set chosen by a link, if it exists."""
    sets = [SetChoice(one.key, one.name, one.ja) for one in official_sets()]
    sets += [SetChoice(one.set_key, one.name, own=True) for one in lists_of(viewer.person)]
    if chosen not in {one.key for one in sets}:
        with suppress(Unknown):
            linked = card_set(chosen)
            sets.append(SetChoice(linked.key, linked.name, own=True))
    return sets
