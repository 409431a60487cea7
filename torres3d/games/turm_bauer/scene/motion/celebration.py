"""Celebration of the winners of Turm Bauer, at their figures; the tower stands, even after a collapse."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE
from torres3d.games.turm_bauer.scene.measures import cell_at
from torres3d.games.turm_bauer.scene.motion.pieces_for_motion import Props
from torres3d.scene.celebration import BaseCelebration, Floor, Pole


class Celebration(BaseCelebration[Props]):
    """See `BaseCelebration`. A player of two colours is celebrated at both figures."""

    nearest, pitch, lift = 15.0, 24.0, -1.0

    def _pieces(self, props: Props) -> Sequence[Pole]:
        looks, layout = props.scene.looks, props.layout
        colours = [each.colour for each in props.state_before.sets if each.seat in self._winners]
        return [(layout.figure_of(colour).place, looks[colour].colour) for colour in colours]

    def _floor(self, props: Props) -> Floor:
        tops: dict[tuple[int, int], int] = {}
        for x, y, z in (*CORNERSTONE, *(cell for block in props.state_before.blocks for cell in block.cells)):
            tops[x, y] = max(z + 1, tops.get((x, y), 0))
        return lambda x, y: float(tops.get(cell_at(x, y, 0.0)[:2], 0))
