"""The addresses of boards that somebody sets up, and of puzzles."""

from django.urls import path

from battle.positions import views

urlpatterns = [
    path("boards/", views.boards, name="boards"),
    path("boards/new/", views.new_board, name="new-board"),
    path("boards/read/", views.read, name="read-board"),
    path("boards/preview/", views.preview, name="preview-board"),
    path("boards/find/", views.find, name="find-for-board"),
    path("boards/card/", views.card, name="board-card"),
    path("boards/<str:key>/", views.board, name="board"),
    path("boards/<str:key>/edit/", views.edit, name="edit-board"),
    path("boards/<str:key>/delete/", views.delete, name="delete-board"),
    path("boards/<str:key>/play/", views.play_board, name="play-board"),
    path("boards/<str:key>/board.toml", views.board_file, name="board-file"),
    path("puzzles/<slug:slug>/", views.puzzle_page, name="puzzle"),
    path("puzzles/<slug:slug>/play/", views.play_puzzle, name="play-puzzle"),
]
