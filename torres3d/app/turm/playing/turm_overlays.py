"""Which overlays of Turm Bauer are on, and telling the table."""

from torres3d.app.showing.overlay_switches import DeclaredSwitches
from torres3d.table.turm.overlays.turm_declared import TURM_DECLARED
from torres3d.table.turm.turm_table import TurmTable
from torres3d.turm.places import level_of


class TurmOverlaySwitches(DeclaredSwitches):
    """The strip of Turm Bauer, as `torres3d.table.turm.overlays.turm_declared` says what there is."""

    def __init__(self, table: TurmTable, keys: dict[str, str]) -> None:
        super().__init__(table, keys, TURM_DECLARED, self._highest)
        self._tower = table

    def _highest(self) -> int:
        state = self._tower.state
        blocks = () if state is None else state.blocks
        return max((level_of(cell) for block in blocks for cell in block.cells), default=1)
