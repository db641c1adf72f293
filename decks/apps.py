"""The app of decks: from a pool to a legal deck."""

from importlib import import_module

from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"

    def ready(self) -> None:
        for module in ("decks.people", "decks.ban_checks", "decks.stage.services"):
            import_module(module)  # its receivers listen from now on
