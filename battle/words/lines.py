"""What happened, in words: a sentence for every kind of line that a battle tells."""

from collections.abc import Callable

from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from battle.telling import Line
from battle.words import terms
from battle.words.people import Cast

Said = str | Promise
Parts = dict[str, object]

LINES: dict[str, Said] = {
    "turn": gettext_lazy("Turn {n}: {who}"),
    "rerise": gettext_lazy("{who} Rerises: the Graveyard becomes the Deck."),
    "drew": gettext_lazy("{who} draws {cards}."),
    "discarded": gettext_lazy("{who} discards {cards}."),
    "shuffled": gettext_lazy("{who} shuffles the Deck."),
    "color-lost": gettext_lazy("{who} discards a {color} Basic Color Card."),
    "paid": gettext_lazy("{who} pays {n} Color."),
    "epic": gettext_lazy("{who} reveals the Epic {cards}."),
    "plays": gettext_lazy("{who} plays {cards}."),
    "plays surge": gettext_lazy("{who} plays {cards} with Surge."),
    "plays shinra": gettext_lazy("{who} Shinra Summons {cards}."),
    "set": gettext_lazy("{who} sets {cards} face down in the Shadow Zone."),
    "shadow": gettext_lazy("{who} flips the Shadow {cards}."),
    "resolves": gettext_lazy("{cards} of {who}: {line}"),
    "entered": gettext_lazy("{cards} comes onto {who}’s Battlefield."),
    "into-soul": gettext_lazy("{cards} goes into a Soul of {who}."),
    "to-hand": gettext_lazy("{cards} goes to {who}’s Hand."),
    "to-deck 0": gettext_lazy("{cards} goes on top of {who}’s Deck."),
    "to-deck 1": gettext_lazy("{cards} goes to the bottom of {who}’s Deck."),
    "sent": gettext_lazy("{cards} goes to {who}’s Graveyard, from the {zone}."),
    "destroyed": gettext_lazy("{who}’s {cards} is destroyed."),
    "epic-returns": gettext_lazy("The Epic {cards} is shuffled into {who}’s Deck."),
    "active": gettext_lazy("{who}’s {cards} becomes Active."),
    "control": gettext_lazy("{who} takes control of {cards}."),
    "equipped 1": gettext_lazy("{who} takes the Equip {cards} off."),
    "equipped 2": gettext_lazy("{who} equips {second} with {first}."),
    "revealed": gettext_lazy("{who} reveals {cards}."),
    "attack": gettext_lazy("{who} attacks {other} with {cards}, at {wall}."),
    "block": gettext_lazy("{who} blocks with {cards}."),
    "battle": gettext_lazy("{first} battles {second}."),
    "damage": gettext_lazy("{who} takes {n} damage."),
    "wall": gettext_lazy("{who}: {wall} now stands {spaces} away."),
    "wall 0": gettext_lazy("{who}: {wall} now stands at this end."),
    "flipped": gettext_lazy("Burst Check: {who} flips {cards}."),
    "gained": gettext_lazy("{cards} goes to {who}’s Gained Life."),
    "punish-burn": gettext_lazy("Punish Burn: {who}’s Life pile at {wall} has run out."),
    "repetition": gettext_lazy("Nothing changes any more, so {who}’s Main Phase ends."),
    "by-hand": gettext_lazy("{who} carries out a line of {cards} by hand: {line}"),
    "corrected look": gettext_lazy("{who} looks at {cards}."),
    "corrected rest": gettext_lazy("{who} Rests {cards} by hand."),
    "corrected power-up": gettext_lazy("{who} gives {cards} Power +{n}000 by hand."),
    "corrected power-down": gettext_lazy("{who} gives {cards} Power -{n}000 by hand."),
    "corrected break-up": gettext_lazy("{who} gives {cards} Break +{n} by hand."),
    "corrected break-down": gettext_lazy("{who} gives {cards} Break -{n} by hand."),
    "corrected gain-aura": gettext_lazy("{who} gives {cards} {aura} by hand."),
    "rest-color": gettext_lazy("{who} Rests a {color} Basic Color Card."),
    "ready-color": gettext_lazy("{who} makes a {color} Basic Color Card Active."),
    "looked hand": gettext_lazy("{who} looks at {other}’s Hand."),
    "looked deck": gettext_lazy("{who} looks through {other}’s Deck."),
    "left": gettext_lazy("{who} has left the battle."),
    "undone": gettext_lazy("{who} has taken a step back."),
    "time-out": gettext_lazy("{who}’s time has run out: a bot answers."),
    "warned": gettext_lazy("{who}’s time has run out. The next time, they concede."),
    "by-order": gettext_lazy("A standing order of {who} answers."),
    "asked undo": gettext_lazy("{who} asks to take a step back."),
    "asked draw": gettext_lazy("{who} offers a draw."),
    "asked pause": gettext_lazy("{who} asks for a pause."),
    "asked resume": gettext_lazy("{who} asks to go on."),
    "asked rematch": gettext_lazy("{who} asks for a rematch."),
    "declined": gettext_lazy("{who} declines what {player} asked for."),
    "withdrawn": gettext_lazy("{who} takes the request back."),
    "won": gettext_lazy("{who} wins the battle!"),
    "won left": gettext_lazy("{who} wins: everybody else has left."),
    "drawn resolutions": gettext_lazy("The battle is drawn: it would never end in this turn."),
    "drawn repetition": gettext_lazy("The battle is drawn: the same position came a third time."),
    "drawn turns": gettext_lazy("The battle is drawn: 200 turns have passed."),
    "drawn agreed": gettext_lazy("The battle is drawn, as everybody agreed."),
}
COUNTED: dict[str, Said] = {
    "counters": ngettext_lazy(
        "{who} now has {n} Trinity Counter ({change}).",
        "{who} now has {n} Trinity Counters ({change}).",
        "n",
    ),
    "color": ngettext_lazy(
        "{who} takes a {color} Basic Color Card.",
        "{who} takes {n} {color} Basic Color Cards.",
        "n",
    ),
    "adjusted": ngettext_lazy(
        "{who} performs Adjustment with {n} card.",
        "{who} performs Adjustment with {n} cards.",
        "n",
    ),
}
KEYS: dict[str, Callable[[Line], str]] = {
    "plays": lambda line: f"plays {line.word}" if line.word in ("surge", "shinra") else "plays",
    "to-deck": lambda line: f"to-deck {line.n}",
    "equipped": lambda line: f"equipped {len(line.cards)}",
    "wall": lambda line: "wall" if line.n else "wall 0",
    "corrected": lambda line: f"corrected {line.word}",
    "looked": lambda line: f"looked {line.word}",
    "asked": lambda line: f"asked {line.word}",
    "won": lambda line: f"won {line.word}".strip(),
    "drawn": lambda line: f"drawn {line.word}",
}
"""Which sentence says a line, where one code has several."""


def sentence(line: Line, cast: Cast) -> SafeString:
    """A line in words; card names lead to a closer look."""
    key = KEYS[line.what](line) if line.what in KEYS else line.what
    said = LINES[key] if key in LINES else COUNTED[key] % {"n": line.n}
    return format_html(str(said), **parts_of(line, cast))


def parts_of(line: Line, cast: Cast) -> Parts:
    """What can stand in the holes of a line's sentence."""
    parts: Parts = {"who": player(line.seat, cast), "n": line.n, "cards": cards_of(line, cast)}
    if line.what in ("color", "color-lost", "rest-color", "ready-color"):
        parts["color"] = terms.COLORS[line.other]
    elif line.what in ("attack", "wall", "punish-burn"):
        parts |= {"wall": cast.wall(line.other), "spaces": terms.spaces_counted(line.n)}
        parts["other"] = player(cast.across(line.other, line.seat), cast)
    elif line.what == "corrected":
        parts |= {"n": line.other, "aura": terms.aura(line.other)}
    elif line.what == "looked":
        parts["other"] = player(line.other, cast)
    elif line.what == "declined":
        parts["player"] = player(line.other, cast)
    elif line.what == "counters":
        parts["change"] = f"{line.other:+}"
    elif line.what == "sent":
        parts["zone"] = terms.ZONES[line.other]
    elif line.what in ("resolves", "by-hand"):
        parts["line"] = format_html('<span lang="en">{}</span>', line.word)
    if len(line.cards) == 2:
        parts |= {"first": cast.link(line.cards[0]), "second": cast.link(line.cards[1])}
    return parts


def player(seat: int, cast: Cast) -> SafeString | str:
    """A player's name, marked where it is the viewer's own."""
    if seat < 0:
        return _("nobody")
    kind = "who who-mine" if seat == cast.mine else "who"
    return format_html('<b class="{}">{}</b>', kind, cast.name(seat))


def cards_of(line: Line, cast: Cast) -> SafeString | str:
    """The cards of a line, or how many they are for who may not know them."""
    if line.cards:
        return cast.links(line.cards)
    return terms.cards_counted(1 if line.what == "to-deck" else max(line.n, 1))
