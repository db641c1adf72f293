"""The floor of the site: health, headers, errors, look and language."""

import json
from pathlib import Path
from typing import Any

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.utils.formats import date_format
from django.utils.timezone import localtime

from tables.rules.refusal import Conflict, Fault, Refusal, TooMany
from trinity_site import refusals
from trinity_site.demo import make_demo
from trinity_site.logs import mask_secrets
from trinity_site.static_files import StaticFilesMiddleware
from trinity_site.zone import ZoneMiddleware

SECRET = "Bo5ZPs_KHN5zUqfw5ffCuw"


@pytest.mark.django_db
def test_it_is_healthy_while_its_database_answers(client: Client) -> None:
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_it_lets_browsers_load_nothing_from_elsewhere(client: Client) -> None:
    policy = client.get("/nowhere").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("zone", "shown"),
    [("Asia/Tokyo", "JST"), ("Europe/Berlin", "CE"), ("Mars/Olympus", "UTC"), ("../passwd", "UTC")],
)
def test_it_writes_times_in_the_readers_zone(zone: str, shown: str) -> None:
    written = list[str]()

    def page(_request: HttpRequest) -> HttpResponse:
        written.append(date_format(localtime(), "e"))
        return HttpResponse()

    request = RequestFactory().get("/")
    request.COOKIES["zone"] = zone
    ZoneMiddleware(page)(request)
    assert written[0].startswith(shown)
    assert date_format(localtime(), "e") == "UTC"


@pytest.mark.parametrize(
    "said",
    [
        f"GET /boxes/{SECRET}/",
        f"GET /cards/?set=list-{SECRET}-1",
        f"GET /faces/list-{SECRET}-1/1.jpg",
        f"POST /x?token={SECRET}",
    ],
)
def test_it_logs_no_secret(said: str) -> None:
    assert SECRET not in mask_secrets(None, "info", {"request": said})["request"]


def test_it_answers_static_files_whole(settings: Any, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("hello")
    settings.STATIC_ROOT = str(tmp_path)
    serve = StaticFilesMiddleware(lambda _request: HttpResponse(status=404))
    whole = serve(RequestFactory().get("/static/a.txt"))
    assert (whole.content, whole.streaming) == (b"hello", False)
    assert whole.headers["Content-Type"].startswith("text/plain")
    part = serve(RequestFactory().get("/static/a.txt", headers={"Range": "bytes=1-2"}))
    assert (part.status_code, part.content) == (206, b"el")
    head = serve(RequestFactory().head("/static/a.txt"))
    assert (head.content, head.headers["Content-Length"]) == (b"", "5")


def test_it_shows_its_own_page_where_nothing_lies(client: Client) -> None:
    answer = client.get("/nowhere")
    assert answer.status_code == 404
    assert "Nothing lies here" in answer.content.decode()


def test_it_answers_an_unknown_api_address_in_the_api_s_own_shape(client: Client) -> None:
    assert client.get("/api/v1/nowhere").json().keys() == {"code", "message", "details"}


def test_it_refuses_five_megabytes_before_reading_them(client: Client) -> None:
    answer = client.post("/look/", {"look": "x" * 5_000_000})
    assert answer.status_code == 413
    assert "bytes" in answer.content.decode()


def test_it_keeps_the_look_a_reader_chose(client: Client) -> None:
    client.post("/look/", {"look": "slate", "next": "/nowhere"})
    assert 'data-look="slate"' in client.get("/nowhere").content.decode()


@pytest.mark.parametrize(
    "target", ["https://elsewhere.example/", "//elsewhere.example", "javascript:1"]
)
def test_it_sends_nobody_to_another_site(client: Client, target: str) -> None:
    assert client.post("/look/", {"look": "linen", "next": target}).headers["Location"] == "/"


def test_it_says_each_kind_of_no_with_its_own_status() -> None:
    assert refusals.status_of(Conflict(Fault("x.y"))) == 409
    assert refusals.status_of(Refusal(Fault("x.y"))) == 400


def test_it_tells_how_long_to_wait(rf: RequestFactory) -> None:
    request = rf.post("/api/v1/boxes/")
    answer = refusals.page(request, TooMany(Fault("site.too-many", {"wait": 40})))
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "40")
    assert json.loads(answer.content)["code"] == "site.too-many"


@pytest.mark.django_db
def test_it_describes_its_api(client: Client) -> None:
    schema = client.get("/api/schema/", HTTP_ACCEPT="application/json")
    assert schema.status_code == 200


@pytest.mark.django_db
def test_it_tells_a_page_from_a_part_of_it_that_a_browser_kept(client: Client) -> None:
    assert "HX-Request" in client.get("/").headers["Vary"]
    assert "HX-Request" not in client.get("/healthz").headers["Vary"]


@pytest.mark.django_db
def test_it_leads_on_from_the_start_page(client: Client) -> None:
    page = client.get("/").content.decode()
    assert all(f'href="{address}"' in page for address in ("/boxes/new/", "/cards/"))
    assert "demo" not in page


@pytest.mark.django_db
def test_it_makes_one_demo_box_however_often_it_is_asked(client: Client) -> None:
    assert make_demo() == make_demo()
    assert f"/boxes/{make_demo().public_id}/" in client.get("/").content.decode()


def test_it_says_of_a_wrong_request_what_was_wrong(client: Client) -> None:
    answer = client.get("/api/v1/decks/check/")
    assert answer.status_code == 405
    assert answer.json()["message"] == 'Method "GET" not allowed.'
    answer = client.post("/api/v1/decks/check/", "{bad", content_type="application/json")
    assert "line 1 column 2" in answer.json()["message"]


@pytest.mark.parametrize(
    "path", ["battles/boards/check/", "battles/boards/", "battles/", "battles/replays/"]
)
def test_it_refuses_half_a_character_wherever_it_is_sent(client: Client, path: str) -> None:
    sent = {"position": {"format": "\ud800"}, "name": "\ud800", "levels": [], "record": "\ud800"}
    answer = client.post(f"/api/v1/{path}", sent, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["code"] == "site.parse_error"
