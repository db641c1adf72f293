"""What holds in every draft after every action, whoever acted."""

from collections import Counter
from collections.abc import Iterator

from drafts.rules.log import left_by, picks
from drafts.rules.moves import POOL, Pick
from drafts.rules.running import AnyDraft, load, save
from tables.rules.refusal import Fault


def draft_faults(draft: AnyDraft) -> list[Fault]:
    """Every invariant that is broken; empty for a sound draft.

    drafts.lost-cards: what was taken and what lies in packs is what was opened (rulebook 4.3);
    drafts.pool-differs: a seat holds what its picks took, in their order;
    drafts.order: the picks of a pack are 1, 2, 3 and so on;
    drafts.not-passed: each pick saw the pack as the one before left it (not so in DUEL's swaps);
    drafts.pool-size: 39 cards at the end; drafts.stuck: somebody can act before;
    drafts.not-saved: it comes back from JSON as it was.
    """
    return [*_conserved(draft), *_logged(draft), *_going(draft)]


def _conserved(draft: AnyDraft) -> Iterator[Fault]:
    opened = Counter(card for pack in draft.setup.packs for card in pack)
    there = Counter(draft.in_packs())
    there.update(kept.card for pool in draft.pools for kept in pool)
    if opened != there:
        odd = (opened - there) + (there - opened)
        yield Fault("drafts.lost-cards", {"cards": sorted(odd.elements())})


def _logged(draft: AnyDraft) -> Iterator[Fault]:
    taken: list[list[str]] = [[] for _ in draft.pools]
    last: dict[int, Pick] = {}
    for pick in picks(draft):
        taken[pick.seat] += pick.cards
        before = last.get(pick.pack)
        if pick.number != (before.number + 1 if before else 1):
            yield Fault("drafts.order", {"pack": pick.pack})
        if not _passed_on(draft, pick, before):
            yield Fault("drafts.not-passed", {"pack": pick.pack, "number": pick.number})
        last[pick.pack] = pick
    for seat, pool in enumerate(draft.pools):
        if taken[seat] != [kept.card for kept in pool]:
            yield Fault("drafts.pool-differs", {"seat": seat})


def _passed_on(draft: AnyDraft, pick: Pick, before: Pick | None) -> bool:
    """Whether a pick saw the pack as it was opened, or as the pick before left it."""
    if before is None:
        return pick.seen == draft.setup.packs[pick.pack - 1]
    return draft.setup.rules == "duel" or list(pick.seen) == left_by(before)


def _going(draft: AnyDraft) -> Iterator[Fault]:
    acting = [seat for seat in range(draft.setup.seats) if draft.acting(seat)]
    for seat, pool in enumerate(draft.pools):
        if not acting and len(pool) != POOL:
            yield Fault("drafts.pool-size", {"seat": seat, "size": len(pool), "needs": POOL})
    if not acting and not draft.over:
        yield Fault("drafts.stuck")
    if load(save(draft)) != draft:
        yield Fault("drafts.not-saved")
