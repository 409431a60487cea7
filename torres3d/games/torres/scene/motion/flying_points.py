"""Points: numerals that fly from castles to a marker, and markers that run along the track."""

from collections.abc import Sequence

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.scene.lap_track import SPACES, asides
from torres3d.games.torres.scene.motion.props import Props
from torres3d.scene.motion.act import Act
from torres3d.scene.motion.curves import arc, ease_in_out
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.coordinates import Point
from torres3d.scene.shapes.labels import DARK, WHITE, Label

NUMERAL, NEXT_NUMERAL = 1.1, 0.3
"""Seconds of a numeral's flight, and until the next one starts."""
GOLD: Colour = (1.0, 0.82, 0.35)
LONG_WAY = 1.5
"""The most seconds for a marker."""


class MarkerRun(Act[Props]):
    """A marker hops along the track, space by space, faster on a long way."""

    def __init__(self, seat: Seat, before: int, after: int) -> None:
        self._seat, self._before, self._after = seat, before, after
        self.seconds = min(0.16 + 0.15 * abs(after - before), LONG_WAY) if after != before else 0.0

    def begin(self, props: Props) -> None:
        self._node = props.marker(self._seat)
        scores = list(props.state_before.scores)
        aside = asides(scores)[self._seat]
        scores[self._seat] = self._after
        self._asides = aside, asides(scores)[self._seat]
        self.place = props.track.place(self._after)

    def show(self, props: Props, share: float) -> None:
        ahead = ease_in_out(share)
        points = self._before + (self._after - self._before) * ahead
        (across, along_way), (last_across, last_along) = self._asides
        aside = across + (last_across - across) * ahead, along_way + (last_along - along_way) * ahead
        x, y, z = props.track.place(points, aside)
        part = points % 1.0
        hop = 4.0 * part * (1.0 - part) * 0.22
        self._node.set_pos(x, y, z + hop)
        self._node.set_h(props.track.spaces[int(points) % SPACES].heading)


class PointsFly(Act[Props]):
    """Numerals fly from castles to the player's marker, one shortly after the other. ``points``: their numbers and
    origins, and whether they are a bonus."""

    def __init__(self, seat: Seat, points: Sequence[tuple[int, Point, bool]]) -> None:
        self._seat, self._points = seat, tuple(points)
        self.seconds = NUMERAL + NEXT_NUMERAL * (len(points) - 1) if points else 0.0
        self.place = points[0][1] if points else None

    def begin(self, props: Props) -> None:
        self._end = props.track.place(props.state_before.scores[self._seat])
        self._end = (self._end[0], self._end[1], self._end[2] + 0.5)

    def show(self, props: Props, share: float) -> None:
        colour = props.scene.looks[self._seat].colour
        ink = DARK if sum(colour) > 1.75 else WHITE
        labels = []
        for number, (points, (x, y, z), bonus) in enumerate(self._points):
            own = (share * self.seconds - NEXT_NUMERAL * number) / NUMERAL
            if 0.0 < own < 1.0:
                risen = (x, y, z + 0.8 * min(own / 0.3, 1.0))
                place = risen if own < 0.45 else arc(risen, self._end, ease_in_out((own - 0.45) / 0.55), 0.6)
                labels.append(Label(f"+{points}", place, 34, ink, colour, GOLD if bonus else None))
        props.labels.set("flying", labels)
