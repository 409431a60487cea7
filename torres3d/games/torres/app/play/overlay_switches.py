"""Overlay switches of Torres."""

from torres3d.app.session.overlay_switches import BaseOverlaySwitches
from torres3d.games.torres.app.presentation.roof_legend import roof_legend
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.overlays.active_overlays import DECLARED
from torres3d.games.torres.scene.table import Table


class OverlaySwitches(BaseOverlaySwitches):
    """The overlay strip of Torres; `torres3d.games.torres.scene.overlays.active_overlays` lists the overlays."""

    table: Table

    def __init__(self, table: Table, keys: dict[str, str]) -> None:
        super().__init__(table, keys, DECLARED, self._highest)
        self.legend = roof_legend()
        self.costs = True

    def select(self, square: Square | None) -> None:
        """The selected knight, whose doors are shown."""
        self.table.overlays.select(square)

    def _highest(self) -> int:
        state = self.table.state
        return 1 if state is None else max(state.board.heights)
