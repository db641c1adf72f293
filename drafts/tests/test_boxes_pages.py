"""The pages of boxes."""

import pytest
from django.test import Client

from drafts.models import Box
from drafts.services import hand_out_token, take_game
from drafts.tests.boxes import ALICE, BOB, alices_box, client_of

pytestmark = pytest.mark.django_db
WISH = {"set": "blaze", "rules": "standard", "spread": "even", "count": "", "form_key": "once"}


def test_it_makes_a_box_and_goes_to_its_page(client: Client) -> None:
    answer = client.post("/boxes/new/", WISH)
    box = Box.objects.get()
    assert answer.url == f"/boxes/{box.public_id}/"
    assert "You keep this box" in client.get(answer.url).content.decode()


def test_it_makes_one_box_of_a_double_click() -> None:
    alice = client_of(ALICE)
    first, second = (alice.post("/boxes/new/", WISH).url for _ in range(2))
    assert first == second


def test_it_keeps_what_was_typed_beside_its_fault(client: Client) -> None:
    page = client.post("/boxes/new/", WISH | {"count": "36", "seed": "my own"})
    shown = page.content.decode()
    assert page.status_code == 400
    assert "36 packs need 468 cards; the box has 351" in shown
    assert 'value="my own"' in shown
    assert 'value="even" checked' in shown


def test_it_names_every_fault_at_once_each_beside_its_field(client: Client) -> None:
    bad = {"count": "36", "seed": "x" * 201, "spread": "fair"}
    form = client.post("/boxes/new/", WISH | bad).context["form"]
    assert sorted(form.errors) == ["count", "seed", "spread"]


def test_it_shows_the_odds_of_what_is_chosen(client: Client) -> None:
    wish = {"set": "blaze", "rules": "duel", "spread": "even", "count": "13"}
    shown = client.get("/boxes/new/odds/", wish).content.decode()
    assert "2 games" in shown
    assert "and 1 pack more" in shown


def test_it_opens_a_pack_with_its_cards_in_their_order() -> None:
    box = alices_box(seed="hello")
    shown = client_of(BOB).get(f"/boxes/{box.public_id}/packs/3/").content.decode()
    places = [shown.find(id) for id in box.packs[2]]
    assert -1 not in places
    assert shown.count('<article class="face') == 13


def test_it_shows_a_card_of_a_pack_large() -> None:
    box = alices_box(seed="hello")
    address = f"/boxes/{box.public_id}/packs/3/13/"
    shown = client_of(BOB).get(address, headers={"HX-Request": "true"}).content.decode()
    assert box.packs[2][12] in shown
    assert "13 of 13" in shown
    assert "<html" not in shown


def test_it_counts_the_rarities_of_the_packs_that_may_be_read() -> None:
    box = alices_box()
    assert "What lies in the packs" not in page_of(box)
    take_game(box_id=box.public_id, number=1, viewer=ALICE)
    assert "expected 6.7" in page_of(box)  # Legends: 9 packs of 13 times 20 / 351


def page_of(box: Box) -> str:
    return client_of(ALICE).get(f"/boxes/{box.public_id}/").content.decode()


def test_it_takes_and_reveals_by_the_buttons() -> None:
    alice, box = client_of(ALICE), alices_box()
    for what in ("take", "reveal"):
        answer = alice.post(f"/boxes/{box.public_id}/games/1/{what}/")
        assert answer.url == f"/boxes/{box.public_id}/#game-1"
    assert box.games.get(number=1).state == "revealed"


def test_it_brings_a_box_to_another_device_by_its_keepers_link() -> None:
    box, bob = alices_box(), client_of(BOB)
    token = hand_out_token(box_id=box.public_id, viewer=ALICE)
    bob.get(f"/boxes/{box.public_id}/keep/")
    assert box.keepers.count() == 1
    assert bob.post(f"/boxes/{box.public_id}/keep/", {"token": token}).status_code == 302
    assert "You keep this box" in bob.get(f"/boxes/{box.public_id}/").content.decode()


def test_it_refuses_a_wrong_secret_beside_its_field() -> None:
    box = alices_box()
    answer = client_of(BOB).post(f"/boxes/{box.public_id}/keep/", {"token": "guess"})
    assert answer.status_code == 400
    assert 'id="token-faults"' in answer.content.decode()
    assert box.keepers.count() == 1


def test_it_lists_the_boxes_of_this_visitor_alone() -> None:
    box = alices_box()
    assert box.public_id in client_of(ALICE).get("/boxes/").content.decode()
    assert box.public_id not in client_of(BOB).get("/boxes/").content.decode()


def test_it_leads_to_ones_boxes_where_boxes_are_made_and_kept(client: Client) -> None:
    kept = client_of(ALICE).get(f"/boxes/{alices_box().public_id}/")
    for page in (client.get("/boxes/new/"), kept):
        assert 'href="/boxes/"' in page.content.decode()


def test_it_verifies_an_open_box(client: Client) -> None:
    box = alices_box(seed="hello")
    assert "verdict-good" in client.get("/verify/", {"box": box.public_id}).content.decode()


def test_it_calls_nothing_good_of_a_box_that_revealed_nothing(client: Client) -> None:
    shown = client.get("/verify/", {"box": alices_box().public_id}).content.decode()
    assert "Nothing of this box is revealed yet" in shown
    assert "verdict-good" not in shown


def test_it_names_a_card_that_was_exchanged(client: Client) -> None:
    box = alices_box(seed="hello")
    body = client.get(f"/boxes/{box.public_id}/reveal.json").content.decode()
    forged = body.replace(box.packs[0][0], box.packs[1][0], 1)
    shown = client.post("/verify/", {"json": forged}).content.decode()
    assert "The seed deals other packs than these: 1." in shown


def test_it_leads_from_the_code_on_a_wrapper_to_the_verify_page(client: Client) -> None:
    assert client.get("/boxes/abc/verify/").url == "/verify/?box=abc"


@pytest.mark.parametrize("address", ["/boxes/nowhere/", "/boxes/nowhere/packs/1/", "/sheets/x/"])
def test_it_answers_404_where_there_is_nothing(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


def test_it_sends_the_browser_a_set_to_deal_from(client: Client) -> None:
    sent = client.get("/verify/sets/blaze.json").json()
    drafted = [card for card in sent["cards"] if card["rarity"] != "Epic"]
    assert sum(card["copies"] for card in drafted) == 351
    assert client.get("/verify/sets/gold.json").status_code == 404
