"""The addresses of replays in the API."""

from django.urls import include, path

from battle.replays import api

replay_urls = [
    path("", api.ReplayDetail.as_view(), name="api-replay"),
    path("record/", api.RecordDetail.as_view(), name="api-record"),
    path("verify/", api.Verify.as_view(), name="api-verify-battle"),
    path("play-on/", api.PlayOn.as_view(), name="api-play-on"),
]

urlpatterns = [
    path("battles/replays/", api.ReplayList.as_view(), name="api-replays"),
    path("battles/replays/<str:key>/", include(replay_urls)),
]
