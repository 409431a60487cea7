"""Falls on a page: what Bullet makes of a fall in the log, second by second, for everything that moves in it."""

from collections.abc import Mapping
from typing import cast

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.events import Fallen
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.export.page_table import block_rotation
from torres3d.games.turm_bauer.scene.export.part_rotations import rotation_of
from torres3d.games.turm_bauer.scene.layout import layout_of
from torres3d.games.turm_bauer.scene.motion.fall_acts import (
    AFTER_ANOTHER,
    FALLING,
    PUT_BACK,
    SLOWED,
    fallen_for,
    order_back,
    seconds_back,
    shrunk,
    standing,
)
from torres3d.games.turm_bauer.scene.physics.ruins import COLLAPSE_SECONDS, Let, fall_of, figures_on
from torres3d.games.turm_bauer.scene.scene_graph import Key
from torres3d.games.turm_bauer.scene.transforms import Transform, interpolate_in_air
from torres3d.scene.export.page.part_travels import Sample
from torres3d.scene.export.page.placed_parts import Rotation
from torres3d.scene.motion_curves import ease_in_out
from torres3d.scene.shapes.axis_conventions import Point

EACH = 1.0 / 30.0
"""Seconds between two samples."""
FLIGHT = 8
"""Samples of a flight back."""
Samples = dict[Key, list[Sample]]
"""Where each thing is, by seconds from the begin of a motion."""


def fall_samples(state: State, let: Let, fell: Fallen, collapse: bool) -> tuple[float, Samples]:
    """The fall after a block was ``let`` go, and its seconds: of what ``fell`` with its figures or, in a ``collapse``,
    of everything. The new block is among them when it falls."""
    colour, block, cells, _ = let
    forms: dict[object, Cells] = {("block", each.colour, each.block): each.cells for each in state.blocks}
    forms["block", colour, block] = cells
    loose = [each for each in state.blocks if collapse or (each.colour, each.block) in fell]
    tumble = fall_of(layout_of(state), let, fell, figures_on(loose, state), collapse)
    seconds = COLLAPSE_SECONDS + SLOWED if collapse else FALLING
    count = round(seconds / EACH)
    found: Samples = {}
    for number in range(count + 1):
        now = number * seconds / count
        for key, lies in tumble.poses_at(fallen_for(now) if collapse else now).items():
            place, rotation = _placed(cast(Key, key), lies, forms)
            found.setdefault(cast(Key, key), []).append((now, place, rotation, 1.0))
    return seconds, found


def _placed(key: Key, lies: Transform, forms: Mapping[object, Cells]) -> tuple[Point, Rotation]:
    """The place and rotation of the part of a body."""
    place, turn = standing(key, lies)
    return place, rotation_of(turn) if key[0] == "figure" else block_rotation(forms[key], lies)


def put_back_samples(lie: Mapping[Key, Transform], new: Key, homes: Mapping[Key, Transform]) -> tuple[float, Samples]:
    """The way of fallen things back to their places, one after another, and the seconds it takes.

    Transforms are places and rotations of parts."""
    found: Samples = {}
    for number, key in enumerate(order_back(lie, new, homes)):
        for step in range(FLIGHT + 1):
            share = step / FLIGHT
            place, rotation = interpolate_in_air(lie[key], homes[key], ease_in_out(share))
            now = number * AFTER_ANOTHER + share * PUT_BACK
            found.setdefault(key, []).append((now, place, rotation, shrunk(share) if key == new else 1.0))
    return seconds_back(len(lie)), found
