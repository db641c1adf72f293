"""Every fault has one sentence."""

from django.utils.translation import override

from tables.rules.refusal import Fault
from tables.sentences import all_sentences, say


def test_it_fills_in_where_and_how() -> None:
    assert "5000000 bytes" in say(Fault("site.too-large", {"size": 5_000_000, "most": 10}))


def test_it_names_codes_by_their_area() -> None:
    assert all("." in code for code in all_sentences())


def test_it_says_words_of_ours_in_the_reader_s_language() -> None:
    fault = Fault("decks.not-there", {"card": "Void", "place": "life"})
    assert "Life Deck" in say(fault)


def test_it_parts_names_that_have_commas_by_semicolons() -> None:
    known = Fault("cards.unknown-set", {"key": "x", "known": ["Rei, the Princess", "Void"]})
    assert "Rei, the Princess; Void" in say(known)


def test_it_calls_a_thing_as_the_reader_does_where_that_is_told() -> None:
    fault = Fault("decks.not-drafted", {"name": "Ours", "name_ja": "我々", "copies": 1, "rule": ""})
    assert "Ours" in say(fault)
    with override("ja"):
        assert "我々" in say(fault)


def test_it_asks_the_home_of_a_sentence_what_cards_are_called() -> None:
    with override("ja"):
        assert "選別" in say(Fault("bans.twice", {"line": 2, "card": "Selection", "first": 1}))
