"""The app of decks: from a pool to a legal deck."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"
