"""The light over a table: direction, brightness and reach of sun and sky. Plain values.

The whole mood of a picture is in here; shaders and the shadow map follow it.
"""

from dataclasses import dataclass

from torres3d.scene.shapes.axis_conventions import Point


@dataclass(frozen=True, slots=True)
class Daylight:
    """One light.

    ``direction``: to the sun, of length 1. ``sun``, ``sky`` (from above), ``horizon`` and ``ground`` (from below) are
    amounts of light; ``share`` is how much of the surroundings counts, ``bounce`` what comes back out of deep corners.
    ``exposure``: brightness before the tone curve. ``pool``: from how far from the table's middle to how far the sun
    fades, and by what share. ``haze``: from how far to how far the table dissolves. The shadow map covers a square of
    ``span`` around ``aim``, seen from ``stand`` in the sun's direction, and things up to ``depth`` on both sides of it.
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


EVENING = Daylight(
    direction=(-0.50, -0.42, 0.757),
    sun=(3.50, 2.78, 1.92),
    sky=(0.60, 0.66, 0.80),
    horizon=(0.60, 0.50, 0.42),
    ground=(0.30, 0.23, 0.17),
    share=0.52,
    bounce=(0.034, 0.025, 0.015),
    exposure=1.06,
    pool=(6.5, 15.0, 0.55),
    haze=(8.0, 17.0),
    span=17.0,
    stand=(0.0, 0.0, 0.0),
    aim=(0.3, 0.3, 0.6),
    depth=20.0,
)
"""The sun comes low from the south-west through tall windows."""
