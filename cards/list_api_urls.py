"""The addresses of players' own lists in the API."""

from django.urls import path

from cards import list_api

urlpatterns = [
    path("lists/", list_api.Lists.as_view(), name="api-lists"),
    path("lists/check/", list_api.Check.as_view(), name="api-check-list"),
    path("lists/<slug:key>/", list_api.OneList.as_view(), name="api-list"),
]
