"""Lean limit: how far gravity may lean to a side before a building can no longer hold, with friction (T-9.1, the bump).

Statics (T-9.3) knows no sideways forces. Here each contact pushes within the cone of its friction, and the least lean
of gravity is sought, to any of the four sides, with which no forces hold everything.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import highspy
import numpy as np

from torres3d.games.turm_bauer.rules.judging import contacts as contact
from torres3d.games.turm_bauer.rules.judging.footprints import middle
from torres3d.games.turm_bauer.rules.judging.statics import new_solver, pulls_at
from torres3d.games.turm_bauer.rules.state import BuiltBlock

ROWS = 6
"""Equations of a block: three of forces, three of moments about its middle."""
Side = tuple[float, float]
"""A direction of leaning, east and north."""
SIDES: tuple[Side, ...] = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
RESTS = 1e-9
"""Motion that does not count."""
NEAR = 2
"""Blocks that touch have cells that are at most so far from each other, east and north (cells)."""


class LeanLimits:
    """How far gravity may lean of a building, in parts of it, and with one more block; at most ``most``.

    Every area of contact is smaller by ``shrink`` edges on all sides; a contact holds ``friction`` times its force
    sideways.
    """

    def __init__(self, blocks: Sequence[BuiltBlock], shrink: float, friction: float, most: float) -> None:
        self._blocks = blocks
        self._shrink = shrink
        self._friction = friction
        self._most = most
        self._found: dict[BuiltBlock, float] = {}

    @property
    def own(self) -> float:
        """The limit of the building by itself; -1 where nothing holds even upright."""
        return next(iter(self._to_sides.values())).limit

    def with_block(self, block: BuiltBlock) -> Iterator[float]:
        """Upper bounds of the limit with one more block, each at most the one before; the last one is the limit."""
        if block in self._found:
            yield self._found[block]
            return
        # Where the new block touches nothing that moves, that moves as without it.
        beside = {number for number, other in enumerate(self._blocks) if _may_touch(block, other)}
        known = (lean.limit for lean in self._to_sides.values() if lean.moving.isdisjoint(beside))
        limit = min(known, default=self._most)
        yield limit
        building = _LeaningBuilding((*self._blocks, block), self._shrink, self._friction)
        for side in self._to_sides:
            limit = min(limit, building.limit(side, limit))
            yield limit
            if limit < 0:
                break
        self._found[block] = limit

    @cached_property
    def _to_sides(self) -> "dict[Side, _Lean]":
        """The building by itself leaning to each side, the weakest first."""
        if not self._blocks:
            return dict.fromkeys(SIDES, _Lean(self._most, frozenset()))
        building = _LeaningBuilding(self._blocks, self._shrink, self._friction)
        found = {side: _Lean(building.limit(side, self._most), building.moving()) for side in SIDES}
        return dict(sorted(found.items(), key=lambda item: item[1].limit))


class _Lean(NamedTuple):
    """How far gravity may lean to one side, and the blocks (indices) that move where it leans further."""

    limit: float
    moving: frozenset[int]


class _LeaningBuilding:
    def __init__(self, blocks: Sequence[BuiltBlock], shrink: float, friction: float) -> None:
        self._weights = [float(len(block.cells)) for block in blocks]
        self._solver = _equations(blocks, contact.touches(tuple(blocks), shrink)[1], friction)

    def limit(self, side: Side, most: float) -> float:
        """How far gravity may lean to this side, at most ``most``; -1 where nothing holds even upright."""
        solver = self._solver
        column = solver.getNumCol() - 1
        for number, weight in enumerate(self._weights):
            solver.changeCoeff(ROWS * number, column, weight * side[0])
            solver.changeCoeff(ROWS * number + 1, column, weight * side[1])
        solver.changeColBounds(column, 0.0, most)
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return -1.0
        return -float(solver.getInfo().objective_function_value)

    def moving(self) -> frozenset[int]:
        """The blocks that move beyond the limit found last; all where nothing holds even upright."""
        if self._solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return frozenset(range(len(self._weights)))
        # The dual values of a block's equations are its motion in what no forces hold.
        motion = np.abs(np.reshape(self._solver.getSolution().row_dual, (-1, ROWS))).max(1)
        return frozenset(np.nonzero(motion > RESTS)[0].tolist())


def _may_touch(block: BuiltBlock, other: BuiltBlock) -> bool:
    """Whether cells are near enough for two blocks to lie on each other; both may be shifted and turned."""
    return any(
        z != c and abs(x - a) <= NEAR and abs(y - b) <= NEAR for x, y, z in block.cells for a, b, c in other.cells
    )


def _equations(blocks: Sequence[BuiltBlock], touch: contact.Touch, friction: float) -> highspy.Highs:
    """The balance of all blocks: forces of at least 0 along the edges of each contact's cone, and the lean, last, which
    is to be as large as possible; its side and bound are to be set."""
    edges = np.array([(friction, 0, 1), (-friction, 0, 1), (0, friction, 1), (0, -friction, 1)], np.float64)
    at = np.concatenate([touch.points, touch.levels[:, None]], 1)
    centres = np.concatenate([pulls_at(blocks), [[middle(block.cells)[2]] for block in blocks]], 1)
    held = np.stack([touch.upper, touch.lower], 1)
    counted = held != contact.GROUND
    arms = at[:, None] - centres[held]
    pushes = np.array([1.0, -1.0])[None, :, None, None] * edges
    moments = np.cross(arms[:, :, None], pushes)
    entries = np.concatenate([np.broadcast_to(pushes, moments.shape), moments], 3)
    column = 4 * np.arange(len(at))[:, None, None, None] + np.arange(4)[:, None]
    row = ROWS * held[:, :, None, None] + np.arange(ROWS)
    column, row = np.broadcast_arrays(column, row)
    used = counted[:, :, None, None] & (entries != 0)
    order = np.argsort(column[used], kind="stable")
    columns, rows, values = (each[used][order] for each in (column, row, entries))
    count = 4 * len(at)
    starts = np.searchsorted(columns, np.arange(count)).astype(np.int32)

    solver = new_solver()
    wanted = np.zeros(ROWS * len(blocks))
    wanted[2::ROWS] = [len(block.cells) for block in blocks]
    nothing = np.zeros(0)
    solver.addRows(len(wanted), wanted, wanted, 0, np.zeros(len(wanted), np.int32), np.zeros(0, np.int32), nothing)
    none, no_bound = np.zeros(count), np.full(count, np.inf)
    solver.addCols(count, none, none, no_bound, len(values), starts, rows.astype(np.int32), values)
    solver.addCol(-1.0, 0.0, 0.0, 0, np.zeros(0, np.int32), nothing)
    return solver
