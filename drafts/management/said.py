"""How a command says no."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from django.core.management.base import CommandError, OutputWrapper

from tables.rules.refusal import Fault, Refusal
from tables.sentences import say


@contextmanager
def refusals_said(stream: OutputWrapper | TextIO) -> Iterator[None]:
    """A refusal inside is written as one line a fault, and ends the command with exit 1."""
    try:
        yield
    except Refusal as refusal:
        end_with(refusal.faults, stream)


def end_with(faults: tuple[Fault, ...] | list[Fault], stream: OutputWrapper | TextIO) -> None:
    """Write one line a fault and exit 1, if there is any."""
    for fault in faults:
        stream.write(f"{say(fault)}\n")
    if faults:
        raise SystemExit(1)


def read_file(name: str) -> bytes:
    """What is in the file. Raises CommandError when it cannot be read."""
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror}.") from None
