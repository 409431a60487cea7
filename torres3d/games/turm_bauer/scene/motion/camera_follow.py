"""What the camera keeps in sight: the growing tower, supplies in need, and more of the table while a tower falls."""

from collections.abc import Collection

from torres3d.games.turm_bauer.rules.places import Colour
from torres3d.games.turm_bauer.scene.interaction.views import Views, tower_view
from torres3d.games.turm_bauer.scene.layout import Layout
from torres3d.scene.camera.camera import Camera
from torres3d.scene.camera.viewpoint import Viewpoint

LANDING = 7.0
"""Half the width of the part of the table on which most of what falls comes to lie."""
FARTHER = 1.14
"""So much farther away the camera is at least while all of the tower comes down."""


class CameraFollow:
    """Moves the ``camera`` of one table, calmly, in views with a name; what the hand has chosen stays."""

    def __init__(self, camera: Camera, views: Views) -> None:
        self._camera, self._views = camera, views
        self._layout: Layout | None = None
        self._supplies: frozenset[Colour] | None = None
        self._fall: tuple[Viewpoint, Viewpoint] | None = None
        """What was seen before all of the tower came down, and what is seen of that."""

    def stand(self, layout: Layout) -> None:
        """This is on the table now."""
        self._layout = layout
        self._camera.stand(tower_view(layout, self._supplies), calmly=True)

    def keep(self, supplies: Collection[Colour] | None) -> None:
        """Keep in sight what lies in the supplies of these colours; None for all of them, and the box."""
        wanted = None if supplies is None else frozenset(supplies)
        if wanted != self._supplies:
            self._supplies = wanted
            if self._layout is not None:
                self.stand(self._layout)

    def step_back(self, back: bool) -> None:
        """Show more of the table while all of the tower comes down, and then what was seen before, unless the hand has
        moved the camera meanwhile."""
        camera = self._camera
        if back and camera.follow and self._fall is None and self._layout is not None:
            landing = [(x * LANDING, y * LANDING, 0.0) for x in (-1, 1) for y in (-1, 1)]
            points = (*tower_view(self._layout, ()).roofs, *landing)
            whole = self._views.holding(camera.goal, points, camera.room, camera.aspect)
            farther = camera.goal.zoomed(FARTHER)
            self._fall = camera.goal, (whole if whole.distance > farther.distance else farther).clamped()
            camera.ease_to(self._fall[1])
        elif not back and self._fall is not None:
            (before, during), self._fall = self._fall, None
            if camera.goal == during:
                camera.ease_to(before)
