"""Celebration of the winners of Turm Bauer, at their figures, wherever these stand or lie."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Colour
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.layout import layout_of
from torres3d.games.turm_bauer.scene.measures import cell_at
from torres3d.games.turm_bauer.scene.motion.pieces_for_motion import Props
from torres3d.scene.celebration import BaseCelebration, Confetti, Floor, Pole
from torres3d.scene.motion_acts import Act

CHEERED = 1.3
"""Seconds for which a new height is celebrated."""
SCRAPS, FALLING_FROM = 46, (0.9, 2.0)
"""Pieces of confetti for it, and the heights above the figure's field from which they fall."""


class Celebration(BaseCelebration[Props]):
    """See `BaseCelebration`. A player of two colours is celebrated at both figures."""

    nearest, pitch, lift = 15.0, 24.0, -1.0

    def _pieces(self, props: Props) -> Sequence[Pole]:
        looks, layout = props.scene.looks, props.layout
        colours = [each.colour for each in props.state_before.sets if each.seat in self._winners]
        return [(layout.figure_of(colour).place, looks[colour].colour) for colour in colours]

    def _floor(self, props: Props) -> Floor:
        return _tops(props)


class NewHeight(Act[Props]):
    """A figure has climbed higher than all others: a little confetti in its colour falls on it."""

    seconds = CHEERED

    def __init__(self, colour: Colour, after: State) -> None:
        self._colour, self._after = colour, after

    def begin(self, props: Props) -> None:
        place = layout_of(self._after).figure_of(self._colour).place
        pole = (place, props.scene.looks[self._colour].colour)
        self._confetti = Confetti([pole], _tops(props), SCRAPS, FALLING_FROM)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        props.banners.raise_parts(*([self._confetti.after(share)] if share > 0.0 else []))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("height",) if before == 0.0 < share else ()


def _tops(props: Props) -> Floor:
    tops: dict[tuple[int, int], int] = {}
    for x, y, z in (*CORNERSTONE, *props.layout.filled):
        tops[x, y] = max(z + 1, tops.get((x, y), 0))
    return lambda x, y: float(tops.get(cell_at(x, y, 0.0)[:2], 0))
