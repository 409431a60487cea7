"""The lessons of Turm Bauer as they are written, and the games of their steps.

Fields and choices are written in the notation (docs/turm-bauer-notation.md). A position has a line for each thing:
``dice 2 3``, ``stage move``, ``red on m10/1`` (its figure), ``red 3l@m10/2:e,n`` (a block, the lowest first),
``red box 6s 5l``, ``red rings 1``. What a line does not say is as at the beginning of a game. A pattern is a choice in
which ``*`` stands for any letters and ``?`` for one.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from msgspec.structs import replace

from torres3d.app.screens.lesson.lesson_file import BaseLessonStep, Chapter, Lessons
from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read
from torres3d.engine.history import History
from torres3d.engine.kit import GameSetup
from torres3d.engine.log_entries import Header, timestamp
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit.chance import Chance
from torres3d.games.turm_bauer.kit.engine_adapter import TurmBauerKit, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Colour, Place
from torres3d.games.turm_bauer.rules.command_notation import read_choice, read_place
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Command, Placement, Rest
from torres3d.games.turm_bauer.rules.decide import decide
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.initial_state import opening
from torres3d.games.turm_bauer.rules.judging.judge import STEADY
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import BuiltBlock, ColourSet, State
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
TURNS = 36
DIE = tuple("123456")
A_LINE = "a line of a position, such as dice 2 3, stage move, red on m10/1, red 3l@m10/2:e,n, red box 6s or red rings 1"


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
    state = opening(OPTIONS, [(colour,) for colour in COLOURS], 0, ((1, 1),) * TURNS, 0)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                state = _with(state, line.split())
            except NotationFault as fault:
                raise fault.relocated(line=number) from fault
    used = [block for each in state.sets for block in each.box] + [each.block for each in state.blocks]
    return replace(state, turn=len(COLOURS) * max(1, len(used) // len(COLOURS))) if used else state


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


def _with(state: State, words: Sequence[str]) -> State:
    match words:
        case ["dice", one, two] if one in DIE and two in DIE:
            return replace(state, rolls=((int(one), int(two)),) * TURNS)
        case ["stage", ("build" | "move") as stage]:
            return replace(state, stage=stage)
        case [colour, "on", place]:
            return _with_set(state, colour, figure=read_place(place))
        case [colour, "rings", rings] if rings.isdecimal():
            return _with_set(state, colour, rings=int(rings))
        case [colour, "box", *blocks]:
            return _with_set(state, colour, supply=_without(state, colour, blocks), box=tuple(sorted(blocks)))
        case [colour, text] if "@" in text:
            return _with_block(state, colour, text)
    raise NotationFault(" ".join(words), A_LINE)


def _with_block(state: State, colour: Colour, text: str) -> State:
    placed = read_choice(text)
    if not isinstance(placed, Placement) or placed.ring is not None or placed.block not in ids_of(state.options.blocks):
        raise NotationFault(text, "a block that there is, and how it lies")
    state = replace(state, blocks=(*state.blocks, BuiltBlock(colour, placed.block, placed.cells)))
    return _with_set(state, colour, supply=_without(state, colour, [placed.block]))


def _without(state: State, colour: Colour, blocks: Sequence[BlockId]) -> tuple[BlockId, ...]:
    return tuple(block for block in state.set_of(colour).supply if block not in blocks)


def _with_set(state: State, colour: Colour, **changed: object) -> State:
    if colour not in COLOURS:
        raise NotationFault(colour, f"a colour: {', '.join(COLOURS)}")
    sets: tuple[ColourSet, ...] = tuple(
        replace(each, **changed) if each.colour == colour else each for each in state.sets
    )
    return replace(state, sets=sets)


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
