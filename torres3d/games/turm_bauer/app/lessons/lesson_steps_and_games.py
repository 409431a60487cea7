"""The lessons of Turm Bauer as they are written, and the games of their steps.

Fields, choices and positions are written in the notation (docs/turm-bauer-notation.md). A pattern is a choice in which
``*`` stands for any letters and ``?`` for one.
"""

from pathlib import Path
from typing import Literal

from torres3d.app.screens.lesson.lesson_file import BaseLessonStep, Chapter, Lessons
from torres3d.base.read_document import read
from torres3d.engine.history import History
from torres3d.engine.kit import GameSetup
from torres3d.engine.log_entries import Header, timestamp
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit import position_text
from torres3d.games.turm_bauer.kit.chance import Chance
from torres3d.games.turm_bauer.kit.engine_adapter import TurmBauerKit, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour, Place
from torres3d.games.turm_bauer.rules.command_notation import read_choice, read_place
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Command, Placement, Rest
from torres3d.games.turm_bauer.rules.decide import decide
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.judging.judge import STEADY
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import State
from torres3d.i18n.player_level_and_key_names import player_name
from torres3d.i18n.texts import Translate

LESSONS = "games/turm_bauer/lessons.yaml"
"""The lessons in config."""


Outcome = Literal["stands", "slips", "collapses"]
"""What becomes of a block that is let go (T-7.4 to T-7.6, judge's verdict)."""


class LessonStep(BaseLessonStep, frozen=True):
    """A step of Turm Bauer; ``outcome`` is what the judge is expected to say of a block that is let go in it."""

    outcome: Outcome = "stands"


def read_lessons(config: Path, name: str = LESSONS) -> Lessons[LessonStep]:
    """The lessons of a config folder; raises `FileFault`."""
    return read(config / name, Lessons[LessonStep])


COLOURS: tuple[Colour, ...] = ("red", "blue", "green")
"""The learner's first; each of the three has one."""
OPTIONS = Options()
"""The rules of the lessons."""


def choices_of(texts: str) -> tuple[Choice, ...]:
    """The choices in a text, separated by blanks; raises `NotationFault`."""
    return tuple(map(read_choice, texts.split()))


def places_of(texts: str) -> tuple[Place, ...]:
    """The fields in a text, separated by blanks; raises `NotationFault`."""
    return tuple(map(read_place, texts.split()))


def places_lit(step: LessonStep) -> tuple[Place, ...]:
    """The places a step speaks of; raises `NotationFault`."""
    return places_of(step.look)


def read_position(text: str) -> State:
    """The state that a position writes; the learner is to act. Raises `NotationFault` with its number for a
    line that is none."""
    return position_text.read_position(text, OPTIONS, [(colour,) for colour in COLOURS])


def outcome_of(rest: Rest, options: Options) -> Outcome:
    """What became of a block by the judge's verdict."""
    if len(rest.fell) >= options.collapse:
        return "collapses"
    return "stands" if rest.pose is not None else "slips"


def as_expected(step: LessonStep, command: object) -> bool:
    """Whether what was built came out as the step expects; true of everything that is not built."""
    return not isinstance(command, Build) or outcome_of(command.rest, OPTIONS) == step.outcome


def rest_of(state: State, placement: Placement, outcome: Outcome) -> Rest:
    """The verdict that a step expects, where it is not judged: for the steps after it, and for who skips it."""
    acting = state.to_act
    new = (acting.colour, placement.block)
    if outcome == "stands":
        return Rest((0, 0, 0))
    others = [(each.colour, each.block) for each in reversed(state.blocks)]
    fell = [new] if outcome == "slips" else [new, *others[: state.options.collapse - 1]]
    return Rest(None, (), tuple(sorted(fell)))


def played(state: State, texts: str, outcome: Outcome = "stands") -> State:
    """The state after some choices, whoever is to act."""
    for choice in choices_of(texts):
        for event in decide(state, command_of(state, choice, outcome)):
            state = evolve(state, event)
    return state


def command_of(state: State, choice: Choice, outcome: Outcome) -> Command:
    """The command of a choice, with the outcome that a step expects."""
    if not isinstance(choice, Placement):
        return choice
    return Build(choice.block, choice.cells, choice.ring, STEADY, rest_of(state, choice, outcome))


class LessonKit(TurmBauerKit):
    """Turm Bauer that starts with a position."""

    def __init__(self, begun: State) -> None:
        self._begun = begun

    def opening(self, setup: GameSetup, chance: object, version: int) -> State:
        return self._begun


def lesson_setup(say: Translate) -> Setup:
    """The learner and two others, who wait."""
    players = tuple(Player(player_name(number, say), (colour,), None) for number, colour in enumerate(COLOURS, 1))
    return Setup({}, players)


def lesson_game(begun: State, say: Translate) -> TurmGame:
    """A game of the lessons that begins with a position."""
    return game_from(begun, lesson_setup(say), "lesson")


def game_from(begun: State, setup: Setup, name: str) -> TurmGame:
    """A game without a file that begins with a position."""
    kit = LessonKit(begun)
    return Game(History(kit, Header(kit.format, kit.versions[-1], name, timestamp(), setup, Chance((), (), 0))))


def begun_with(chapter: Chapter[LessonStep], at: int) -> State:
    """The position a step of a chapter begins with, for somebody who did all before it as its models say.

    Raises `NotationFault` or `IllegalCommand` where the lesson is wrong.
    """
    return chapter.begun_with(at, read_position, lambda state, step: played(state, step.model, step.outcome))
