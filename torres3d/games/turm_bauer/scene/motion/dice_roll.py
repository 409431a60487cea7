"""The dice of a turn: thrown from their owner's side, they roll out and come to rest (T-4.1)."""

from collections.abc import Sequence
from math import degrees, hypot, pi, sin

from panda3d.core import LMatrix3f, LQuaternion, LVector3, NodePath

from torres3d.games.turm_bauer.rules.places import Colour
from torres3d.games.turm_bauer.scene.layout import die_place
from torres3d.games.turm_bauer.scene.measures import DIE
from torres3d.games.turm_bauer.scene.motion.props import Props
from torres3d.scene.motion.act import Act
from torres3d.scene.shapes.coordinates import Point

THROW = 1.15
"""Seconds."""
FROM_OUT, FROM_UP = 9.4, 1.5
DICE_GAP = 0.7
SECOND_DIE_DELAY = 0.06
"""Share of the time by which the second die is behind the first."""
BOUNCES: tuple[tuple[float, float, float], ...] = ((0.26, 0.48, 0.46), (0.48, 0.62, 0.17), (0.62, 0.71, 0.05))
"""Shares of the time between which a die is in the air after its first hit, and how high."""
FIRST_HIT = 0.26
ROLLING = 0.86
"""Turn of a die on its way, relative to rolling without sliding."""


class DiceRoll(Act[Props]):
    """A colour throws two dice; those of the turn before are removed."""

    def __init__(self, colour: Colour, dice: tuple[int, int]) -> None:
        self._colour, self._dice = colour, dice
        self.seconds = THROW

    def begin(self, props: Props) -> None:
        side = props.side(self._colour)
        self._thrown: list[tuple[NodePath, Point, Point, float]] = []
        for number, value in enumerate(self._dice):
            props.take_away(("die", number))
            end, heading = die_place(number, side)
            start = side.place(-1.2 + DICE_GAP * number, FROM_OUT, FROM_UP)
            node = props.scene.die(props.scene.moving, value)
            self._thrown.append((node, start, end, heading))
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        for number, (node, start, end, heading) in enumerate(self._thrown):
            own = min(max((share - SECOND_DIE_DELAY * number) / (1.0 - SECOND_DIE_DELAY), 0.0), 1.0)
            _roll(node, start, end, heading, own)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("dice",) if before < FIRST_HIT <= share else ()


def _roll(node: NodePath, start: Point, end: Point, heading: float, share: float) -> None:
    """A die on its way: it slows down evenly, turns as far as it goes, and stands on its lowest corner."""
    left = (1.0 - share) ** 2
    east, north = start[0] - end[0], start[1] - end[1]
    far = hypot(east, north)
    across = LVector3(north / far, -east / far, 0.0)
    lies = LQuaternion()
    lies.set_hpr((heading, 0, 0))
    rolled = LQuaternion()
    rolled.set_from_axis_angle(-degrees(ROLLING * left * far / (DIE / 2)), across)
    turn = lies * rolled
    node.set_quat(turn)
    matrix = LMatrix3f()
    turn.extract_to_matrix(matrix)
    low = DIE / 2 * sum(abs(matrix.get_cell(row, 2)) for row in range(3))
    node.set_pos(end[0] + east * left, end[1] + north * left, low + _height(share, start[2]))


def _height(share: float, begin: float) -> float:
    if share < FIRST_HIT:
        return begin * (1.0 - (share / FIRST_HIT) ** 2)
    for first, last, high in BOUNCES:
        if first <= share < last:
            return high * sin(pi * (share - first) / (last - first))
    return 0.0
