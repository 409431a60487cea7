"""Ghosts: transparent pieces that show a possible move, and the ways that pieces would take."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from panda3d.core import GeomNode, NodePath

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.layout import stance
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, KNIGHT_HEIGHT, centre
from torres3d.games.torres.scene.scene_graph import Scene
from torres3d.scene.marks import paint_flat
from torres3d.scene.render.changed_regions import Points, box_around
from torres3d.scene.shapes.colour_space import Colour, linear
from torres3d.scene.shapes.labels import DARK, WHITE, Label, Labels
from torres3d.scene.shapes.mesh import geom_of, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import rod

OPACITY = 0.55
LATER_OPACITY = 0.24
"""Opacity of later steps of a plan."""
GROUP = "steps"
NUMBER_HEIGHT = 0.3
"""Height of a number above its thing, in squares."""
BRIGHT: Colour = (1.0, 0.84, 0.36)
DIM: Colour = (0.72, 0.62, 0.42)
WAY: Colour = (1.0, 0.86, 0.45)
ABOVE_FLOOR = 0.14


@dataclass(frozen=True, slots=True)
class Ghost:
    """A piece that would stand on a square. ``lifted``: so many blocks above the tower's present top (after a block
    under it, say). Knights need their ``seat``."""

    kind: Literal["knight", "block", "king"]
    square: Square
    seat: Seat | None = None
    lifted: int = 0


Way = Sequence[tuple[Square, int]]
"""Squares and floors in order, such as `torres3d.games.torres.rules.doors.route` gives them."""


@dataclass(frozen=True, slots=True)
class GhostStep:
    """One step of a plan. ``number`` is shown above it, or above a square together with those of other steps there;
    None for a single thing. Steps to come are ``faint``."""

    ghosts: tuple[Ghost, ...] = ()
    ways: tuple[Way, ...] = ()
    number: int | None = None
    faint: bool = False


class Ghosts:
    """The ghosts and ways of one table. ``changed`` is called with their old and new places."""

    def __init__(self, scene: Scene, labels: Labels, changed: Callable[[Sequence[Points]], None]) -> None:
        self._lie: list[Points] = []
        self._scene = scene
        self._changed = changed
        self._heights = bytes(64)
        self._labels = labels
        self.shown: tuple[GhostStep, ...] = ()
        """The steps on display."""
        self._root = scene.ghostly
        self._lines = GeomNode("ways")
        lines: NodePath = scene.over.attach_new_node(self._lines)
        paint_flat(lines)
        lines.set_depth_test(False)
        lines.set_bin("fixed", 30)

    def show(self, ghosts: Sequence[Ghost], ways: Sequence[Way] = ()) -> None:
        single = GhostStep(tuple(ghosts), tuple(tuple(way) for way in ways))
        self.show_steps((single,) if single != GhostStep() else ())

    def show_steps(self, steps: Sequence[GhostStep]) -> None:
        if tuple(steps) != self.shown:
            self.shown = tuple(steps)
            self._build()

    def clear(self) -> None:
        self.show(())

    def recolour(self) -> None:
        if self.shown:
            self._build()

    def set_heights(self, heights: bytes) -> None:
        if heights != self._heights:
            self._heights = heights
            if self.shown:
                self._build()

    def _build(self) -> None:
        self._root.get_children().detach()
        self._lines.remove_all_geoms()
        parts = []
        for step in self.shown:
            for ghost in step.ghosts:
                self._stand(ghost, LATER_OPACITY if step.faint else OPACITY)
            for way in step.ways:
                places = [centre(square, floor, ABOVE_FLOOR) for square, floor in way]
                parts.append(rod(places, 0.02 if step.faint else 0.035, WAY, 0.4 if step.faint else 0.95))
        self._labels.set(GROUP, self._numbers())
        if parts:
            self._lines.add_geom(geom_of(join_meshes(parts)))
        before = self._lie
        self._lie = [np.array(part.vertices["place"], float) for part in parts if len(part.vertices)]
        self._lie += [around for node in self._root.get_children() if (around := box_around(node)) is not None]
        self._changed(before + self._lie)

    def _numbers(self) -> list[Label]:
        """The numbers of the steps: one plate for each square, strong if the next step is among them."""
        plates: dict[Square, tuple[float, list[GhostStep]]] = {}
        for step in self.shown:
            if step.number is None:
                continue
            for square, top in self._tops(step)[-1:]:
                height, there = plates.get(square, (0.0, []))
                plates[square] = max(height, top), [*there, step]
        labels = []
        for square, (top, there) in plates.items():
            strong = not all(step.faint for step in there)
            text = ", ".join(str(step.number) for step in there)
            size, badge, rim = (24, BRIGHT, WHITE) if strong else (17, DIM, None)
            labels.append(Label(text, centre(square, 0, top + NUMBER_HEIGHT), size, DARK, badge, rim))
        return labels

    def _tops(self, step: GhostStep) -> list[tuple[Square, float]]:
        tops = [(way[-1][0], way[-1][1] * BLOCK_HEIGHT + KNIGHT_HEIGHT) for way in step.ways]
        for ghost in step.ghosts:
            z = centre(ghost.square, self._heights[ghost.square] + ghost.lifted)[2]
            tops.append((ghost.square, z + (BLOCK_HEIGHT if ghost.kind == "block" else KNIGHT_HEIGHT)))
        return tops

    def _stand(self, ghost: Ghost, opacity: float) -> None:
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
        node.set_color_scale(*colour, opacity)
