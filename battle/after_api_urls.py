"""The addresses of replays, boards and puzzles in the API."""

from django.urls import include, path

from battle import after_api as api
from battle import position_api as boards

replay_urls = [
    path("", api.ReplayDetail.as_view(), name="api-replay"),
    path("record/", api.RecordDetail.as_view(), name="api-record"),
    path("verify/", api.Verify.as_view(), name="api-verify-battle"),
    path("play-on/", api.PlayOn.as_view(), name="api-play-on"),
]

urlpatterns = [
    path("battles/replays/", api.ReplayList.as_view(), name="api-replays"),
    path("battles/replays/<str:key>/", include(replay_urls)),
    path("battles/boards/", boards.BoardList.as_view(), name="api-boards"),
    path("battles/boards/check/", boards.CheckBoard.as_view(), name="api-check-board"),
    path("battles/boards/<str:key>/", boards.BoardDetail.as_view(), name="api-board"),
    path("battles/boards/<str:key>/play/", boards.PlayBoard.as_view(), name="api-play-board"),
    path("battles/puzzles/", boards.PuzzleList.as_view(), name="api-puzzles"),
    path("battles/puzzles/<slug:slug>/", boards.PuzzleDetail.as_view(), name="api-puzzle"),
    path("battles/puzzles/<slug:slug>/play/", boards.PlayPuzzle.as_view(), name="api-play-puzzle"),
    path("battles/<str:key>/<int:place>/again/", boards.Again.as_view(), name="api-battle-again"),
]
