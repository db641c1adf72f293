"""Every word of the pages can be said in another language, and all of them are in Japanese."""

import gettext
from collections import Counter
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import Resolver404, resolve
from django.utils import timezone
from django.utils.translation import override, trans_real

from battle.models import Heard
from battle.stats.counting import count_battle
from battle.tests import battles
from battle.tests.test_boards import keep as keep_board
from battle.tests.test_stats import ended
from cards.services import create_list
from decks.rules.deck import Deck
from decks.selectors import deck_of
from decks.tests.decks import DECK
from decks.tests.site import alice, alices_deck
from decks.tests.stage import bringing, building, register
from decks.versions.models import DeckVersion
from decks.versions.services import keep
from drafts.services import reveal_game, take_game
from drafts.tests.boxes import ALICE, alices_box
from drafts.tests.tables import browser, drafting, open_table, play_on, sit
from tables.models import Seat
from tables.sentences import all_sentences
from tables.services import given_anew
from tables.tokens import link_token
from tests.catalogue import COMPILED, CONTEXT, HEADER, entries, holes
from tests.saying import Page

# A language that Django knows, the site does not speak, and dates are written in as in English.
MARKED = "en-gb"
# What people wrote, the names of tables, lists and themselves, and the names of bots.
WRITTEN = (
    *("Friday", "Saturday", "Mine", "Dragons", "Alice", "Bob", "Charlie", "alice", "Ash", "Birch"),
    *("Bot 0", "Europe/Berlin"),
)
PAGES_OF_A_KIND = 2

pytestmark = pytest.mark.one_database
marked = pytest.mark.usefixtures("_marks")


class Marked(gettext.NullTranslations):
    """The pseudo-language: it says everything in English, within ⟦ ⟧."""

    def gettext(self, message: str) -> str:
        return f"⟦{message.split(CONTEXT)[-1]}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def to_language(self) -> str:
        return MARKED


@pytest.fixture
def _marks(monkeypatch: pytest.MonkeyPatch, settings: object) -> None:
    """The site speaks the pseudo-language and no other."""
    settings.LANGUAGES = [(MARKED, "Marked")]
    settings.LANGUAGE_CODE = MARKED
    monkeypatch.setitem(trans_real._translations, MARKED, Marked())


def unmarked(client: Client, *starts: str, inside: tuple[str, ...] = ("/",)) -> dict[str, object]:
    """By address, what pages say outside of marks: the starts, and where they lead inside."""
    found, ways, kinds, seen = {}, [*starts], Counter(), set()
    for way in ways:
        address = way.split("#")[0]
        kind = kind_of(address)
        if address in seen or (kinds[kind] >= PAGES_OF_A_KIND and way not in starts):
            continue
        seen.add(address)
        kinds[kind] += 1
        answer = client.get(address, follow=True)
        if answer.headers["Content-Type"].startswith("text/html"):
            page = Page(answer.content.decode())
            ways += [link for link in page.links if link.startswith(inside)]
            if words := page.outside_marks(*WRITTEN):
                found[address] = words
    return found


def kind_of(address: str) -> str:
    """The name of an address, the same for all boxes; the address itself where nothing lies."""
    try:
        return resolve(address.split("?")[0]).view_name
    except Resolver404:
        return address


@marked
@pytest.mark.django_db
def test_it_marks_every_word_for_who_looks_around(client: Client) -> None:
    pages = ["/", "/nowhere", "/boxes/nothing/", "/cards/?q=cost<<3", "/drafts/replay/", "/bans/"]
    pages += ["/battles/new/", "/battles/replay/", "/boards/", "/boards/new/", "/statistics/"]
    pages += ["/puzzles/gattai/", "/rulings/"]
    account = [f"/account/reset/{page}/" for page in ("sent", "done", "x/y")]
    assert unmarked(client, *pages, *account) == {}


@marked
@pytest.mark.django_db
def test_it_marks_every_word_for_who_made_a_box_and_a_list() -> None:
    create_list(person=ALICE.person, name="Mine", text="4 Quiet Strategist\n")
    box = alices_box()
    take_game(box_id=box.public_id, number=1, viewer=ALICE)
    reveal_game(box_id=box.public_id, number=1, viewer=ALICE)
    at = f"/boxes/{box.public_id}"
    pages = [f"{at}/packs/1/", f"{at}/packs/1/2/", f"{at}/packs/27/", f"{at}/keep/"]
    client = browser(open_table().table.host)
    starts = ["/boxes/", "/cards/lists/", *pages, f"/verify/?box={box.public_id}"]
    assert unmarked(client, *starts, inside=("/boxes/", "/cards/lists/")) == {}


@marked
@pytest.mark.django_db
def test_it_marks_every_word_of_a_lobby() -> None:
    host = open_table()
    links = [f"/sit/{given_anew(sit(host.table, 'Bob')).token}/"]
    links += [f"/join/{host.table.key}/{link_token(host.table, 'join')}/"]
    assert unmarked(browser(host), "/tables/", *links, inside=("/tables/",)) == {}


@marked
@pytest.mark.django_db
@pytest.mark.parametrize(
    "wishes",
    [
        {"people": 3, "watch": "hands", "seconds": 60},
        {"people": 2, "seats": 2, "rules": "duel", "review": "between-rounds", "logs": "host"},
    ],
)
def test_it_marks_every_word_of_a_draft(wishes: dict[str, object]) -> None:
    seats = drafting(**wishes)
    me = seats[0].table.host
    starts = [f"/tables/{me.table.key}/{me.place}/draft/"]
    starts += [f"/watch/{me.table.key}/{link_token(me.table, 'watch')}/"]
    for _ in ("at its first pick", "when it is over"):
        assert unmarked(browser(me), *starts, inside=("/tables/", "/drafts/")) == {}
        play_on(seats)


@marked
@pytest.mark.django_db
def test_it_marks_every_word_beside_bots() -> None:
    me = drafting(people=1, bots="expert")[0].table.host
    assert unmarked(browser(me), f"/tables/{me.table.key}/{me.place}/draft/", inside=()) == {}


@marked
@pytest.mark.django_db
@pytest.mark.parametrize("come_to", [building, bringing])
def test_it_marks_every_word_of_the_build(come_to: Callable[[], list[Seat]]) -> None:
    me = come_to()[0]
    page = f"/tables/{me.table.key}/{me.place}/build/"
    assert unmarked(browser(me), page, inside=()) == {}
    register(me)
    assert unmarked(browser(me), page, inside=("/tables/", "/decks/terms/")) == {}


@marked
@pytest.mark.django_db
@pytest.mark.parametrize(
    "wishes", [{"watch": "hands", "seconds": 3600}, {"people": 2, "rules": "duel"}]
)
def test_it_marks_every_word_of_a_battle(wishes: dict[str, object]) -> None:
    seats = battles.battling(**wishes)
    key, watching = seats[0].table.key, link_token(seats[0].table, "watch")
    starts = [f"/tables/{key}/1/{page}/" for page in ("battle", "battle/log", "battle/look")]
    starts += [f"/watch/{key}/{watching}/battle/", f"/battles/{battles.row_of(seats[0]).key}/"]
    for _ in ("in play", "when it is over"):
        battles.hurry(seats, answers=150)
        Heard.objects.update(at=timezone.now() - timedelta(hours=1))
        for seat in seats[:2]:
            assert unmarked(browser(seat), *starts, inside=("/tables/", "/battles/")) == {}
        battles.hurry(seats)


@marked
@pytest.mark.django_db
def test_it_marks_every_word_of_a_deck() -> None:
    decks = [alices_deck(), alices_deck(Deck(set="blaze", rest=DECK.main))]
    kinds = ("", "suggest/", "about/", "export/", "delete/", "find/?q=dragon", "hands/", "life/")
    keep(decks[0], deck_of(decks[0]), "Mine", DeckVersion.Why.NAMED)
    starts = ["/decks/", "/decks/public/", *(f"/decks/{d.key}/{k}" for d in decks for k in kinds)]
    assert unmarked(alice(), *starts, inside=("/decks/",)) == {}


@marked
@pytest.mark.django_db
def test_it_marks_every_word_for_who_has_an_account(client: Client) -> None:
    sent = {"username": "alice", "password": "a long evening"}
    client.force_login(User.objects.create_user(**sent))
    client.post("/api/v1/account/login/", sent)  # a program that the page tells of
    pages = [f"/account/{page}" for page in ("", "delete/", "password/", "password/done/")]
    assert unmarked(client, *pages, inside=("/account/",)) == {}


@marked
@pytest.mark.django_db
def test_it_marks_every_word_of_boards_and_puzzles() -> None:
    client = alice()
    board = keep_board(client).key
    starts = ["/boards/", f"/boards/{board}/", f"/boards/{board}/edit/", "/puzzles/gattai/"]
    starts += ["/boards/find/?q=dragon"]
    assert unmarked(client, *starts, inside=("/boards/", "/puzzles/")) == {}


@marked
@pytest.mark.django_db
def test_it_marks_every_word_of_statistics(client: Client) -> None:
    count_battle.call(ended().pk)
    assert unmarked(client, "/statistics/?sort=played", inside=("/statistics/",)) == {}
    host = browser(Seat.objects.get(name="Alice"))
    assert unmarked(host, "/statistics/mine/", inside=()) == {}


@marked
@pytest.mark.django_db
def test_it_marks_every_word_of_a_feed() -> None:
    client = browser(open_table())
    made = client.post("/feed/").content.decode()
    assert Page(made).outside_marks(*WRITTEN) == []
    assert unmarked(client, "/tables/", inside=()) == {}


@marked
def test_it_marks_every_refusal() -> None:
    with override(MARKED):
        assert [code for code, said in all_sentences().items() if str(said)[0] != "⟦"] == []


def test_it_says_everything_in_japanese() -> None:
    assert [entry.said for entry in entries() if entry.fuzzy or not entry.japanese] == []


def test_it_fills_the_same_holes_in_japanese() -> None:
    assert [one.said for one in entries() if holes(one.japanese) != holes(one.said)] == []


def test_it_compiles_what_is_written() -> None:
    with COMPILED.open("rb") as file:
        compiled = gettext.GNUTranslations(file)._catalog
    written = {entry.key: entry.japanese for entry in entries()}
    assert compiled | {HEADER: ""} == written | {HEADER: ""}
