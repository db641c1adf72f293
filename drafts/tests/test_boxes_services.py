"""Making a box, keeping it, and opening its games."""

from datetime import date

import pytest

from drafts.models import BannedList, Box
from drafts.rules.fair import commit
from drafts.selectors import box_view
from drafts.services import hand_out_token, keep_box, reveal_game, take_game
from drafts.shown import BoxView
from drafts.tests.boxes import ALICE, BOB, alices_box
from drafts.viewers import Viewer
from tables.rules.refusal import Conflict, NotAllowed, Refusal, Unknown

pytestmark = pytest.mark.django_db


def seen(box: Box, viewer: Viewer) -> BoxView:
    return box_view(box_id=box.public_id, viewer=viewer)


def test_it_deals_a_box_into_three_games_of_nine_packs() -> None:
    games = alices_box().games.all()
    assert [(game.first, game.last) for game in games] == [(1, 9), (10, 18), (19, 27)]


def test_it_deals_duel_into_games_of_six_and_a_rest() -> None:
    games = alices_box(rules="duel").games.all()
    assert [(game.first, game.last) for game in games][-2:] == [(19, 24), (25, 27)]


def test_it_promises_the_packs_of_each_game_before() -> None:
    box = alices_box()
    for game in box.games.all():
        assert game.commitment == commit(game.salt, box.packs[game.first - 1 : game.last])


def test_it_puts_only_the_wanted_packs_into_play() -> None:
    box = alices_box(count=9)
    assert box.games.count() == 1
    take_game(box_id=box.public_id, number=1, viewer=ALICE)
    assert len(seen(box, ALICE).packs) == 9


def test_it_makes_one_box_of_a_form_that_is_sent_twice() -> None:
    assert alices_box(form_key="once") == alices_box(form_key="once")
    assert Box.objects.count() == 1


def test_it_makes_another_box_of_a_form_that_was_changed() -> None:
    assert alices_box(form_key="once") != alices_box(form_key="once", spread="even")


def test_it_never_hands_a_box_to_somebody_who_knows_its_form_key() -> None:
    assert alices_box(form_key="once") != alices_box(form_key="once", maker=BOB.person)


def test_it_opens_a_box_of_a_typed_seed_to_everybody() -> None:
    box = alices_box(seed="hello")
    assert not box.games.exists()
    assert seen(box, BOB).whole.seed == "hello"
    assert len(seen(box, BOB).packs) == 27


def test_it_deals_the_same_packs_from_the_same_seed() -> None:
    assert alices_box(seed="hello").packs == alices_box(seed="hello").packs


def test_it_leaves_out_what_is_banned_today() -> None:
    BannedList.objects.create(rules="duel", since=date(2025, 1, 1), cards=["Void"])
    box = alices_box(rules="duel")
    assert (len(box.packs), len(box.left)) == (26, 4)
    assert box.bans == ["Void"]


def test_it_opens_a_taken_game_to_its_keeper_alone() -> None:
    box = alices_box()
    take_game(box_id=box.public_id, number=1, viewer=ALICE)
    assert [pack.number for pack in seen(box, ALICE).packs] == list(range(1, 10))
    assert seen(box, BOB).packs == ()
    assert seen(box, BOB).games[0].state == "taken"


def test_it_opens_a_revealed_game_to_everybody_with_its_salt() -> None:
    box = alices_box()
    take_game(box_id=box.public_id, number=1, viewer=ALICE)
    reveal_game(box_id=box.public_id, number=1, viewer=ALICE)
    assert len(seen(box, BOB).packs) == 9
    assert [bool(game.salt) for game in seen(box, BOB).games] == [True, False, False]


def test_it_keeps_the_seed_until_every_game_is_revealed() -> None:
    box = alices_box(count=18)
    for number in (1, 2):
        take_game(box_id=box.public_id, number=number, viewer=ALICE)
    reveal_game(box_id=box.public_id, number=2, viewer=ALICE)
    assert seen(box, ALICE).whole is None
    reveal_game(box_id=box.public_id, number=1, viewer=ALICE)
    assert seen(box, BOB).whole.seed == box.seed


def test_it_takes_games_in_their_order() -> None:
    box = alices_box()
    with pytest.raises(Conflict, match=r"boxes.not-next"):
        take_game(box_id=box.public_id, number=2, viewer=ALICE)
    assert {game.state for game in box.games.all()} == {"closed"}


def test_it_takes_one_game_of_a_double_click() -> None:
    box = alices_box()
    first = take_game(box_id=box.public_id, number=1, viewer=ALICE)
    again = take_game(box_id=box.public_id, number=1, viewer=ALICE)
    assert again.taken == first.taken
    assert [game.state for game in box.games.all()] == ["taken", "closed", "closed"]


def test_it_refuses_to_reveal_what_was_not_taken() -> None:
    box = alices_box()
    with pytest.raises(Conflict, match=r"boxes.not-taken"):
        reveal_game(box_id=box.public_id, number=1, viewer=ALICE)
    assert seen(box, BOB).packs == ()


@pytest.mark.parametrize("act", [take_game, reveal_game])
def test_it_lets_nobody_else_open_a_game(act: object) -> None:
    box = alices_box()
    with pytest.raises(NotAllowed, match=r"boxes.not-the-keeper"):
        act(box_id=box.public_id, number=1, viewer=BOB)
    assert {game.state for game in box.games.all()} == {"closed"}


def test_it_knows_no_fourth_game_and_no_other_box() -> None:
    with pytest.raises(Unknown, match=r"boxes.no-game"):
        take_game(box_id=alices_box().public_id, number=4, viewer=ALICE)
    with pytest.raises(Unknown, match=r"boxes.unknown-box"):
        take_game(box_id="nowhere", number=1, viewer=ALICE)


def test_it_makes_a_keeper_of_whoever_shows_the_token() -> None:
    box = alices_box()
    token = hand_out_token(box_id=box.public_id, viewer=ALICE)
    keep_box(box_id=box.public_id, viewer=Viewer(BOB.person, token))
    assert seen(box, BOB).keeper
    assert token not in str(Box.objects.values())


def test_it_voids_the_token_before_the_last_one() -> None:
    box = alices_box()
    old = hand_out_token(box_id=box.public_id, viewer=ALICE)
    hand_out_token(box_id=box.public_id, viewer=ALICE)
    with pytest.raises(NotAllowed, match=r"boxes.wrong-token"):
        keep_box(box_id=box.public_id, viewer=Viewer(BOB.person, old))


@pytest.mark.parametrize(
    ("wishes", "field"),
    [
        ({"set_key": "gold"}, "set"),
        ({"rules": "poker"}, "rules"),
        ({"spread": "fair"}, "spread"),
        ({"seed": "x" * 201}, "seed"),
        ({"count": 36}, "count"),
    ],
)
def test_it_refuses_an_impossible_wish_and_names_its_field(wishes: dict, field: str) -> None:
    with pytest.raises(Refusal) as refused:
        alices_box(**wishes)
    assert type(refused.value) is Refusal
    assert refused.value.faults[0].params["field"] == field
    assert not Box.objects.exists()
