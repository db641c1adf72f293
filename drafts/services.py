"""Every change to boxes: make one, keep it, take its games and reveal them."""

import json
import secrets
from collections.abc import Sequence
from typing import Any

from django.db import transaction
from django.utils import timezone
from msgspec.structs import asdict

from drafts.asking import asked, gather
from drafts.models import Box, BoxGame, Keeper, new_public_id
from drafts.rules.bans import BanList
from drafts.rules.box import PACKS_A_GAME
from drafts.rules.fair import commit
from drafts.rules.opening import after_revealing, after_taking
from drafts.rules.spread import Packs, make
from drafts.selectors import (
    box_to_give,
    box_wished,
    keeps,
    require_keeper,
    seed_wished,
    spread_wished,
)
from drafts.viewers import Viewer
from tables.rules.refusal import NotAllowed, Unknown
from tables.tokens import hashed


def make_box(
    *,
    maker: str,
    set_key: str,
    rules: str = "standard",
    spread: str = "checked",
    seed: str = "",
    count: int | None = None,
    form_key: str = "",
) -> Box:
    """A box with its packs, kept by `maker`, a person's name from `tables.people`.

    Without a seed the box is sealed and its seed random (128 bits); with one it is open. `count`
    packs are in play, all without it. The same form sent again (by its key) gives the same box.
    Raises Refusal with every impossible wish.
    """
    packs = deal(set_key, rules, spread, seed or secrets.token_hex(16), count)
    with transaction.atomic():
        box, new = Box.objects.get_or_create(
            maker=maker,
            form_key=mark(form_key or new_public_id(), set_key, rules, spread, seed, count),
            defaults=row_of(packs) | {"count": count or len(packs.packs), "sealed": not seed},
        )
        if new:
            Keeper.objects.create(box=box, person=maker)
            if box.sealed:
                BoxGame.objects.bulk_create(games_of(box))
    return box


def mark(form_key: str, *wishes: object) -> str:
    """What a box remembers of its form, so that a changed form makes another box."""
    return hashed(json.dumps([form_key, *wishes]))


def deal(
    set_key: str,
    rules: str,
    spread: str,
    seed: str,
    count: int | None,
    lists: Sequence[BanList] | None = None,
) -> Packs:
    """The packs of a whole box, of which `count` are wanted. Each Refusal names its field.

    `lists` as in `drafts.bans.banned`.
    """
    box, seed, chosen = gather(
        lambda: box_wished(set_key, rules, count, lists),
        lambda: seed_wished(seed),
        lambda: spread_wished(spread),
    )
    with asked("spread"):
        return make(box, chosen, seed)


def row_of(packs: Packs) -> dict[str, Any]:
    """Packs as columns of a box."""
    row = asdict(packs)
    return {"set_key": row.pop("set"), **row}


def games_of(box: Box) -> list[BoxGame]:
    """The games of a new box, each with a commitment of its own under a 256-bit salt."""
    size = PACKS_A_GAME[box.rules]
    games = []
    for number, start in enumerate(range(0, box.count, size), 1):
        salt = secrets.token_hex(32)
        end = min(start + size, box.count)
        games.append(
            BoxGame(
                box=box,
                number=number,
                first=start + 1,
                last=end,
                salt=salt,
                commitment=commit(salt, box.packs[start:end]),
            )
        )
    return games


@transaction.atomic
def hand_out_token(*, box_id: str, viewer: Viewer) -> str:
    """A new secret that makes whoever shows it a keeper; the one before is void.

    Only its digest is stored, so it can be read here and never again.
    """
    box = locked(box_id)
    require_keeper(box, viewer)
    token = secrets.token_urlsafe(16)
    box.token_digest = hashed(token)
    box.save(update_fields=["token_digest"])
    return token


@transaction.atomic
def keep_box(*, box_id: str, viewer: Viewer) -> Box:
    """Make the viewer a keeper, by the secret they show. Raises NotAllowed (boxes.wrong-token)."""
    box = locked(box_id)
    if not keeps(box, viewer):
        raise NotAllowed.of("boxes.wrong-token", field="token")
    Keeper.objects.get_or_create(box=box, person=viewer.person)
    return box


@transaction.atomic
def take_game(*, box_id: str, number: int, viewer: Viewer) -> BoxGame:
    """Open the packs of a game to the keeper; once taken, taking it again changes nothing.

    Raises NotAllowed to all but the keeper, Unknown (boxes.no-game), Conflict (boxes.not-next).
    """
    games = games_for(box_id, viewer)
    state = after_taking([game.state for game in games], number)
    return store(games[number - 1], state)


@transaction.atomic
def reveal_game(*, box_id: str, number: int, viewer: Viewer) -> BoxGame:
    """Open a game's packs and salt to everybody with the link.

    Raises NotAllowed to all but the keeper, Unknown (boxes.no-game), Conflict (boxes.not-taken).
    """
    games = games_for(box_id, viewer)
    state = after_revealing([game.state for game in games], number)
    return store(games[number - 1], state)


@transaction.atomic
def give_box(*, box_id: str, viewer: Viewer, to: str) -> Box:
    """Give a box to a table, named as a keeper: from now on nobody else takes or reveals its games.

    Packs that are still closed stay so, for whoever kept the box too. Raises as
    `drafts.selectors.box_to_give`.
    """
    box = locked(box_id)
    box_to_give(box_id=box_id, viewer=viewer)
    box.given_to = to
    box.save(update_fields=["given_to"])
    return box


def games_for(box_id: str, viewer: Viewer) -> list[BoxGame]:
    """The games of a box, locked with it, for its keeper alone."""
    box = locked(box_id)
    require_keeper(box, viewer)
    return list(box.games.all())


def store(game: BoxGame, state: str) -> BoxGame:
    """Keep a game's new state and the time it began."""
    if game.state != state:
        game.state = state
        setattr(game, state, timezone.now())
        game.save(update_fields=["state", state])
    return game


def locked(box_id: str) -> Box:
    """The box, with its row locked until the transaction ends. Raises Unknown."""
    box = Box.objects.select_for_update().filter(public_id=box_id).first()
    if box is None:
        raise Unknown.of("boxes.unknown-box")
    return box
