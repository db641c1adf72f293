"""A process of its own for PDFs that somebody waits for, so that they delay no page.

It is a fresh Python that never loads the site: this module imports nothing of Django.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread

from drafts.sheets import SheetJob, render

LONGEST = 120  # seconds that a PDF keeps its person waiting, at most


@cache
def next_door() -> ProcessPoolExecutor:
    """The process, started with the first PDF."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """End this process when the server does, however that ends."""

    def wait() -> None:
        parent_process().join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def print_now(kind: str, job: SheetJob) -> bytes:
    """The PDF, made in the process next door; if that one dies, the next PDF gets a new one."""
    try:
        return next_door().submit(render, kind, job).result(timeout=LONGEST)
    except BrokenProcessPool:
        next_door.cache_clear()
        raise
