"""The camera over the table. The player and the program move it, with easing. Free of Panda3D.

The player always wins: after a move by hand, `Camera.focus` does nothing for a while.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from torres3d.scene.camera.framing import (
    FLAT,
    WHOLE_PICTURE,
    Fitted,
    Framed,
    Room,
    TallPoints,
    brought_in,
    fit_view,
    fits,
    inside,
    quarter,
)
from torres3d.scene.camera.viewpoint import Ray, Viewpoint, nearest_turn
from torres3d.scene.shapes.axis_conventions import Point

HAND_RATE = 18.0
PRESET_RATE = 5.0
FOCUS_RATE = 2.2
LEAN_RATE = 9.0
HANDS_OFF = 4.0
"""Seconds after a move by hand during which nothing else moves the camera."""
DEGREES_ACROSS = 220.0
"""Degrees of turn for a drag across the whole width."""
ZOOM_STEP = 0.88
CALM_RADIUS = 0.55
"""A place this close to the middle of the picture (1 is its edge) needs no following."""


LEAST_FILLED = 0.957
"""Share of the room that a view must still fill after a small change to be kept, so that a longer line of text does not
move the table."""
RESERVES_TURN = 50.0
"""Degrees by which a view turns away from the side of the reserves before they follow."""


class TableViews(Protocol):
    """The named views of a table."""

    @property
    def named(self) -> Mapping[str, Viewpoint]:
        """Views by name, first the initial one."""

    def fitted_view(self, name: str, room: Room, aspect: float, towering: TallPoints = FLAT, turn: int = 0) -> Fitted:
        """A named view, turned by so many quarters and fitted to a room of a picture of this width / height."""

    def fits(self, view: Viewpoint, room: Room, aspect: float, towering: TallPoints, least: float) -> bool:
        """Whether a view still shows everything it has to and fills at least ``least`` of the room."""


@dataclass(frozen=True, slots=True)
class Views:
    """Named views of a flat table, and the points to which they are fitted."""

    named: Mapping[str, Viewpoint]
    framed: Framed

    def fitted_view(self, name: str, room: Room, aspect: float, towering: TallPoints = FLAT, turn: int = 0) -> Fitted:
        return fit_view(self.named[name].turned(turn), self.framed, towering, room, aspect)

    def fits(self, view: Viewpoint, room: Room, aspect: float, towering: TallPoints, least: float) -> bool:
        return fits(view, self.framed, towering, room, aspect, least)


class Camera:
    """The current view and the one it eases to. Pixels count from the top left corner of the picture."""

    def __init__(
        self, width: int, height: int, views: TableViews, room: Room = WHOLE_PICTURE, view: Viewpoint | None = None
    ) -> None:
        self.width, self.height = width, height
        self._room = room
        self._views = views
        self._towering = FLAT
        first = self._first
        self.view_name = first if view is None else None
        """The name of the current view, or of the one the camera goes to; None after the player has turned away. It is
        fitted again when the room or the towers change."""
        begin = views.fitted_view(first, room, self.aspect)
        self.view = self.goal = view or begin.view
        self._wanted = _beside(begin) if view is None else (quarter(self.view.heading), False)
        self.lying, self.across = self._wanted
        """Quarter turns of the reserves beside the table, and whether they lie before and behind it."""
        self._side = 0
        self.follow = True
        self.filmed = False
        """Whether the camera stands still for a film: only a visit moves it."""
        self.still = False
        """Without motion: every change shows at once."""
        self._turn: object = None
        self._left: tuple[Viewpoint, str | None] | None = None
        """The view, and its name, to which a visit comes back; None without a visit."""
        self._leant: tuple[Viewpoint, str | None, tuple[int, bool]] | None = None
        """What `lean_back` comes back to: the view, its name, and how the reserves lay; None while nobody leans in."""
        self._rate = HAND_RATE
        self._since_hand = HANDS_OFF

    @property
    def aspect(self) -> float:
        return self.width / self.height

    @property
    def room(self) -> Room:
        """The part of the picture that named views fill with the table."""
        return self._room

    @room.setter
    def room(self, room: Room) -> None:
        if room != self._room:
            self._room = room
            self._refit()

    @property
    def side(self) -> int:
        """The side of the table from which the initial view looks: 0 south, 1 east, 2 north, 3 west."""
        return self._side

    @side.setter
    def side(self, side: int) -> None:
        if side != self._side:
            self._side = side
            if self.view_name == self._first:
                self.preset(self._first)

    @property
    def _first(self) -> str:
        return next(iter(self._views.named))

    def keep(self, turn: object) -> None:
        """Keep the view, however the towers grow, as long as the same ``turn`` lasts; None where nobody acts.

        What is left of a motion to it is over at once, so that nobody aims at a table that moves; only a turn of the
        table takes its time.
        """
        if turn is not self._turn:
            self._turn = turn
            self._refit()
            if turn is not None and abs(self.view.heading - self.goal.heading) < RESERVES_TURN:
                self._rate = max(self._rate, LEAN_RATE)

    def room_pixels(self) -> tuple[float, float, float, float]:
        """Left, low, right and high edge of the room in pixels, right and up from the top left corner of the
        picture."""
        room, width, height = self._room, self.width / 2, self.height / 2
        return ((room.left + 1) * width, (room.bottom - 1) * height, (room.right + 1) * width, (room.top - 1) * height)

    def note_towers(self, towering: TallPoints, calmly: bool = False) -> None:
        """Note the towers on the table; with ``calmly`` the view follows slowly."""
        if towering != self._towering:
            self._towering = towering
            goal = self.goal
            if self._turn is None:
                self._refit()
            if calmly and self.goal != goal:
                self._rate = FOCUS_RATE

    def resize(self, width: int, height: int) -> None:
        """Follow a new picture size, in pixels."""
        self.width, self.height = max(width, 1), max(height, 1)
        if self.view_name is not None:
            self.preset(self.view_name, at_once=True)

    def edges(self, places: Iterable[Point]) -> tuple[float, float, float, float] | None:
        """Bounds in pixels of these places: left, top, right and bottom; None if one is behind the camera."""
        seen = [pixel for place in places if (pixel := self.pixel(place)) is not None]
        if not seen:
            return None
        across, down = [pixel[0] for pixel in seen], [pixel[1] for pixel in seen]
        return min(across), min(down), max(across), max(down)

    def ray(self, x: float, y: float) -> Ray:
        """The ray through a pixel of the current view."""
        return self.view.ray(2 * x / self.width - 1, 1 - 2 * y / self.height, self.aspect)

    def pixel(self, point: Point) -> tuple[float, float, float] | None:
        """The pixel of a point, and its depth; None behind the camera."""
        seen = self.view.project(point, self.aspect)
        if seen is None:
            return None
        return (seen[0] + 1) / 2 * self.width, (1 - seen[1]) / 2 * self.height, seen[2]

    def orbit(self, right: float, down: float) -> None:
        """Turn by a drag of so many pixels."""
        degrees = DEGREES_ACROSS / self.width
        self._hand(self.goal.orbited(-right * degrees, down * degrees))

    def turn(self, around: float, upward: float) -> None:
        """Turn by degrees, for keys."""
        self._hand(self.goal.orbited(around, upward))

    def pan(self, x: float, y: float, right: float, down: float) -> None:
        """Shift by a drag that ended at ``x``, ``y`` and covered ``right`` and ``down``: the table follows the
        pointer."""
        before, after = (self.goal.dragged(self._goal_ray(*pixel)) for pixel in ((x - right, y - down), (x, y)))
        if before is not None and after is not None:
            east, north, up = (one - other for one, other in zip(before, after, strict=True))
            self._hand(self.goal.shifted(east, north, up))

    def shift(self, right: float, ahead: float) -> None:
        """Shift by lengths of the table, in directions of the picture; for keys."""
        (ex, ey, _), _, _ = self.goal.axes()
        level, up = (0.0, ahead) if self.goal.upright else (ahead, 0.0)
        self._hand(self.goal.shifted(right * ex - level * ey, right * ey + level * ex, up))

    def zoom(self, steps: float, x: float | None = None, y: float | None = None) -> None:
        """Zoom in by so many clicks of the wheel (negative: out), towards a pixel if given."""
        towards = None
        if x is not None and y is not None:
            towards = self.goal.dragged(self._goal_ray(x, y))
        self._hand(self.goal.zoomed(ZOOM_STEP**steps, towards))

    def preset(self, name: str, at_once: bool = False) -> None:
        """Go to a named view that shows the whole table in the `room`."""
        self._left = self._leant = None
        turn = self._side if name == self._first else 0
        found = self._views.fitted_view(name, self._room, self.aspect, self._towering, turn)
        self.go(replace(found.view, heading=nearest_turn(self.view.heading, found.view.heading)), at_once)
        self.view_name = name
        self._wanted = _beside(found)
        self._lie()

    def turn_quarters(self, quarters: int) -> None:
        """Look from another side, so many quarter turns to the east: a named view from there, or the one set by
        hand."""
        first, south, *sides, _ = self._views.named
        compass = [south, *sides]
        if self.view_name == first:
            self.side = (self._side + quarters) % 4
        elif self.view_name in compass:
            self.preset(compass[(compass.index(self.view_name) + quarters) % 4])
        else:
            self.go(self.goal.turned(quarters))

    def go(self, view: Viewpoint, at_once: bool = False) -> None:
        self._left = self._leant = None
        self.goal = view.clamped()
        self.view_name = None
        self._wanted = (quarter(self.goal.heading), False)
        self._rate = PRESET_RATE
        self._since_hand = HANDS_OFF
        if at_once or self.still:
            self.view = self.goal
        self._lie()

    def focus(self, point: Point, led: bool = False) -> None:
        """Move a place gently towards the middle, if it is out of sight (``led`` by a cursor: far out) and the player
        rests. A named view shows all of the table and stays, and so does every view while somebody acts, unless led."""
        if not self.follow or self.filmed or self.view_name is not None or self._since_hand < HANDS_OFF:
            return
        if self._left or self._leant:
            return
        if self._turn is not None and not led:
            return
        seen = self.goal.project(point, self.aspect)
        calm = seen is not None and max(abs(seen[0]), abs(seen[1])) < CALM_RADIUS
        if calm or (not led and inside(self.goal, [point], self._room, self.aspect)):
            return
        x, y, z = ((to - now) * 0.5 for to, now in zip(point, (self.goal.x, self.goal.y, self.goal.z), strict=True))
        self.ease_to(self.goal.shifted(x, y, z if self.goal.upright else 0.0))

    def bring_in(self, points: Sequence[Point]) -> None:
        """Have these points in the room, soon: where one is outside, the named view is fitted again, and a view set by
        hand moves as little as that needs, if the camera may move by itself."""
        if self._left or self._leant or self.filmed or inside(self.goal, points, self._room, self.aspect):
            return
        if self.view_name is not None:
            self.preset(self.view_name)
        elif self.follow:
            self.go(brought_in(self.goal, points, self._room, self.aspect))
        self._rate = LEAN_RATE

    def ease_to(self, view: Viewpoint) -> None:
        """Show another view gently for a while, as long as the player rests. The named view is kept."""
        if self._since_hand >= HANDS_OFF:
            self.goal = view.clamped()
            self._rate = FOCUS_RATE
            if self.still:
                self.view = self.goal

    def visit(self, view: Viewpoint) -> None:
        """Show another view gently until `come_back`, if the camera may move by itself and the player rests."""
        if (self.follow or self.filmed) and not self.still and self._since_hand >= HANDS_OFF:
            self._left = self._left or (self.goal, self.view_name)
            self.goal = view.clamped()
            self._rate = FOCUS_RATE

    def come_back(self) -> None:
        """End a visit: show the view before it, unless the player has moved the camera since."""
        if self._left is None:
            return
        view, name = self._left
        self.go(view) if name is None else self.preset(name)
        self._rate = FOCUS_RATE

    def lean_in(self, view: Viewpoint) -> None:
        """Show another view until `lean_back`, if the camera may move by itself; unlike `visit` at once after a move by
        hand, and without motion, too."""
        if self.follow and not self.filmed:
            self._leant = self._leant or (self.goal, self.view_name, self._wanted)
            self.goal, self._rate = view.clamped(), LEAN_RATE
            if self.still:
                self.view = self.goal

    def lean_back(self) -> None:
        """Show exactly the view before `lean_in`, unless the player has chosen a named one since."""
        if self._leant is not None:
            (self.goal, self.view_name, self._wanted), self._leant = self._leant, None
            self._rate = LEAN_RATE
            if self.still:
                self.view = self.goal

    def step(self, seconds: float) -> bool:
        """Continue easing. True while the view changes."""
        self._since_hand += seconds
        if self.view == self.goal:
            return False
        eased = self.goal if self.still else self.view.eased(self.goal, seconds, self._rate)
        self.view = self.goal if eased.near(self.goal) else eased
        self._lie()
        return True

    def _refit(self) -> None:
        """Fit the current named view again, unless it still fits."""
        if self.view_name is None or self._left is not None or self._leant is not None:
            return
        if not self._views.fits(self.goal, self._room, self.aspect, self._towering, LEAST_FILLED):
            self.preset(self.view_name)

    def _lie(self) -> None:
        """Turn the reserves to the sides of the view."""
        if abs(self.view.heading - self.goal.heading) < 90.0 - RESERVES_TURN:
            self.lying, self.across = self._wanted

    def _hand(self, goal: Viewpoint) -> None:
        self._left = None
        self.goal = goal
        self.view_name = None
        away = (goal.heading - 90.0 * self._wanted[0] + 180.0) % 360.0 - 180.0
        if abs(away) > RESERVES_TURN:
            self._wanted = (quarter(goal.heading), False)
        self._rate = HAND_RATE
        self._since_hand = 0.0

    def _goal_ray(self, x: float, y: float) -> Ray:
        return self.goal.ray(2 * x / self.width - 1, 1 - 2 * y / self.height, self.aspect)


def _beside(fitted: Fitted) -> tuple[int, bool]:
    """The quarter turns of the reserves in a view, and whether they lie before and behind the table there."""
    return fitted.lying, fitted.lying != quarter(fitted.view.heading)
