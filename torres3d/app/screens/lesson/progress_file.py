"""File of the progress in lessons, beside the settings."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from torres3d.base.atomic_write import write_file
from torres3d.base.exclusive_update import exclusive_access
from torres3d.base.faults import FileFault
from torres3d.base.read_document import read

FILE = "lessons.yaml"
Name = Annotated[str, Meta(max_length=60)]


class LessonsDone(msgspec.Struct, frozen=True):
    """Progress: ``at`` is the step to continue with, empty before the first; ``done`` the finished chapters.

    ``asked`` tells whether the welcome was answered.
    """

    at: Name = ""
    done: tuple[Name, ...] = ()
    asked: bool = False


def load(file: Path | None) -> LessonsDone:
    """The progress in a file; a beginner's where there is none, or none that can be read."""
    if file is None:
        return LessonsDone()
    try:
        return read(file, LessonsDone)
    except FileFault:
        return LessonsDone()


def save(progress: LessonsDone, file: Path | None) -> None:
    """Save the progress, with the chapters finished in another window.

    Raises `OSError` where the folder cannot be written.
    """
    if file is None:
        return
    with exclusive_access(file):
        before = load(file)
        done = tuple(dict.fromkeys((*before.done, *progress.done)))
        whole = replace(progress, done=done, asked=before.asked or progress.asked)
        # Imported where it is needed, as the settings do.
        import yaml

        write_file(file, yaml.safe_dump(msgspec.to_builtins(whole), sort_keys=False).encode())
