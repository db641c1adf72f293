from django.apps import AppConfig


class TrinitySiteConfig(AppConfig):
    name = "trinity_site"
