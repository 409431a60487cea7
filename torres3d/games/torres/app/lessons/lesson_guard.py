"""The guard of a lesson step: which commands it allows, and when it is done. Patterns are written in notation. Pure."""

from collections.abc import Iterable
from fnmatch import fnmatchcase

from torres3d.app.screens.lesson.lesson_progress import LessonReading
from torres3d.games.torres.app.lessons.lesson_file import LessonStep
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.notation import command_text


def fits(patterns: str, command: Command) -> bool:
    """Whether a command is one of some patterns: ``?`` is any letter, ``*`` any letters."""
    text = command_text(command)
    return any(fnmatchcase(text, pattern) for pattern in patterns.split())


def lets(step: LessonStep, command: Command) -> bool:
    """Whether the step lets a command through."""
    return fits(step.do, command)


def done(step: LessonStep, given: Iterable[Command]) -> bool:
    """Whether the commands given in the step are all it asks for; False where it asks for none."""
    if not step.do:
        return False
    return sum(fits(step.until or step.do, command) for command in given) >= step.times


READING = LessonReading(lets, done, lambda step: {"card": step.card}, "lesson")
"""Reader of the lessons of Torres."""
