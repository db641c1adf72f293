"""Boards that somebody sets up: entering, keeping, passing on and playing them; puzzles."""

from dataclasses import dataclass, field

import msgspec
import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from battle import play
from battle.models import Battle, SetUpBoard
from battle.positions.puzzles import PUZZLES, puzzle
from battle.rules.trinity.position import OnTable, Position, SeatPosition, read_position
from battle.rules.trinity.position_text import (
    faults,
    read_on_table,
    write_on_table,
    write_position,
)
from battle.rules.trinity.record import Record
from battle.rules.trinity.spelling import picks_of
from battle.tests.battles import game_of
from tables.models import Seat
from tables.rules.refusal import Refusal
from tables.signals import claimed, exported


@dataclass
class Sent:
    """The form of a board as a browser sends it."""

    fields: dict[str, str] = field(
        default_factory=lambda: {
            "name": "Friday",
            "format": "standard",
            "turn": "0",
            "phase": "main1",
            "once": "x",
            "hand0": "Photon Pawn\nTD-01 C 079/102",
            "battlefield0": "Armor Fokker\nDeep Gear Soldier [rested] [under Void; Photon Pawn]",
            "Yellow0": "3",
            "left_wall0": "0",
            "battlefield1": "Crushing Lantern [on 2]\nArmor Fokker [new]",
        }
    )

    def but(self, **changed: str) -> dict[str, str]:
        return {**self.fields, **changed}


def keep(client: Client, **changed: str) -> SetUpBoard:
    answer = client.post("/boards/new/", Sent().but(**changed))
    assert answer.status_code == 302, answer.content.decode()
    return SetUpBoard.objects.get(key=answer.headers["Location"].split("/")[2])


@pytest.mark.parametrize(
    "entry",
    [
        OnTable("Photon Pawn"),
        OnTable("Photon Pawn", rested=True, fresh=True, on=2, souls=("Void", "Red Little Dragon")),
        OnTable("Will-o'-wisp Shiranui", souls=("Dragon Princess God Iris",)),
    ],
)
def test_it_reads_back_the_line_of_a_card(entry: OnTable) -> None:
    assert read_on_table(write_on_table(entry)) == entry


def test_it_names_what_a_mark_can_say() -> None:
    with pytest.raises(Refusal):
        read_on_table("Photon Pawn [asleep]")


@pytest.mark.parametrize("slug", PUZZLES)
def test_it_writes_a_position_that_reads_back(slug: str) -> None:
    position = puzzle(slug).puzzle.position
    assert read_position(write_position(position)) == position


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (Position(seat=(SeatPosition(),) * 2), "battle.seats-of-format"),
        (Position(seat=(SeatPosition(),) * 3, format="chess"), "battle.unknown-format"),
        (Position(seat=(SeatPosition(),) * 3, turn=3), "battle.turn-of-nobody"),
        (Position(seat=(SeatPosition(hand=("Pony",)),) * 3), "battle.no-card-named"),
        (Position(seat=(SeatPosition(counters=11),) * 3), "battle.counters-beyond"),
        (Position(seat=(SeatPosition(colors={"Red": -1}),) * 3), "battle.colors-beyond"),
        (Position(seat=(SeatPosition(left_wall=4),) * 3), "battle.wall-beyond"),
        (Position(seat=(SeatPosition(deck=("Void",) * 121),) * 3), "battle.too-many-cards"),
        (
            Position(seat=(SeatPosition(battlefield=(OnTable("Void", on=0),)),) * 3),
            "battle.equipped-to-nothing",
        ),
    ],
)
def test_it_names_what_is_wrong_with_a_position(position: Position, code: str) -> None:
    assert {fault.code for fault in faults(position)} == {code}


@pytest.mark.django_db
class TestOnTheSite:
    def test_it_keeps_what_was_entered(self, client: Client) -> None:
        row = keep(client)
        position = msgspec.json.decode(row.position, type=Position)
        mine = position.seat[0]
        assert mine.battlefield[1] == OnTable(
            "Deep Gear Soldier", rested=True, souls=("Void", "Photon Pawn")
        )
        assert (mine.colors, mine.left_wall) == ({"Yellow": 3}, 0)
        page = client.get(f"/boards/{row.key}/").content.decode()
        assert "Deep Gear Soldier" in page
        assert "Change it" in page

    def test_it_keeps_one_board_for_a_double_click(self, client: Client) -> None:
        assert keep(client).pk == keep(client).pk

    def test_it_says_beside_its_zone_what_is_no_card(self, client: Client) -> None:
        answer = client.post("/boards/new/", Sent().but(hand0="Pony\nPhoton Pawn"))
        page = answer.content.decode()
        assert answer.status_code == 400
        assert "there is no card “Pony”" in page
        assert "Pony\nPhoton Pawn" in page
        assert not SetUpBoard.objects.exists()

    def test_it_keeps_no_board_on_which_nothing_can_be_asked(self, client: Client) -> None:
        answer = client.post("/boards/new/", Sent().but(goal="13"))
        assert answer.status_code == 400
        answer = client.post("/boards/new/", Sent().but(gained0="Void\n" * 200))
        assert answer.status_code == 400

    def test_it_lets_its_owner_alone_change_it(self, client: Client) -> None:
        row, stranger = keep(client), Client()
        assert stranger.post(f"/boards/{row.key}/edit/", Sent().but()).status_code == 400
        assert stranger.post(f"/boards/{row.key}/delete/").status_code == 403
        assert "Change it" not in stranger.get(f"/boards/{row.key}/").content.decode()
        assert client.get(f"/boards/{row.key}/edit/").status_code == 200
        client.post(f"/boards/{row.key}/edit/", Sent().but(name="Sunday"))
        assert SetUpBoard.objects.get().name == "Sunday"
        client.post(f"/boards/{row.key}/delete/")
        assert not SetUpBoard.objects.exists()

    def test_it_copies_a_board_and_a_puzzle(self, client: Client) -> None:
        row = keep(client)
        for key in (row.key, "gattai"):
            page = Client().get(f"/boards/new/?copy={key}")
            assert page.status_code == 200
            assert "Photon Pawn" in page.content.decode()
        assert client.get("/boards/new/?copy=nothing").status_code == 404

    def test_it_takes_a_board_along_and_reads_it(self, client: Client) -> None:
        row = keep(client)
        text = client.get(f"/boards/{row.key}/board.toml").content
        file = SimpleUploadedFile("board.toml", text)
        page = client.post("/boards/read/", {"file": file}).content.decode()
        assert "[under Void; Photon Pawn]" in page

    @pytest.mark.parametrize("text", ["", "seat = 3", "[[seat]]\nhand = ['Pony']", "\x00", "a" * 9])
    def test_it_refuses_what_is_no_board(self, client: Client, text: str) -> None:
        answer = client.post("/boards/read/", {"text": text})
        assert answer.status_code == 400
        assert "field-fault" in answer.content.decode() or "notice-bad" in answer.content.decode()

    def test_it_shows_a_board_before_it_is_kept(self, client: Client) -> None:
        good = client.post("/boards/preview/", Sent().but(name="")).content.decode()
        assert "Deep Gear Soldier" in good
        bad = client.post("/boards/preview/", Sent().but(hand0="Pony")).content.decode()
        assert "there is no card “Pony”" in bad
        assert not SetUpBoard.objects.exists()

    def test_it_finds_cards_to_put_somewhere(self, client: Client) -> None:
        found = client.get("/boards/find/?q=photon").content.decode()
        assert 'data-put="Photon Pawn"' in found
        assert client.get("/boards/find/?q=").status_code == 200
        assert client.get("/boards/find/?q=cost<<3").status_code == 400
        assert client.get("/boards/card/?card=TD-01 C 080/102").status_code == 200
        assert client.get("/boards/card/?card=nothing").status_code == 404

    def test_it_plays_a_board_against_bots(self, client: Client) -> None:
        row = keep(client)
        sent = {"name": "Dana", "seat": "0", "level": "random", "once": "y"}
        answer = Client().post(f"/boards/{row.key}/play/", sent)
        battle = Battle.objects.get()
        assert answer.headers["Location"].startswith(f"/tables/{battle.table.key}/")
        assert battle.table.seats.exclude(bot="").count() == 2
        opening = msgspec.json.decode(battle.opening, type=Record)
        assert opening.position.seed != "position"

    def test_it_plays_every_seat_alone(self, client: Client) -> None:
        row = keep(client)
        sent = {"name": "Dana", "seat": "-1", "level": "random", "once": "y"}
        answer = client.post(f"/boards/{row.key}/play/", sent)
        assert client.get(answer.headers["Location"], follow=True).status_code == 200
        seats = Seat.objects.filter(bot="")
        assert seats.count() == 3
        for seat in seats:
            page = client.get(f"/tables/{seat.table.key}/{seat.place}/battle/")
            assert page.status_code == 200
            assert page.content.decode().count("is asked</a>") == (
                game_of(seat).waiting.seat != seat.number
            )

    def test_it_says_when_a_puzzle_is_solved(self, client: Client) -> None:
        sent = {"name": "Dana", "seat": "0", "level": "random", "once": "y"}
        address = client.post("/puzzles/twice_rested/play/", sent).headers["Location"]
        page = client.get(address, follow=True)
        assert "A puzzle: Dana is to win this turn." in page.content.decode()
        solve("twice_rested")
        page = client.get(address, follow=True).content.decode()
        assert "Solved!" in page

    def test_it_says_when_a_puzzle_is_not_solved(self, client: Client) -> None:
        sent = {"name": "Dana", "seat": "0", "level": "random", "once": "y"}
        address = client.post("/puzzles/twice_rested/play/", sent).headers["Location"]
        seat = Seat.objects.get(bot="")
        while game_of(seat).state.turn == 1:
            choice = game_of(seat).waiting
            give(seat, picks_of(game_of(seat), choice, ("done",)))
        assert "Not this time" in client.get(address, follow=True).content.decode()

    def test_it_keeps_a_guests_boards_for_their_account(self, client: Client) -> None:
        row = keep(client)
        user = User.objects.create_user("dana")
        claimed.send(None, guest=row.owner, person=f"user:{user.pk}")
        client.force_login(user)
        assert row.name in client.get("/boards/").content.decode()
        told = [said for _, said in exported.send(None, person=f"user:{user.pk}")]
        assert any(said.get("boards") for said in told)
        user.delete()
        assert not SetUpBoard.objects.exists()

    def test_it_shows_every_page(self, client: Client) -> None:
        assert client.get("/boards/").status_code == 200
        for slug in PUZZLES:
            assert client.get(f"/puzzles/{slug}/").status_code == 200
        assert client.get("/puzzles/nothing/").status_code == 404
        assert client.get("/boards/nothing/").status_code == 404


def solve(slug: str) -> None:
    """Give the answers of a puzzle's solution."""
    seat = Seat.objects.get(bot="")
    for words in puzzle(slug).puzzle.position.answers:
        give(seat, picks_of(game_of(seat), game_of(seat).waiting, words))


def give(seat: Seat, picks: list[int]) -> None:
    """Answer for a person."""
    choice = game_of(seat).waiting
    play.answer(seat=seat, battle=1, choice=choice.number, picks=picks)
