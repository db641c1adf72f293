"""The app of drafts: from a box to packs, and from packs to pools."""

from importlib import import_module

from django.apps import AppConfig


class DraftsConfig(AppConfig):
    name = "drafts"

    def ready(self) -> None:
        for module in ("drafts.clearing", "drafts.people", "drafts.table.services"):
            import_module(module)  # its receivers listen from now on
