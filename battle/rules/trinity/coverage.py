"""Which lines and clause homes have run, for the tests that demand that all of them do."""

from typing import Any

RECORDING: set[tuple[str, str]] | None = None


def ran(kind: str, name: str) -> None:
    """Note that a line of card text, or the home of a clause, has been carried out."""
    if RECORDING is not None:
        RECORDING.add((kind, name))


def record(into: set[tuple[str, str]] | None) -> None:
    """Begin (or stop) to note what runs."""
    global RECORDING
    RECORDING = into


def ask(game: Any, me: Any, clause: Any) -> Any:
    """What a clause that asks or counts answers now."""
    ran("home", clause.home.name)
    return clause.home.do(game, me, *clause.args)
