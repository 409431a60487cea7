"""Which overlays are on, and telling the table."""

from torres3d.hud.contract.intents import Intent, ToggleOverlay, ViewFrom, XrayLevel
from torres3d.hud.contract.models import PRESETS, OverlayModel, OverlaysModel, PresetId
from torres3d.rules.squares import Square
from torres3d.table.overlays.declared import BY_ID, SWITCHES, drawn_with, following
from torres3d.table.table import Table

USUAL_VIEW: PresetId = "south"
"""Where the camera goes when an overlay with a view of its own is switched off."""


class OverlaySwitches:
    """The overlay strip's state, as `torres3d.table.overlays.declared` says what there is."""

    def __init__(self, table: Table, keys: dict[str, str]) -> None:
        self._table = table
        self._on: frozenset[str] = frozenset()
        self._from_level = 1
        self._preset: PresetId | None = None
        self._keys = keys

    def model(self) -> OverlaysModel:
        """The strip as the HUD shows it."""
        state = self._table.state
        top = max(state.board.heights) if state is not None else 1
        ids = [overlay.id for overlay in SWITCHES]
        buttons = tuple(OverlayModel(name, name in self._on, self._keys.get(f"overlay_{name}", "")) for name in ids)
        level = self._from_level if following(self._on, "from_level") else None
        return OverlaysModel(buttons, level, max(top, 1), self._preset)

    def intent(self, intent: Intent) -> bool:
        """Do what the strip asks; False if it was something else."""
        match intent:
            case ToggleOverlay(name):
                self.toggle(name)
            case XrayLevel(level):
                self._from_level = level
                self._tell()
            case ViewFrom(preset):
                self.view(preset)
            case _:
                return False
        return True

    def key(self, action: str) -> bool:
        """Do what a key asks; False if it is none of the strip's."""
        kind, _, name = action.partition("_")
        if kind == "overlay":
            self.toggle(name)
        elif kind == "view":
            self.view(next(preset for preset in PRESETS if preset == name))
        else:
            return False
        return True

    def toggle(self, name: str) -> None:
        """Switch an overlay; raises `KeyError` with an unknown name."""
        overlay = BY_ID[name]
        self._on ^= {name}
        if overlay.view:
            self.view(overlay.view if name in self._on else USUAL_VIEW)
        self._tell()

    def select(self, square: Square | None) -> None:
        """The selected knight, whose doors are shown."""
        self._table.overlays.select(square)

    def show(self) -> None:
        """Put on the table what is on, and only that, after others have used it."""
        self._tell()

    def clear(self) -> None:
        """Take all overlays off the table."""
        self._table.overlays.set(())

    def view(self, preset: PresetId) -> None:
        """Look from one of the presets."""
        self._preset = preset
        self._table.camera.preset(preset)

    def _tell(self) -> None:
        self._table.overlays.look_through(self._from_level)
        self._table.overlays.set(drawn_with(self._on))
