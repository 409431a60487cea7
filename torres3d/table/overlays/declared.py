"""The overlays, each declared once: what draws it, what it follows, what it brings along, how it is switched.

The buttons and keys of the screen and the names on the command line follow from this list; docs/adding.md
says what else a new overlay needs.
"""

from torres3d.table.overlays.by_level import levels
from torres3d.table.overlays.castles import castles
from torres3d.table.overlays.chart import chart
from torres3d.table.overlays.declaring import Declared, Overlay
from torres3d.table.overlays.door_ways import doors
from torres3d.table.overlays.drawing import Drawing, Shown
from torres3d.table.overlays.heights import heights
from torres3d.table.overlays.ruler import ruler
from torres3d.table.overlays.scores import scores
from torres3d.table.overlays.xray import xray

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

DECLARED = Declared(OVERLAYS)
BY_ID, DRAWN, SWITCHES = DECLARED.by_id, DECLARED.drawn, DECLARED.switches
drawn_with, following = DECLARED.drawn_with, DECLARED.following
