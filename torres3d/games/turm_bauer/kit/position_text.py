"""Positions of Turm Bauer as text, a line for each thing (docs/turm-bauer-notation.md, Positions).

``dice 2 3``, ``turn 14``, ``begins blue``, ``stage move``, ``red on m10/1`` (its figure), ``red box 6s 5l``,
``red rings 1``, ``red 3l@m10/2:e,n`` (a block, in the order built) with its pose behind ``=`` where it does not lie
straight. What no line says is as at the beginning of a game.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.base.notation_reader import NotationFault
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, BlockId, Cells, Colour
from torres3d.games.turm_bauer.rules.command_notation import command_text, place_text, read_command, read_place
from torres3d.games.turm_bauer.rules.commands import Build, Hand, Pose, Rest
from torres3d.games.turm_bauer.rules.initial_state import opening, turn_order
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import BuiltBlock, ColourSet, State

_DIE = tuple("123456")
_A_LINE = (
    "a line of a position, such as dice 2 3, turn 14, begins blue, stage move, red on m10/1, red 3l@m10/2:e,n, "
    "red box 6s or red rings 1"
)


def read_position(text: str, options: Options, colours: Sequence[tuple[Colour, ...]]) -> State:
    """The state of a position with these ``colours`` by seat; raises `NotationFault` with the line for one that is
    none.

    All turns have the dice of this one: later ones are hidden anyway. Without ``turn`` the first seat is to act, in the
    round that the used blocks tell.
    """
    count = sum(map(len, colours))
    state = opening(options, colours, 0, ((1, 1),) * (12 * count), 0)
    told = False
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if words:
            told |= words[0] == "turn"
            try:
                state = _with(state, colours, words)
            except NotationFault as fault:
                raise fault.relocated(line=number) from fault
    used = sum(len(each.box) for each in state.sets) + len(state.blocks)
    return state if told or not used else replace(state, turn=count * max(1, used // count))


def position_text(state: State) -> str:
    """The text of a state of a game that goes on: `read_position` gives it back, but for other turns' dice and the
    hand's tremor."""
    dice = state.dice
    if dice is None:
        raise ValueError("a game that is over has no position to play")
    first = state.sets[state.order[0]].colour
    lines = [f"dice {dice[0]} {dice[1]}", f"turn {state.turn + 1}", f"begins {first}"]
    if state.stage == "move":
        lines.append("stage move")
    built = ((each.colour, _lying(each.block, each.cells, each.pose)) for each in state.blocks)
    lines += [f"{colour} {command_text(lies, ())}" for colour, lies in built]
    for each in state.sets:
        if each.figure != TABLE:
            lines.append(f"{each.colour} on {place_text(each.figure)}")
        if each.box:
            lines.append(f"{each.colour} box {' '.join(each.box)}")
        if each.rings != ColourSet("", 0, ()).rings:
            lines.append(f"{each.colour} rings {each.rings}")
    return "\n".join(lines)


def _with(state: State, colours: Sequence[tuple[Colour, ...]], words: Sequence[str]) -> State:
    match words:
        case ["dice", one, two] if one in _DIE and two in _DIE:
            return replace(state, rolls=((int(one), int(two)),) * len(state.rolls))
        case ["turn", number] if number.isdecimal() and 1 <= int(number) <= len(state.rolls):
            return replace(state, turn=int(number) - 1)
        case ["begins", colour]:
            return replace(state, order=turn_order(colours, state.sets[_number(state, colour)].seat))
        case ["stage", ("build" | "move") as stage]:
            return replace(state, stage=stage)
        case [colour, "on", place]:
            return _with_set(state, colour, figure=read_place(place))
        case [colour, "rings", rings] if rings in tuple("012"):
            return _with_set(state, colour, rings=int(rings))
        case [colour, "box", *blocks]:
            boxed = _with_set(state, colour, box=tuple(sorted(blocks)))
            return _with_set(boxed, colour, supply=_without(state, colour, blocks))
        case [colour, text] if "@" in text:
            return _with_block(state, colour, text)
    raise NotationFault(" ".join(words), _A_LINE)


def _with_block(state: State, colour: Colour, text: str) -> State:
    lies = read_command(text, ())
    pose = lies.rest.pose if isinstance(lies, Build) else None
    if (
        not isinstance(lies, Build)
        or pose is None
        or lies != _lying(lies.block, lies.cells, pose)
        or lies.block not in ids_of(state.options.blocks)
    ):
        raise NotationFault(text, "a block and how it lies, such as 3l@m10/2:e,n or 1c@m10/2=12,-3,40")
    state = replace(state, blocks=(*state.blocks, BuiltBlock(colour, lies.block, lies.cells, pose)))
    return _with_set(state, colour, supply=_without(state, colour, [lies.block]))


def _lying(block: BlockId, cells: Cells, pose: Pose) -> Build:
    return Build(block, cells, None, Hand(), Rest(pose))


def _without(state: State, colour: Colour, blocks: Sequence[BlockId]) -> tuple[BlockId, ...]:
    supply = list(state.sets[_number(state, colour)].supply)
    for block in blocks:
        if block not in supply:
            raise NotationFault(block, f"a block that {colour} still has: {' '.join(supply)}")
        supply.remove(block)
    return tuple(supply)


def _number(state: State, colour: Colour) -> int:
    """The index of a colour's set."""
    found = [number for number, each in enumerate(state.sets) if each.colour == colour]
    if not found:
        raise NotationFault(colour, f"a colour: {', '.join(each.colour for each in state.sets)}")
    return found[0]


def _with_set(state: State, colour: Colour, **changed: object) -> State:
    number = _number(state, colour)
    return replace(
        state, sets=(*state.sets[:number], replace(state.sets[number], **changed), *state.sets[number + 1 :])
    )
