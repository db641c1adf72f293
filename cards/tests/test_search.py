"""The search: what it finds, and where it says no."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.rules.catalogue import card_sets
from cards.rules.query import Either, Every, Fact, Not, Number, Word, parse
from cards.rules.search import index_of
from cards.sentences import SENTENCES
from tables.rules.refusal import Refusal
from tables.sentences import say

INDEX = index_of(tuple(card_sets().values()))
PARTS = st.sampled_from(
    [
        "c:",
        "red",
        "cost<=",
        "3",
        "-",
        "(",
        ")",
        " ",
        "or",
        '"',
        "「",
        "」",
        ",",
        "kw:",
        "burst",
        "竜",
    ]
)


def names(query: str) -> list[str]:
    return [card.name for card in INDEX.find(query)]


def found(query: str) -> int:
    return len(INDEX.find(query))


def refused(query: str) -> tuple[str, int]:
    with pytest.raises(Refusal) as refusal:
        INDEX.find(query)
    (fault,) = refusal.value.faults
    assert say(fault).startswith("At ")
    return fault.code.removeprefix("cards.query-"), fault.params["at"]


def test_it_asks_nothing_of_an_empty_query() -> None:
    assert found("") == found("  　") == 253


@pytest.mark.parametrize(
    "query",
    ["blazeroar", "BLAZEROAR", "ブレイズロア", "ﾌﾞﾚｲｽﾞﾛｱ", "ぶれいずろあ", "TD-01 X01/04",
     "td-01-x01/04", '"dragon god, blaze"', "「極天皇竜神」", "ｂｌａｚｅｒｏａｒ"],
)  # fmt: skip
def test_it_finds_a_card_by_name_and_number_in_any_writing(query: str) -> None:
    assert names(query) == ["Extreme Emperor Dragon God, Blazeroar Dragon"]


def test_it_reads_the_words_side_by_side_in_any_order() -> None:
    assert names("lance zzz") == []
    assert set(names("dragon god")) == set(names("god dragon")) != set()


@pytest.mark.parametrize(
    ("query", "holds"),
    [
        ("c:red", lambda card: "Red" in card.color),
        ("c:multicolor", lambda card: len(card.color) > 1),
        ("c:colorless", lambda card: not card.color),
        ("r:legend,rare", lambda card: card.rarity in ("Legend", "Rare")),
        ("type:set", lambda card: card.subtype == "Set"),
        ('t:"war knight"', lambda card: "War Knight" in card.traits),
        ("t:war", lambda card: "War Knight" in card.traits),
        ("cost<=3", lambda card: card.cost == "X" or card.cost <= 3),
        ("cost=x", lambda card: card.cost == "X"),
        ("cost!=1,2", lambda card: card.cost not in (1, 2)),
        ("power>=5000", lambda card: (card.power or 0) >= 5000),
        ("break=3", lambda card: card.break_ == 3),
        ('kw:"soul flare"', lambda card: "<Soul Flare" in card.text),
        ("kw:burst -text:draw", lambda c: "[Burst]" in c.text and "draw" not in c.text.lower()),
        ("set:blaze", lambda card: card.id.startswith(("TD-01", "TD ACT1"))),
        ("set:td-02 set:blaze", lambda card: card.rarity == "Void"),
        ("c:red or c:blue cost:1", lambda c: "Red" in c.color or (c.cost, *c.color) == (1, "Blue")),
        ("-(c:red or c:blue)", lambda c: not {"Red", "Blue"} & set(c.color)),
    ],
)  # fmt: skip
def test_it_finds_exactly_the_cards_asked_for(query, holds) -> None:
    wanted = [card.name for card in INDEX.find() if holds(card)]
    assert names(query) == wanted != []


def test_it_is_one_typed_tree() -> None:
    assert parse('c:red cost<=3 -word or name:"a b"', INDEX.vocabulary) == Either(
        (
            Every((Fact("color", "red"), Number("cost", "<=", 3), Not(Word("word")))),
            Word("a b", "name"),
        )
    )


@pytest.mark.parametrize(
    ("query", "code", "at"),
    [
        ("dragon foo:bar", "field", 8),
        ("t:dragn", "unknown", 3),
        ("r:legend,comon", "unknown", 10),
        ("cost<few", "number", 6),
        ("cost=-1", "number", 6),
        ("c<red", "operator", 2),
        ("c:", "value", 3),
        ("c:red,", "value", 7),
        ('a "b c', "quote", 3),
        ("(a b", "bracket", 1),
        ("a) b", "bracket", 2),
        ("or a", "or", 1),
        ("a or", "or", 3),
        ("a - b", "minus", 3),
        ("a --b", "minus", 3),
        ("(" * 13 + "a" + ")" * 13, "deep", 13),
        ("　ｃ：ｒｅｄ，", "value", 8),
    ],
)
def test_it_refuses_and_names_the_place(query: str, code: str, at: int) -> None:
    assert refused(query) == (code, at)


def test_it_offers_the_nearest_word() -> None:
    with pytest.raises(Refusal) as refusal:
        INDEX.find("t:valkiria")
    assert "valkyria" in say(refusal.value.faults[0])


def test_it_refuses_a_query_that_is_too_long() -> None:
    with pytest.raises(Refusal) as refusal:
        INDEX.find("a" * 301)
    assert refusal.value.faults[0].code == "cards.query-too-long"


@given(st.lists(PARTS | st.text(max_size=4), max_size=30).map("".join))
def test_it_answers_or_refuses_whatever_is_typed(query: str) -> None:
    try:
        cards = INDEX.find(query)
    except Refusal as refusal:
        (fault,) = refusal.faults
        assert fault.code in SENTENCES
        assert 1 <= fault.params["at"] <= max(len(query) + 1, 301)
    else:
        assert set(cards) <= set(INDEX.find())


@given(st.lists(PARTS, max_size=8).map(" ".join))
def test_it_finds_with_minus_what_it_does_not_find_without(query: str) -> None:
    try:
        plain, minus = INDEX.find(query), INDEX.find(f"-({query})")
    except Refusal:
        return
    assert set(plain) | set(minus) == set(INDEX.find())
    assert not set(plain) & set(minus)
