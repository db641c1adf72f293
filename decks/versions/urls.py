"""The addresses of the versions of a deck."""

from django.urls import path

from decks.versions import views

urlpatterns = [
    path("", views.versions, name="deck-versions"),
    path("<int:number>/lay/", views.lay, name="deck-lay-version"),
    path("<int:number>/delete/", views.forget, name="deck-forget-version"),
]
