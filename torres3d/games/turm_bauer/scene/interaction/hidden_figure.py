"""A figure behind the building: hatched in its colour, as far as blocks hide it, so that its player finds it."""

from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.scene.marks import Changed
from torres3d.scene.render.changed_regions import box_around
from torres3d.scene.shapes.axis_conventions import Point


class HiddenFigure:
    """The hatched figure of one table. ``changed`` is called with its old and its new place."""

    def __init__(self, scene: Scene, changed: Changed) -> None:
        self._scene = scene
        self._changed = changed
        self.shown: tuple[Colour, Point] | None = None
        """Its colour and the middle of its foot; None for none."""

    def show(self, colour: Colour, place: Point) -> None:
        if self.shown == (colour, place):
            return
        self.clear()
        self.shown = colour, place
        self._scene.figure(colour, self._scene.hidden).set_pos(*place)
        self._report()

    def clear(self) -> None:
        if self.shown is not None:
            self.shown = None
            self._report()
            self._scene.hidden.get_children().detach()

    def _report(self) -> None:
        around = box_around(self._scene.hidden)
        if around is not None:
            self._changed([around])
