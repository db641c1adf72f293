"""The addresses of battles in the API."""

from django.urls import include, path

from battle import api

seat_urls = [
    path("", api.SeatDetail.as_view(), name="api-battle-seat"),
    path("answer/", api.Answer.as_view(), name="api-battle-answer"),
]

urlpatterns = [
    path("battles/", api.BattleList.as_view(), name="api-battles"),
    path("battles/<str:key>/<int:place>/", include(seat_urls)),
]
