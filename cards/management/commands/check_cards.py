"""Checks the card data: `python manage.py check_cards`; one line a fault, and exit 1."""

from typing import Any

from django.core.management.base import BaseCommand

from cards.rules.catalogue import DATA, card_files, set_entries
from cards.rules.data_check import slips
from tables.sentences import say


class Command(BaseCommand):
    help = "Name every slip in the card data, with its file and its card."

    def handle(self, *args: Any, **options: Any) -> None:
        found = slips(set_entries(), card_files())
        for slip in found:
            self.stdout.write(f"{slip.file}: {slip.card}: {say(slip.fault)}")
        if found:
            raise SystemExit(1)
        self.stdout.write(f"{sum(map(len, card_files().values()))} cards in {DATA.name}: no slips.")
