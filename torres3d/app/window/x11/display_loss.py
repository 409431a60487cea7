"""Loss of the X server connection: Xlib would end the program in the middle of anything.

Xlib then calls a handler, and calls ``exit`` when that returns: destructors of Panda3D would run while its locks are
held, and abort. So the handler tidies up, and never returns.
"""

import contextlib
import ctypes
import faulthandler
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

STATUS = 1
"""The exit status."""
TIDY_SECONDS = 1.5
"""Seconds that tidying may take before the program ends without it."""
_HANDLER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)


def when_display_is_lost(line: str, tidy: Callable[[], object]) -> None:
    """End the program after a broken connection to the display: a line on stderr, ``tidy``, exit status 1.

    Without X11 the display is never lost. Replaces an earlier handler.
    """
    _kept[:] = [_Loss(line, tidy)]
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):  # without Xlib
            set_handler: Any = ctypes.CDLL("libX11.so.6").XSetIOErrorHandler
            set_handler.argtypes = (_HANDLER,)
            set_handler.restype = ctypes.c_void_p
            set_handler(_kept[0].handler)


class _Loss:
    def __init__(self, line: str, tidy: Callable[[], object]) -> None:
        self._line = line
        self._tidy = tidy
        self._told = False
        self.handler = _HANDLER(lambda _display: self._lost())

    def _lost(self) -> NoReturn:
        """Tidy up and end. ``tidy`` may ask the display for something, which comes here again."""
        if not self._told:
            self._told = True
            # Panda3D may hold a lock that tidying waits for: then a thread of the system's ends the program.
            faulthandler.dump_traceback_later(TIDY_SECONDS, exit=True, file=_nowhere())
            with contextlib.suppress(OSError, ValueError):
                print(self._line, file=sys.stderr, flush=True)
            with contextlib.suppress(Exception):
                self._tidy()
        os._exit(STATUS)


_kept: list[_Loss] = []
"""The handler in force: Xlib calls it as long as the process lives."""


def _nowhere() -> Any:
    return Path(os.devnull).open("w", encoding="utf-8")  # until the process ends
