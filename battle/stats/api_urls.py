"""The addresses of statistics in the API."""

from django.urls import path

from battle.stats import api

urlpatterns = [
    path("cards/", api.CardStatistics.as_view(), name="api-card-statistics"),
    path("cards/<slug:slug>/", api.OneCardStatistics.as_view(), name="api-one-card-statistics"),
    path("decks/<str:key>/", api.DeckStatistics.as_view(), name="api-deck-statistics"),
    path("players/<str:name>/", api.PlayerStatistics.as_view(), name="api-player-statistics"),
    path("mine/", api.OwnStatistics.as_view(), name="api-own-statistics"),
    path("mine/public/", api.BePublic.as_view(), name="api-public-statistics"),
]
