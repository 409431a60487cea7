"""Which overlays are on, and telling the table."""

from torres3d.hud.contract.intents import Intent, ToggleOverlay, ViewFrom, XrayLevel
from torres3d.hud.contract.models import OverlayId, OverlaysModel, PresetId
from torres3d.rules.squares import Square
from torres3d.table.table import Table

OVERLAYS: tuple[OverlayId, ...] = ("heights", "levels", "castles", "scores", "xray", "doors", "map")
PRESETS: tuple[PresetId, ...] = ("south", "west", "north", "east", "top")


class OverlaySwitches:
    """The overlay strip's state. ``map`` is the view from above with heights and castles."""

    def __init__(self, table: Table, keys: dict[str, str]) -> None:
        self._table = table
        self._on: frozenset[OverlayId] = frozenset()
        self._xray_level = 1
        self._preset: PresetId | None = None
        self._keys = tuple((name, keys.get(f"overlay_{name}", "")) for name in OVERLAYS)

    def model(self) -> OverlaysModel:
        """The strip as the HUD shows it."""
        state = self._table.state
        top = max(state.board.heights) if state is not None else 1
        return OverlaysModel(self._on, self._xray_level, max(top, 1), self._preset, self._keys)

    def intent(self, intent: Intent) -> bool:
        """Do what the strip asks; False if it was something else."""
        match intent:
            case ToggleOverlay(name):
                self.toggle(name)
            case XrayLevel(level):
                self._xray_level = level
                self._on |= {"xray"}
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
            self.toggle(next(overlay for overlay in OVERLAYS if overlay == name))
        elif kind == "view":
            self.view(next(preset for preset in PRESETS if preset == name))
        else:
            return False
        return True

    def toggle(self, name: OverlayId) -> None:
        """Switch an overlay."""
        self._on ^= {name}
        if name == "map":
            self.view("top" if "map" in self._on else "south")
        self._tell()

    def select(self, square: Square | None) -> None:
        """The selected knight, whose doors are shown."""
        self._table.overlays.select(square)

    def clear(self) -> None:
        """Take all overlays off the table."""
        self._table.overlays.set(())

    def view(self, preset: PresetId) -> None:
        """Look from one of the presets."""
        self._preset = preset
        self._table.camera.preset(preset)

    def _tell(self) -> None:
        on: set[str] = set(self._on - {"map"})
        if "map" in self._on:
            on |= {"heights", "castles"}
        if on & {"heights", "levels"}:
            on.add("ruler")
        self._table.overlays.look_through(self._xray_level)
        self._table.overlays.set(on)
