"""The addresses of a seat's battle."""

from django.urls import include, path

from battle.board import table_views, views

seat_urls = [
    path("", views.board, name="battle-seat"),
    path("answer/", views.answer, name="battle-answer"),
    path("undo/", views.undo, name="battle-undo"),
    path("ask/", views.ask, name="battle-ask"),
    path("reply/", views.reply, name="battle-reply"),
    path("order/", views.order, name="battle-order"),
    path("wish/", views.wish, name="battle-wish"),
    path("concede/", views.concede, name="battle-concede"),
    path("say/", views.say, name="battle-say"),
    path("log/", views.log, name="battle-log"),
    path("bot/", views.bot, name="battle-bot"),
    path("notes/", views.notes, name="battle-notes"),
    path("go-on/", table_views.go_on, name="battle-go-on"),
    path("next/", table_views.next_game, name="battle-next"),
    path("again/", table_views.again, name="battle-again"),
    path("leave/", table_views.leave, name="battle-leave"),
    path("look/", views.look, name="battle-look"),
]

urlpatterns = [
    path("tables/<str:key>/<int:place>/battle/", include(seat_urls)),
    path("tables/<str:key>/<int:place>/over/", views.board, name="over-seat"),
]
