"""The outline of the part whose field is pointed at, also through what stands before it."""

from collections.abc import Callable

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell
from torres3d.games.turm_bauer.scene.interaction.block_lines import CORNER, frame
from torres3d.games.turm_bauer.scene.measures import field
from torres3d.scene.marks import THROUGH, Changed, LinesLayer
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import EMPTY

LINE: Colour = (1.00, 0.98, 0.90)
WIDTH, OUT = 0.018, 0.012
"""Half the width of its bars, and their distance from the part, in edges."""


class FieldOutline:
    """The outline of one table. ``top_of`` gives the middle of a field as its block lies now; ``changed`` is called
    where lines come and go."""

    def __init__(self, parent: NodePath, top_of: Callable[[Cell], Point], changed: Changed) -> None:
        self._top_of = top_of
        self._lines = LinesLayer(parent, "field outline", THROUGH, 22, changed)
        self.cell: Cell | None = None
        """The outlined part; None for none."""

    def show(self, cell: Cell | None) -> None:
        if cell == self.cell:
            return
        self.cell = cell
        if cell is None:
            self._lines.draw(EMPTY)
            return
        x, y, z = (now - straight for now, straight in zip(self._top_of(cell), field(cell), strict=True))
        origin = CORNER[0] + x, CORNER[1] + y, CORNER[2] + z
        self._lines.draw(frame((cell,), origin, WIDTH, LINE, 1.0, OUT))
