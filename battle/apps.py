from django.apps import AppConfig


class BattleConfig(AppConfig):
    name = "battle"
