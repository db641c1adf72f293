"""A process of its own for what somebody waits for to be drawn, so that it delays no page.

It is a fresh Python that never loads the site: this module imports nothing of Django.
"""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

LONGEST = 120  # seconds that a drawing keeps its person waiting, at most
Made = TypeVar("Made")


@cache
def next_door() -> ProcessPoolExecutor:
    """The process, started with the first drawing."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """End this process when the server does, however that ends."""

    def wait() -> None:
        parent_process().join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def done_next_door(work: Callable[..., Made], *given: object) -> Made:
    """What this work makes, in the process next door; if that one dies, the next work gets a new
    one. Work and what it is given are pickled, and must load nothing of Django."""
    try:
        return next_door().submit(work, *given).result(timeout=LONGEST)
    except BrokenProcessPool:
        next_door.cache_clear()
        raise
