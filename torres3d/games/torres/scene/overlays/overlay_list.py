"""The overlays, each declared once: how it is drawn, when it is redrawn, what it brings along, how it is switched.

Buttons, keys and the names on the command line follow from this list; docs/adding.md says what else a new overlay
needs.
"""

from torres3d.games.torres.scene.overlays.castles import castles
from torres3d.games.torres.scene.overlays.door_ways import doors
from torres3d.games.torres.scene.overlays.heights import heights
from torres3d.games.torres.scene.overlays.knight_points import scores
from torres3d.games.torres.scene.overlays.level_colours import levels
from torres3d.games.torres.scene.overlays.map_overlay import chart
from torres3d.games.torres.scene.overlays.overlay_values import Drawing, Shown
from torres3d.games.torres.scene.overlays.ruler import ruler
from torres3d.games.torres.scene.overlays.xray import xray
from torres3d.scene.overlays.declaration import Overlay, OverlaySet

OVERLAYS: tuple[Overlay[Shown, Drawing], ...] = (
    Overlay("heights", heights, brings=("ruler",)),
    Overlay("levels", levels, brings=("ruler",)),
    Overlay("castles", castles),
    Overlay("scores", scores),
    Overlay("xray", xray, frozenset({"from_level"})),
    Overlay("doors", doors, frozenset({"selected"})),
    Overlay("map", chart, view="top"),
    Overlay("ruler", ruler, frozenset({"corner"}), switch=False),
)
"""All overlays; those with a switch in the order of their buttons."""

DECLARED = OverlaySet(OVERLAYS)
BY_ID, DRAWN, SWITCHES = DECLARED.by_id, DECLARED.drawn, DECLARED.switches
drawn_with = DECLARED.drawn_with
