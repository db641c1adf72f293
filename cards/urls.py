"""The addresses of the card browser, of cards, and of the file their emblems are drawn from."""

from django.urls import include, path

from cards import views

urlpatterns = [
    path("", views.browser, name="browser"),
    path("emblems.svg", views.emblem_parts, name="emblem-parts"),
    path("lists/", include("cards.list_urls")),
    path("<slug:slug>/", views.card_page, name="card"),
]
