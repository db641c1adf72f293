"""The pages of players' own lists, as their owner and a stranger meet them."""

import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from cards.models import OwnList, OwnListVersion
from cards.tests.lists import OWN_CARD

pytestmark = pytest.mark.django_db

NEW, MINE = "/cards/lists/new/", "/cards/lists/"
HARD = "1 No Entry (Off-Limits)\r\n2 Ast & Rid, Messengers of the Beam\r\n３　ヴォイド\r\n"


def once(client: Client, page: str = NEW) -> str:
    """The key of a fresh form."""
    found = re.search(r'name="once" value="([^"]+)"', client.get(page).content.decode())
    assert found
    return found[1]


def save(client: Client, text: str = HARD, **more: object):
    sent = {"once": once(client), "name": "Evening cube", "text": text, "save": "1", **more}
    return client.post(NEW, sent)


def made(client: Client) -> OwnListVersion:
    save(client)
    return OwnListVersion.objects.get()


def edit(client: Client, version: OwnListVersion, text: str):
    page = f"/cards/lists/{version.own_list.key}/edit/"
    sent = {"once": "x", "name": version.name, "text": text, "version": version.number, "save": 1}
    return client.post(page, sent)


def test_it_saves_a_list_and_shows_its_cards(client: Client) -> None:
    answer = save(client)
    version = OwnListVersion.objects.get()
    assert answer.headers["Location"] == f"/cards/lists/{version.own_list.key}/"
    page = client.get(answer.headers["Location"]).content.decode()
    assert "Ast &amp; Rid, Messengers of the Beam" in page
    assert "× 3" in page
    assert "Evening cube" in client.get(MINE).content.decode()


def test_it_says_what_the_list_is_good_for(client: Client) -> None:
    page = client.get(f"/cards/lists/{made(client).own_list.key}/").content.decode()
    assert (
        "A three-player draft needs 117 cards beside the Epics; the list has 6, 111 too few."
        in page
    )
    assert "6 cards to print." in page


def test_it_keeps_what_was_entered_when_a_line_is_wrong(client: Client) -> None:
    answer = save(client, "1 Viod\n0 Void\n<b>& more\n", name="Mine & yours")
    page = answer.content.decode()
    assert answer.status_code == 400
    assert "1 Viod\n0 Void\n&lt;b&gt;&amp; more" in page
    assert 'value="Mine &amp; yours"' in page
    assert "Line 1: no card is called “Viod”. Did you mean Void?" in page
    assert "Line 2: 0 of “Void”?" in page
    assert not OwnList.objects.exists()


def test_it_previews_without_saving(client: Client) -> None:
    sent = {"once": once(client), "name": "", "text": HARD, "preview": "1"}
    answer = client.post(NEW, sent)
    assert answer.status_code == 200
    assert "No Entry (Off-Limits)</b>" in answer.content.decode()
    assert not OwnList.objects.exists()


def test_it_previews_as_a_fragment_while_one_writes(client: Client) -> None:
    answer = client.post("/cards/lists/check/", {"text": "4 Void\n2 Nobody"})
    page = answer.content.decode()
    assert page.startswith('<section class="list-reading"')
    assert 'data-line="2"' in page


def test_it_lets_a_preview_name_the_own_cards_of_the_list_that_is_edited(client: Client) -> None:
    save(client, OWN_CARD)
    key = OwnList.objects.get().key
    check = {"text": "2 Tide Scholar"}
    assert "no card is called" in client.post("/cards/lists/check/", check).content.decode()
    known = client.post("/cards/lists/check/", check | {"list": key}).content.decode()
    assert "no fault" in known


@pytest.mark.parametrize("encoding", ["cp932", "utf-8-sig", "utf-16"])
def test_it_takes_a_file_in_any_of_its_encodings(client: Client, encoding: str) -> None:
    file = SimpleUploadedFile("list.txt", "４ ヴォイド\r\n".encode(encoding))
    save(client, "", file=file)
    assert OwnListVersion.objects.get().total == 4


@pytest.mark.parametrize("data", [b"\xff\x81\x00", b"\0" * 300, b"x" * 600_000])
def test_it_refuses_a_file_that_is_no_list_and_keeps_the_text(client: Client, data: bytes) -> None:
    answer = save(client, "4 Void", file=SimpleUploadedFile("list.csv", data))
    assert answer.status_code in (400, 413)
    assert not OwnList.objects.exists()


def test_it_refuses_five_megabytes(client: Client) -> None:
    assert save(client, "x" * 5_000_000).status_code == 413
    assert not OwnList.objects.exists()


def test_it_makes_one_list_of_a_double_click(client: Client) -> None:
    sent = {"once": once(client), "name": "Mine", "text": "1 Void", "save": "1"}
    assert client.post(NEW, sent).headers["Location"] == client.post(NEW, sent).headers["Location"]
    assert OwnList.objects.count() == 1


def test_it_shows_both_texts_when_another_tab_was_quicker(client: Client) -> None:
    first = made(client)
    edit(client, first, "4 Void")
    answer = edit(client, first, "5 Selection")
    page = answer.content.decode()
    assert answer.status_code == 409
    assert "4 Void</textarea>" in page
    assert "5 Selection</textarea>" in page
    assert 'name="version" value="2"' in page
    assert OwnListVersion.objects.count() == 2


def test_it_saves_over_it_once_both_were_seen(client: Client) -> None:
    first = made(client)
    edit(client, first, "4 Void")
    edit(client, OwnListVersion.objects.get(number=2), "5 Selection")
    assert OwnListVersion.objects.first().total == 5


def test_it_begins_an_edit_with_the_text_as_entered(client: Client) -> None:
    version = made(client)
    edit(client, version, "4 Void")
    page = f"/cards/lists/{version.own_list.key}/edit/"
    assert "4 Void</textarea>" in client.get(page).content.decode()
    assert "３　ヴォイド" in client.get(f"{page}?from=1").content.decode()


def test_it_shows_an_older_version(client: Client) -> None:
    version = made(client)
    edit(client, version, "4 Void")
    page = client.get(f"/cards/lists/{version.own_list.key}/versions/1/").content.decode()
    assert "This is an older version." in page
    assert "No Entry (Off-Limits)" in page


def test_it_shows_a_stranger_the_cards_and_nothing_to_change(client: Client) -> None:
    key = made(client).own_list.key
    stranger = Client()
    page = stranger.get(f"/cards/lists/{key}/")
    assert page.status_code == 200
    assert "/edit/" not in page.content.decode()
    assert stranger.get(f"/cards/lists/{key}/edit/").status_code == 403
    assert stranger.get(f"/cards/lists/{key}/delete/").status_code == 403
    assert stranger.post(f"/cards/lists/{key}/delete/").status_code == 403
    assert edit(stranger, OwnListVersion.objects.get(), "4 Void").status_code == 403
    assert "Evening cube" not in stranger.get(MINE).content.decode()
    assert OwnListVersion.objects.count() == 1


@pytest.mark.parametrize("path", ["nobody/", f"{'a' * 22}/", f"{'a' * 22}/versions/{'9' * 30}/"])
def test_it_knows_no_list_by_another_address(client: Client, path: str) -> None:
    assert client.get(f"/cards/lists/{path}").status_code == 404


@pytest.mark.parametrize(
    ("kind", "begins"),
    [("toml", "[[card]]"), ("csv", "\ufeffname,CMC"), ("text", "1 No Entry"), ("japanese", "1 ")],
)
def test_it_gives_a_list_as_a_file_that_reads_back(client: Client, kind: str, begins: str) -> None:
    version = made(client)
    file = client.get(f"/cards/lists/{version.own_list.key}/versions/1/{kind}/")
    assert file.content.decode().startswith(begins)
    assert "attachment" in file.headers["Content-Disposition"]
    save(client, "", file=SimpleUploadedFile("again", file.content))
    assert OwnListVersion.objects.latest("pk").cards == version.cards
    assert OwnList.objects.count() == 2


def test_it_asks_before_it_deletes(client: Client) -> None:
    key = made(client).own_list.key
    assert "can't be undone" in client.get(f"/cards/lists/{key}/delete/").content.decode()
    assert client.post(f"/cards/lists/{key}/delete/").headers["Location"] == MINE
    assert client.get(f"/cards/lists/{key}/").status_code == 404


@pytest.mark.parametrize("format", ["text", "csv", "toml"])
def test_it_offers_an_example_of_each_format(client: Client, format: str) -> None:
    page = client.get(f"{NEW}?example={format}").content.decode()
    assert "no fault" in page
