"""The app of tables: who sits where, and how they hear of it."""

from importlib import import_module

from django.apps import AppConfig


class TablesConfig(AppConfig):
    name = "tables"

    def ready(self) -> None:
        import_module("tables.turns")  # its receivers listen from now on
