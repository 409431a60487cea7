"""The lessons of Torres as they are written, and the games of their steps, which are not written to disk."""

from pathlib import Path

from torres3d.app.screens.lesson.lesson_file import BaseLessonStep, Chapter, Lessons
from torres3d.base.read_document import read
from torres3d.games.torres.kit.engine_adapter import TorresGame
from torres3d.games.torres.kit.from_position import begun_game
from torres3d.games.torres.kit.setup_and_options import Player, Setup, options_of
from torres3d.games.torres.rules.command_notation import read_turn
from torres3d.games.torres.rules.commands import Play
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.squares import INDEX, Square
from torres3d.games.torres.rules.state import State
from torres3d.i18n.player_level_and_key_names import level_name, player_name
from torres3d.i18n.texts import Translate

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


EDITION = "rio-grande-1999"
OPPONENT = "novice"


def lesson_setup(say: Translate) -> Setup:
    """The learner against a bot, in the present language."""
    other = Player(level_name(OPPONENT, OPPONENT, say), "blue", OPPONENT)
    return Setup(EDITION, "basic", {}, (Player(player_name(1, say), "red", None), other))


def lesson_game(begun: State, say: Translate) -> TorresGame:
    """A game that begins with a position."""
    return begun_game("lesson", lesson_setup(say), begun)


def begun_with(chapter: Chapter[LessonStep], at: int) -> State:
    """The position a step of a chapter begins with, for somebody who did all before it as its models say.

    Raises `NotationFault` or `IllegalCommand` where the lesson is wrong.
    """
    people = (Player("a", "red", None), Player("b", "blue", None))
    options = options_of(Setup(EDITION, "basic", {}, people))
    return chapter.begun_with(
        at,
        lambda position: from_diagram(position, options),
        lambda state, step: played(state, f"{step.model} {step.script}"),
    )


def played(state: State, turn: str) -> State:
    """The state after commands in notation."""
    for command in read_turn(turn) if turn.strip() else ():
        for event in decide(state, command):
            state = evolve(state, event)
    return state
