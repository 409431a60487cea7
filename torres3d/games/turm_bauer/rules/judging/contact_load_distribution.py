"""Springs: the one even distribution of the weight among all contacts, as if blocks lay on equal springs.

Statics allows many distributions of a load among more than three contacts. This is the one with the least sum of
squares. It tells what a block carries (overlay), and whether a building can take a little more.
"""

import numpy as np

from torres3d.games.turm_bauer.rules.judging.contacts import Floats, Touch, Whole
from torres3d.games.turm_bauer.rules.judging.statics import Balance, forces

ROUNDS = 30
"""Newton steps; about six are enough where the building stands."""
HALVINGS = 12
RIGID = 1e-9
"""Term that keeps the equations solvable where a block has fewer than three springs."""
TOLERANCE = 1e-7
"""Tolerance of the equations (masses of a part)."""


class Springs:
    """Forces of a building that stands. ``force``: that of each contact of its `Balance`, in masses of a part."""

    def __init__(self, matrix: Floats, force: Floats) -> None:
        self.force = force
        self._matrix = matrix
        # A further load is shared in proportion to the forces there are, so that none is soon used up.
        shared = matrix * force
        self._answer = np.linalg.solve(shared @ matrix.T + RIGID * np.eye(len(matrix)), shared).T

    def carry(self, rows: Whole, loads: Floats) -> bool:
        """Whether all contacts keep pushing under further ``loads`` on the equations ``rows``.

        A block has three equations: force, two moments. True means that forces exist; False leaves it open.
        """
        further = self._answer[:, rows] @ loads
        wanted = np.zeros(len(self._matrix))
        wanted[rows] = loads
        further += self._answer @ (wanted - self._matrix @ further)
        held = np.abs(self._matrix @ further - wanted).max(initial=0.0) < TOLERANCE
        return bool(held and (self.force + further >= 0).all())


def springs(standing: Balance) -> Springs | None:
    """The springs of a building; None where they find no balance.

    They find one in every building that stands with something to spare.
    """
    if not standing.blocks:
        return Springs(np.zeros((0, 0)), np.zeros(0))
    matrix = dense(standing.touch, standing.centres)
    force = _evened(matrix, standing.weights)
    return None if force is None else Springs(matrix, force)


def dense(contacts: Touch, centres: Floats) -> Floats:
    """The effect of a force of 1 at each contact on the equations of the blocks: (three a block, contacts)."""
    begins, rows, entries = forces(contacts, centres)
    matrix = np.zeros((3 * len(centres), len(contacts.lower)))
    counts = np.diff(np.append(begins, len(rows)))
    matrix[rows, np.repeat(np.arange(len(begins)), counts)] = entries
    return matrix


def _evened(matrix: Floats, weights: Floats) -> Floats | None:
    """Forces of at least 0 with the least sum of squares that hold all weights.

    Newton's method on the dual, where a spring's force is its compression, and zero where it is stretched.
    """
    ease = RIGID * np.eye(len(weights))
    pressed = np.zeros(len(weights))
    force = np.ones(matrix.shape[1])
    value = 0.0
    for _ in range(ROUNDS):
        held = matrix[:, force > 0]
        step = np.linalg.solve(held @ held.T + ease, weights - matrix @ np.where(force > 0, matrix.T @ pressed, 0.0))
        for halving in range(HALVINGS):
            tried = pressed + step * 0.5**halving
            force = np.maximum(0.0, matrix.T @ tried)
            now = float(force @ force / 2 - weights @ tried)
            if now < value:
                break
        pressed, value = tried, now
        if np.abs(matrix @ force - weights).max() < TOLERANCE:
            return force
    return None
