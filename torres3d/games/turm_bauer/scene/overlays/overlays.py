"""The active overlays of a table, and drawing them."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from panda3d.core import CullFaceAttrib, GeomNode, NodePath, TransparencyAttrib

from torres3d.games.turm_bauer.rules.places import Colour, Place
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.overlays.declared import DECLARED
from torres3d.games.turm_bauer.scene.overlays.drawing import Drawing, Shown
from torres3d.games.turm_bauer.scene.overlays.tower_glass import TowerGlass
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.scene.render.shading import paint_shader
from torres3d.scene.seat_looks import LEVEL_COLOURS, SeatLook
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.coordinates import Point
from torres3d.scene.shapes.labels import Labels
from torres3d.scene.shapes.mesh import geom_of, joined


class Overlays:
    """The overlays of one table. ``place_at`` gives the place of a field."""

    def __init__(self, scene: Scene, labels: Labels, place_at: Callable[[Place], Point]) -> None:
        self._scene = scene
        self._labels = labels
        self._place_at = place_at
        self._glass = TowerGlass(scene)
        self._active: frozenset[str] = frozenset()
        self._from_level = 1
        self._levels: tuple[Tone, ...] = LEVEL_COLOURS
        self._state: State | None = None
        self._looks: Mapping[Colour, SeatLook] = {}
        self._bands: NodePath[GeomNode] = scene.over.attach_new_node(GeomNode("bands"))
        self._bands.set_shader(paint_shader())
        self._bands.set_transparency(TransparencyAttrib.M_alpha)
        self._bands.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none))
        self._bands.set_depth_write(False)
        self._bands.set_bin("fixed", 5)

    @property
    def active(self) -> frozenset[str]:
        """The ids of the overlays that are drawn."""
        return self._active

    @property
    def from_level(self) -> int:
        """The level from which x-ray turns parts into glass; 0 is all of them."""
        return self._from_level

    def set(self, names: Iterable[str]) -> None:
        """Draw exactly these overlays. Raises `KeyError` for an unknown id."""
        wanted = frozenset(names)
        for name in wanted - DECLARED.drawn.keys():
            raise KeyError(name)
        if wanted != self._active:
            self._active = wanted
            self.draw()

    def look_through(self, level: int) -> None:
        """Set the level from which x-ray turns parts into glass, 0 and up."""
        level = max(level, 0)
        if level != self._from_level:
            self._from_level = level
            if DECLARED.following(self._active, "from_level"):
                self.draw()

    def set_levels(self, colours: Sequence[Tone]) -> None:
        """Set the colours of level 0, 1, 2 and so on."""
        self._levels = tuple(colours)
        if self._active:
            self.draw()

    def update(self, state: State, looks: Mapping[Colour, SeatLook]) -> None:
        """Follow a new state of the table."""
        self._state, self._looks = state, looks
        if self._active:
            self.draw()

    def draw(self) -> None:
        """Redraw everything."""
        if self._state is None:
            return
        shown = Shown(self._state, self._looks, self._levels, self._place_at, self._from_level)
        drawings = {name: draw(shown) if name in self._active else Drawing() for name, draw in DECLARED.drawn.items()}
        for name, drawing in drawings.items():
            self._labels.set(name, drawing.labels)
        bands = joined([drawing.bands for drawing in drawings.values()])
        self._bands.node().remove_all_geoms()
        if len(bands.triangles):
            self._bands.node().add_geom(geom_of(bands))
        levels = [drawing.glass for drawing in drawings.values() if drawing.glass is not None]
        self._glass.show(self._state.blocks, min(levels) if levels else None)
        self._scene.changes.everything = True
