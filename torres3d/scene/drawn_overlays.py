"""The base class of a table's active overlays: which ones are drawn, their labels and their bands of colour."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from panda3d.core import GeomNode, NodePath

from torres3d.scene.base_scene_graph import BaseSceneGraph
from torres3d.scene.colours_and_emblems import LEVEL_COLOURS
from torres3d.scene.marks import paint_flat
from torres3d.scene.overlay_declaration import OverlaySet, ShownT
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.labels import Label, Labels
from torres3d.scene.shapes.mesh import EMPTY, Mesh, fill, join_meshes


@dataclass(frozen=True, slots=True)
class OverlayDrawing:
    """What every overlay may draw: ``labels`` over the picture, ``bands`` of colour in it."""

    labels: tuple[Label, ...] = ()
    bands: Mesh = EMPTY


DrawingT = TypeVar("DrawingT", bound=OverlayDrawing)


class DrawnOverlays(ABC, Generic[ShownT, DrawingT]):
    """The overlays of one table. ``nothing`` is drawn for those that are off."""

    def __init__(
        self, scene: BaseSceneGraph, labels: Labels, declared: OverlaySet[ShownT, DrawingT], nothing: DrawingT
    ) -> None:
        self._labels = labels
        self._declared = declared
        self._nothing = nothing
        self.active: frozenset[str] = frozenset()
        """The ids of the overlays that are drawn."""
        self._from_level = 1
        self._levels: tuple[Colour, ...] = LEVEL_COLOURS
        self._state: Any = None
        self._looks: Any = None
        self._bands: NodePath = scene.over.attach_new_node(GeomNode("bands"))
        paint_flat(self._bands)
        self._bands.set_bin("fixed", 5)

    @abstractmethod
    def _shown(self) -> ShownT:
        """The state on the table and how it is shown."""

    @abstractmethod
    def _draw_rest(self, drawings: Mapping[str, DrawingT]) -> None:
        """Draw what is neither a label nor a band, and have the picture redrawn."""

    def set(self, names: Iterable[str]) -> None:
        """Draw exactly these overlays. Raises `KeyError` for an unknown id."""
        wanted = frozenset(names)
        for name in wanted - self._declared.drawn.keys():
            raise KeyError(name)
        if wanted != self.active:
            self.active = wanted
            self.draw()

    def look_through(self, level: int) -> None:
        """Set the level from which x-ray turns things into glass, 0 and up."""
        level = max(level, 0)
        if level != self._from_level:
            self._from_level = level
            self._redraw_for("from_level")

    def set_levels(self, colours: Sequence[Colour]) -> None:
        """Set the colours of level 0, 1, 2 and so on."""
        self._levels = tuple(colours)
        if self.active:
            self.draw()

    def update(self, state: Any, looks: Any) -> None:
        self._state, self._looks = state, looks
        if self.active:
            self.draw()

    def draw(self) -> None:
        if self._state is None:
            return
        shown = self._shown()
        drawn = self._declared.drawn.items()
        drawings = {name: draw(shown) if name in self.active else self._nothing for name, draw in drawn}
        for name, drawing in drawings.items():
            self._labels.set(name, drawing.labels)
        fill(self._bands, join_meshes([drawing.bands for drawing in drawings.values()]))
        self._draw_rest(drawings)

    def _redraw_for(self, what: str) -> None:
        """Redraw everything if an active overlay follows this input."""
        if self._declared.following(self.active, what):
            self.draw()
