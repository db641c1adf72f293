"""What the tests of players' own lists share: the known cards, and lists of every kind."""

import msgspec
from hypothesis import strategies as st

from cards.rules.card import COLORS, COPIES, RARITIES, Card
from cards.rules.catalogue import card_sets, cards_by_id
from cards.rules.lists.limits import MOST_COPIES, MOST_POWER
from cards.rules.lists.names import Known, name_key
from cards.rules.lists.own_card import ID, TURNS
from cards.rules.lists.reading import Entry

KNOWN = Known(card_sets().values())
OFFICIAL = tuple(Entry(card, COPIES[card.rarity]) for card in cards_by_id().values())

OWN_CARD = """
[[card]]
name = "Tide Scholar"
rarity = "Common"
type = "Unit"
color = ["Blue"]
cost = 2
condition = {Blue = 1}
power = 2000
break = 1
text = "[On Entry] Draw 1 card."
"""

signs = st.characters(exclude_categories=("Cc", "Cs"), exclude_characters=TURNS)


def words(most: int, least: int = 0) -> st.SearchStrategy[str]:
    """Texts of one line, of any signs a card may have, without blanks around."""
    return st.text(signs, max_size=most).map(str.strip).filter(lambda text: len(text) >= least)


def lines(most: int) -> st.SearchStrategy[str]:
    """The text of a card: abilities that each end with a line feed."""
    ability = words(most, 1)
    return st.lists(ability, max_size=3).map(lambda said: "".join(f"{one}\n" for one in said))


traits = words(8, 1).filter(lambda trait: not {*",;"} & {*trait})
figures = st.just({}) | st.fixed_dictionaries(
    {"power": st.integers(0, MOST_POWER), "break": st.integers(0, 99)}
)
gifts = st.just({}) | st.fixed_dictionaries(
    {"equip_power": st.integers(-MOST_POWER, MOST_POWER), "equip_break": st.integers(-99, 99)}
)
own_facts = st.fixed_dictionaries(
    {
        "id": st.from_regex(ID, fullmatch=True).map(lambda text: text[:12].strip()),
        "name": words(20, 1).filter(lambda name: not KNOWN.officials(name)),
        "ja": words(10).filter(lambda name: not KNOWN.officials(name)),
        "rarity": st.sampled_from(RARITIES),
        "color": st.lists(st.sampled_from(COLORS), unique=True),
        "cost": st.integers(0, 99) | st.just("X"),
        "condition": st.dictionaries(st.sampled_from(COLORS), st.integers(1, 9)),
        "type": st.sampled_from(("Unit", "Spell")),
        "traits": st.lists(traits, max_size=3),
        "variable_power": st.booleans(),
        "shadow": st.booleans(),
        "text": lines(30),
        "note": words(20),
    }
)
own_cards = st.builds(
    lambda *facts: msgspec.convert({k: v for some in facts for k, v in some.items()}, Card),
    own_facts,
    figures,
    gifts,
)


def own_entry(card: Card, count: int) -> Entry:
    return Entry(card, count, own=True)


def names_differ(entries: tuple[Entry, ...]) -> bool:
    """Whether no name, English or Japanese, means two cards."""
    names = [{name_key(one.card.name), name_key(one.card.ja)} - {""} for one in entries]
    return sum(map(len, names)) == len(set().union(*names))


lists = (
    st.lists(
        st.sampled_from(OFFICIAL) | st.builds(own_entry, own_cards, st.integers(1, MOST_COPIES)),
        min_size=1,
        max_size=6,
        unique_by=(lambda entry: name_key(entry.card.name), lambda entry: entry.card.id),
    )
    .map(tuple)
    .filter(names_differ)
)


def known_with(entries: tuple[Entry, ...]) -> Known:
    """The official cards, and the own cards of a list."""
    return Known(card_sets().values(), [entry.card for entry in entries if entry.own])
