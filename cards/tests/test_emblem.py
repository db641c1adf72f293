"""The emblem: one for each card, always the same, inside its box."""

from itertools import pairwise

from msgspec.structs import replace

from cards.rules.catalogue import cards_by_id
from cards.rules.emblem import emblem

CARDS = tuple(cards_by_id().values())
BLAZEROAR = cards_by_id()["TD-01 X01/04"]


def test_it_gives_every_card_an_emblem_of_its_own() -> None:
    assert len({emblem(card) for card in CARDS}) == len(CARDS) == 253


def test_it_differs_between_neighbours_by_more_than_a_shape_or_two() -> None:
    for card, following in pairwise(CARDS):
        assert len(set(emblem(card)) ^ set(emblem(following))) > 12, card.id


def test_it_stays_inside_its_box() -> None:
    for card in CARDS:
        for shape in emblem(card):
            margin = shape.radius + shape.weight / 2
            for at in (at for point in shape.points for at in point):
                assert -1.5 <= at - margin <= at + margin <= 101.5, card.id


def test_it_ignores_what_is_neither_trait_nor_number() -> None:
    renamed = replace(BLAZEROAR, name="Other", text="Other", cost=1)
    assert emblem(renamed) == emblem(BLAZEROAR)


def test_it_shows_the_traits() -> None:
    assert emblem(replace(BLAZEROAR, traits=("Machine",))) != emblem(BLAZEROAR)


def test_it_draws_a_card_of_a_list_of_someones_own() -> None:
    own = replace(BLAZEROAR, id="MY-LIST something", traits=("Gardener", "Poet"))
    other = replace(own, id="MY-LIST another")
    assert emblem(own)
    assert emblem(own) != emblem(other)
