"""Signals: programs that tests start hear them, however the run itself was started."""

import signal

CHANGED_BY_SHELLS = ("SIGINT", "SIGQUIT", "SIGHUP", "SIGTERM")
"""A run in the background, as by ``nohup … &``, begins with some of them ignored."""


def heard_by_children() -> None:
    """Have child processes begin with the usual meaning of these signals, not with ignoring them.

    The system hands down that a signal is ignored, but no function that handles it. The run goes on ignoring it.
    """
    for name in CHANGED_BY_SHELLS:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, _do_nothing)


def _do_nothing(*_: object) -> None:
    """Handle a signal that was ignored."""
