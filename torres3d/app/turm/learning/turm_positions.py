"""Positions, choices and patterns of the lessons of Turm Bauer as texts. Pure.

A place is a column and a level, ``m10/2``, or ``table``; the cells of a block are the levels of their tops. A choice is
``build:3l:m10/2,m11/2,n10/2``, ``discard:3l``, ``move:m10/2``, ``stay``, with a ring ``…:free``, ``…:pass`` or
``…:leap``. A position has a line for each thing: ``dice 2 3``, ``stage move``,
``red on m10/1`` (its figure), ``red 3l m10/2 m11/2 n10/2`` (a block, the lowest first), ``red box 6s 5l``,
``red rings 1``.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase

from msgspec.structs import replace

from torres3d.app.learning.lessons import LessonStep
from torres3d.turm.block_sets import ids_of
from torres3d.turm.commands import Build, Choice, Command, Discard, Hand, Move, Placement, Rest, Stay
from torres3d.turm.decide import decide
from torres3d.turm.evolve import evolve
from torres3d.turm.notation.columns import NoColumn, column_of, spot_name
from torres3d.turm.opening import opening
from torres3d.turm.options import Options
from torres3d.turm.places import TABLE, BlockId, Cell, Cells, Colour, Place
from torres3d.turm.state import BuiltBlock, ColourSet, State

COLOURS: tuple[Colour, ...] = ("red", "blue", "green")
"""The learner's first; each of the three has one."""
TURNS = 36
STILL = Hand()


class NotALesson(ValueError):
    """A text of a lesson that says nothing."""


def place_of(text: str) -> Place:
    """A place; raises `NotALesson` for what is none."""
    return TABLE if text == TABLE else cell_of(text)


def cell_of(text: str) -> Cell:
    """A cell; raises `NotALesson` for what is none."""
    name, _, level = text.partition("/")
    if not level.isdecimal():
        raise NotALesson(text)
    try:
        x, y = column_of(name)
    except NoColumn as error:
        raise NotALesson(text) from error
    return x, y, int(level) - 1


def cells_of(texts: Sequence[str]) -> Cells:
    """Cells in their order."""
    return tuple(sorted(map(cell_of, texts)))


def place_text(place: Place) -> str:
    """A place as lessons write it."""
    return TABLE if place == TABLE else f"{spot_name(place[:2])}/{place[2] + 1}"


def choice_text(choice: Choice | Build) -> str:
    """A choice as lessons write it; a build without its outcome."""
    match choice:
        case Discard(block):
            return f"discard:{block}"
        case Stay():
            return "stay"
        case Move(to, ring):
            text = f"move:{place_text(to)}"
        case Placement(block, cells, ring) | Build(block, cells, ring):
            text = f"build:{block}:{','.join(map(place_text, cells))}"
    return f"{text}:{ring}" if ring is not None else text


def choice_of(text: str) -> Choice:
    """A choice; raises `NotALesson` for what is none."""
    match text.split(":"):
        case ["stay"]:
            return Stay()
        case ["discard", block]:
            return Discard(block)
        case ["move", place]:
            return Move(place_of(place), None)
        case ["move", place, "pass"]:
            return Move(place_of(place), "pass")
        case ["move", place, "leap"]:
            return Move(place_of(place), "leap")
        case ["build", block, cells]:
            return Placement(block, cells_of(cells.split(",")), None)
        case ["build", block, cells, "free"]:
            return Placement(block, cells_of(cells.split(",")), "free")
    raise NotALesson(text)


def choices_of(texts: str) -> tuple[Choice, ...]:
    """Several choices with blanks between."""
    return tuple(map(choice_of, texts.split()))


def turm_lets(step: LessonStep, choice: Choice | Build) -> bool:
    """Whether a step lets a choice through."""
    return _fits(step.do, choice)


def turm_done(step: LessonStep, given: Sequence[Choice | Build]) -> bool:
    """Whether the commands given in a step are all it asks for; False where it asks for none."""
    if not step.do:
        return False
    return sum(_fits(step.until or step.do, choice) for choice in given) >= step.times


def places_lit(step: LessonStep) -> tuple[Place, ...]:
    """The places a step speaks of."""
    return tuple(map(place_of, step.look.split()))


def turm_position(text: str) -> State:
    """The state that a position writes; the learner is to act. Raises `NotALesson` for a line that is none."""
    state = opening(Options(), [(colour,) for colour in COLOURS], 0, ((1, 1),) * TURNS, 0)
    for line in text.splitlines():
        state = _with(state, line.split()) if line.strip() else state
    used = [block for each in state.sets for block in each.box] + [each.block for each in state.blocks]
    return replace(state, turn=len(COLOURS) * max(1, len(used) // len(COLOURS))) if used else state


def rest_of(state: State, placement: Placement, outcome: str) -> Rest:
    """What a lesson says becomes of a block: it ``stands``, ``slips``, or the tower ``collapses``."""
    acting = state.acting
    assert acting is not None
    new = (acting.colour, placement.block)
    if outcome == "stands":
        return Rest((0, 0, 0))
    others = [(each.colour, each.block) for each in reversed(state.blocks)]
    fell = [new] if outcome == "slips" else [new, *others[: state.options.collapse - 1]]
    return Rest(None, (), tuple(sorted(fell)))


def turm_played(state: State, texts: str, outcome: str = "stands") -> State:
    """The state after some choices, whoever is to act."""
    for choice in choices_of(texts):
        for event in decide(state, command_of(state, choice, outcome)):
            state = evolve(state, event)
    return state


def command_of(state: State, choice: Choice, outcome: str, hand: Hand = STILL) -> Command:
    """The command of a choice, with the outcome that a lesson says."""
    if not isinstance(choice, Placement):
        return choice
    return Build(choice.block, choice.cells, choice.ring, hand, rest_of(state, choice, outcome))


def _fits(patterns: str, choice: Choice | Build) -> bool:
    text = choice_text(choice)
    return any(fnmatchcase(text, pattern) for pattern in patterns.split())


def _with(state: State, words: Sequence[str]) -> State:
    match words:
        case ["dice", one, two]:
            return replace(state, rolls=((int(one), int(two)),) * TURNS)
        case ["stage", ("build" | "move") as stage]:
            return replace(state, stage=stage)
        case [colour, "on", place]:
            return _with_set(state, colour, figure=place_of(place))
        case [colour, "rings", rings]:
            return _with_set(state, colour, rings=int(rings))
        case [colour, "box", *blocks]:
            return _with_set(state, colour, supply=_without(state, colour, blocks), box=tuple(sorted(blocks)))
        case [colour, block, *cells] if cells and block in ids_of(state.options.blocks):
            built = BuiltBlock(colour, block, cells_of(cells))
            state = replace(state, blocks=(*state.blocks, built))
            return _with_set(state, colour, supply=_without(state, colour, [block]))
    raise NotALesson(" ".join(words))


def _without(state: State, colour: Colour, blocks: Sequence[BlockId]) -> tuple[BlockId, ...]:
    return tuple(block for block in state.set_of(colour).supply if block not in blocks)


def _with_set(state: State, colour: Colour, **changed: object) -> State:
    if colour not in COLOURS:
        raise NotALesson(colour)
    sets: tuple[ColourSet, ...] = tuple(
        replace(each, **changed) if each.colour == colour else each for each in state.sets
    )
    return replace(state, sets=sets)
