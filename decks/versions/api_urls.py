"""The addresses of the versions of a deck in the API."""

from django.urls import path

from decks.versions import api

urlpatterns = [
    path("", api.Versions.as_view(), name="api-deck-versions"),
    path("compare/", api.Compare.as_view(), name="api-deck-compare"),
    path("<int:number>/", api.OneVersion.as_view(), name="api-deck-version"),
    path("<int:number>/lay/", api.LayVersion.as_view(), name="api-deck-lay-version"),
]
