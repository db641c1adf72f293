"""The app of decks: from a pool to a legal deck."""

from importlib import import_module

from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"

    def ready(self) -> None:
        import_module("decks.people")  # its receivers listen from now on
