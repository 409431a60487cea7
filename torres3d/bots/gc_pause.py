"""Work in which Python's collector of cycles rests: for much that is made and kept, and holds no cycles."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """The collector of cycles rests within, and works again afterwards if it did before, however the work ends.

    Without it the collector looks again and again through all that is kept. What is let go is freed at once all the
    same, as long as it holds no cycles: so the work takes no more memory than with it.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
