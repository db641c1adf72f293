"""The addresses of decks in the API."""

from django.urls import path

from decks import api

urlpatterns = [
    path("decks/", api.Decks.as_view(), name="api-decks"),
    path("decks/check/", api.CheckDeck.as_view(), name="api-check-deck"),
    path("decks/exchange/", api.Exchange.as_view(), name="api-exchange-deck"),
    path("decks/<str:key>/", api.OneDeck.as_view(), name="api-deck"),
    path("decks/<str:key>/<str:name>/", api.DeckFile.as_view(), name="api-deck-file"),
]
