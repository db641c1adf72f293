"""Which rules are in force: a short name of everything that decides how a battle goes on."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from battle import rules
from battle.rules.trinity.printed import official


@cache
def rules_version() -> str:
    """12 hexadecimal digits that change with any line of the rules or of a card's text."""
    digest = sha256()
    for path in sorted(Path(rules.__path__[0]).rglob("*.py")):
        digest.update(path.read_bytes())
    digest.update("\n".join(sorted(official())).encode())
    return digest.hexdigest()[:12]
