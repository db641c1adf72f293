"""The app of cards: what a card is, and lists of one's own."""

from importlib import import_module

from django.apps import AppConfig


class CardsConfig(AppConfig):
    name = "cards"

    def ready(self) -> None:
        import_module("cards.people")  # its receivers listen from now on
