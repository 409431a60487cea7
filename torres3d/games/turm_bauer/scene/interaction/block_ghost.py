"""The ghost of a block at the place under the pointer, and the block in the player's hand.

The ghost is transparent, in its own wood, slightly lifted. Lines along its edges make it visible on wood of any colour.
At an illegal place they are red, with crosses. A block in the hand hangs over its place, offset and turned as the hand
holds it; a frame below it marks its place, with its shadow, and signs show where it drifts and how it is turned.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Cells, Colour
from torres3d.games.turm_bauer.scene.interaction.block_lines import CORNER, frame, undersides
from torres3d.games.turm_bauer.scene.interaction.hand_signs import drift_arrow, turn_arcs
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.scene.marks import Changed, LinesLayer
from torres3d.scene.render.changed_regions import box_around
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import rod

SEEN, REFUSED = 0.78, 0.5
"""Opacity of the wood at a legal and at an illegal place."""
LIFT = 0.07
"""Height above its place, in edges."""
EDGE, REFUSED_EDGE = 0.022, 0.032
LIGHT: Tone = (1.0, 0.97, 0.88)
RED: Tone = (1.0, 0.20, 0.13)
SHADE: Tone = (0.05, 0.03, 0.02)


class BlockGhost:
    """The ghost of one table. ``building`` gives the cells of the building, ``changed`` is called with its old and new
    place."""

    def __init__(self, scene: Scene, building: Callable[[], Collection[Cell]], changed: Changed) -> None:
        self._scene = scene
        self._building = building
        self._changed = changed
        self._root = scene.ghostly.attach_new_node("block ghost")
        self._lines = LinesLayer(scene.over, "ghost edges", 0.35, 24, changed)
        self._shade = LinesLayer(scene.over, "ghost shade", 0.0, 8, changed)
        self.shown: tuple[Colour, Cells, bool] | None = None
        """The block's colour, its cells and whether it fits there; None without a ghost."""
        self.painted: Cells = ()
        """The cells whose pattern the ghost has."""

    def show(self, colour: Colour, cells: Cells, fits: bool, painted: Cells | None = None) -> None:
        """Show a block in these cells. ``painted`` are equal cells elsewhere that have its own pattern, where these
        would break it (T-5.1, chess pattern)."""
        pattern = painted or cells
        if (self.shown, self.painted) != ((colour, cells, fits), pattern):
            self._clear()
            self.shown, self.painted = (colour, cells, fits), pattern
            self._build(colour, cells, fits)

    def clear(self) -> None:
        if self.shown is not None:
            self.shown = None
            self._clear()

    def fills(self, cell: Cell) -> bool:
        return self.shown is not None and cell in self.shown[1]

    def redraw(self) -> None:
        if self.shown is not None:
            self._clear()
            self._build(*self.shown)

    def _clear(self) -> None:
        _report(self._root, self._changed)
        self._root.get_children().detach()
        self._lines.draw(EMPTY)
        self._shade.draw(EMPTY)

    def _build(self, colour: Colour, cells: Cells, fits: bool) -> None:
        node: NodePath = self._scene.block(colour, self.painted, self._root)
        x, y, z = middle_of(cells)
        node.set_pos(x, y, z + LIFT)
        self._root.set_alpha_scale(SEEN if fits else REFUSED)
        _report(self._root, self._changed)
        origin = CORNER[0], CORNER[1], CORNER[2] + LIFT
        lines = [frame(cells, origin, EDGE if fits else REFUSED_EDGE, LIGHT if fits else RED, 1.0, 0.01)]
        if not fits:
            lines += [_cross(cell) for cell in cells]
        self._lines.draw(join_meshes(lines))
        ground = [cell for cell in self._building() if cell not in cells]
        self._shade.draw(undersides(cells, SHADE if fits else RED, 0.55, 0.56, ground))


def _report(root: NodePath, changed: Changed) -> None:
    around = box_around(root)
    if around is not None:
        changed([around])


def _cross(cell: Cell) -> Mesh:
    """Two lines across the top of a cube: a sign of an illegal place that does not need colour."""
    x, y, z = cell
    z = z + 1
    low, high, up = 0.22, 0.78, z + LIFT + 0.03
    lines = []
    for one, other in (((low, low), (high, high)), ((low, high), (high, low))):
        start, end = (x - 1 + one[0], y - 1 + one[1], up), (x - 1 + other[0], y - 1 + other[1], up)
        lines.append(rod([start, end], 0.03, RED, 0.9))
    return join_meshes(lines)


PLACE: Tone = (1.0, 0.86, 0.45)
STRAY: Tone = (1.0, 0.42, 0.22)
HAND_SHADE: Tone = (0.04, 0.025, 0.015)
WARNING_OFFSET = 0.16
"""Offset in edges at which the frame has the colour of a warning."""

TONES = 8
"""Steps between the two colours."""


@dataclass(frozen=True, slots=True)
class HandPose:
    """How a block hangs in the hand: ``aside`` of its place, in edges, turned by ``yaw`` degrees, ``lift`` edges above
    it."""

    colour: Colour
    cells: Cells
    aside: tuple[float, float]
    yaw: float
    lift: float


class HeldBlock:
    """The block in the hand on one table."""

    def __init__(self, scene: Scene, building: Callable[[], Collection[Cell]], changed: Changed) -> None:
        self._scene = scene
        self._building = building
        self._changed = changed
        self._root = scene.ghostly.attach_new_node("block in the hand")
        self._node: NodePath | None = None
        self._place = LinesLayer(scene.over, "place of the hand", 0.35, 24, changed)
        self._framed: tuple[Cells, float] | None = None
        self._plumb = LinesLayer(scene.over, "plumb line", 0.35, 24, changed)
        self._shade = LinesLayer(scene.over, "shade of the hand", 0.0, 8, changed)
        self._signs = LinesLayer(scene.over, "signs of the hand", 0.7, 26, changed)
        self.shown: HandPose | None = None
        """The pose of the block in the hand."""

    def show(
        self,
        colour: Colour,
        cells: Cells,
        aside: tuple[float, float],
        yaw: float,
        lift: float,
        drift: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        """Show a block so; it drifts by so many edges a second."""
        pose = HandPose(colour, cells, aside, yaw, lift)
        before = self.shown
        if pose == before:
            return
        self.shown = pose
        _report(self._root, self._changed)
        if self._node is None or before is None or (before.colour, before.cells) != (colour, cells):
            self._root.get_children().detach()
            self._node = self._scene.block(colour, cells, self._root)
        x, y, z = middle_of(cells)
        self._node.set_pos(x + aside[0], y + aside[1], z + lift)
        self._node.set_h(yaw)
        _report(self._root, self._changed)
        self._lay(pose)
        turned = turn_arcs(cells, aside, lift, yaw)
        self._signs.draw(turned, drift_arrow(cells, aside, lift, drift))

    def clear(self) -> None:
        if self.shown is not None:
            self.shown = None
            _report(self._root, self._changed)
            self._root.get_children().detach()
            self._node = None
            self._framed = None
            self._place.draw(EMPTY)
            self._plumb.draw(EMPTY)
            self._shade.draw(EMPTY)
            self._signs.draw()

    def _lay(self, pose: HandPose) -> None:
        stray = round(min((pose.aside[0] ** 2 + pose.aside[1] ** 2) ** 0.5 / WARNING_OFFSET, 1.0) * TONES) / TONES
        tone = tuple(a + (b - a) * stray for a, b in zip(PLACE, STRAY, strict=True))
        if (pose.cells, stray) != self._framed:
            self._framed = pose.cells, stray
            self._place.draw(frame(pose.cells, CORNER, 0.016, (tone[0], tone[1], tone[2]), 0.9, 0.005))
        self._plumb.draw(_plumb(pose))
        ground = [cell for cell in self._building() if cell not in pose.cells]
        # The higher it hangs the softer is its shadow.
        shade = undersides(pose.cells, HAND_SHADE, 0.62 / (1.0 + pose.lift), 0.54 + 0.12 * pose.lift, ground)
        vertices = shade.vertices.copy()
        vertices["place"][:, 0] += pose.aside[0]
        vertices["place"][:, 1] += pose.aside[1]
        self._shade.draw(Mesh(vertices, shade.triangles))


def _plumb(pose: HandPose) -> Mesh:
    """A thin line from the middle of the block down to its place: it shows which way to steer."""
    x, y, _ = middle_of(pose.cells)
    low = min(cell[2] for cell in pose.cells)
    hung = (x + pose.aside[0], y + pose.aside[1], low + pose.lift)
    return rod([hung, (x, y, low + 0.03)], 0.02, PLACE, 0.9)
