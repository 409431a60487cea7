"""Walking figures: step by step over fields, hopping up and down, around the building on the table, or leaping."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from torres3d.games.turm_bauer.rules.places import TABLE, Colour, Place
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.walk_paths import columns_of, way_points
from torres3d.games.turm_bauer.scene.layout import Layout, TurnedPiece, layout_of
from torres3d.games.turm_bauer.scene.measures import field
from torres3d.games.turm_bauer.scene.motion.props import Props
from torres3d.scene.motion.act import Act
from torres3d.scene.motion.curves import arc, ease_in_out, heading_of, interpolate_heading
from torres3d.scene.shapes.coordinates import Point

STEP, LEAP = 0.40, 0.75
"""Seconds of a step, and of a leap over two levels."""
ON_TABLE = 0.09
"""Seconds per edge of a way over the table."""
HOP = 0.10
"""Height of a hop on a level step."""
STEP_HEIGHT = 0.22
"""Height of a step up or down above its higher field."""
LAST_TURN = 0.3
"""Seconds for the final turn of a figure."""


class Climb(Act[Props]):
    """A figure goes along a way of places, as `torres3d.games.turm_bauer.rules.lattice.walking.way` gives it, and ends
    as in ``after``."""

    def __init__(self, colour: Colour, way: Sequence[Place], after: State) -> None:
        self._colour, self._way, self._after = colour, tuple(way), layout_of(after)
        self.seconds = STEP * max(len(way) - 1, 1) + LAST_TURN
        end = way[-1]
        self.place = None if end == TABLE else field(end)

    def begin(self, props: Props) -> None:
        self._node = props.figure(self._colour)
        stands, ends = props.figure_at(self._colour), _figure(self._after, self._colour)
        self._headings = stands.heading, ends.heading
        points = way_points(self._way, stands.place, ends.place, columns_of(props.state_before))
        self._stretches = [(start, end, _lasting(start, end)) for start, end in pairwise(points)]
        self.seconds = sum(seconds for _, _, seconds in self._stretches) + LAST_TURN
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        now = share * self.seconds
        heading = self._headings[0]
        place = self._stretches[0][0]
        for start, end, seconds in self._stretches:
            ahead = heading_of(start, end) if start[:2] != end[:2] else heading
            part = min(now / seconds, 1.0)
            heading = interpolate_heading(heading, ahead, min(now / 0.14, 1.0))
            place = _stepped(start, end, part)
            if now < seconds:
                break
            now -= seconds
        else:
            heading = interpolate_heading(heading, self._headings[1], ease_in_out(min(now / LAST_TURN, 1.0)))
        self._node.set_pos(*place)
        self._node.set_h(heading)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        names = []
        at = 0.0
        for start, end, seconds in self._stretches:
            at += seconds
            if before * self.seconds < at <= share * self.seconds and (seconds >= STEP or start[2] != end[2]):
                names.append("figure_tap")
        return names


def _stepped(start: Point, end: Point, share: float) -> Point:
    if start[2] == end[2] == 0.0:
        x, y, _ = arc(start, end, share, 0.0)
        far = hypot(end[0] - start[0], end[1] - start[1])
        part = (share * max(round(far / 0.7), 1)) % 1.0
        return x, y, 4.0 * part * (1.0 - part) * 0.06
    ahead = ease_in_out(share)
    return arc(start, end, ahead, HOP if start[2] == end[2] else STEP_HEIGHT)


def _lasting(start: Point, end: Point) -> float:
    rise = abs(end[2] - start[2])
    if rise > 1.5:
        return LEAP
    if start[2] == end[2] == 0.0:
        return max(ON_TABLE * hypot(end[0] - start[0], end[1] - start[1]), 0.12)
    return STEP


def _figure(layout: Layout, colour: Colour) -> TurnedPiece:
    return next(each for each in layout.figures if each.colour == colour)
