"""The addresses of cards, sets and lists in the API."""

from django.urls import include, path

from cards import api

urlpatterns = [
    path("", include("cards.list_api_urls")),
    path("cards/", api.CardsView.as_view(), name="api-cards"),
    path("cards/<slug:slug>/", api.CardView.as_view(), name="api-card"),
    path("sets/", api.SetsView.as_view(), name="api-sets"),
    path("sets/<slug:key>/", api.SetView.as_view(), name="api-set"),
]
