from django.urls import path

from cards import views

urlpatterns = [
    path("", views.browser, name="browser"),
    path("emblems.svg", views.emblem_parts, name="emblem-parts"),
    path("<slug:slug>/", views.card_page, name="card"),
]
