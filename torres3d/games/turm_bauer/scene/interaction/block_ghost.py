"""The ghost of a block: transparent, in its own wood, at the place under the pointer, slightly lifted.

Lines along its edges make it visible on wood of any colour. At an illegal place they are red, with crosses.
"""

from collections.abc import Callable, Collection

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.places import Cell, Cells, Colour
from torres3d.games.turm_bauer.scene.interaction.block_place_lines import frame, undersides
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.scene.interaction.lines_layer import Changed, LinesLayer
from torres3d.scene.render.changed_regions import box_around
from torres3d.scene.shapes.bands import rod
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes

SEEN, REFUSED = 0.78, 0.5
"""Opacity of the wood at a legal and at an illegal place."""
LIFT = 0.07
"""Height above its place, in edges."""
EDGE, REFUSED_EDGE = 0.022, 0.032
LIGHT: Tone = (1.0, 0.97, 0.88)
RED: Tone = (1.0, 0.20, 0.13)
SHADE: Tone = (0.05, 0.03, 0.02)
CORNER = (-1.0, -1.0, 0.0)
"""The place of the lattice's corner (0, 0, 0)."""


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

    def show(self, colour: Colour, cells: Cells, fits: bool) -> None:
        if self.shown != (colour, cells, fits):
            self._clear()
            self.shown = colour, cells, fits
            self._build(colour, cells, fits)

    def clear(self) -> None:
        if self.shown is not None:
            self.shown = None
            self._clear()

    def redraw(self) -> None:
        if self.shown is not None:
            self._clear()
            self._build(*self.shown)

    def _clear(self) -> None:
        around = box_around(self._root)
        self._root.get_children().detach()
        if around is not None:
            self._changed([around])
        self._lines.draw(EMPTY)
        self._shade.draw(EMPTY)

    def _build(self, colour: Colour, cells: Cells, fits: bool) -> None:
        node: NodePath = self._scene.block(colour, cells, self._root)
        x, y, z = middle_of(cells)
        node.set_pos(x, y, z + LIFT)
        self._root.set_alpha_scale(SEEN if fits else REFUSED)
        around = box_around(self._root)
        if around is not None:
            self._changed([around])
        origin = CORNER[0], CORNER[1], CORNER[2] + LIFT
        lines = [frame(cells, origin, EDGE if fits else REFUSED_EDGE, LIGHT if fits else RED, 1.0, 0.01)]
        if not fits:
            lines += [_cross(cell) for cell in cells]
        self._lines.draw(join_meshes(lines))
        ground = [cell for cell in self._building() if cell not in cells]
        self._shade.draw(undersides(cells, SHADE if fits else RED, 0.55, 0.56, ground))


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
