"""The addresses of decks in the API."""

from django.urls import include, path

from decks import api, chance_api, more_api

urlpatterns = [
    path("", include("decks.stage.api_urls")),
    path("decks/", api.Decks.as_view(), name="api-decks"),
    path("decks/check/", api.CheckDeck.as_view(), name="api-check-deck"),
    path("decks/exchange/", api.Exchange.as_view(), name="api-exchange-deck"),
    path("decks/public/", more_api.PublicDecks.as_view(), name="api-public-decks"),
    path("decks/empty/", more_api.EmptyDeck.as_view(), name="api-empty-deck"),
    path("decks/packs/", more_api.DeckFromPacks.as_view(), name="api-deck-from-packs"),
    path("decks/drafts/", more_api.DeckFromDraft.as_view(), name="api-deck-from-draft"),
    path("decks/<str:key>/", api.OneDeck.as_view(), name="api-deck"),
    path("decks/<str:key>/hand/", chance_api.DeckHand.as_view(), name="api-deck-hand"),
    path("decks/<str:key>/life/", chance_api.DeckLife.as_view(), name="api-deck-life"),
    path("decks/<str:key>/copy/", more_api.CopyDeck.as_view(), name="api-deck-copy"),
    path("decks/<str:key>/undo/", more_api.UndoDeck.as_view(), name="api-deck-undo"),
    path("decks/<str:key>/suggestion/", more_api.Suggestion.as_view(), name="api-deck-suggestion"),
    path("decks/<str:key>/sheet/", more_api.DeckSheet.as_view(), name="api-deck-sheet"),
    path("decks/<str:key>/versions/", include("decks.versions.api_urls")),
    path("decks/<str:key>/<str:name>/", api.DeckFile.as_view(), name="api-deck-file"),
]
