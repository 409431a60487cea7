"""Crash report: writes unexpected errors to the disk, anonymised, and sums them up in one line."""

import sys
import tempfile
import traceback
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from torres3d import __version__
from torres3d.base.anonymise import anonymise_trace, command_words, without_home
from torres3d.base.atomic_write import create_file, make_folder
from torres3d.base.faults import clip

MAX_TRACEBACK_LENGTH = 200_000
"""Characters of a traceback: of a longer one, beginning and end are kept."""
LONGEST_TOLD = 200
"""Characters of an error's message in one line."""
SAME_SECOND = 100
"""Reports of one second that get names of their own."""


class ProgramFailed(Exception):
    """The program ends because of repeated unexpected errors; ``report`` is None where none could be written."""

    def __init__(self, what: str, report: Path | None) -> None:
        self.what = what
        self.report = report
        super().__init__(crash_line(what, report))


def folders() -> tuple[Path, Path]:
    """Folders for reports, in order of preference: the first that can be written to is used."""
    return Path(platformdirs.user_state_dir("torres3d", appauthor=False)), Path(tempfile.gettempdir())


def error_line(error: BaseException) -> str:
    try:
        said = str(error)
    except Exception:  # noqa: BLE001  # an error without a printable message goes by its name
        said = ""
    name = type(error).__name__
    return clip(f"{name}: {said}" if said else name, LONGEST_TOLD)


def crash_line(what: str, report: Path | None) -> str:
    """The line for a user at a terminal."""
    if report is None:
        return f"an error in the program itself ({what}). Saved games are safe; no report could be written"
    return (
        f"an error in the program itself ({what}). Saved games are safe; the report {report} "
        "helps to mend it, please send it along when you tell the authors"
    )


def write_report(
    error: BaseException,
    facts: Mapping[str, str] | None = None,
    games: Sequence[str] = (),
    names: Iterable[str] = (),
    further: Sequence[BaseException] = (),
    suffixes: Sequence[str] = (),
) -> Path | None:
    """Write a report and give its file, None if no folder can be written to. Never raises.

    ``facts`` are versions besides those of the program and of Python, ``games`` lines on the open game, all without
    names. ``names`` must not be in the report, nor names of files with one of the ``suffixes``. ``further`` errors
    followed while the program shut down.
    """
    try:
        text = _text(error, facts or {}, games, tuple(names), further, suffixes)
    except Exception as worse:  # noqa: BLE001  # a poor report is better than none
        text = f"torres3d {__version__}\n{type(error).__name__}\nnothing more is known: {type(worse).__name__}\n"
    try:
        places = folders()
    except OSError:
        return None
    return next((file for place in places if (file := _written(place, text)) is not None), None)


def _text(
    error: BaseException,
    facts: Mapping[str, str],
    games: Sequence[str],
    names: tuple[str, ...],
    further: Sequence[BaseException],
    suffixes: Sequence[str],
) -> str:
    command, given = command_words(sys.argv[1:])
    names = (*names, *given)
    about = [
        f"torres3d {__version__}",
        f"Python {' '.join(sys.version.split())}",
        f"System {sys.platform}",
        *(f"{name} {without_home(said)}" for name, said in facts.items()),
        f"called: {command}".rstrip(),
    ]
    parts = ["\n".join(about), _trace(error, names, suffixes)]
    parts += [f"and then:\n{_trace(each, names, suffixes)}" for each in further]
    if games:
        parts.append("\n".join(games))
    return "\n\n".join(parts) + "\n"


def _trace(error: BaseException, names: tuple[str, ...], suffixes: Sequence[str]) -> str:
    text = "".join(traceback.format_exception(error))
    if len(text) > MAX_TRACEBACK_LENGTH:
        text = f"{text[: MAX_TRACEBACK_LENGTH // 2]}\n…\n{text[-MAX_TRACEBACK_LENGTH // 2 :]}"
    return anonymise_trace(text.rstrip(), names, suffixes)


def _written(folder: Path, text: str) -> Path | None:
    stem = f"report-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    for number in range(1, SAME_SECOND):
        file = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        try:
            make_folder(folder)
            create_file(file, text.encode(errors="backslashreplace"))
        except FileExistsError:
            if not file.exists():  # a file is in the place of the folder
                return None
            continue
        except OSError:
            return None
        return file
    return None
