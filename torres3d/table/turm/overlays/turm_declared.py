"""The overlays of Turm Bauer, each declared once; see `torres3d.table.overlays.declaring`."""

from torres3d.table.overlays.declaring import Declared, Overlay
from torres3d.table.turm.overlays.glass_parts import xray
from torres3d.table.turm.overlays.level_fields import levels
from torres3d.table.turm.overlays.load_shares import load
from torres3d.table.turm.overlays.turm_drawing import TurmDrawing, TurmShown
from torres3d.table.turm.overlays.whose_stairs import stairs

TURM_OVERLAYS: tuple[Overlay[TurmShown, TurmDrawing], ...] = (
    Overlay("levels", levels),
    Overlay("stairs", stairs),
    Overlay("load", load),
    Overlay("xray", xray, frozenset({"from_level"})),
    Overlay("map", None, brings=("levels",), view="top"),
)
"""All overlays; those with a switch in the order of their buttons."""

TURM_DECLARED = Declared(TURM_OVERLAYS)
