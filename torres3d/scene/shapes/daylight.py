"""The light over a table: direction, brightness and reach of sun and sky. Plain values.

The whole mood of a picture is in here; shaders and the shadow map follow it.
"""

from dataclasses import dataclass
from math import hypot

from torres3d.scene.shapes.axis_conventions import Point

FILL_HEIGHT = 0.6
"""How high the light without shadow stands against the sun."""


@dataclass(frozen=True, slots=True)
class Daylight:
    """One light.

    ``direction``: to the sun, of length 1. ``sun``, ``sky`` (from above), ``horizon`` and ``ground`` (from below) are
    amounts of light; ``share`` is how much of the surroundings counts, ``bounce`` what comes back out of deep corners.
    ``fill`` comes without shadow from the side away from the sun. ``exposure``: brightness before the tone curve;
    ``colourful``: how much colour counts after it. ``pool``: from how far from the table's middle to how far the sun
    fades, and by what share. ``haze``: from how far to how far the table dissolves. The shadow map covers a square of
    ``span`` around ``aim``, seen from ``stand`` in the sun's direction, and things up to ``depth`` on both sides of it.
    ``contact``: how much near things darken a place; ``glow``: the light behind doors.
    """

    direction: Point
    sun: Point
    sky: Point
    horizon: Point
    ground: Point
    share: float
    bounce: Point
    exposure: float
    pool: Point
    haze: tuple[float, float]
    span: float
    stand: Point
    aim: Point
    depth: float
    fill: Point
    colourful: float
    contact: float = 0.0
    glow: Point = (0.0, 0.0, 0.0)

    @property
    def fill_from(self) -> Point:
        """The direction from which ``fill`` comes, of length 1: the other side than the sun's, and lower."""
        x, y, z = -self.direction[0], -self.direction[1], FILL_HEIGHT * self.direction[2]
        length = hypot(x, y, z)
        return x / length, y / length, z / length


EVENING = Daylight(
    direction=(-0.630, -0.150, 0.762),
    sun=(4.25, 3.58, 2.78),
    sky=(0.70, 0.74, 0.84),
    horizon=(0.62, 0.58, 0.56),
    ground=(0.42, 0.34, 0.22),
    share=0.62,
    bounce=(0.050, 0.040, 0.024),
    exposure=1.06,
    pool=(5.8, 12.0, 0.80),
    haze=(7.0, 15.0),
    span=17.0,
    stand=(0.0, 0.0, 0.0),
    aim=(0.3, 0.3, 0.6),
    depth=20.0,
    fill=(0.14, 0.14, 0.15),
    colourful=1.12,
    contact=1.6,
    glow=(0.62, 0.31, 0.11),
)
"""The sun comes low from the south-west through tall windows."""
