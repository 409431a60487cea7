"""Overlay switches: the active overlays, passed on to the table."""

from collections.abc import Callable
from typing import Any

from torres3d.app.window.base_screen import AnyTable
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import ToggleOverlay, ViewFrom, XrayLevel
from torres3d.hud.models.overlay_models import PRESETS, LegendEntry, OverlayModel, OverlaysModel, PresetId
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.overlay_declaration import OverlaySet

USUAL_VIEW: PresetId = "iso"
"""View after an overlay with a view of its own is switched off, if the earlier one is unknown."""


class BaseOverlaySwitches:
    """State of the overlay strip of any game: ``declared`` are all overlays, ``top`` the highest level now."""

    def __init__(
        self, table: AnyTable, keys: dict[str, str], declared: OverlaySet[Any, Any], top: Callable[[], int]
    ) -> None:
        self.table = table
        self._declared = declared
        self._top = top
        self.on: frozenset[str] = frozenset()
        self._from_level = 1
        self._keys = keys
        self.legend: tuple[LegendEntry, ...] = ()
        """Colours of the board that the help explains."""
        self.costs = False
        """Whether the help lists costs."""
        self._told: PresetId | None = None
        """The lit preset of the last model."""
        self._before: PresetId | Viewpoint = USUAL_VIEW
        """The camera's view before an overlay with a view of its own."""

    def model(self) -> OverlaysModel:
        ids = [overlay.id for overlay in self._declared.switches]
        buttons = tuple(OverlayModel(name, name in self.on, self._keys.get(f"overlay_{name}", "")) for name in ids)
        level = self._from_level if self._declared.following(self.on, "from_level") else None
        self._told = self._at
        view_keys = tuple(self._keys.get(f"view_{preset}", "") for preset in PRESETS)
        known = self._keys.get("help", ""), self._keys.get("rules", "")
        return OverlaysModel(
            buttons, level, max(self._top(), 1), self._told, view_keys, *known, self.legend, self.costs
        )

    @property
    def stale(self) -> bool:
        """Whether the camera has left or reached the highlighted view."""
        return self._told != self._at

    @property
    def _at(self) -> PresetId | None:
        return next((preset for preset in PRESETS if preset == self.table.camera.view_name), None)

    def intent(self, intent: Intent) -> bool:
        """Handle an intent of the strip; False if it was something else."""
        match intent:
            case ToggleOverlay(name):
                self.toggle(name)
            case XrayLevel(level):
                self._from_level = level
                self.show()
            case ViewFrom(preset):
                self.view(preset)
            case _:
                return False
        return True

    def key(self, action: str) -> bool:
        """Do a key's action; False if it is none of the strip's."""
        kind, _, name = action.partition("_")
        if kind == "overlay" and name in self._declared.by_id:
            self.toggle(name)
        elif kind == "view":
            self.view(next(preset for preset in PRESETS if preset == name))
        else:
            return False
        return True

    def toggle(self, name: str) -> None:
        """Switch an overlay; raises `KeyError` for an unknown name."""
        overlay = self._declared.by_id[name]
        self.on ^= {name}
        if overlay.view and name in self.on:
            self._before = self._at or self.table.camera.goal
            self.view(overlay.view)
        elif overlay.view and self._at == overlay.view:
            self._back()
        self.show()

    def clear(self) -> None:
        """Take all overlays off the table."""
        self.table.overlays.set(())

    def view(self, preset: PresetId) -> None:
        self.table.camera.preset(preset)

    def _back(self) -> None:
        """Return the camera to its earlier view."""
        if isinstance(self._before, Viewpoint):
            self.table.camera.go(self._before)
        else:
            self.view(self._before)

    def show(self) -> None:
        """Show exactly the active overlays on the table."""
        self.table.overlays.look_through(self._from_level)
        self.table.overlays.set(self._declared.drawn_with(self.on))
