"""What a stranger with the link never finds, on any page, in the API, in any file."""

import io

import pytest
from django.test import Client
from pypdf import PdfReader

from drafts.models import Box
from drafts.services import take_game
from drafts.tests.boxes import ALICE, BOB, alices_box, client_of, leaks, secrets_of

pytestmark = pytest.mark.django_db
SEALED = range(1, 28)


@pytest.fixture
def box() -> Box:
    """Alice's box, of which she took the first game."""
    box = alices_box()
    take_game(box_id=box.public_id, number=1, viewer=ALICE)
    return box


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/boxes/{id}/", 200),
        ("/boxes/{id}/reveal.json", 200),
        ("/boxes/{id}/keep/", 200),
        ("/boxes/{id}/sheets/", 200),
        ("/verify/?box={id}", 200),
        ("/boxes/{id}/packs/1/", 403),
        ("/boxes/{id}/packs/10/", 403),
        ("/boxes/{id}/packs/1/5/", 403),
        ("/api/v1/boxes/{id}/", 200),
        ("/api/v1/boxes/{id}/packs/", 200),
        ("/api/v1/boxes/{id}/sheets/checklist.pdf", 403),
        ("/api/v1/boxes/{id}/sheets/cards.pdf?packs=1", 403),
        ("/api/v1/boxes/{id}/sheets/dealing.pdf?packs=10-18", 403),
    ],
)
def test_it_shows_a_stranger_no_card(box: Box, address: str, status: int) -> None:
    answer = client_of(BOB).get(address.format(id=box.public_id))
    assert answer.status_code == status
    assert leaks(answer.content, secrets_of(box, SEALED)) == []


@pytest.mark.parametrize("what", ["take", "reveal"])
@pytest.mark.parametrize("root", ["/boxes/{id}/games/1/", "/api/v1/boxes/{id}/games/1/"])
def test_it_lets_no_stranger_open_a_game(box: Box, root: str, what: str) -> None:
    answer = client_of(BOB).post(f"{root.format(id=box.public_id)}{what}/")
    assert answer.status_code == 403
    assert leaks(answer.content, secrets_of(box, SEALED)) == []
    assert [game.state for game in box.games.all()] == ["taken", "closed", "closed"]


def test_it_hands_no_stranger_a_keepers_link(box: Box) -> None:
    assert client_of(BOB).post(f"/boxes/{box.public_id}/keeper-link/").status_code == 403
    box.refresh_from_db()
    assert box.token_digest == ""


@pytest.mark.parametrize("kind", ["wrappers", "rest", "calibration"])
def test_it_prints_sealed_packs_without_their_cards(box: Box, kind: str) -> None:
    answer = client_of(BOB).get(f"/api/v1/boxes/{box.public_id}/sheets/{kind}.pdf?packs=1-2")
    assert answer.status_code == 200
    pages = PdfReader(io.BytesIO(answer.content)).pages
    assert leaks(" ".join(page.extract_text() for page in pages), secrets_of(box, SEALED)) == []


def test_it_tells_no_stranger_in_which_pack_a_card_lies(box: Box) -> None:
    root, card = f"/api/v1/boxes/{box.public_id}/sheets/wrappers.pdf", box.packs[0][0]
    answers = [client_of(BOB).get(f"{root}?packs={pack}&cards={card}") for pack in (1, 2, 3)]
    assert len({answer.status_code for answer in answers}) == 1


def test_it_keeps_the_next_games_from_the_keeper_too(box: Box) -> None:
    alice = client_of(ALICE)
    assert alice.get(f"/boxes/{box.public_id}/packs/9/").status_code == 200
    assert alice.get(f"/boxes/{box.public_id}/packs/10/").status_code == 403
    later = [box.seed, *(game.salt for game in box.games.all())]
    assert leaks(alice.get(f"/boxes/{box.public_id}/").content, later) == []


def test_it_writes_nothing_on_a_get(box: Box) -> None:
    before = list(Box.objects.values())
    for address in ("", "keep/", "sheets/", "reveal.json", "verify/"):
        client_of(BOB).get(f"/boxes/{box.public_id}/{address}")
    assert list(Box.objects.values()) == before
    assert not client_of(BOB).get(f"/boxes/{box.public_id}/").cookies.get("sessionid")


def test_it_shows_those_who_run_the_site_no_pack(admin_client: Client, box: Box) -> None:
    shown = admin_client.get(f"/admin/drafts/box/{box.pk}/change/")
    assert shown.status_code == 200
    assert leaks(shown.content, secrets_of(box, SEALED)) == []
