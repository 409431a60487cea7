"""Celebration of the winners: pennants rise beside their pieces, and confetti in their colours falls around these.

Where each piece of confetti is depends on the share of the time alone: a film shows the same as a slow machine.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot, sin
from typing import ClassVar, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray
from panda3d.core import NodePath

from torres3d.scene import motion_curves as curves
from torres3d.scene.camera.camera import Camera
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.marks import Changed, LinesLayer
from torres3d.scene.motion_acts import Act
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import VERTEX, Mesh, join_meshes, quads
from torres3d.scene.shapes.unlit_bands_and_arrows import box, quad

SECONDS, LEAST = 5.2, 2.6
"""Seconds of a celebration at speed 1, and at any speed."""
RAISED = 0.2
"""Share of the time after which the pennants are up and confetti begins to fall; here it stands where nothing moves."""
POLE: Colour = (0.95, 0.86, 0.62)
POLE_HEIGHT, POLE_HALF = 1.9, 0.028
BEHIND = 0.34
"""Distance of a pole from its piece, away from the camera."""
CLOTH, CLOTH_HEIGHT, FOLDS = 0.85, 0.46, 7
"""Length of a pennant, its height at the pole, and the stripes it is made of."""
WAVES, WAVE = 5.0, 0.09
"""Waves of a pennant in a celebration, and how far they reach."""
PIECES = 260
HALF_PIECE = (0.062, 0.036)
AROUND = 1.5
"""Reach of the confetti around each piece, in squares."""
FALL = (2.4, 4.4)
"""Heights from which confetti falls, above the foot of its piece."""
TIME = (0.30, 0.52)
"""Shares of the time that a piece falls."""
GOLD: Colour = (1.0, 0.80, 0.28)
SHADES = (1.0, 1.28, 0.78, 1.0)
"""Brightness of the pieces in a winner's colour, in turn; every fifth piece is golden."""
LYING = 0.035
SPREAD = 1.15
"""How much farther the camera goes for a square between pieces."""
Pole = tuple[Point, Colour]
"""The foot of a winner's piece, and the colour of its pennant."""
Floor = Callable[[float, float], float]
"""The height on which something comes to lie at a place."""
Floats = NDArray[np.float64]


class Banners:
    """Things that hang or fall over a table, and the camera that visits them."""

    def __init__(self, parent: NodePath, camera: Camera, redraw: Changed) -> None:
        self.camera = camera
        self._layer = LinesLayer(parent, "banners", 0.0, 28, redraw, solid=True)

    def raise_parts(self, *parts: Mesh) -> None:
        """Show these, and no others."""
        self._layer.draw(*parts)

    def clear(self) -> None:
        self.raise_parts()
        self.camera.come_back()


class FestiveProps(Protocol):
    """Props with banners."""

    banners: Banners


PropsT = TypeVar("PropsT", bound=FestiveProps)


class BaseCelebration(Act[PropsT]):
    """The winners' pieces get pennants, and confetti falls on them; of several winners all are celebrated together."""

    seconds, shortest, still = SECONDS, LEAST, RAISED
    nearest: ClassVar[float] = 9.5
    """Distance of the camera from a single piece."""
    pitch: ClassVar[float] = 40.0
    lift: ClassVar[float] = 0.6
    """How far above the pieces' feet it looks."""

    def __init__(self, winners: Sequence[int], calm: bool = False) -> None:
        """``winners`` are seats; where it is ``calm`` nothing moves."""
        self._winners = tuple(winners)
        self._calm = calm

    @abstractmethod
    def _pieces(self, props: PropsT) -> Sequence[Pole]:
        """The winners' pieces."""

    @abstractmethod
    def _floor(self, props: PropsT) -> Floor:
        """Where confetti comes to lie."""

    def begin(self, props: PropsT) -> None:
        self._poles = list(self._pieces(props))
        camera = props.banners.camera
        view = camera.view
        self._away = _direction(view)
        if self._poles:
            places = np.array([place for place, _ in self._poles])
            x, y, z = ((low + high) / 2 for low, high in zip(places.min(axis=0), places.max(axis=0), strict=True))
            east, north, high = np.ptp(places, axis=0)
            wide = max(hypot(east, north), float(high))
            distance = min(self.nearest + SPREAD * wide, view.distance)
            camera.visit(Viewpoint(x, y, z + self.lift, view.heading, self.pitch, distance, view.bounds))
            self._confetti = Confetti(self._poles, self._floor(props))

    def show(self, props: PropsT, share: float) -> None:
        if not self._poles:
            return
        share = RAISED if self._calm else share
        up = curves.ease_in_out(min(share / RAISED, 1.0))
        banners = join_meshes([self._pennant(place, colour, up, share) for place, colour in self._poles])
        fallen = (share - RAISED) / (1.0 - RAISED)
        props.banners.raise_parts(banners, *([self._confetti.after(fallen)] if fallen > 0.0 else []))

    def _pennant(self, place: Point, colour: Colour, up: float, share: float) -> Mesh:
        """A pole with a pennant at a place; it comes out of the roof as ``up`` goes from 0 to 1."""
        ax, ay = self._away
        x, y, low = place[0] + ax * BEHIND, place[1] + ay * BEHIND, place[2]
        top = low + POLE_HEIGHT * max(up, 0.02)
        parts = [box((x - POLE_HALF, y - POLE_HALF, low), (x + POLE_HALF, y + POLE_HALF, top), POLE)]
        height = min(CLOTH_HEIGHT, top - low)
        edge: list[tuple[Point, Point]] = []
        for fold in range(FOLDS + 1):
            out = fold / FOLDS
            wave = WAVE * out * sin(WAVES * 6.28 * share + place[0] * 2.1 - out * 5.0)
            # Along the picture, so that the pennant shows its face.
            px, py = x - ay * out * CLOTH + ax * wave, y + ax * out * CLOTH + ay * wave
            half, middle = height / 2 * (1.0 - out * 0.92), top - height / 2 - 0.1 * out * out
            edge.append(((px, py, middle - half), (px, py, middle + half)))
        for number, ((low0, high0), (low1, high1)) in enumerate(pairwise(edge)):
            shade = 1.0 + 0.22 * sin(WAVES * 6.28 * share + place[0] * 2.1 - number * 5.0 / FOLDS + 1.2)
            parts.append(quad([low0, low1, high1, high0], [(_shaded(colour, shade), 1.0)] * 4))
        return join_meshes(parts)


class Confetti:
    """So many ``pieces`` of paper that fall around ``poles`` onto a ``floor``, and lie there; ``fall`` are the heights
    from which they come."""

    def __init__(
        self, poles: Sequence[Pole], floor: Floor, pieces: int = PIECES, fall: tuple[float, float] = FALL
    ) -> None:
        chance = np.random.default_rng(7)
        number = np.arange(pieces)
        feet = np.array([place for place, _ in poles])[number % len(poles)]
        self._x = feet[:, 0] + chance.normal(0.0, AROUND / 2, pieces)
        self._y = feet[:, 1] + chance.normal(0.0, AROUND / 2, pieces)
        self._ground = np.array([floor(x, y) for x, y in zip(self._x, self._y, strict=True)])
        self._ground += LYING + 0.004 * chance.random(pieces)
        self._from = feet[:, 2] + chance.uniform(*fall, pieces)
        self._time = chance.uniform(*TIME, pieces)
        self._start = chance.uniform(0.0, 0.96 - TIME[1], pieces)
        self._turns = chance.uniform(2.0, 6.0, pieces)
        self._phase = chance.uniform(0.0, 6.28, pieces)
        self._sway = chance.uniform(0.05, 0.22, pieces)
        colours = [colour for _, colour in poles]
        self._paint = np.array(
            [
                (*(round(255 * part) for part in _tone(colours[n % len(poles)], n // len(poles))), 255)
                for n in range(pieces)
            ],
            np.uint8,
        )

    def after(self, share: float) -> Mesh:
        """The pieces in the air and on the towers after this share of their time."""
        own = (share - self._start) / self._time
        seen = own > 0.0
        own = np.clip(own[seen], 0.0, 1.0)
        down = own * (0.55 + 0.45 * own)
        falling = 1.0 - own**8
        angle = self._phase[seen] + self._turns[seen] * 6.28 * own
        sway = self._sway[seen] * np.sin(angle * 0.7) * falling
        middle = np.stack(
            (
                self._x[seen] + sway,
                self._y[seen] + sway * 0.6,
                np.maximum(self._from[seen] + (self._ground[seen] - self._from[seen]) * down, self._ground[seen]),
            ),
            axis=1,
        )
        tilt = np.sin(angle) * 1.3 * falling
        turn = self._phase[seen] * 2.0
        flat = np.stack((np.cos(turn), np.sin(turn), np.zeros(len(own))), axis=1)
        steep = np.stack((-np.sin(turn) * np.cos(tilt), np.cos(turn) * np.cos(tilt), np.sin(tilt)), axis=1)
        vertices = np.zeros((len(own), 4), VERTEX)
        for corner, (a, b) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
            vertices["place"][:, corner] = middle + flat * (a * HALF_PIECE[0]) + steep * (b * HALF_PIECE[1])
        vertices["normal"] = (0, 0, 1)
        bright = 0.82 + 0.18 * np.abs(np.cos(tilt))
        paint = self._paint[seen].astype(np.float64)
        paint[:, :3] *= bright[:, None]
        vertices["paint"] = paint.astype(np.uint8)[:, None, :]
        return quads(vertices.reshape(-1))


def _direction(view: Viewpoint) -> tuple[float, float]:
    """Away from the camera over the board, of length 1."""
    _, _, (east, north, _) = view.axes()
    far = hypot(east, north) or 1.0
    return east / far, north / far


def _tone(colour: Colour, number: int) -> Colour:
    return GOLD if number % 5 == 4 else _shaded(colour, SHADES[number % len(SHADES)])


def _shaded(colour: Colour, shade: float) -> Colour:
    red, green, blue = (min(part * shade, 1.0) for part in colour)
    return red, green, blue
