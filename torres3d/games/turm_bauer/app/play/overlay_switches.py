"""Overlay switches of Turm Bauer."""

from torres3d.app.session.overlay_switches import BaseOverlaySwitches
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.scene.overlays.active_overlays import DECLARED
from torres3d.games.turm_bauer.scene.table import Table


class OverlaySwitches(BaseOverlaySwitches):
    """The overlay strip of Turm Bauer, with the overlays that `active_overlays` lists."""

    def __init__(self, table: Table, keys: dict[str, str]) -> None:
        super().__init__(table, keys, DECLARED, self._highest)
        self._tower = table

    def _highest(self) -> int:
        state = self._tower.state
        blocks = () if state is None else state.blocks
        return max((level_of(cell) for block in blocks for cell in block.cells), default=1)
