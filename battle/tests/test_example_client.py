"""The client in docs/ does what it promises, against a site of its own."""

import re
import subprocess
import sys
from pathlib import Path

from tables.serving import own_site

CLIENT = Path(__file__).resolve().parents[2] / "docs" / "example_client.py"


def test_it_battles_to_the_end_against_the_bots_of_a_site():
    with own_site() as site:
        site.work()
        command = [sys.executable, CLIENT, site.serve(), "--format", "duel"]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert re.fullmatch(r"turn \d+: .+ won\n", done.stdout)
