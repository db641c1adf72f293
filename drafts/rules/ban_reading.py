"""Reads what a site's owner enters as a banned list, and names all that is wrong with it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cards.rules.card import Card, CardSet
from cards.rules.lists.names import Known
from cards.rules.lists.suggestions import nearest
from drafts.rules.bans import Under
from drafts.rules.box import PACKS_A_GAME, RULES, box_of, require
from tables.rules.refusal import Fault, Refusal


def read_bans(
    lines: Iterable[str], rules: Under | None, set_key: str | None, sets: Mapping[str, CardSet]
) -> tuple[str, ...]:
    """The names of the cards that these lines call by name, English or Japanese, or by number.

    `rules` and `set_key` say where the list holds, `sets` are the official ones. Raises Refusal
    with every fault: bans.unknown-card(-near), bans.short-number, bans.twice, bans.not-in-set,
    bans.every-epic, and packs.too-few-cards where the box makes no game any more.
    """
    known = Known(sets.values())
    within = [sets[set_key]] if set_key else list(sets.values())
    named, faults = dict[str, int](), list[Fault]()
    for number, line in enumerate(lines, 1):
        if words := line.strip():
            cards = known.officials(words)
            found = _wrong(words, number, cards, named, within, known)
            faults += found
            if not found:
                named[cards[0].name] = number
    faults += [] if faults else _left_over(frozenset(named), rules, within)
    if faults:
        raise Refusal(*faults)
    return tuple(sorted(named))


def _wrong(
    words: str,
    line: int,
    cards: Sequence[Card],
    named: Mapping[str, int],
    within: Sequence[CardSet],
    known: Known,
) -> list[Fault]:
    """What is wrong with a line that calls these cards."""
    shown = words[:60]
    if not cards:
        if near := nearest(words, known):
            return [Fault("bans.unknown-card-near", {"line": line, "card": shown, "near": near})]
        return [Fault("bans.unknown-card", {"line": line, "card": shown})]
    names = {card.name for card in cards}
    if len(names) > 1:
        return [Fault("bans.short-number", {"line": line, "card": shown, "names": sorted(names)})]
    (name,) = names
    if name in named:
        return [Fault("bans.twice", {"line": line, "card": name, "first": named[name]})]
    if not any(name == card.name for one in within for card in one.cards):
        return [Fault("bans.not-in-set", {"line": line, "card": name, "set": within[0].name})]
    return []


def _left_over(
    names: frozenset[str], rules: Under | None, within: Sequence[CardSet]
) -> Iterator[Fault]:
    """Whether every set still has an Epic to choose and makes the packs of a game."""
    for card_set in within:
        if card_set.epics and names >= {card.name for card in card_set.epics}:
            yield Fault("bans.every-epic", {"set": card_set.name})
        for by_rules in RULES:
            if rules in (None, by_rules):
                try:
                    require(box_of(card_set, by_rules, names), PACKS_A_GAME[by_rules])
                except Refusal as refusal:
                    yield from refusal.faults
