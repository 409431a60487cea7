"""The active overlays of a table, and drawing them."""

from collections.abc import Callable, Iterable, Sequence

from panda3d.core import CullFaceAttrib, GeomNode, NodePath, TransparencyAttrib

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.marks import Marks
from torres3d.games.torres.scene.overlays.declared import DRAWN, following
from torres3d.games.torres.scene.overlays.drawing import Drawing, Shown
from torres3d.games.torres.scene.scene_graph import Scene
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.render.shading import paint_shader
from torres3d.scene.seat_looks import LEVEL_COLOURS, SeatLook
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.labels import Labels
from torres3d.scene.shapes.mesh import geom_of, joined


class Overlays:
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
        self._flattened = flattened
        self._scene = scene
        self._labels = labels
        self._marks = marks
        self._changed = changed
        self._active: frozenset[str] = frozenset()
        self._from_level = 1
        self._selected: Square | None = None
        self._corner = 0
        self._levels: tuple[Colour, ...] = LEVEL_COLOURS
        self._state: State | None = None
        self._looks: tuple[SeatLook, ...] = ()
        self._glass: dict[Square, int] = {}
        self.flat = False
        """Whether towers and pieces are hidden and everything lies on the ground: on a map."""
        self.opened: dict[Square, int] = {}
        """Towers turned into glass by an animation, besides those of x-ray."""
        self._node = GeomNode("bands")
        bands: NodePath = scene.over.attach_new_node(self._node)
        bands.set_shader(paint_shader())
        bands.set_transparency(TransparencyAttrib.M_alpha)
        bands.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none))
        bands.set_depth_write(False)
        bands.set_bin("fixed", 5)

    @property
    def active(self) -> frozenset[str]:
        """The ids of the overlays that are on."""
        return self._active

    @property
    def from_level(self) -> int:
        """The level from which x-ray turns towers into glass; 0 is all of them."""
        return self._from_level

    def set(self, names: Iterable[str]) -> None:
        """Turn exactly these overlays on. Raises `KeyError` for an id that is not in `DRAWN`."""
        wanted = frozenset(names)
        for name in wanted - DRAWN.keys():
            raise KeyError(name)
        if wanted != self._active:
            self._active = wanted
            self.draw()

    def toggle(self, name: str) -> bool:
        """Turn one overlay on or off. True if it is on now."""
        self.set(self._active ^ {name})
        return name in self._active

    def select(self, square: Square | None) -> None:
        """Set the square of the selected knight."""
        if square != self._selected:
            self._selected = square
            if following(self._active, "selected"):
                self.draw()

    def look_through(self, level: int) -> None:
        """Set the level from which x-ray turns towers into glass, 0 and up."""
        level = max(level, 0)
        if level != self._from_level:
            self._from_level = level
            if following(self._active, "from_level"):
                self.draw()

    def set_levels(self, colours: Sequence[Colour]) -> None:
        """Set the colours of levels."""
        self._levels = tuple(colours)
        self._scene.set_level_colours(colours)
        self.draw()

    def update(self, state: State, looks: Sequence[SeatLook]) -> None:
        """Follow a new state of the table."""
        self._state, self._looks = state, tuple(looks)
        if self._active:
            self.draw()

    def turn(self, view: Viewpoint) -> None:
        """Follow the camera: another corner may be leftmost now."""
        corner = int(((view.heading + 360.0 * 4) % 360.0) // 90.0)
        if corner != self._corner:
            self._corner = corner
            if following(self._active, "corner"):
                self.draw()

    def open_towers(self, floors: dict[Square, int]) -> None:
        """Turn these towers into glass from a floor on, for an animation inside them."""
        if floors != self.opened:
            self.opened = dict(floors)
            self._apply_glass()

    def draw(self) -> None:
        """Redraw everything."""
        if self._state is None:
            return
        shown = Shown(
            self._state, self._looks, self._levels, self._selected, self._from_level, self._corner, self._active
        )
        drawings = {name: draw(shown) if name in self._active else Drawing() for name, draw in DRAWN.items()}
        for name, drawing in drawings.items():
            self._labels.set(name, drawing.labels)
        self._node.remove_all_geoms()
        bands = joined([drawing.bands for drawing in drawings.values()])
        if len(bands.triangles):
            self._node.add_geom(geom_of(bands))
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
