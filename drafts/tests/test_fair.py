"""Commit before a game, reveal after it."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from cards.rules.catalogue import card_sets
from drafts.rules.box import PACKS_A_GAME, Rules, box_of
from drafts.rules.fair import Opened, Reveal, commit, faults, read_reveal, reveal_json
from drafts.rules.spread import make
from tables.rules.refusal import Fault, Refusal

BLAZE = card_sets()["blaze"]
BANS = (BLAZE.cards[30].name,)


def salt(game: int) -> str:
    return f"{game:02x}" * 32


def revealed(*opened: int, rules: Rules = "standard") -> Reveal:
    """A box of which these games were played; the seed comes with all of them."""
    packs = make(box_of(BLAZE, rules, BANS), "checked", "secret")
    size = PACKS_A_GAME[rules]
    starts = range(0, len(packs.packs), size)
    games = [
        Opened(number, salt(number), packs.packs[start : start + size])
        for number, start in enumerate(starts, start=1)
    ]
    done = len(opened) == len(games)
    return Reveal(
        set=packs.set,
        rules=packs.rules,
        bans=packs.bans,
        spread=packs.spread,
        version=packs.version,
        commitments=tuple(commit(game.salt, game.packs) for game in games),
        games=tuple(games[number - 1] for number in opened),
        seed=packs.seed if done else "",
        left=packs.left if done else (),
    )


def codes(shown: Reveal) -> list[str]:
    return [fault.code for fault in faults(shown, box_of(BLAZE, shown.rules, shown.bans))]


def spoilt(shown: Reveal, game: int) -> Reveal:
    """The first pack of a game with its first two cards exchanged."""
    pack, *rest = shown.games[game - 1].packs
    packs = ((pack[1], pack[0], *pack[2:]), *rest)
    games = list(shown.games)
    games[game - 1] = replace(games[game - 1], packs=packs)
    return replace(shown, games=tuple(games))


def test_it_commits_to_a_salt_and_lines_of_cards() -> None:
    text = b"a 1\nb 2\n\nc 3\nd 4"
    assert (
        commit(salt(1), [["a 1", "b 2"], ["c 3", "d 4"]]) == sha256(b"\1" * 32 + text).hexdigest()
    )


@pytest.mark.parametrize("opened", [(), (1,), (2,), (1, 2), (1, 2, 3)])
def test_it_finds_every_honest_reveal_in_order(opened: tuple[int, ...]) -> None:
    assert codes(revealed(*opened)) == []


def test_it_makes_a_short_game_of_the_last_packs_of_duel() -> None:
    shown = revealed(1, 2, 3, 4, 5, rules="duel")
    assert [len(game.packs) for game in shown.games] == [6, 6, 6, 6, 2]
    assert codes(shown) == []


def test_it_shows_a_changed_pack_before_the_seed_is_known() -> None:
    shown = spoilt(revealed(2), 1)
    assert faults(shown, box_of(BLAZE, "standard", BANS)) == [
        Fault("fair.other-commitment", {"game": 2})
    ]


def test_it_shows_packs_that_were_promised_but_not_made_by_the_seed() -> None:
    shown = spoilt(revealed(1, 2, 3), 2)
    promised = tuple(commit(game.salt, game.packs) for game in shown.games)
    assert faults(replace(shown, commitments=promised), box_of(BLAZE, "standard", BANS)) == [
        Fault("fair.other-packs", {"game": 2, "packs": [10]})
    ]


@pytest.mark.parametrize("wrong", ["", "00", "zz" * 32, "é" * 64])
def test_it_wants_a_salt_of_32_bytes(wrong: str) -> None:
    shown = revealed(1)
    games = (replace(shown.games[0], salt=wrong),)
    assert codes(replace(shown, games=games)) == ["fair.bad-salt"]


@pytest.mark.parametrize("number", [-1, 0, 4])
def test_it_knows_only_games_of_the_box(number: int) -> None:
    shown = revealed(1)
    games = (replace(shown.games[0], game=number),)
    assert codes(replace(shown, games=games)) == ["fair.unknown-game"]


def test_it_does_not_know_the_seeds_of_other_versions() -> None:
    assert codes(replace(revealed(1, 2, 3), version=9)) == ["fair.unknown-version"]


def test_it_looks_at_the_cards_left_over() -> None:
    assert codes(replace(revealed(1, 2, 3), left=())) == ["fair.other-left"]


def test_it_names_another_seed() -> None:
    found = codes(replace(revealed(1, 2, 3), seed="other"))
    assert found == ["fair.other-packs"] * 3 + ["fair.other-left"]


def test_it_reads_what_it_writes() -> None:
    shown = revealed(1, 2, 3)
    assert read_reveal(reveal_json(shown)) == shown
    with pytest.raises(Refusal):
        read_reveal(b"{}")
