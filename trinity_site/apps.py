"""The app of the site itself, which has the commands that belong to no other."""

from django.apps import AppConfig


class TrinitySiteConfig(AppConfig):
    name = "trinity_site"
