"""Several places to choose from: each is a frame of a block's edges with a number above it."""

from collections.abc import Sequence

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.scene.interaction.block_lines import CORNER, frame
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.scene.marks import Changed, LinesLayer
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.labels import Label, Labels
from torres3d.scene.shapes.mesh import join_meshes

EDGE = 0.028
TONE: Tone = (1.0, 0.93, 0.62)
DIM: Tone = (0.72, 0.70, 0.64)
PLATE: Tone = (0.16, 0.11, 0.06)
NUMERAL = 24
ABOVE = 0.55
"""Height of a number above the middle of the block's highest cells, in edges."""


class NumberedPlaces:
    """The places of one table, numbered from 1."""

    def __init__(self, parent: NodePath, labels: Labels, changed: Changed) -> None:
        self._lines = LinesLayer(parent, "numbered places", 0.45, 24, changed)
        self._labels = labels
        self.shown: tuple[Cells, ...] = ()
        self._chosen: int | None = None

    def show(self, places: Sequence[Cells], chosen: int | None = None) -> None:
        """Show these places and no others; the others of a ``chosen`` one, an index, are dim."""
        if (tuple(places), chosen) == (self.shown, self._chosen):
            return
        self.shown, self._chosen = tuple(places), chosen
        tones = [TONE if chosen in (None, number) else DIM for number in range(len(places))]
        drawn = [frame(cells, CORNER, EDGE, tone, 1.0, 0.01) for cells, tone in zip(self.shown, tones, strict=True)]
        self._lines.draw(join_meshes(drawn))
        self._labels.set(
            "numbered places",
            [
                Label(str(number), _top(cells), NUMERAL, badge=PLATE, rim=tone, anchor=_top(cells))
                for number, (cells, tone) in enumerate(zip(self.shown, tones, strict=True), 1)
            ],
        )

    def clear(self) -> None:
        self.show(())


def _top(cells: Cells) -> tuple[float, float, float]:
    """The place of a block's number: over its highest cells."""
    highest = max(z for _, _, z in cells)
    x, y, z = middle_of(tuple(cell for cell in cells if cell[2] == highest))
    return x, y, z + ABOVE
