from importlib import import_module

from django.apps import AppConfig


class DraftsConfig(AppConfig):
    name = "drafts"

    def ready(self) -> None:
        import_module("drafts.people")  # its receivers listen from now on
