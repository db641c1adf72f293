"""The addresses of replays, boards and statistics in the API."""

from django.urls import path

from battle import after_api as api

urlpatterns = [
    path("battles/replays/", api.ReplayList.as_view(), name="api-replays"),
    path("battles/replays/<str:key>/", api.ReplayDetail.as_view(), name="api-replay"),
    path("battles/replays/<str:key>/record/", api.RecordDetail.as_view(), name="api-record"),
    path("battles/replays/<str:key>/play-on/", api.PlayOn.as_view(), name="api-play-on"),
    path("battles/boards/", api.BoardList.as_view(), name="api-boards"),
    path("battles/boards/<str:key>/", api.BoardDetail.as_view(), name="api-board"),
    path("battles/boards/<str:key>/play/", api.PlayBoard.as_view(), name="api-play-board"),
    path("statistics/cards/", api.CardStatistics.as_view(), name="api-card-statistics"),
]
