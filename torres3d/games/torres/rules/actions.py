"""Actions of a turn on the board: add a knight, move one, place a block (R-5.2 to R-5.7)."""

from torres3d.games.torres.rules import bits
from torres3d.games.torres.rules.building import BUILD_COST, explain_build, require_stack
from torres3d.games.torres.rules.commands import AddKnight, Build, Move
from torres3d.games.torres.rules.events import BlockBuilt, Event, KnightAdded, KnightMoved
from torres3d.games.torres.rules.evolve import build, go
from torres3d.games.torres.rules.knights import (
    ADD_COST,
    STEP_COST,
    explain_add,
    explain_step,
    require_ap,
    require_own_knight,
)
from torres3d.games.torres.rules.literal_types import KNIGHTS
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.refusals import refuse
from torres3d.games.torres.rules.squares import INDEX, Square


def decide_add_knight(state: PackedState, command: AddKnight) -> tuple[Event, ...]:
    """Add a knight (R-5.2)."""
    seat = state.actor
    assert seat is not None
    knights = state.knights[seat]
    if bits.count(knights) >= KNIGHTS:
        refuse("no_knights_left", knights=KNIGHTS)
    require_ap(state, ADD_COST)
    target = INDEX[command.at]
    explain_add(state, target, knights)
    return (KnightAdded(seat, target, ADD_COST),)


def decide_move(state: PackedState, command: Move) -> tuple[Event, ...]:
    """Move a knight one step, on foot or through doors (R-5.3, R-5.4, R-5.5)."""
    seat = state.actor
    assert seat is not None
    source, target = INDEX[command.from_], INDEX[command.to]
    _require_move(state, source, target)
    return (KnightMoved(seat, source, target, STEP_COST, None),)


def move_in_place(state: PackedState, command: Move) -> None:
    """`decide_move` and what it leads to, without the event."""
    seat = state.actor
    assert seat is not None
    source, target = INDEX[command.from_], INDEX[command.to]
    _require_move(state, source, target)
    go(state, seat, source, target, STEP_COST)


def _require_move(state: PackedState, source: Square, target: Square) -> None:
    require_own_knight(state, source)
    require_ap(state, STEP_COST)
    explain_step(state, source, target)


def decide_build(state: PackedState, command: Build) -> tuple[Event, ...]:
    """Place a block from a stack (R-5.6, R-5.7)."""
    seat = state.actor
    assert seat is not None
    square, stack = INDEX[command.at], command.stack
    _require_build(state, square, stack)
    return (BlockBuilt(seat, square, stack, BUILD_COST),)


def build_in_place(state: PackedState, command: Build) -> None:
    """`decide_build` and what it leads to, without the event."""
    seat = state.actor
    assert seat is not None
    square, stack = INDEX[command.at], command.stack
    _require_build(state, square, stack)
    build(state, seat, square, stack, BUILD_COST)


def _require_build(state: PackedState, square: Square, stack: int) -> None:
    require_ap(state, BUILD_COST)
    used = state.stack
    require_stack(state, stack)
    if used is not None and used != stack:
        refuse("other_stack_used", used=used, stack=stack)
    explain_build(state, square)
