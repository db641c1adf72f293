"""Ordering sheets: short ones at once, long ones by the worker, one at a time."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from drafts import printing
from drafts.models import Box, Sheet
from drafts.sheet_selectors import sheet_path
from drafts.sheet_services import order_sheet
from drafts.tests.boxes import ALICE, BOB, alices_box, client_of
from drafts.viewers import Viewer
from tables.rules.refusal import Conflict

pytestmark = pytest.mark.django_db
ORDER = {"language": "both", "per_page": "many", "paper": "A4", "card": "63x88", "ink": "grey"}
ORDER |= {"marks": "fronts", "gap": "0", "bleed": "0", "backs": "none", "dx": "0", "dy": "0"}


@pytest.fixture(autouse=True)
def _own_files(settings: Any, tmp_path: Path) -> None:
    settings.MEDIA_ROOT = tmp_path


@pytest.fixture
def box() -> Box:
    return alices_box(seed="hello")


def ordered(box: Box, viewer: Viewer = ALICE, kind: str = "checklist", **texts: str) -> Sheet:
    return order_sheet(box_id=box.public_id, viewer=viewer, kind=kind, texts=texts)


def work() -> None:
    """Do what the worker would: everything that is due."""
    for due in DBTaskResult.objects.ready():
        due.task.call(*due.task_result.args)


def test_it_makes_a_short_sheet_at_once(box: Box) -> None:
    sheet = ordered(box, kind="cards", packs="1-4")
    assert (sheet.state, sheet.total) == ("ready", 6)
    assert sheet_path(sheet).read_bytes().startswith(b"%PDF")


def test_it_leaves_a_long_sheet_to_the_worker(box: Box) -> None:
    sheet = ordered(box, kind="cards")
    assert (sheet.state, sheet.done, sheet.total) == ("waiting", 0, 39)
    work()
    sheet.refresh_from_db()
    assert (sheet.state, sheet.done) == ("ready", 39)
    assert sheet.size == sheet_path(sheet).stat().st_size


def test_it_tells_how_far_it_is_after_each_page(box: Box, monkeypatch: Any) -> None:
    sheet, told = ordered(box, kind="cards"), []

    def render(kind: str, job: object, progress: Any) -> bytes:
        for page in (1, 2):
            progress(page, 39)
            told.append(Sheet.objects.get(pk=sheet.pk).done)
        return b"%PDF"

    monkeypatch.setattr(printing, "render", render)
    work()
    assert told == [1, 2]


def test_it_makes_one_sheet_at_a_time_for_a_person(box: Box) -> None:
    ordered(box, kind="cards")
    with pytest.raises(Conflict, match=r"boxes.one-sheet-at-a-time"):
        ordered(box, kind="cards", ink="grey")
    assert Sheet.objects.count() == 1
    assert ordered(box, BOB, kind="cards").state == "waiting"


def test_it_makes_one_sheet_of_the_same_order(box: Box) -> None:
    assert ordered(box, kind="cards") == ordered(box, kind="cards")
    work()
    assert ordered(box, kind="cards").state == "ready"
    assert Sheet.objects.count() == 1


def test_it_makes_a_sheet_anew_when_its_file_is_gone(box: Box) -> None:
    first = ordered(box)
    sheet_path(first).unlink()
    assert sheet_path(ordered(box)).exists()


def test_it_says_so_when_a_sheet_fails_and_lets_its_person_order_again(
    box: Box, monkeypatch: Any
) -> None:
    sheet = ordered(box, kind="cards")
    with monkeypatch.context() as broken:
        broken.setattr(printing, "render", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            work()
    sheet.refresh_from_db()
    assert sheet.state == "failed"
    assert ordered(box, kind="cards").state == "waiting"


def test_it_offers_to_begin_anew_once_a_sheet_stands_still(box: Box) -> None:
    sheet = ordered(box, kind="cards")
    page, again = f"/sheets/{sheet.public_id}/", f"/sheets/{sheet.public_id}/again/"
    assert again not in client_of(ALICE).get(page).content.decode()
    Sheet.objects.update(touched=timezone.now() - timedelta(seconds=31))
    assert again in client_of(ALICE).get(page).content.decode()
    assert client_of(BOB).post(again).status_code == 404
    DBTaskResult.objects.all().delete()
    client_of(ALICE).post(again)
    work()
    sheet.refresh_from_db()
    assert (sheet.state, sheet.done) == ("ready", 39)


def test_it_lets_a_sheet_that_moves_be(box: Box) -> None:
    sheet = ordered(box, kind="cards")
    begun = DBTaskResult.objects.count()
    client_of(ALICE).post(f"/sheets/{sheet.public_id}/again/")
    assert DBTaskResult.objects.count() == begun


def test_it_makes_a_sheet_once_however_often_the_worker_is_told(box: Box) -> None:
    sheet = ordered(box)
    sheet_path(sheet).write_bytes(b"kept")
    printing.make_sheet(sheet.pk)
    assert sheet_path(sheet).read_bytes() == b"kept"


def test_it_clears_a_sheet_away_with_its_file(box: Box) -> None:
    sheet = ordered(box)
    for _ in range(2):
        printing.forget_sheet(sheet.pk)
    assert not sheet_path(sheet).exists()
    assert not Sheet.objects.exists()


def test_it_hands_a_sheet_to_the_person_who_ordered_it(box: Box) -> None:
    sheet = ordered(box)
    address = f"/sheets/{sheet.public_id}.pdf"
    mine, theirs = (client_of(viewer).get(address) for viewer in (ALICE, BOB))
    assert (mine["Content-Type"], mine.status_code) == ("application/pdf", 200)
    assert theirs.status_code == 404


def test_it_asks_the_page_again_while_a_sheet_is_in_the_making(box: Box) -> None:
    alice = client_of(ALICE)
    page = alice.post(f"/boxes/{box.public_id}/sheets/", ORDER | {"kind": "cards"}, follow=True)
    assert 'hx-trigger="every' in page.content.decode()
    work()
    fragment = alice.get(page.redirect_chain[-1][0], headers={"HX-Request": "true"})
    assert "Download the PDF" in fragment.content.decode()
    assert "hx-trigger" not in fragment.content.decode()


def test_it_remembers_how_this_visitor_prints(client: Client, box: Box) -> None:
    address, backs = f"/boxes/{box.public_id}/sheets/", {"backs": "long", "dx": "1.5"}
    client.post(address, ORDER | backs | {"kind": "calibration"})
    shown = client.get(address).content.decode()
    assert 'value="1.5"' in shown
    assert '<option value="long" selected>' in shown


def test_it_prints_on_a_paper_of_ones_own_size(client: Client, box: Box) -> None:
    own = {"kind": "cards", "paper": "own", "own_paper": "200x300", "packs": "1"}
    client.post(f"/boxes/{box.public_id}/sheets/", ORDER | own)
    assert Sheet.objects.get().options["paper"]["width"] == 200


def test_it_refuses_a_paper_of_no_size_beside_its_field(client: Client, box: Box) -> None:
    own = {"kind": "cards", "paper": "own", "own_paper": "big"}
    answer = client.post(f"/boxes/{box.public_id}/sheets/", ORDER | own)
    assert "own_paper" in answer.context["form"].errors
