"""The addresses of the Build stage in the API."""

from django.urls import include, path

from decks.stage import api

seat_urls = [
    path("", api.BuildDetail.as_view(), name="api-build"),
    path("suggested/", api.Suggested.as_view(), name="api-build-suggested"),
    path("register/", api.Register.as_view(), name="api-build-register"),
    path("withdraw/", api.Withdraw.as_view(), name="api-build-withdraw"),
    path("ready/", api.BuildReady.as_view(), name="api-build-ready"),
    path("start/", api.BuildStart.as_view(), name="api-build-start"),
    path("bot/", api.BuildBot.as_view(), name="api-build-bot"),
    path("pause/", api.BuildPause.as_view(), name="api-build-pause"),
    path("resume/", api.BuildResume.as_view(), name="api-build-resume"),
    path("next/", api.BuildNext.as_view(), name="api-build-next"),
    path("leave/", api.BuildLeave.as_view(), name="api-build-leave"),
]

urlpatterns = [
    path("builds/", api.BuildList.as_view(), name="api-builds"),
    path("builds/<str:key>/<int:place>/", include(seat_urls)),
]
