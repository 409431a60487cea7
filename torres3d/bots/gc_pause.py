"""Pause of Python's cycle collector during work that makes many objects without cycles."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Pause the cycle collector within, and resume it afterwards if it was on, even after an error.

    Otherwise the collector scans all kept objects again and again. Objects without cycles are still freed at once, so
    the work takes no more memory than with it.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
