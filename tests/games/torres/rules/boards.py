"""Positions of tests, written as `torres3d.games.torres.rules.diagram` reads them, and short words for what tests ask
of them."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.torres.setups import options
from torres3d.games.torres.rules.commands import AddKnight, Build, Command, Move, Play
from torres3d.games.torres.rules.decide import apply_in_place, decide
from torres3d.games.torres.rules.diagram import board_text, from_diagram
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.game_course import fold
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Card
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.squares import INDEX, NAMES, Bitboard, squares_of
from torres3d.games.torres.rules.state import State

BLANK = "\n".join([". " * 8] * 8)


def heights(text: str) -> bytes:
    """The 64 heights of a board text."""
    return from_diagram(text, options(players=4)).board.heights


def position(text: str, chosen: Options | None = None, hand: tuple[Card, ...] = (), **fields: Any) -> State:
    """The position of a diagram, with these ``fields`` of the state over it; ``hand`` is the actor's.

    The stacks are those of the moment in ``fields``, and the supply holds what is left of 92 blocks, unless
    ``fields`` say otherwise.
    """
    chosen = chosen or options()
    phase, round_ = fields.pop("phase", 1), fields.pop("round", 1)
    state = replace(from_diagram(f"{text}\nmoment: {phase}.{round_}", chosen), **fields)
    if "stacks" in fields and "supply" not in fields:
        state = replace(state, supply=92 - state.board.blocks - sum(map(sum, state.stacks)))
    if hand and state.actor is not None:
        hands = list(state.hands)
        hands[state.actor] = tuple(sorted(hand))
        state = replace(state, hands=tuple(hands))
    return state


def sq(name: str) -> int:
    """The index of a square."""
    return INDEX[name]


def squares(names: str) -> set[str]:
    """A set of squares written as one text."""
    return set(names.split())


def names(board: Bitboard) -> set[str]:
    """The names of a bitboard's squares."""
    return {NAMES[square] for square in squares_of(board)}


def height(state: State, name: str) -> int:
    """The height of a square."""
    return state.board.heights[INDEX[name]]


def moves(state: State, source: str) -> set[str]:
    """Where `legal` lets the knight on ``source`` go for 1 AP."""
    return {command.to for command in legal(state) if isinstance(command, Move) and command.from_ == source}


def adds(state: State) -> set[str]:
    """Where `legal` lets the actor add a knight."""
    return {command.at for command in legal(state) if isinstance(command, AddKnight)}


def builds(state: State, stack: int | None = None) -> set[str]:
    """Where `legal` lets the actor build (from the stack with this index, or from any)."""
    return {command.at for command in legal(state) if isinstance(command, Build) and stack in (None, command.stack)}


def plays(state: State, card: str) -> list[Play]:
    """The plays of a card that `legal` lists."""
    return [command for command in legal(state) if isinstance(command, Play) and command.card == card]


def ways(state: State, card: str) -> set[str]:
    """The plays of a card from square to square, as texts such as ``"a1-b2"``."""
    return {f"{play.from_}-{play.to}" for play in plays(state, card)}


def ends(state: State, kind: type) -> list[Any]:
    """The legal commands of one type."""
    return [command for command in legal(state) if isinstance(command, kind)]


def after(state: State, *commands: Command) -> State:
    """The state after these commands, each of which must be listed by `legal`."""
    for command in commands:
        assert command in legal(state), f"{command} is not legal in\n{board_text(state)}"
        state = fold(state, decide(state, command))
    return state


def happened(state: State, command: Command) -> tuple[Event, ...]:
    """The events of a legal command."""
    assert command in legal(state)
    return decide(state, command)


def refused(state: State, command: Command, reason: str, /, **values: object) -> IllegalCommand:
    """Check that the command is refused for this reason with these values, and not listed; nothing changes."""
    assert command not in legal(state)
    with pytest.raises(IllegalCommand) as caught:
        decide(state, command)
    assert (caught.value.reason, caught.value.values) == (reason, values)
    packed = PackedState(state)
    with pytest.raises(IllegalCommand) as caught:
        apply_in_place(packed, command)
    assert (caught.value.reason, caught.value.values) == (reason, values)
    assert packed.state() == state
    return caught.value


__all__ = [
    "BLANK", "adds", "after", "builds", "ends", "happened", "height", "heights", "moves", "names",
    "plays", "position", "refused", "replace", "sq", "squares", "ways",
]  # fmt: skip
