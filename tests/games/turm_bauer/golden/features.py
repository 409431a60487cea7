"""What a game of Turm Bauer can show: each feature is found in the history of a game that has it."""

from collections.abc import Callable

from torres3d.engine.log_entries import Undo
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory, TurmStep
from torres3d.games.turm_bauer.rules import commands as c
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, level_of, size_of
from torres3d.games.turm_bauer.rules.ending import level_sum, parts_in_box, parts_not_built
from torres3d.games.turm_bauer.rules.state import State

StepTest = Callable[[TurmStep], bool]


def _gives(kind: type, test: StepTest = lambda step: True) -> StepTest:
    return lambda step: isinstance(step.command, kind) and test(step)


def _happens(kind: type, test: Callable[[State, e.Event], bool] = lambda state, event: True) -> StepTest:
    return lambda step: any(isinstance(event, kind) and test(step.before, event) for event in step.events)


def _ring(ring: str) -> StepTest:
    return _happens(e.RingUsed, lambda state, event: event.ring == ring)


def _no_block_for_the_dice(step: TurmStep) -> bool:
    """T-4.5: none of the supply has a size that was thrown."""
    state = step.before
    assert state.acting is not None
    assert state.dice is not None
    one, two = state.dice
    return one != two and not any(size_of(block) in (one, two) for block in state.acting.supply)


def _beside_the_cornerstone(step: TurmStep) -> bool:
    build = step.command
    assert isinstance(build, c.Build)
    return all(z == 0 for _, _, z in build.cells)


def _gap_below(step: TurmStep) -> bool:
    """T-5.5: some part has neither a part below it nor the table."""
    build = step.command
    assert isinstance(build, c.Build)
    parts = {cell for block in step.before.blocks for cell in block.cells} | set(build.cells)
    parts |= {(x, y, 0) for x in (0, 1) for y in (0, 1)}
    return any(z > 0 and (x, y, z - 1) not in parts for x, y, z in build.cells)


def _over_a_figure(step: TurmStep) -> bool:
    """T-5.9: a part two cells above a figure's field, so that it stands below a roof."""
    build = step.command
    assert isinstance(build, c.Build)
    roofs = {(each.figure[0], each.figure[1], each.figure[2] + 2) for each in step.before.sets if each.figure != TABLE}
    return bool(roofs & set(build.cells))


def _after_a_ring_that_slipped(step: TurmStep) -> bool:
    """T-7.5: the ring was used for a block that slipped, so the dice count no more."""
    state, build = step.before, step.command
    assert isinstance(build, c.Build)
    assert state.dice is not None
    return state.ring_used == "free" and size_of(build.block) not in state.dice


def _climbs(step: TurmStep) -> int:
    return sum(level_of(event.to) - level_of(event.source) for event in step.events if isinstance(event, e.FigureMoved))


STEP_FEATURES: dict[str, StepTest] = {
    "ring free": _ring("free"),
    "ring pass": _ring("pass"),
    "ring leap": _ring("leap"),
    "built after a ring that slipped": _gives(c.Build, _after_a_ring_that_slipped),
    "no block for the dice": _gives(c.Discard, _no_block_for_the_dice),
    "no place for the blocks": _gives(c.Discard, lambda step: not _no_block_for_the_dice(step)),
    "slipped alone": _happens(e.BlockSlipped, lambda state, event: len(event.fell) == 1),
    "slipped and took others along": _happens(e.BlockSlipped, lambda state, event: len(event.fell) > 1),
    "slipped into the box": _happens(e.BlockBoxed, lambda state, event: event.slipped),
    "slipped five times": _happens(e.BlockSlipped, lambda state, event: event.slips == 5),
    "others fell, it stands": _happens(e.BlockBuilt, lambda state, event: bool(event.fell)),
    "others moved": _happens(e.BlockBuilt, lambda state, event: bool(event.moved)),
    "rests where it was not let go": _happens(
        e.BlockBuilt, lambda state, event: event.pose != (event.hand.dx, event.hand.dy, event.hand.yaw)
    ),
    "collapse": _happens(e.TowerCollapsed),
    "collapse of two": _happens(e.TowerCollapsed, lambda state, event: len(event.fell) == 2),
    "collapse of five": _happens(e.TowerCollapsed, lambda state, event: len(event.fell) >= 5),
    "collapse with a ring": lambda step: _happens(e.TowerCollapsed)(step) and _ring("free")(step),
    "on the table": _gives(c.Build, _beside_the_cornerstone),
    "a gap below": _gives(c.Build, _gap_below),
    "over a figure": _gives(c.Build, _over_a_figure),
    "down to the table": _happens(e.FigureMoved, lambda state, event: event.to == TABLE),
    "four levels in a walk": lambda step: _climbs(step) >= 4,
    "stays": _happens(e.FigureStayed),
}
"""Features that a single step shows."""


def _undone(history: TurmHistory) -> bool:
    return any(isinstance(step.command, Undo) for step in history.steps)


def _decided(by: str) -> Callable[[TurmHistory], bool]:
    """Whether this told the winner from the others that had not let the tower fall (T-8)."""

    def shows(history: TurmHistory) -> bool:
        state = history.state
        count = parts_in_box if state.collapse is None else parts_not_built
        rivals = [seat for seat in range(state.players) if seat not in (state.winners[0], state.collapse)]
        if not rivals:
            return False

        def standing(seat: int) -> tuple[int, int, int]:
            own = [each for each in state.sets if each.seat == seat]
            return level_sum(state, seat), -sum(map(count, own)), sum(each.rings for each in own)

        first, second = standing(state.winners[0]), max(map(standing, rivals))
        ties = [one == two for one, two in zip(first, second, strict=True)]
        if by == "nothing":
            return all(ties)
        at = ("height", "parts", "rings").index(by)
        return all(ties[:at]) and not ties[at]

    return shows


def _whole(history: TurmHistory) -> bool:
    return history.state.collapse is None


GAME_FEATURES: dict[str, Callable[[TurmHistory], bool]] = {
    "to the last turn": _whole,
    "undo of a discard": _undone,
    "won by height": lambda history: _whole(history) and _decided("height")(history),
    "won by parts": lambda history: _whole(history) and _decided("parts")(history),
    "won by rings": lambda history: _whole(history) and _decided("rings")(history),
    "shared": lambda history: len(history.state.winners) > 1,
    "after a collapse won by height": lambda history: not _whole(history) and _decided("height")(history),
    "after a collapse won by parts": lambda history: not _whole(history) and _decided("parts")(history),
    "ten levels": lambda history: max(cell[2] for block in history.state.blocks for cell in block.cells) >= 9,
}
"""Features that only a whole game shows."""
