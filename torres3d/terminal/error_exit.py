"""Errors of commands: one line on stderr and an exit status, never a traceback."""

import contextlib
import errno
import os
import signal
import sys
import unicodedata
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, Protocol, TypeAlias

from torres3d.base import paths
from torres3d.base.crash_report import ProgramFailed, crash_line, error_line, write_report
from torres3d.base.faults import Fault, FileFault, system_reason
from torres3d.base.paths import MissingFiles
from torres3d.base.sanitise import clusters, drawn_positions, isolate
from torres3d.engine.log_errors import LogFault

if TYPE_CHECKING:
    from torres3d.i18n.texts import ValueWords

FAULTY_FILE = 1
"""The exit status when a file is at fault, or the program itself."""
NOT_POSSIBLE = 2
"""The exit status when what was asked for cannot be done: usage, set-up, folders, other games' files, graphics."""
INTERRUPTED = 130
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What the system says when there is nowhere to write to; commands tell it of their own files themselves."""
NO_MEMORY = ("can't allocate", "can't start new thread")
JOINERS = "\u200c\u200d"


class Stop(Exception):
    """Ends a command with a message and an exit status."""

    def __init__(self, message: str, status: int = NOT_POSSIBLE) -> None:
        super().__init__(message)
        self.status = status


class DeclaredGame(Protocol):
    """The part of a game that errors need: the words for what its rules refuse, and the suffixes of its files."""

    @property
    def words(self) -> "Callable[[], ValueWords]":
        """Loads its words."""

    @property
    def suffixes(self) -> tuple[str, ...]:
        """The suffixes of its files."""


GamesLoader: TypeAlias = Callable[[], Sequence[DeclaredGame]]
"""Gives the games when there is an error that needs them."""


def run_guarded(run: Callable[[], object], games: GamesLoader = tuple) -> NoReturn:
    """Run a command and leave the program; every error ends as one line on stderr."""
    # Windows gives none to a program that is all window.
    sys.stdin, sys.stdout, sys.stderr = (
        stream or Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  # until the program ends
        for stream, mode in ((sys.stdin, "r"), (sys.stdout, "w"), (sys.stderr, "w"))
    )
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    if not sys.warnoptions:  # they are for those who write libraries
        warnings.simplefilter("ignore")
    # Who asks the program to end lets it tidy away first, as whoever presses Ctrl+C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    hangup = getattr(signal, "SIGHUP", None)
    if hangup is not None and signal.getsignal(hangup) is not signal.SIG_IGN:  # as by nohup
        signal.signal(hangup, signal.default_int_handler)
    try:
        run()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader (`head`, a closed pager) has seen enough; nothing may be written at exit either.
        _print_no_more()
        leave(FAULTY_FILE)
    except KeyboardInterrupt:
        leave(INTERRUPTED, "stopped")
    except Exception as error:  # noqa: BLE001  # the last resort: a person never sees a traceback
        stop = stop_of(error, games)
        leave(stop.status, str(stop))
    leave(0)


def stop_of(error: Exception, games: GamesLoader = tuple) -> Stop:
    """The message and exit status for an error; an unexpected one writes a report. Never raises: if the message itself
    fails, that failure is reported with the file and line of the error."""
    try:
        return _stop_in_words(error, games)
    except Exception as slip:  # noqa: BLE001  # there is no later resort
        place = f"{error.where}: " if isinstance(error, Fault) and error.where else ""
        return Stop(f"{place}{crash_line(error_line(slip), _report(slip, games))}", FAULTY_FILE)


def _stop_in_words(error: Exception, games: GamesLoader) -> Stop:
    match error:
        case Stop():
            return Stop(str(error), error.status)
        case LogFault() | FileFault() if _of_file(error):
            return Stop(in_words(error, games), FAULTY_FILE)
        case Fault() | MissingFiles():
            return Stop(in_words(error, games))
        case ProgramFailed():
            return Stop(str(error), FAULTY_FILE)
        case _ if _lacks_memory(error):
            return Stop("there is not enough memory; close other programs, or ask for less")
        case OSError() if error.errno in NO_ROOM:
            _print_no_more()
            return Stop(f"the output cannot be written ({system_reason(error)}); make room for it")
    return Stop(crash_line(error_line(error), _report(error, games)), FAULTY_FILE)


def _of_file(error: Fault) -> bool:
    """Whether a file is at fault, and not what was asked of it or typed on the command line."""
    return error.reason not in error.unfit and (isinstance(error, LogFault) or error.file is not None)


def _report(error: Exception, games: GamesLoader) -> Path | None:
    suffixes: list[str] = []
    with contextlib.suppress(Exception):  # the games themselves may fail to load
        suffixes += [suffix for game in games() for suffix in game.suffixes]
    return write_report(error, suffixes=suffixes)


def _lacks_memory(error: Exception) -> bool:
    """Whether memory ran out. For locks and threads Python raises `RuntimeError`."""
    return isinstance(error, MemoryError) or (isinstance(error, RuntimeError) and str(error).startswith(NO_MEMORY))


def _print_no_more() -> None:
    """Drop what is still to be printed, or Python would try it again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def in_words(error: Exception, games: GamesLoader = tuple) -> str:
    """An error in words. Why the rules refuse a command of a log is only in the texts of a language."""
    if not isinstance(error, Fault) or "refusal" not in error.values:
        return str(error)
    from torres3d.i18n.fault_messages import fault_message
    from torres3d.i18n.texts import Texts

    say = Texts(paths.config() / "locale", words=[game.words for game in games()])
    todo = f" What to do: {error.remedy}." if error.remedy else ""
    return f"{error.where}: {fault_message(error, say).problem}{todo}"


def leave(status: int, message: str | None = None) -> NoReturn:
    if message:
        tell(message)
    sys.exit(status)


def tell(message: str) -> None:
    """Print a line on stderr."""
    line = " ".join(message.split())
    try:
        line = printable(line)
    except Exception:  # noqa: BLE001  # the line matters more than its letters
        line = ascii(line)[1:-1]
    try:
        print(f"torres3d: {line}", file=sys.stderr, flush=True)
    except OSError:
        # The terminal is gone; nothing may be written there at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


def printable(text: str) -> str:
    """Text with all characters escaped that a terminal could take for a command; names may hold anything.

    Invisible characters that a script needs stay: joiners of letters, and isolates around names that are read from
    right to left.
    """
    if text.isascii() and text.isprintable():
        return text
    around = set(range(len(text))).difference(drawn_positions(text))
    found, at = "", 0
    for cluster in clusters(text):
        for char in cluster:
            kept = char.isprintable() or at in around or (char in JOINERS and not cluster[0].isascii())
            wide = unicodedata.category(char) == "Zs"
            found += char if kept else " " if wide else char.encode("unicode_escape").decode("ascii")
            at += 1
    return found


def isolated(name: str) -> str:
    """A name for a sentence; one that is read from right to left does not turn the words around it."""
    return isolate(printable(name))
