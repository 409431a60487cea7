"""Which overlays of Turm Bauer are on, and telling the table."""

from torres3d.hud.contract.intents import Intent, ToggleOverlay, ViewFrom, XrayLevel
from torres3d.hud.contract.models import PRESETS, OverlayModel, OverlaysModel, PresetId
from torres3d.table.touch.viewpoint import Viewpoint
from torres3d.table.turm.overlays.turm_declared import BY_ID, SWITCHES, drawn_with
from torres3d.table.turm.turm_table import TurmTable
from torres3d.turm.places import level_of

USUAL_VIEW: PresetId = "iso"
"""Where the camera goes when an overlay with a view of its own is switched off, if nobody knows where it was."""


class TurmOverlaySwitches:
    """The overlay strip's state, as `torres3d.table.turm.overlays.turm_declared` says what there is."""

    def __init__(self, table: TurmTable, keys: dict[str, str]) -> None:
        self._table = table
        self._keys = keys
        self._on: frozenset[str] = frozenset()
        self._from_level = 1
        self._told: PresetId | None = None
        self._before: PresetId | Viewpoint = USUAL_VIEW

    def model(self) -> OverlaysModel:
        """The strip as the HUD shows it."""
        state = self._table.state
        top = 1 if state is None else max((level_of(cell) for b in state.blocks for cell in b.cells), default=1)
        buttons = tuple(
            OverlayModel(each.id, each.id in self._on, self._keys.get(f"overlay_{each.id}", "")) for each in SWITCHES
        )
        level = min(self._from_level, top) if any(BY_ID[name].from_level for name in self._on) else None
        self._told = self._at
        view_keys = tuple(self._keys.get(f"view_{preset}", "") for preset in PRESETS)
        return OverlaysModel(buttons, level, top, self._told, view_keys)

    @property
    def stale(self) -> bool:
        """Whether the camera was turned away from the view that is lit, or has come to another."""
        return self._told != self._at

    def intent(self, intent: Intent) -> bool:
        """Do what the strip asks; False if it was something else."""
        match intent:
            case ToggleOverlay(name) if name in BY_ID:
                self.toggle(name)
            case XrayLevel(level):
                self._from_level = level
                self.show()
            case ViewFrom(preset):
                self._table.camera.preset(preset)
            case _:
                return False
        return True

    def key(self, action: str) -> bool:
        """Do what a key asks; False if it is none of the strip's."""
        kind, _, name = action.partition("_")
        if kind == "overlay" and name in BY_ID:
            self.toggle(name)
        elif kind == "view":
            self._table.camera.preset(next(preset for preset in PRESETS if preset == name))
        else:
            return False
        return True

    def toggle(self, name: str) -> None:
        """Switch an overlay; raises `KeyError` with an unknown name."""
        overlay = BY_ID[name]
        self._on ^= {name}
        if overlay.view and name in self._on:
            self._before = self._at or self._table.camera.goal
            self._table.camera.preset(overlay.view)
        elif overlay.view and self._at == overlay.view:
            self._back()
        self.show()

    def show(self) -> None:
        """Put on the table what is on, and only that, after others have used it."""
        self._table.overlays.look_through(self._from_level)
        self._table.overlays.set(drawn_with(self._on))

    def clear(self) -> None:
        """Take all overlays off the table."""
        self._table.overlays.set(())

    def _back(self) -> None:
        if isinstance(self._before, Viewpoint):
            self._table.camera.go(self._before)
        else:
            self._table.camera.preset(self._before)

    @property
    def _at(self) -> PresetId | None:
        return next((preset for preset in PRESETS if preset == self._table.camera.at), None)
