"""The app of battles: from decks to a winner."""

from importlib import import_module

from django.apps import AppConfig


class BattleConfig(AppConfig):
    name = "battle"

    def ready(self) -> None:
        for module in (
            "battle.clearing",
            "battle.people",
            "battle.positions.people",
            "battle.seats",
            "battle.stats.counting",
            "battle.terms.services",
        ):
            import_module(module)  # its receivers listen from now on
