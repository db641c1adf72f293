"""The pictures that other programs take faces from."""

from io import BytesIO
from pathlib import Path

import pytest
from django.test import Client
from PIL import Image

from cards.rules.catalogue import card_sets
from drafts import pictures
from drafts.rules.face_sheets import COLUMNS, HELD, held, rows_of, spot_of
from drafts.sheets import picture
from drafts.sheets.picture import PIXELS, back_picture, face_sheet

BLAZE = card_sets()["blaze"].cards


@pytest.fixture(autouse=True)
def _kept(settings: object, tmp_path: Path) -> None:
    settings.MEDIA_ROOT = tmp_path


@pytest.mark.parametrize("cards", [1, 9, 10, 68, 69, 70, 127, 500])
def test_it_gives_every_card_a_place_before_the_back(cards: int) -> None:
    spots = [spot_of(number, cards) for number in range(cards)]
    last = spots[-1].sheet
    assert len({(spot.sheet, spot.place) for spot in spots}) == cards
    assert {spot.sheet for spot in spots} == {*range(1, last + 1)}
    assert all(spot.place < spot.rows * COLUMNS - 1 for spot in spots)
    assert all(number in held(spot.sheet, cards) for number, spot in enumerate(spots))
    assert len(held(last + 1, cards)) == len(held(0, cards)) == 0


def colour(shown: Image.Image, place: int) -> tuple[int, ...]:
    """The colour of a card's edge, at the middle of its left side."""
    row, column = divmod(place, COLUMNS)
    height = PIXELS * 88 / 63
    return shown.getpixel((column * PIXELS + 4, round((row + 0.5) * height)))


def test_it_draws_faces_row_by_row_and_the_back_last() -> None:
    first_of = {color: next(c for c in BLAZE if c.color == (color,)) for color in ("Red", "Blue")}
    lying = [*[first_of["Red"]] * 10, first_of["Blue"]]
    shown = Image.open(BytesIO(face_sheet(lying, rows_of(1, len(lying)))))
    assert shown.size == (PIXELS * COLUMNS, pytest.approx(2 * PIXELS * 88 / 63, abs=2))
    red, blue, empty, back = (colour(shown, place) for place in (0, 10, 11, 19))
    assert red[0] > red[2] + 50
    assert blue[2] > blue[0] + 50
    assert min(empty) > 240
    assert max(back) < 120


def test_it_draws_the_back_alone() -> None:
    assert Image.open(BytesIO(back_picture())).size[0] == PIXELS


def test_it_draws_a_picture_once_and_keeps_the_last_ones(
    monkeypatch: pytest.MonkeyPatch, client: Client
) -> None:
    drawn = list[object]()

    def draw_here(work: object, path: Path, draw: object) -> None:
        drawn.append(path)
        work(path, lambda: b"jpeg")

    monkeypatch.setattr(pictures, "done_next_door", draw_here)
    monkeypatch.setattr(pictures, "MOST_KEPT", 2)
    for address in ("blaze/1", "blaze/1", "blaze/2", "phantom/1", "blaze/2"):
        answer = client.get(f"/faces/{address}.jpg")
        assert answer.content == b"jpeg"
        assert "public" in answer.headers["Cache-Control"]
    assert len(drawn) == 3
    assert len([*drawn[0].parent.iterdir()]) == 2


@pytest.mark.parametrize("address", ["blaze/3", "blaze/0", "nothing/1"])
def test_it_has_no_sheet_beyond_the_last(address: str, client: Client) -> None:
    assert client.get(f"/faces/{address}.jpg").status_code == 404


def test_it_counts_only_what_is_drawn(
    monkeypatch: pytest.MonkeyPatch, client: Client, settings: object
) -> None:
    monkeypatch.setattr(pictures, "done_next_door", lambda _work, path, _draw: keep(path))
    settings.RATES = settings.RATES | {"pdf": "1/h"}
    statuses = [client.get(f"/faces/blaze/{sheet}.jpg").status_code for sheet in (1, 1, 2)]
    assert statuses == [200, 200, 429]


def keep(path: Path) -> None:
    picture.keep(path, lambda: b"jpeg")


def test_it_draws_next_door(client: Client) -> None:
    answer = client.get("/faces/back.jpg")
    assert answer.headers["Content-Type"] == "image/jpeg"
    assert answer.content[:3] == b"\xff\xd8\xff"


def test_it_leaves_a_place_for_the_back_on_the_fullest_sheet() -> None:
    assert (HELD, rows_of(1, HELD), rows_of(2, HELD + 1)) == (69, 7, 1)
