"""What the camera keeps in sight: the growing tower, supplies in need, and all of the table while a tower falls."""

from collections.abc import Collection

from torres3d.table.touch.camera import Camera
from torres3d.table.touch.viewpoint import Viewpoint
from torres3d.table.turm.set.turm_layout import TurmLayout
from torres3d.table.turm.touch.turm_views import TurmViews, turm_towering
from torres3d.turm.places import Colour

FARTHER = (1.14, 1.28, 1.42, 1.56)
"""So much farther away the camera is while all of the tower comes down: the first that shows all of the table, if one
does."""


class TowerSight:
    """Moves the ``camera`` of one table, calmly, in views with a name; what the hand has chosen stays."""

    def __init__(self, camera: Camera, views: TurmViews) -> None:
        self._camera, self._views = camera, views
        self._layout: TurmLayout | None = None
        self._supplies: frozenset[Colour] | None = None
        self._fall: tuple[Viewpoint, Viewpoint] | None = None
        """What was seen before all of the tower came down, and what is seen of that."""

    def stand(self, layout: TurmLayout) -> None:
        """This is on the table now."""
        self._layout = layout
        self._camera.stand(turm_towering(layout, self._supplies), calmly=True)

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
            everything = turm_towering(self._layout)
            tried = [camera.goal.zoomed(farther).clamped() for farther in FARTHER]
            fitting = (view for view in tried if self._views.fits(view, camera.room, camera.aspect, everything, 0.0))
            self._fall = camera.goal, next(fitting, tried[-1])
            camera.ease_to(self._fall[1])
        elif not back and self._fall is not None:
            (before, during), self._fall = self._fall, None
            if camera.goal == during:
                camera.ease_to(before)
