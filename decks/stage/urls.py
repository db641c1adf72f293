"""The addresses of the Build stage of a table."""

from django.urls import include, path

from decks.stage import views

seat_urls = [
    path("", views.stage, name="build-seat"),
    path("begin/", views.begin, name="build-begin"),
    path("register/", views.register, name="build-register"),
    path("registered/", views.registered, name="build-registered"),
    path("withdraw/", views.withdraw, name="build-withdraw"),
    path("start/", views.start, name="build-start"),
    path("bot/<int:other>/", views.bot, name="build-bot"),
    path("leave/", views.leave, name="build-leave"),
    path("resume/", views.resume, name="build-resume"),
    path("next/", views.next_game, name="build-next"),
]

urlpatterns = [
    path("decks/terms/<str:key>/", views.terms, name="build-terms"),
    path("tables/<str:key>/<int:place>/build/", include(seat_urls)),
]
