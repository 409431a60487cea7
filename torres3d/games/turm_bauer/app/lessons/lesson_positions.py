"""Positions and patterns of the lessons of Turm Bauer as texts. Pure.

Fields and choices are written in the notation (docs/turm-bauer-notation.md). A position has a line for each thing:
``dice 2 3``, ``stage move``, ``red on m10/1`` (its figure), ``red 3l@m10/2:e,n`` (a block, the lowest first),
``red box 6s 5l``, ``red rings 1``. What a line does not say is as at the beginning of a game. A pattern is a choice in
which ``*`` stands for any letters and ``?`` for one.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.base.notation_reader import NotationFault
from torres3d.games.turm_bauer.app.lessons.lesson_file import LessonStep
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Command, Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.decide import decide
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.initial_state import opening
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of
from torres3d.games.turm_bauer.rules.notation import read_choice, read_place
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.places import BlockId, Colour, Place
from torres3d.games.turm_bauer.rules.state import BuiltBlock, ColourSet, State

COLOURS: tuple[Colour, ...] = ("red", "blue", "green")
"""The learner's first; each of the three has one."""
TURNS = 36
STEADY_HAND = Hand()
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
    state = opening(Options(), [(colour,) for colour in COLOURS], 0, ((1, 1),) * TURNS, 0)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                state = _with(state, line.split())
            except NotationFault as fault:
                raise fault.relocated(line=number) from fault
    used = [block for each in state.sets for block in each.box] + [each.block for each in state.blocks]
    return replace(state, turn=len(COLOURS) * max(1, len(used) // len(COLOURS))) if used else state


def rest_of(state: State, placement: Placement, outcome: str) -> Rest:
    """The outcome of a block in a lesson: it ``stands``, ``slips``, or the tower ``collapses``."""
    acting = state.acting
    assert acting is not None
    new = (acting.colour, placement.block)
    if outcome == "stands":
        return Rest((0, 0, 0))
    others = [(each.colour, each.block) for each in reversed(state.blocks)]
    fell = [new] if outcome == "slips" else [new, *others[: state.options.collapse - 1]]
    return Rest(None, (), tuple(sorted(fell)))


def played(state: State, texts: str, outcome: str = "stands") -> State:
    """The state after some choices, whoever is to act."""
    for choice in choices_of(texts):
        for event in decide(state, command_of(state, choice, outcome)):
            state = evolve(state, event)
    return state


def command_of(state: State, choice: Choice, outcome: str, hand: Hand = STEADY_HAND) -> Command:
    """The command of a choice, with the outcome that a lesson says."""
    if not isinstance(choice, Placement):
        return choice
    return Build(choice.block, choice.cells, choice.ring, hand, rest_of(state, choice, outcome))


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
