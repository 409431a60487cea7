"""From where one looks at the table of Turm Bauer."""

from torres3d.hud.contract.intents import Intent, ViewFrom
from torres3d.hud.contract.models import PRESETS, OverlaysModel, PresetId
from torres3d.table.turm.turm_table import TurmTable


class TurmOverlaySwitches:
    """The strip's state."""

    def __init__(self, table: TurmTable) -> None:
        self._table = table
        self._told: PresetId | None = None

    def model(self) -> OverlaysModel | None:
        """The strip as the HUD shows it: there is none while there are no overlays."""
        self._told = self._at
        return None

    @property
    def stale(self) -> bool:
        """Whether the camera was turned away from the view that is lit, or has come to another."""
        return self._told != self._at

    def intent(self, intent: Intent) -> bool:
        """Do what the strip asks; False if it was something else."""
        if not isinstance(intent, ViewFrom):
            return False
        self._table.camera.preset(intent.preset)
        return True

    def key(self, action: str) -> bool:
        """Do what a key asks; False if it is none of the strip's."""
        kind, _, name = action.partition("_")
        if kind != "view":
            return False
        self._table.camera.preset(next(preset for preset in PRESETS if preset == name))
        return True

    @property
    def _at(self) -> PresetId | None:
        return next((preset for preset in PRESETS if preset == self._table.camera.at), None)
