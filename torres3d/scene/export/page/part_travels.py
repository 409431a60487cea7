"""Travels: how parts get from where they are before a step to where they are after it.

A game tells what travels by placed parts; `step_to` makes of them the numbers of the page.
"""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush

import msgspec
import numpy as np
from numpy.typing import NDArray

from torres3d.scene.export.page.placed_parts import NOBODY, Change, Key, Motion, PlacedPart, Placement, Rotation
from torres3d.scene.shapes.axis_conventions import Point

MOST_KEYS = 40
"""Keys of a travel."""
CLOSE = 0.015
"""How far a thinned travel may be from what it was, in units of the table, radians and scales."""
Sample = tuple[float, Point, Rotation, float]
"""Where a part is at a moment: seconds, place, rotation and scale."""


Rows = NDArray[np.float64]


class Travel(msgspec.Struct, frozen=True):
    """``part`` is as it stands after the step, ``source`` as the same thing stood before it; None if it was not there.
    See `Motion` for the rest."""

    part: PlacedPart
    source: PlacedPart | None
    style: str
    keys: tuple[Key, ...] = ()
    scales: tuple[tuple[float, float], ...] = ()


class Travels(msgspec.Struct, frozen=True):
    """The travels of a step, which takes so many ``seconds``: times of keys are shares of these."""

    seconds: float
    travels: tuple[Travel, ...] = ()


def step_to(
    placement: Placement, parts: Iterable[PlacedPart], travels: Iterable[Travel]
) -> tuple[Change, tuple[Motion, ...]]:
    """Go to these parts: what changes, and how. Raises `KeyError` for a travel of a part that is not there."""
    told = tuple(travels)
    sources = [NOBODY if travel.source is None else placement.number(travel.source) for travel in told]
    change = placement.change_to(parts)
    gone = frozenset(change.gone)
    motions = tuple(
        Motion(
            placement.number(travel.part),
            source if source in gone else NOBODY,
            travel.style,
            travel.keys,
            travel.scales,
        )
        for travel, source in zip(told, sources, strict=True)
    )
    return change, motions


def thinned(samples: Sequence[Sample], most: int = MOST_KEYS, close: float = CLOSE) -> list[Sample]:
    """The samples that are needed to come close to all of them in straight lines, the first and last among them, at
    most so many. Where these do not suffice, those that are missed most are kept."""
    rows = np.array([(seconds, *place, *rotation, scale) for seconds, place, rotation, scale in samples])
    rows[:, 4:8] *= _signs(rows[:, 4:8])
    kept = {0, len(rows) - 1}
    worst: list[tuple[float, int, int, int]] = []

    def look(first: int, last: int) -> None:
        if last - first > 1:
            away = _missed(rows[first : last + 1])
            middle = int(np.argmax(away))
            heappush(worst, (-float(away[middle]), first, first + 1 + middle, last))

    look(0, len(rows) - 1)
    while worst and len(kept) < most:
        away, first, middle, last = heappop(worst)
        if -away <= close:
            break
        kept.add(middle)
        look(first, middle)
        look(middle, last)
    return [samples[number] for number in sorted(kept)]


def _signs(rotations: Rows) -> Rows:
    """1 or -1 for each quaternion, so that each is the nearer of both to the one before."""
    along = np.einsum("ij,ij->i", rotations[1:], rotations[:-1])
    signs: Rows = np.ones((len(rotations), 1))
    signs[1:, 0] = np.cumprod(np.where(along < 0, -1.0, 1.0))
    return signs


def _missed(rows: Rows) -> Rows:
    """How far each inner row is from a straight line between the outer ones."""
    first, last, inner = rows[0], rows[-1], rows[1:-1]
    share = ((inner[:, 0] - first[0]) / max(last[0] - first[0], 1e-9))[:, None]
    line = first + (last - first) * share
    turns = line[:, 4:8] / np.maximum(np.linalg.norm(line[:, 4:8], axis=1, keepdims=True), 1e-9)
    moved = np.linalg.norm(inner[:, 1:4] - line[:, 1:4], axis=1)
    turned = 2 * np.linalg.norm(inner[:, 4:8] - turns, axis=1)
    found: Rows = np.maximum(np.maximum(moved, turned), np.abs(inner[:, 8] - line[:, 8]))
    return found
