"""The addresses of battles."""

from django.urls import path

from battle import views

urlpatterns = [path("rulings/", views.rulings_page, name="rulings")]
