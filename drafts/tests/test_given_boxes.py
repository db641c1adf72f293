"""A keeper gives a sealed box to a table; from then on nobody but the table opens its games."""

from typing import Any

import pytest
from django.test import Client

from drafts.models import Box
from drafts.rules.opening import check_giving
from drafts.selectors import box_view, my_boxes
from drafts.services import hand_out_token, keep_box, reveal_game, take_game
from drafts.table import services
from drafts.tests.boxes import ALICE, BOB, alices_box, client_of, leaks, secrets_of
from drafts.tests.tables import open_table, play_on, row_of, start
from drafts.viewers import Viewer
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, NotAllowed, Refusal, Unknown

pytestmark = pytest.mark.django_db


def given(box: Box, **wishes: Any) -> Seat:
    return open_table(box=box.public_id, **wishes)


def test_it_plays_the_packs_of_the_box_with_its_rules() -> None:
    box = alices_box(rules="duel", set_key="phantom", spread="even")
    host = given(box, rules="standard", set="blaze", seats=2)
    assert host.table.format == "duel"
    (first, _second) = start(host, 2)
    row = row_of(first)
    assert row.box == box.public_id
    assert all(pack[0] in row.state for pack in box.packs[:6])
    assert Box.objects.count() == 1


def test_it_leaves_the_keeper_no_way_to_look_into_it() -> None:
    box = alices_box()
    token = hand_out_token(box_id=box.public_id, viewer=ALICE)
    given(box)
    for viewer in (ALICE, Viewer(BOB.person, token)):
        assert not box_view(box_id=box.public_id, viewer=viewer).keeper
        for work in (take_game, reveal_game):
            with pytest.raises(NotAllowed):
                work(box_id=box.public_id, number=1, viewer=viewer)
        with pytest.raises(NotAllowed):
            hand_out_token(box_id=box.public_id, viewer=viewer)
        with pytest.raises(NotAllowed):
            keep_box(box_id=box.public_id, viewer=viewer)


def test_it_shows_the_packs_on_the_table_to_nobody() -> None:
    box = alices_box()
    start(given(box))
    secrets = secrets_of(box, range(1, 28))
    browser = client_of(ALICE)
    for address in ("", "packs/1/", "sheets/"):
        page = browser.get(f"/boxes/{box.public_id}/{address}", follow=True).content
        assert not leaks(page, secrets)
    assert browser.get(f"/api/v1/boxes/{box.public_id}/packs/").json()["packs"] == []
    assert browser.get(f"/boxes/{box.public_id}/packs/1/").status_code == 403


def test_it_reveals_each_game_after_its_draft_and_goes_on_with_the_next() -> None:
    box = alices_box()
    host = given(box)
    play_on(start(host))
    assert [game.state for game in box.games.all()] == ["revealed", "closed", "closed"]
    services.next_game(by=host)
    host.table.seats.update(ready=True)
    services.start(by=Seat.objects.get(pk=host.pk))
    assert row_of(host).games == [2]
    assert row_of(host).box == box.public_id


def test_it_keeps_the_box_among_those_of_its_keeper() -> None:
    box = alices_box()
    given(box)
    assert [entry.box for entry in my_boxes(ALICE)] == [box]
    page = client_of(ALICE).get(f"/boxes/{box.public_id}/").content.decode()
    assert "It is at a table" in page
    assert "You keep this box" not in page


def test_it_plays_on_from_a_box_whose_first_game_was_revealed() -> None:
    box = alices_box()
    take_game(box_id=box.public_id, number=1, viewer=ALICE)
    reveal_game(box_id=box.public_id, number=1, viewer=ALICE)
    assert row_of(start(given(box))[0]).games == [2]


@pytest.mark.parametrize(
    ("sealed", "states", "code"),
    [
        (False, [], "boxes.not-sealed"),
        (True, ["revealed", "revealed"], "boxes.all-taken"),
        (True, ["taken", "closed"], "boxes.reveal-first"),
    ],
)
def test_it_gives_no_box_that_somebody_may_know(sealed: bool, states: list[str], code: str) -> None:
    with pytest.raises(Conflict) as refusal:
        check_giving(sealed, states)
    assert refusal.value.faults[0].code == code


def test_it_lets_only_the_keeper_give_a_box_and_only_once() -> None:
    box = Box.objects.get(pk=alices_box(maker=BOB.person).pk)
    with pytest.raises(NotAllowed):
        given(box)
    own = alices_box()
    given(own)
    with pytest.raises(NotAllowed):
        given(own, once="another")
    with pytest.raises(Unknown):
        open_table(box="nothing")
    assert Table.objects.count() == 1


def test_it_gives_the_box_once_when_the_form_is_sent_twice() -> None:
    box = alices_box()
    assert given(box) == given(box)


def test_it_refuses_a_box_with_too_few_packs_and_takes_nothing() -> None:
    box = alices_box(count=9)
    with pytest.raises(Refusal) as refusal:
        given(box, seats=6)
    assert refusal.value.faults[0].code == "drafts.too-few-packs"
    box.refresh_from_db()
    assert box.given_to == ""
    assert not Table.objects.exists()


def test_it_offers_the_keeper_a_draft_from_the_box() -> None:
    box = alices_box()
    browser = client_of(ALICE)
    link = f"/new/?box={box.public_id}"
    for person, offered in ((browser, True), (Client(), False)):
        page = person.get(f"/boxes/{box.public_id}/").content.decode()
        assert (link in page) == offered
    page = browser.get(f"/drafts/new/?box={box.public_id}").content.decode()
    assert "Packs of your box" in page
    assert Client().get(f"/drafts/new/?box={box.public_id}").status_code == 403


def test_it_gives_a_box_through_the_api_with_its_secret() -> None:
    box = alices_box(rules="duel")
    token = hand_out_token(box_id=box.public_id, viewer=ALICE)
    body = {"name": "Friday", "host_name": "Ann", "seconds": None, "box": box.public_id}
    for secret, status in (("wrong", 403), (token, 201)):
        headers = {"Authorization": f"Keeper {secret}"}
        answer = Client().post("/api/v1/drafts/", body, "application/json", headers=headers)
        assert answer.status_code == status
    assert Table.objects.get().format == "duel"
