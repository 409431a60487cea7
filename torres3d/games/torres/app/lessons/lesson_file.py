"""The lessons of Torres, read from config/games/torres/lessons.yaml."""

from pathlib import Path

from torres3d.app.screens.lesson.lesson_file import BaseLessonStep, Lessons
from torres3d.base.read_document import read
from torres3d.games.torres.rules.commands import Play
from torres3d.games.torres.rules.notation import read_turn
from torres3d.games.torres.rules.squares import INDEX, Square

LESSONS = "games/torres/lessons.yaml"
"""The lessons in config."""


class LessonStep(BaseLessonStep, frozen=True):
    """A step of Torres; ``script`` are commands of the others, given when the step is done."""

    script: str = ""

    @property
    def squares(self) -> frozenset[Square]:
        """The squares to look at; raises `KeyError` for what is none."""
        return frozenset(INDEX[name] for name in self.look.split())

    @property
    def card(self) -> str:
        """The id of the card that is played; empty for none."""
        plays = [command for command in read_turn(self.model) if isinstance(command, Play)] if self.model else []
        return plays[0].card if plays else ""


def read_lessons(config: Path, name: str = LESSONS) -> Lessons[LessonStep]:
    """The lessons of a config folder; raises `FileFault`."""
    return read(config / name, Lessons[LessonStep])
