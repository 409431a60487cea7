"""The lessons of Turm Bauer, read from config/games/turm_bauer/lessons.yaml."""

from pathlib import Path
from typing import Literal

from torres3d.app.screens.lesson.lesson_file import BaseLessonStep, Lessons
from torres3d.base.read_document import read

LESSONS = "games/turm_bauer/lessons.yaml"
"""The lessons in config."""


class LessonStep(BaseLessonStep, frozen=True):
    """A step of Turm Bauer; ``outcome`` is what becomes of a block that is let go in it."""

    outcome: Literal["stands", "slips", "collapses"] = "stands"


def read_lessons(config: Path, name: str = LESSONS) -> Lessons[LessonStep]:
    """The lessons of a config folder; raises `FileFault`."""
    return read(config / name, Lessons[LessonStep])
