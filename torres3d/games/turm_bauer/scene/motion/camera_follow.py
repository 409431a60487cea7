"""The camera follows the growing tower, supplies that are needed, and a falling tower."""

from collections.abc import Collection
from dataclasses import replace

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, Colour
from torres3d.games.turm_bauer.scene.interaction.camera_views import corners_with_number, fitted, tower_view
from torres3d.games.turm_bauer.scene.layout import Layout
from torres3d.scene.camera.camera import Camera
from torres3d.scene.camera.viewpoint import Viewpoint

LANDING = 7.2
"""Half the width of the part of the table on which most of a fall ends."""
FARTHER = 1.14
"""Minimum factor of the camera's distance during a collapse."""


class CameraFollow:
    """Moves the ``camera`` of one table, calmly, in named views; a view chosen by hand stays."""

    def __init__(self, camera: Camera) -> None:
        self._camera = camera
        self._layout: Layout | None = None
        self._supplies: frozenset[Colour] | None = None
        self._places: frozenset[Cells] = frozenset()
        """Places of blocks that have to be in sight, too."""
        self._fall: tuple[Viewpoint, Viewpoint] | None = None
        """The view before a collapse, and the one during it."""

    def stand(self, layout: Layout) -> None:
        self._layout = layout
        tower = tower_view(layout, self._supplies)
        heads = [point for cells in self._places for point in corners_with_number(cells)]
        self._camera.note_towers(replace(tower, heads=(*tower.heads, *heads)), calmly=True)

    def keep(self, supplies: Collection[Colour] | None) -> None:
        """Keep the supplies of these colours in sight; None for all of them, and the box."""
        wanted = None if supplies is None else frozenset(supplies)
        if wanted != self._supplies:
            self._supplies = wanted
            if self._layout is not None:
                self.stand(self._layout)

    def keep_places(self, places: Collection[Cells]) -> None:
        """Keep blocks in these cells in sight, with numbers above them."""
        wanted = frozenset(places)
        if wanted != self._places:
            self._places = wanted
            if self._layout is not None:
                self.stand(self._layout)

    def step_back(self, back: bool) -> None:
        """Show more of the table during a collapse, and return to the former view after it unless the player has moved
        the camera."""
        camera = self._camera
        if back and camera.follow and self._fall is None and self._layout is not None:
            landing = [(x * LANDING, y * LANDING, 0.0) for x in (-1, 1) for y in (-1, 1)]
            standing = tower_view(self._layout, ())
            points = (*standing.roofs, *standing.heads, *standing.lying, *landing)
            whole = fitted(camera.goal, points, camera.room, camera.aspect)
            farther = camera.goal.zoomed(FARTHER)
            self._fall = camera.goal, (whole if whole.distance > farther.distance else farther).clamped()
            camera.ease_to(self._fall[1])
        elif not back and self._fall is not None:
            (before, during), self._fall = self._fall, None
            if camera.goal == during:
                camera.ease_to(before)
