"""Lean limit: how far gravity may lean to a side before a building can no longer hold, with friction (T-9.1, the bump).

Statics (T-9.3) knows no sideways forces. Here each contact pushes within the cone of its friction, and the least lean
of gravity is sought, to any of the four sides, with which no forces hold everything.
"""

from collections.abc import Sequence

import highspy
import numpy as np

from torres3d.games.turm_bauer.rules.judging import contacts as contact
from torres3d.games.turm_bauer.rules.judging.footprints import middle
from torres3d.games.turm_bauer.rules.judging.statics import new_solver, pulls_at
from torres3d.games.turm_bauer.rules.state import BuiltBlock

ROWS = 6
"""Equations of a block: three of forces, three of moments about its middle."""
SIDES = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))


def lean_limit(blocks: Sequence[BuiltBlock], shrink: float, friction: float, most: float) -> float:
    """The least lean of gravity, in parts of it, that moves something; ``most`` where none up to that does.

    -1 where nothing holds even upright. Every area of contact is smaller by ``shrink`` edges on all sides; a contact
    holds ``friction`` times its force sideways.
    """
    if not blocks:
        return most
    solver = _equations(blocks, contact.touches(tuple(blocks), shrink)[1], friction, most)
    lean = solver.getNumCol() - 1
    weights = [float(len(block.cells)) for block in blocks]
    least = most
    for east, north in SIDES:
        for number, weight in enumerate(weights):
            solver.changeCoeff(ROWS * number, lean, weight * east)
            solver.changeCoeff(ROWS * number + 1, lean, weight * north)
        solver.changeColBounds(lean, 0.0, least)
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return -1.0
        least = min(least, -float(solver.getInfo().objective_function_value))
    return least


def _equations(blocks: Sequence[BuiltBlock], touch: contact.Touch, friction: float, most: float) -> highspy.Highs:
    """The balance of all blocks: forces of at least 0 along the edges of each contact's cone, and the lean, last, which
    is to be as large as possible."""
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
    solver.addCol(-1.0, 0.0, most, 0, np.zeros(0, np.int32), nothing)
    return solver
