"""Statics (T-9.3): decides by contact forces whether a building stands and which blocks fall; the judge by it."""

from collections.abc import Sequence
from functools import lru_cache

import highspy
import msgspec
import numpy as np

from torres3d.games.turm_bauer.rules.commands import Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.judging import contacts as contact
from torres3d.games.turm_bauer.rules.judging.footprints import middle
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.options import Wobble
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

RESIDUAL = 1e-6
"""Allowed total error of the forces on all blocks (masses of a part, and those times edges) (T-9.3)."""
MOVING = 1e-6
"""A block with a larger share than this in the motion of a falling building moves (edges, and edges an edge)."""
SETTINGS: dict[str, bool | float | str] = {
    "presolve": "off",
    "solver": "simplex",
    "simplex_strategy": 1,
    "simplex_scale_strategy": 0,
    "dual_simplex_cost_perturbation_multiplier": 0.0,
    "threads": 1,
}
"""Fastest settings of HiGHS: the equations are small and well scaled."""
CACHE_SIZE = 48
"""Cached buildings with their solution."""


class Verdict(msgspec.Struct, frozen=True):
    """Result of statics: the ``residual`` (total error of the forces) and, of a falling building, the moving blocks."""

    residual: float
    moving: tuple[int, ...] = ()

    @property
    def stands(self) -> bool:
        """Whether forces exist that hold all of it (T-9.3)."""
        return self.residual < RESIDUAL


class Balance:
    """Forces in one building with contacts that are smaller by ``shrink`` edges on all sides.

    The unknowns are forces of at least 0 at the points of contact, and for each of a block's three equations (force,
    two moments about its middle) the deficit in either direction; the sum of all deficits is minimised.
    """

    def __init__(self, blocks: tuple[BuiltBlock, ...], shrink: float = 0.0) -> None:
        self.blocks = blocks
        self.shrink = shrink
        self.faces, self.touch = contact.touches(blocks, shrink)
        self.centres = pulls_at(blocks)
        self.weights = _weights(blocks)
        self._solver = new_solver()
        self._equations(0, self.weights, self.touch, self.centres)
        self._columns = self._solver.getNumCol()
        self.verdict = self._solved()
        self._basis = self._solver.getBasis()

    def with_block(self, block: BuiltBlock, contacts: contact.Touch | None = None) -> Verdict:
        """The verdict with one more block, at the next index; ``contacts`` may be known (`touching`)."""
        rows, solver = 3 * len(self.blocks), self._solver
        middles = np.concatenate([self.centres, pulls_at((block,))])
        if contacts is None:
            contacts = self.touching(contact.faces((block,), self.shrink, len(self.blocks)))
        self._equations(rows, _weights((block,)), contacts, middles)
        verdict = self._solved()
        columns = solver.getNumCol()
        solver.deleteCols(columns - self._columns, np.arange(self._columns, columns, dtype=np.int32))
        solver.deleteRows(3, np.arange(rows, rows + 3, dtype=np.int32))
        solver.setBasis(self._basis)
        return verdict

    def touching(self, added: contact.Faces) -> contact.Touch:
        """The contacts of further faces with the building and the table, above and below."""
        return contact.joined(
            contact.touch(added, self.faces), contact.touch(self.faces, added), contact.on_table(added)
        )

    def _equations(self, first: int, weights: contact.Floats, contacts: contact.Touch, centres: contact.Floats) -> None:
        """Add the equations of some blocks, from row ``first`` on, and the forces of some contacts."""
        rows, nothing = len(weights), np.zeros(0)
        none = np.zeros(rows, np.int32)
        self._solver.addRows(rows, weights, weights, 0, none, np.zeros(0, np.int32), nothing)
        columns, at, factors = forces(contacts, centres)
        count = len(contacts.lower)
        missing = np.repeat(np.arange(first, first + rows), 2)
        starts = np.concatenate([columns, len(at) + np.arange(2 * rows)]).astype(np.int32)
        costs = np.concatenate([np.zeros(count), np.ones(2 * rows)])
        index = np.concatenate([at, missing]).astype(np.int32)
        values = np.concatenate([factors, np.tile([1.0, -1.0], rows)])
        whole = count + 2 * rows
        self._solver.addCols(whole, costs, np.zeros(whole), np.full(whole, np.inf), len(index), starts, index, values)

    def _solved(self) -> Verdict:
        """Solve the equations.

        Their dual prices are the speeds with which a falling building begins to move: as much weight as possible sinks,
        and no contact is pressed together.
        """
        if not self._solver.getNumRow():
            return Verdict(0.0)
        status = self._run()
        if status != highspy.HighsModelStatus.kOptimal:
            # From the solution of a building that falls it may lose its way; from nothing it finds it.
            self._solver.clearSolver()
            status = self._run()
        if status != highspy.HighsModelStatus.kOptimal:
            raise ArithmeticError(f"statics always has a solution, but: {status}")
        residual = float(self._solver.getInfo().objective_function_value)
        if residual < RESIDUAL:
            return Verdict(residual)
        speeds = np.abs(np.array(self._solver.getSolution().row_dual)).reshape(-1, 3)
        return Verdict(residual, tuple(int(index) for index in np.nonzero((speeds > MOVING).any(1))[0]))

    def _run(self) -> highspy.HighsModelStatus:
        self._solver.run()
        return self._solver.getModelStatus()


def forces(contacts: contact.Touch, centres: contact.Floats) -> tuple[contact.Whole, contact.Whole, contact.Floats]:
    """The effect of a force of 1 at each contact on the equations of the blocks, as a sparse matrix.

    Starts of each contact's entries, rows of the entries (three a block), and the entries.
    """
    held = np.stack([contacts.upper, contacts.lower], 1)
    counted = held != contact.GROUND
    off = contacts.points[:, None] - centres[held]
    signs = np.array([1.0, -1.0])[None, :, None]
    entries = signs * np.concatenate([np.ones((*held.shape, 1)), off], 2)
    rows = 3 * held[:, :, None] + np.arange(3)
    counts = 3 * counted.sum(1)
    return np.cumsum(counts) - counts, rows[counted].reshape(-1), entries[counted].reshape(-1)


@lru_cache(maxsize=CACHE_SIZE)
def balance(blocks: tuple[BuiltBlock, ...], shrink: float = 0.0) -> Balance:
    """The forces in a building, cached: one more block on the same building is fast."""
    return Balance(blocks, shrink)


def stands(blocks: Sequence[BuiltBlock], shrink: float = 0.0) -> bool:
    """Whether blocks in their poses stand on the table and the cornerstone (T-9.3).

    Every area of contact is smaller by ``shrink`` edges on all sides.
    """
    return Balance(tuple(blocks), shrink).verdict.stands


def falling(blocks: Sequence[BuiltBlock], shrink: float = 0.0) -> frozenset[int]:
    """The blocks, by index, that fall because their support is missing or falls itself; none where all stand."""
    left = list(range(len(blocks)))
    while left:
        moving = Balance(tuple(blocks[index] for index in left), shrink).verdict.moving
        if not moving:
            break
        left = [index for place, index in enumerate(left) if place not in moving]
    return frozenset(range(len(blocks))) - frozenset(left)


def pulls_at(blocks: Sequence[BuiltBlock]) -> contact.Floats:
    """The points at which the blocks' weight acts, in edges (n, 2)."""
    return np.array([middle(block.cells)[:2] for block in blocks]).reshape(-1, 2) + (
        np.array([block.pose[:2] for block in blocks], np.float64).reshape(-1, 2) / 1000
    )


def _weights(blocks: Sequence[BuiltBlock]) -> contact.Floats:
    """The right sides of the blocks' equations: the weight, and no moment (T-9.4, mass 1 a part)."""
    return np.array([(len(block.cells), 0.0, 0.0) for block in blocks]).reshape(-1)


class _Silent(highspy.Highs):
    """A solver that prints nothing: some versions print a greeting into our output."""

    def enableCallbacks(self) -> None:  # noqa: N802  # the library's name
        self.silent()
        super().enableCallbacks()  # type: ignore[no-untyped-call]


def new_solver() -> highspy.Highs:
    """A solver of equations of forces, with nothing in it."""
    solver = _Silent()  # type: ignore[no-untyped-call]
    solver.silent()
    for name, value in SETTINGS.items():
        solver.setOptionValue(name, value)
    return solver


class StaticsJudge:
    """Judge that adds the hand's error to the pose, and shrinks every area of contact by the bump of the hand."""

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        """The outcome of the block (T-7.2); where anything falls, the new block does."""
        built = let_go_block(state, placement, hand)
        shrink = shrinking(state.options.wobble, hand.push)
        if balance(state.blocks, shrink).with_block(built).stands:
            return Rest(built.pose)
        blocks = (*state.blocks, built)
        fallen = falling(blocks, shrink) | {len(state.blocks)}
        return Rest(None, fell=tuple(sorted((blocks[index].colour, blocks[index].block) for index in fallen)))


def let_go_block(state: State, placement: Placement, hand: Hand) -> BuiltBlock:
    """The block in the pose of the hand. Raises `ValueError` when the game is over."""
    acting = state.acting
    if acting is None:
        raise ValueError("nothing can be built: the game is over")
    return BuiltBlock(acting.colour, placement.block, placement.cells, (hand.dx, hand.dy, hand.yaw))


def shrinking(wobble: Wobble, push: int) -> float:
    """The shrinking of every area of contact on all sides, in edges (T-9.3)."""
    return physics().wobble.numbers_of(wobble).shrink * physics().push.factor(push)
