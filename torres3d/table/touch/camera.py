"""The camera over the table: what the player's hand and the program ask of it, eased; no Panda3D in here.

The hand always wins: after it has moved the camera, `Camera.focus` keeps still for a while.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from torres3d.table.shapes.space import Point
from torres3d.table.touch.viewpoint import WHOLE, Ray, Room, Viewpoint, fitted, nearest_turn, on_plane

HAND_RATE = 18.0
PRESET_RATE = 5.0
FOCUS_RATE = 2.2
HANDS_OFF = 4.0
"""Seconds after the hand's last move during which nothing else moves the camera."""
DEGREES_ACROSS = 220.0
"""Degrees that a drag over the whole width turns the view."""
ZOOM_STEP = 0.88
CALM = 0.55
"""A place this near to the picture's middle (1 is its edge) needs no following."""


@dataclass(frozen=True, slots=True)
class Views:
    """The views of a table that have a name, first the one to begin with. ``shown``: what is in sight in all of
    them."""

    named: Mapping[str, Viewpoint]
    shown: tuple[Point, ...]

    def fitted(self, name: str, room: Room, aspect: float) -> Viewpoint:
        """A view by its name, as it fills a room of a picture of so much width / height."""
        return fitted(self.named[name], self.shown, room, aspect)


class Camera:
    """The present view and the one it eases to. Pixels count from the picture's top left corner."""

    def __init__(
        self, width: int, height: int, views: Views, room: Room = WHOLE, view: Viewpoint | None = None
    ) -> None:
        self.width, self.height = width, height
        self.room = room
        """The part of the picture that presets fill with the table."""
        self._views = views
        first = next(iter(views.named))
        self._preset = first if view is None else None
        """The preset that the hand has not left since; it is fitted anew to a window of another size."""
        self.view = self.goal = view or views.fitted(first, room, self.aspect)
        self.follow = True
        self.still = False
        """Without motion: every change shows at once."""
        self._rate = HAND_RATE
        self._since_hand = HANDS_OFF

    @property
    def aspect(self) -> float:
        """Width / height of the picture."""
        return self.width / self.height

    def resize(self, width: int, height: int) -> None:
        """The picture has another size, in pixels."""
        self.width, self.height = max(width, 1), max(height, 1)
        if self._preset is not None:
            self.preset(self._preset, at_once=True)

    def ray(self, x: float, y: float) -> Ray:
        """The ray of the present view through a pixel."""
        return self.view.ray(2 * x / self.width - 1, 1 - 2 * y / self.height, self.aspect)

    def pixel(self, point: Point) -> tuple[float, float, float] | None:
        """The pixel on which a point appears, and its depth; None when behind the eye."""
        seen = self.view.project(point, self.aspect)
        if seen is None:
            return None
        return (seen[0] + 1) / 2 * self.width, (1 - seen[1]) / 2 * self.height, seen[2]

    def orbit(self, right: float, down: float) -> None:
        """Turn with the hand by a drag of so many pixels."""
        degrees = DEGREES_ACROSS / self.width
        self._hand(self.goal.orbited(-right * degrees, down * degrees))

    def turn(self, around: float, upward: float) -> None:
        """Turn by degrees, for keys."""
        self._hand(self.goal.orbited(around, upward))

    def pan(self, x: float, y: float, right: float, down: float) -> None:
        """Shift by a drag that came to pixel ``x``, ``y`` by ``right`` and ``down``: the table follows the hand."""
        before = on_plane(self._goal_ray(x - right, y - down), self.goal.z)
        after = on_plane(self._goal_ray(x, y), self.goal.z)
        if before is not None and after is not None:
            self._hand(self.goal.shifted(before[0] - after[0], before[1] - after[1]))

    def shift(self, right: float, ahead: float) -> None:
        """Shift by lengths of the table, as seen in the picture; for keys."""
        (ex, ey, _), _, _ = self.goal.axes()
        self._hand(self.goal.shifted(right * ex - ahead * ey, right * ey + ahead * ex))

    def zoom(self, steps: float, x: float | None = None, y: float | None = None) -> None:
        """Nearer by so many clicks of the wheel (negative: farther), towards the pixel if given."""
        towards = None
        if x is not None and y is not None:
            towards = on_plane(self._goal_ray(x, y), self.goal.z)
        self._hand(self.goal.zoomed(ZOOM_STEP**steps, towards))

    def preset(self, name: str, at_once: bool = False) -> None:
        """Go to a view by its name, with all of the table in the camera's `room`."""
        wanted = self._views.fitted(name, self.room, self.aspect)
        self.go(replace(wanted, heading=nearest_turn(self.view.heading, wanted.heading)), at_once)
        self._preset = name

    def go(self, view: Viewpoint, at_once: bool = False) -> None:
        """Go to a view."""
        self.goal = view.clamped()
        self._preset = None
        self._rate = PRESET_RATE
        self._since_hand = HANDS_OFF
        if at_once or self.still:
            self.view = self.goal

    def focus(self, point: Point) -> None:
        """Bring a place gently towards the middle of the picture, if it lies far out and the hand rests."""
        if not self.follow or self._since_hand < HANDS_OFF:
            return
        seen = self.goal.project(point, self.aspect)
        if seen is not None and abs(seen[0]) < CALM and abs(seen[1]) < CALM:
            return
        self.goal = self.goal.shifted((point[0] - self.goal.x) * 0.5, (point[1] - self.goal.y) * 0.5)
        self._rate = FOCUS_RATE
        if self.still:
            self.view = self.goal

    def step(self, seconds: float) -> bool:
        """Go on easing; True while the view changes."""
        self._since_hand += seconds
        if self.view == self.goal:
            return False
        eased = self.goal if self.still else self.view.eased(self.goal, seconds, self._rate)
        self.view = self.goal if eased.near(self.goal) else eased
        return True

    def _hand(self, goal: Viewpoint) -> None:
        self.goal = goal
        self._preset = None
        self._rate = HAND_RATE
        self._since_hand = 0.0

    def _goal_ray(self, x: float, y: float) -> Ray:
        return self.goal.ray(2 * x / self.width - 1, 1 - 2 * y / self.height, self.aspect)
