"""The addresses of battles."""

from django.urls import include, path

from battle import reading_views, views

urlpatterns = [
    path("", include("battle.terms.urls")),
    path("", include("battle.board.urls")),
    path("", include("battle.replays.urls")),
    path("", include("battle.positions.urls")),
    path("statistics/", include("battle.stats.urls")),
    path("cards/<slug:slug>/reading/", reading_views.card_reading, name="card-reading"),
    path(
        "cards/lists/<slug:key>/versions/<int:number>/cards/<int:place>/reading/",
        reading_views.list_card_reading,
        name="list-card-reading",
    ),
    path("rulings/", views.rulings_page, name="rulings"),
]
