"""The written-out draws."""

from collections import Counter
from itertools import islice, permutations

import pytest

from drafts.rules.draws import index, shuffle, stream, words


def test_it_reads_the_same_words_for_ever() -> None:
    assert words("hello", 0, 3) == (969438284, 1941552624, 1569463011)
    assert words("ヴォイド", 7, 2) == (2974987253, 1676503093)


def test_it_begins_a_long_run_of_words_with_a_short_one() -> None:
    assert words("hello", 3, 500)[:20] == words("hello", 3, 20)


def test_it_streams_512_words_of_each_attempt() -> None:
    streamed = list(stream("hello", 2))
    assert streamed == [*words("hello", 0, 512), *words("hello", 1, 512)]


def test_it_picks_the_first_place_by_the_lowest_word_and_the_last_by_the_highest() -> None:
    assert index(0, 351) == 0
    assert index(2**32 - 1, 351) == 350
    assert [index(quarter << 30, 4) for quarter in range(4)] == [0, 1, 2, 3]


def test_it_shuffles_as_the_words_say() -> None:
    letters = list("ABCDE")
    shuffle(letters, [0, 2**32 - 1, 0, 2**31, 0])
    assert letters == list("AECBD")


def test_it_takes_one_word_for_each_item() -> None:
    taken = iter(range(100))
    shuffle(list("ABCDE"), taken)
    assert next(taken) == 5


def test_it_stops_where_words_run_out() -> None:
    with pytest.raises(StopIteration):
        shuffle(list("ABC"), [1, 2])


def test_it_makes_every_order_alike() -> None:
    source, seen = stream("orders", 60), Counter()
    for _ in range(6_000):
        letters = list("ABC")
        shuffle(letters, islice(source, 3))
        seen["".join(letters)] += 1
    assert seen.keys() == {"".join(order) for order in permutations("ABC")}
    assert all(abs(count - 1_000) < 150 for count in seen.values())
