"""The addresses of decks."""

from django.urls import include, path

from decks import chance_views, exchange_views, sheet_views, views

deck_urls = [
    path("", views.deck, name="deck"),
    path("lay/", views.lay, name="deck-lay"),
    path("edit/", views.edit, name="deck-edit"),
    path("suggest/", views.suggest, name="deck-suggest"),
    path("fitting/", views.fitting, name="deck-fitting"),
    path("find/", views.find, name="deck-find"),
    path("about/", views.about, name="deck-about"),
    path("notes/", views.notes, name="deck-notes"),
    path("copy/", views.copy, name="deck-copy"),
    path("versions/", include("decks.versions.urls")),
    path("hands/", chance_views.hands, name="deck-hands"),
    path("life/", chance_views.life, name="deck-life"),
    path("export/", exchange_views.export, name="deck-export"),
    path("sheet/", sheet_views.sheet, name="deck-sheet"),
    path("export/<str:name>/", exchange_views.deck_file, name="deck-file"),
    path("delete/", views.delete, name="deck-delete"),
]

urlpatterns = [
    path("decks/", views.decks, name="decks"),
    path("decks/new/", views.new_deck, name="new-deck"),
    path("decks/public/", views.public_decks, name="public-decks"),
    path("decks/import/", exchange_views.import_deck, name="import-deck"),
    path("decks/import/check/", exchange_views.check_import, name="check-import"),
    path("decks/packs/", exchange_views.boxes, name="deck-boxes"),
    path("decks/packs/<str:box_id>/", exchange_views.from_packs, name="deck-from-packs"),
    path("decks/drafts/<str:key>/<int:seat>/", exchange_views.from_draft, name="deck-from-draft"),
    path("", include("decks.stage.urls")),
    path("decks/<str:key>/", include(deck_urls)),
]
