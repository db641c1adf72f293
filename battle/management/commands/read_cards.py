"""`read_cards`: how many sentences of the cards are read, and each that is not."""

from typing import Any

from django.core.management.base import BaseCommand

from battle.rules.trinity.printed import official
from battle.rules.trinity.text.reader import NotUnderstood, read_line


class Command(BaseCommand):
    help = "Print how many lines of card text are read, and list the rest with the place."

    def handle(self, *args: Any, **options: Any) -> None:
        total = unread = 0
        for card in official().values():
            total += len(card.card.lines)
            for line in card.by_hand:
                unread += 1
                self.stdout.write(f"{card.id}: {line}\n    {complaint(line)}")
        self.stdout.write(f"{total - unread} of {total} lines are read.")


def complaint(line: str) -> str:
    """Where a line stops being understood, and the nearest known sentence."""
    try:
        read_line(line)
    except NotUnderstood as error:
        return f"at {line[error.at :][:40]!r}; the nearest known is {error.nearest!r}"
    return ""
