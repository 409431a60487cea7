"""Ghosts: see-through pieces that show what would be, and the ways that pieces would take."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from panda3d.core import CullFaceAttrib, GeomNode, NodePath, TransparencyAttrib

from torres3d.rules.kinds import Seat
from torres3d.rules.squares import Square
from torres3d.table.render.patches import Points
from torres3d.table.render.shading import paint_shader
from torres3d.table.set.arrangement import stance
from torres3d.table.set.changes import box_around
from torres3d.table.set.measures import BLOCK_HEIGHT, centre
from torres3d.table.set.scene import Scene
from torres3d.table.shapes.bands import rod
from torres3d.table.shapes.mesh import geom_of, joined
from torres3d.table.shapes.tones import Colour, linear

OPACITY = 0.55
WAY: Colour = (1.0, 0.86, 0.45)
ABOVE_FLOOR = 0.14


@dataclass(frozen=True, slots=True)
class Ghost:
    """A piece that would stand on a square. ``lifted``: so many blocks higher than the tower is now (after a block
    under it, say). Knights need their ``seat``."""

    kind: Literal["knight", "block", "king"]
    square: Square
    seat: Seat | None = None
    lifted: int = 0


Way = Sequence[tuple[Square, int]]
"""Squares and floors in order, such as `torres3d.rules.doors.route` gives them."""


class Ghosts:
    """The ghosts and ways of one table. ``changed`` is told where they are and where they were."""

    def __init__(self, scene: Scene, changed: Callable[[Sequence[Points]], None]) -> None:
        self._lie: list[Points] = []
        self._scene = scene
        self._changed = changed
        self._heights = bytes(64)
        self._ghosts: tuple[Ghost, ...] = ()
        self._ways: tuple[tuple[tuple[Square, int], ...], ...] = ()
        self._root = scene.ghostly
        self._lines = GeomNode("ways")
        lines: NodePath = scene.over.attach_new_node(self._lines)
        lines.set_shader(paint_shader())
        lines.set_transparency(TransparencyAttrib.M_alpha)
        lines.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none))
        lines.set_depth_test(False)
        lines.set_depth_write(False)
        lines.set_bin("fixed", 30)

    def show(self, ghosts: Sequence[Ghost], ways: Sequence[Way] = ()) -> None:
        """Show exactly these ghosts and ways."""
        wanted, lines = tuple(ghosts), tuple(tuple(way) for way in ways)
        if (wanted, lines) != (self._ghosts, self._ways):
            self._ghosts, self._ways = wanted, lines
            self._build()

    def clear(self) -> None:
        """Take all away."""
        self.show(())

    def set_heights(self, heights: bytes) -> None:
        """The towers are this high now."""
        if heights != self._heights:
            self._heights = heights
            if self._ghosts or self._ways:
                self._build()

    def _build(self) -> None:
        self._root.get_children().detach()
        for ghost in self._ghosts:
            self._stand(ghost)
        self._lines.remove_all_geoms()
        parts = []
        for way in self._ways:
            places = []
            for square, floor in way:
                x, y, _ = centre(square)
                places.append((x, y, floor * BLOCK_HEIGHT + ABOVE_FLOOR))
            parts.append(rod(places, 0.03, WAY, 0.95))
        if parts:
            self._lines.add_geom(geom_of(joined(parts)))
        before = self._lie
        self._lie = [np.array(part.vertices["place"], float) for part in parts if len(part.vertices)]
        self._lie += [around for node in self._root.get_children() if (around := box_around(node)) is not None]
        self._changed(before + self._lie)

    def _stand(self, ghost: Ghost) -> None:
        height = self._heights[ghost.square] + ghost.lifted
        if ghost.kind == "block":
            node = self._scene.block(ghost.square, height, self._root)
            colour = (1.0, 1.0, 1.0)
        elif ghost.kind == "king":
            node = self._scene.model("king", self._root)
            colour = (1.0, 1.0, 1.0)
        else:
            seat = ghost.seat or 0
            node = self._scene.model(f"knight_{self._scene.looks[seat].emblem}", self._root)
            node.set_h(stance(seat, ghost.square))
            colour = linear(self._scene.looks[seat].colour)
        node.set_pos(*centre(ghost.square, height))
        node.set_color_scale(*colour, OPACITY)
