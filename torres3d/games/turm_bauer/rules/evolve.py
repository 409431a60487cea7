"""`evolve`: the state after an event. Events are facts; nothing is checked here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Colour
from torres3d.games.turm_bauer.rules.commands import Moved
from torres3d.games.turm_bauer.rules.state import BuiltBlock, ColourSet, State


def evolve(state: State, event: e.Event) -> State:
    return _FOLDS[type(event)](state, event)


def _changed(state: State, colour: Colour, **changes: Any) -> tuple[ColourSet, ...]:
    return tuple(replace(each, **changes) if each.colour == colour else each for each in state.sets)


def _without(blocks: tuple[BlockId, ...], block: BlockId) -> tuple[BlockId, ...]:
    return tuple(other for other in blocks if other != block)


def _ring_used(state: State, event: e.RingUsed) -> State:
    rings = state.set_of(event.colour).rings - 1
    return replace(state, sets=_changed(state, event.colour, rings=rings), ring_used=event.ring)


def _built(state: State, event: e.BlockBuilt) -> State:
    supply = _without(state.set_of(event.colour).supply, event.block)
    new = BuiltBlock(event.colour, event.block, event.cells, event.pose)
    return replace(
        state,
        stage="move",
        sets=_changed(state, event.colour, supply=supply),
        blocks=(*_moved(state.blocks, event.moved), new),
    )


def _moved(blocks: tuple[BuiltBlock, ...], moved: tuple[Moved, ...]) -> tuple[BuiltBlock, ...]:
    if not moved:
        return blocks
    poses = {(each.colour, each.block): each.pose for each in moved}
    return tuple(
        block if (block.colour, block.block) not in poses else replace(block, pose=poses[block.colour, block.block])
        for block in blocks
    )


def _slipped(state: State, event: e.BlockSlipped) -> State:
    return replace(state, slips=event.slips)


def _boxed(state: State, event: e.BlockBoxed) -> State:
    of = state.set_of(event.colour)
    box = tuple(sorted((*of.box, event.block)))
    sets = _changed(state, event.colour, supply=_without(of.supply, event.block), box=box)
    return replace(state, stage="move", sets=sets)


def _collapsed(state: State, event: e.TowerCollapsed) -> State:
    return replace(state, ruin=event)


def _same(state: State, event: e.Event) -> State:
    return state


def _walked(state: State, event: e.FigureMoved) -> State:
    return replace(state, sets=_changed(state, event.colour, figure=event.to))


def _turn_began(state: State, event: e.TurnBegan) -> State:
    return replace(state, stage="build", turn=event.turn, slips=0, ring_used=None)


def _ended(state: State, event: e.GameEnded) -> State:
    over = replace(state, stage="over", winners=event.winners, collapse=event.collapse)
    if event.collapse is not None:
        return over
    return replace(over, turn=len(state.rolls), slips=0, ring_used=None)


_FOLDS: dict[type, Callable[[State, Any], State]] = {
    e.RingUsed: _ring_used,
    e.BlockBuilt: _built,
    e.BlockSlipped: _slipped,
    e.BlockBoxed: _boxed,
    e.TowerCollapsed: _collapsed,
    e.FigureMoved: _walked,
    e.FigureStayed: _same,
    e.TurnBegan: _turn_began,
    e.GameEnded: _ended,
}
