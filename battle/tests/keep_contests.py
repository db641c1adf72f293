"""Keeps how the games ended in which one deck was drafted by a better bot than the others.

    python -m battle.tests.keep_contests

So many games take minutes, so a test can't play them; it plays a few again. Run this when bots,
cards or rules have changed so much that those end otherwise.
"""

import json
from pathlib import Path

from battle.bots.contests import CONTESTS

KEPT = Path(__file__).parent / "fixtures" / "contests.json"
PAIRS = (("regular", "standard"), ("expert", "standard"), ("expert", "duel"))
GAMES = 1200


def keep() -> None:
    """Write down for each game, in order, whether the better drafter won: 1 or 0."""
    ends = {
        f"{name} {format_}": "".join(
            str(int(CONTESTS[name].wins(format_, number))) for number in range(GAMES)
        )
        for name, format_ in PAIRS
    }
    KEPT.write_text(json.dumps(ends, indent=1) + "\n")


if __name__ == "__main__":
    keep()
