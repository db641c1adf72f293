"""The answers to a question that are worth a look, and what an answer means."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import combinations, zip_longest

from battle.bots.greedy import best, line_of
from battle.bots.table_faced import Faced

Answer = tuple[int, ...]
Meaning = tuple[object, ...]
Line = tuple[int, int, int]


def promising(
    sight: Faced, values: list[float], used: Collection[Line], most: int
) -> dict[Meaning, Answer]:
    """What the greedy player would do first, then the next best of each kind: so many at most.

    `values` are the greedy player's of the options. Lines of cards `used` this turn are left out.
    """
    first = tuple(best(sight, values))
    found = {meaning(sight, first): first}
    if most == 1 or sight.kind == "stops":
        return found
    order = in_turns(sight, values)
    sizes = range(sight.most, sight.least - 1, -1)
    for answer in alternating(combinations(order, size) for size in sizes):
        if not has_used(sight, answer, used):
            found.setdefault(meaning(sight, answer), answer)
        if len(found) == most:
            break
    return found


def has_used(sight: Faced, answer: Answer, used: Collection[Line]) -> bool:
    """Whether it would use a line again."""
    return sight.kind == "main" and line_of(sight, sight.options[answer[0]]) in used


def in_turns(sight: Faced, values: list[float]) -> list[int]:
    """The best of each thing there is to do, then the next best of each."""
    seen: Counter[str] = Counter()
    ranks = {}
    for number in sorted(range(len(values)), key=lambda i: -values[i]):
        do = sight.options[number].do
        ranks[number] = seen[do]
        seen[do] += 1
    return sorted(ranks, key=ranks.__getitem__)


def alternating(each: Iterable[Iterable[Answer]]) -> Iterator[Answer]:
    """The first of each, then the second of each, and so on."""
    for row in zip_longest(*each):
        yield from (answer for answer in row if answer is not None)


def question(sight: Faced) -> Meaning:
    """What is asked, as the seat that is asked reads it: the same in worlds it can't tell apart."""
    options = range(len(sight.options))
    return sight.kind, sight.text, sight.asking, *(option(sight, number) for number in options)


def meaning(sight: Faced, answer: Answer) -> Meaning:
    """What an answer comes to: copies of one card in the Hand are the same."""
    return tuple(option(sight, number) for number in answer)


def option(sight: Faced, number: int) -> Meaning:
    """An option, by the card rather than by its number where it lies in the Hand."""
    given = sight.options[number]
    lies = given.card if sight.piece(given) else sight.card(given)
    return given.do, lies, given.seat, given.n, given.more
