"""The overlays of Turm Bauer, each declared once; the active ones of a table, and drawing them."""

from collections.abc import Callable, Mapping

from torres3d.games.turm_bauer.rules.cell_and_column_names import Place
from torres3d.games.turm_bauer.scene.overlays.block_load import load
from torres3d.games.turm_bauer.scene.overlays.field_levels_and_reach import levels, stairs
from torres3d.games.turm_bauer.scene.overlays.overlay_inputs_and_outputs import Drawing, Shown
from torres3d.games.turm_bauer.scene.overlays.tower_glass import TowerGlass, xray
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.scene.drawn_overlays import DrawnOverlays
from torres3d.scene.overlay_declaration import Overlay, OverlaySet
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.labels import Labels

OVERLAYS: tuple[Overlay[Shown, Drawing], ...] = (
    Overlay("levels", levels),
    Overlay("stairs", stairs),
    Overlay("load", load),
    Overlay("xray", xray, frozenset({"from_level"})),
    Overlay("map", None, brings=("levels",), view="top"),
)
"""All overlays; those with a switch in the order of their buttons."""

DECLARED = OverlaySet(OVERLAYS)


class Overlays(DrawnOverlays[Shown, Drawing]):
    """The overlays of one table. ``place_at`` gives the place of a field."""

    def __init__(self, scene: Scene, labels: Labels, place_at: Callable[[Place], Point]) -> None:
        super().__init__(scene, labels, DECLARED, Drawing())
        self._scene = scene
        self._place_at = place_at
        self._glass = TowerGlass(scene)

    def _shown(self) -> Shown:
        return Shown(self._state, self._looks, self._levels, self._place_at, self._from_level)

    def _draw_rest(self, drawings: Mapping[str, Drawing]) -> None:
        levels = [drawing.glass for drawing in drawings.values() if drawing.glass is not None]
        # Labels that stay the same may be hidden now by what was built.
        self._labels.follow()
        self._glass.show(self._state.blocks, min(levels) if levels else None)
        self._scene.changes.everything = True
