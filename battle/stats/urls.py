"""The addresses of statistics."""

from django.urls import path

from battle.stats import views

urlpatterns = [
    path("", views.statistics, name="statistics"),
    path("mine/", views.mine, name="my-statistics"),
    path("mine/public/", views.be_public, name="public-statistics"),
    path("cards/<slug:slug>/", views.card, name="card-statistics"),
    path("decks/<str:key>/", views.deck, name="deck-statistics"),
    path("players/<str:name>/", views.player, name="player-statistics"),
]
