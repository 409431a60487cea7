"""The overlays of Torres, each declared once; the active ones of a table, and drawing them.

Buttons, keys and the names on the command line follow from this list; docs/adding.md says what else a new overlay
needs.
"""

from collections.abc import Callable, Mapping, Sequence

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.interaction.marks import Marks
from torres3d.games.torres.scene.overlays.castles import castles, chart
from torres3d.games.torres.scene.overlays.knight_doors_and_scores import doors, scores
from torres3d.games.torres.scene.overlays.overlay_inputs_and_outputs import Drawing, Shown
from torres3d.games.torres.scene.overlays.tower_levels_and_xray import heights, levels, ruler, xray
from torres3d.games.torres.scene.scene_graph import Scene
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.drawn_overlays import DrawnOverlays
from torres3d.scene.overlay_declaration import Overlay, OverlaySet
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.labels import Labels

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


class Overlays(DrawnOverlays[Shown, Drawing]):
    """The overlays of one table. ``changed`` is called when the picture has to be redrawn."""

    def __init__(
        self,
        scene: Scene,
        labels: Labels,
        marks: Marks,
        changed: Callable[[], None],
        flattened: Callable[[], None] = lambda: None,
    ) -> None:
        """``flattened`` is called when a map covers the board or is removed."""
        super().__init__(scene, labels, DECLARED, Drawing())
        self._flattened = flattened
        self._scene = scene
        self._marks = marks
        self._changed = changed
        self._selected: Square | None = None
        self._corner = 0
        self._glass: dict[Square, int] = {}
        self.flat = False
        """Whether towers and pieces are hidden and everything lies on the ground: on a map."""
        self.opened: dict[Square, int] = {}
        """Towers turned into glass by an animation, besides those of x-ray."""

    def select(self, square: Square | None) -> None:
        if square != self._selected:
            self._selected = square
            self._redraw_for("selected")

    def set_levels(self, colours: Sequence[Colour]) -> None:
        self._levels = tuple(colours)
        self._scene.set_level_colours(colours)
        self.draw()

    def turn(self, view: Viewpoint) -> None:
        """Follow the camera: another corner may be leftmost now."""
        corner = int(((view.heading + 360.0 * 4) % 360.0) // 90.0)
        if corner != self._corner:
            self._corner = corner
            self._redraw_for("corner")

    def open_towers(self, floors: dict[Square, int]) -> None:
        """Turn these towers into glass from a floor on, for an animation inside them."""
        if floors != self.opened:
            self.opened = dict(floors)
            self._apply_glass()

    def _shown(self) -> Shown:
        return Shown(
            self._state, self._looks, self._levels, self._selected, self._from_level, self._corner, self.active
        )

    def _draw_rest(self, drawings: Mapping[str, Drawing]) -> None:
        self._marks.underlay({k: v for drawing in drawings.values() for k, v in drawing.marks.items()})
        self._glass = {square: floor for drawing in drawings.values() for square, floor in drawing.glass.items()}
        self._apply_glass()
        flat = any(drawing.flat for drawing in drawings.values())
        if flat != self.flat:
            self.flat = flat
            self._scene.set_flat(flat)
            self._flattened()
        self._scene.tint_levels(max(drawing.tint for drawing in drawings.values()))
        self._changed()

    def _apply_glass(self) -> None:
        both = dict(self._glass)
        for square, floor in self.opened.items():
            both[square] = min(floor, both.get(square, floor))
        self._scene.set_glass(both)
