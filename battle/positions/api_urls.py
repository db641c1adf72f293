"""The addresses of boards that somebody sets up, and of puzzles, in the API."""

from django.urls import path

from battle.positions import api

urlpatterns = [
    path("battles/boards/", api.BoardList.as_view(), name="api-boards"),
    path("battles/boards/check/", api.CheckBoard.as_view(), name="api-check-board"),
    path("battles/boards/<str:key>/", api.BoardDetail.as_view(), name="api-board"),
    path("battles/boards/<str:key>/play/", api.PlayBoard.as_view(), name="api-play-board"),
    path("battles/puzzles/", api.PuzzleList.as_view(), name="api-puzzles"),
    path("battles/puzzles/<slug:slug>/", api.PuzzleDetail.as_view(), name="api-puzzle"),
    path("battles/puzzles/<slug:slug>/play/", api.PlayPuzzle.as_view(), name="api-play-puzzle"),
    path("battles/<str:key>/<int:place>/again/", api.Again.as_view(), name="api-battle-again"),
]
