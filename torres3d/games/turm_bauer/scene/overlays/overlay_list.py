"""The overlays of Turm Bauer, each declared once; see `torres3d.scene.overlays.declaration`."""

from torres3d.games.turm_bauer.scene.overlays.block_load import load
from torres3d.games.turm_bauer.scene.overlays.levels import levels
from torres3d.games.turm_bauer.scene.overlays.overlay_values import Drawing, Shown
from torres3d.games.turm_bauer.scene.overlays.reachable_fields import stairs
from torres3d.games.turm_bauer.scene.overlays.xray import xray
from torres3d.scene.overlays.declaration import Overlay, OverlaySet

OVERLAYS: tuple[Overlay[Shown, Drawing], ...] = (
    Overlay("levels", levels),
    Overlay("stairs", stairs),
    Overlay("load", load),
    Overlay("xray", xray, frozenset({"from_level"})),
    Overlay("map", None, brings=("levels",), view="top"),
)
"""All overlays; those with a switch in the order of their buttons."""

DECLARED = OverlaySet(OVERLAYS)
