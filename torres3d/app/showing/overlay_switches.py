"""Which overlays are on, and telling the table."""

from torres3d.hud.contract.intents import Intent, ToggleOverlay, ViewFrom, XrayLevel
from torres3d.hud.contract.models import PRESETS, OverlayModel, OverlaysModel, PresetId
from torres3d.rules.squares import Square
from torres3d.table.overlays.declared import BY_ID, SWITCHES, drawn_with, following
from torres3d.table.table import Table
from torres3d.table.touch.viewpoint import Viewpoint

USUAL_VIEW: PresetId = "iso"
"""Where the camera goes when an overlay with a view of its own is switched off, if nobody knows where it was."""


class OverlaySwitches:
    """The overlay strip's state, as `torres3d.table.overlays.declared` says what there is."""

    def __init__(self, table: Table, keys: dict[str, str]) -> None:
        self._table = table
        self._on: frozenset[str] = frozenset()
        self._from_level = 1
        self._keys = keys
        self._told: PresetId | None = None
        """The lit preset of the last model."""
        self._before: PresetId | Viewpoint = USUAL_VIEW
        """Where the camera was before an overlay with a view of its own."""

    def model(self) -> OverlaysModel:
        """The strip as the HUD shows it."""
        state = self._table.state
        top = max(state.board.heights) if state is not None else 1
        ids = [overlay.id for overlay in SWITCHES]
        buttons = tuple(OverlayModel(name, name in self._on, self._keys.get(f"overlay_{name}", "")) for name in ids)
        level = self._from_level if following(self._on, "from_level") else None
        self._told = self._at
        view_keys = tuple(self._keys.get(f"view_{preset}", "") for preset in PRESETS)
        return OverlaysModel(buttons, level, max(top, 1), self._told, view_keys)

    @property
    def stale(self) -> bool:
        """Whether the camera was turned away from the view that is lit, or has come to another."""
        return self._told != self._at

    @property
    def _at(self) -> PresetId | None:
        return next((preset for preset in PRESETS if preset == self._table.camera.at), None)

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
        if overlay.view and name in self._on:
            self._before = self._at or self._table.camera.goal
            self.view(overlay.view)
        elif overlay.view and self._at == overlay.view:
            self._back()
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
        self._table.camera.preset(preset)

    def _back(self) -> None:
        """Look from where the camera was before."""
        if isinstance(self._before, Viewpoint):
            self._table.camera.go(self._before)
        else:
            self.view(self._before)

    def _tell(self) -> None:
        self._table.overlays.look_through(self._from_level)
        self._table.overlays.set(drawn_with(self._on))
