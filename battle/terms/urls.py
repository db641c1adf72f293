"""The addresses of what comes before a battle."""

from django.urls import path

from battle.terms import views

urlpatterns = [
    path("battles/new/", views.new_battle, name="make-battle"),
    path("battles/terms/<str:key>/", views.shown, name="battle-terms"),
    path("tables/<str:key>/<int:place>/terms/", views.change, name="change-terms"),
    path("tables/<str:key>/<int:place>/terms/hand/", views.open_hand, name="open-hand"),
]
