"""What the environment says: the only place that reads it."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

BASE_DIR = Path(__file__).resolve().parent.parent
VAR = Path(os.environ.get("VAR_DIR", BASE_DIR / "var"))


def flag(name: str, default: bool) -> bool:
    """Whether a variable says yes ("1", "true", "yes", "on")."""
    value = os.environ.get(name, "")
    return value.lower() in ("1", "true", "yes", "on") if value else default


def words(name: str) -> list[str]:
    """The comma-separated words of a variable."""
    return [word.strip() for word in os.environ.get(name, "").split(",") if word.strip()]


def secret_key() -> str:
    """SECRET_KEY, or a random key that is made once and kept in var/ (mode 600)."""
    if key := os.environ.get("SECRET_KEY"):
        return key
    VAR.mkdir(parents=True, exist_ok=True)
    kept = VAR / "secret_key"
    if not kept.exists():
        # Written whole under another name first, so that no process reads half a key.
        with NamedTemporaryFile("w", dir=VAR) as draft, suppress(FileExistsError):
            draft.write(secrets.token_urlsafe(48))
            draft.flush()
            os.link(draft.name, kept)
    return kept.read_text()
