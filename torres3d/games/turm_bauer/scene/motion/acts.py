"""Acts: dice that roll, things that go into the box, figures that walk, and things that fade."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import degrees, hypot, pi, sin

from panda3d.core import LMatrix3f, LQuaternion, LVector3, NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, BlockId, Colour, Place
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.walk_path_points import columns_of, way_points
from torres3d.games.turm_bauer.scene.layout import Layout, die_place, layout_of, ring_place
from torres3d.games.turm_bauer.scene.measures import DIE, Side, field
from torres3d.games.turm_bauer.scene.motion.pieces_for_motion import Props
from torres3d.games.turm_bauer.scene.supply_layout import HEAP_SCALE
from torres3d.games.turm_bauer.scene.transforms import Transform, as_turn, interpolate_in_air, lying_turn, put, stand
from torres3d.scene.motion_acts import Act
from torres3d.scene.motion_curves import arc, ease_in_out, heading_of, interpolate_heading
from torres3d.scene.shapes.axis_conventions import Point

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

    seconds = THROW

    def __init__(self, colour: Colour, dice: tuple[int, int]) -> None:
        self._colour, self._dice = colour, dice

    def begin(self, props: Props) -> None:
        side = props.side(self._colour)
        self._thrown: list[tuple[NodePath, Point, Point, float]] = []
        for number, value in enumerate(self._dice):
            props.take_away(("die", number))
            end, heading = die_place(number, side)
            start = thrown_from(number, side)
            node = props.scene.die(props.scene.moving, value)
            self._thrown.append((node, start, end, heading))
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        for number, (node, start, end, heading) in enumerate(self._thrown):
            put(node, rolled(number, start, end, heading, share))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("dice",) if before < FIRST_HIT <= share else ()


def thrown_from(number: int, side: Side) -> Point:
    """The place from which a colour throws one of the two dice."""
    return side.place(-1.2 + DICE_GAP * number, FROM_OUT, FROM_UP)


def rolled(number: int, start: Point, end: Point, heading: float, share: float) -> Transform:
    """One of the two dice after a share of the throw: it slows down evenly, turns as far as it goes, and stands on its
    lowest corner."""
    share = min(max((share - SECOND_DIE_DELAY * number) / (1.0 - SECOND_DIE_DELAY), 0.0), 1.0)
    left = (1.0 - share) ** 2
    east, north = start[0] - end[0], start[1] - end[1]
    far = hypot(east, north)
    across = LVector3(north / far, -east / far, 0.0)
    lies = LQuaternion()
    lies.set_hpr((heading, 0, 0))
    rolling = LQuaternion()
    rolling.set_from_axis_angle(-degrees(ROLLING * left * far / (DIE / 2)), across)
    turn = lies * rolling
    matrix = LMatrix3f()
    turn.extract_to_matrix(matrix)
    low = DIE / 2 * sum(abs(matrix.get_cell(row, 2)) for row in range(3))
    return (end[0] + east * left, end[1] + north * left, low + _height(share, start[2])), as_turn(turn)


def _height(share: float, begin: float) -> float:
    if share < FIRST_HIT:
        return begin * (1.0 - (share / FIRST_HIT) ** 2)
    for first, last, high in BOUNCES:
        if first <= share < last:
            return high * sin(pi * (share - first) / (last - first))
    return 0.0


RING, BLOCK = 0.85, 1.0
"""Seconds."""
SPIN = 400.0
"""Turn of a ring on its way, in degrees."""


class RingBoxed(Act[Props]):
    """A colour's ring goes into the box, to its place in ``after``."""

    seconds = RING

    def __init__(self, colour: Colour, after: State) -> None:
        self._colour, self._after = colour, after

    def begin(self, props: Props) -> None:
        number = self._after.set_of(self._colour).rings
        self._start = ring_place(number, props.side(self._colour))

        def made() -> NodePath:
            node = props.scene.ring(self._colour, props.scene.moving)
            node.set_pos(*self._start)
            return node

        self._node = props.actor(("ring", self._colour, number), made)
        lying = layout_of(self._after).used_rings
        self._end = next(each.place for each in lying if (each.colour, each.number) == (self._colour, number))
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        ahead = ease_in_out(share)
        self._node.set_pos(*arc(self._start, self._end, ahead, 0.9))
        self._node.set_h(SPIN * (1.0 - ahead))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("ring",) if before < 0.93 <= share else ()


class BlockBoxedAway(Act[Props]):
    """A block of the supply goes into the box, to its place in ``after``."""

    def __init__(self, colour: Colour, block: BlockId, after: State) -> None:
        self._colour, self._block, self._after = colour, block, after
        self.seconds = BLOCK

    def begin(self, props: Props) -> None:
        layout: Layout = layout_of(self._after)
        end = next(each for each in layout.box if (each.colour, each.block) == (self._colour, self._block))
        self._start = props.lies(self._colour, self._block, end.cells)
        self._end = end.place, lying_turn(end.cells, end.cells, end.heading)
        props.take_away(("heap", self._colour, self._block))
        self._node = props.scene.block(self._colour, end.cells, props.scene.moving, self._block)
        self._node.set_scale(HEAP_SCALE)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        put(self._node, interpolate_in_air(self._start, self._end, ease_in_out(share), 1.2))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("block_wood",) if before < 0.93 <= share else ()


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
        stands, ends = (layout.figure_of(self._colour) for layout in (props.layout, self._after))
        self._headings = stands.heading, ends.heading
        points = way_points(self._way, stands.place, ends.place, columns_of(props.state_before))
        self._stretches = [(start, end, stretch_seconds(start, end)) for start, end in pairwise(points)]
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
        stand(self._node, place, heading)

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


def stretch_seconds(start: Point, end: Point) -> float:
    """How long a figure takes from one point of its way to the next."""
    rise = abs(end[2] - start[2])
    if rise > 1.5:
        return LEAP
    if start[2] == end[2] == 0.0:
        return max(ON_TABLE * hypot(end[0] - start[0], end[1] - start[1]), 0.12)
    return STEP


FADING = 0.5
"""Seconds."""
MakeNodes = Callable[[Props], Sequence[NodePath]]
"""Makes the fading things, wherever they are, in place."""


class Crossfade(Act[Props]):
    """``goes`` fades out while ``comes`` fades in; ``sound`` is played."""

    def __init__(self, goes: MakeNodes, comes: MakeNodes, sound: str = "") -> None:
        self._going, self._coming, self._sound = goes, comes, sound
        self.seconds = FADING

    def begin(self, props: Props) -> None:
        self._goes, self._comes = list(self._going(props)), list(self._coming(props))
        for node in (*self._goes, *self._comes):
            node.wrt_reparent_to(props.faded)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        seen = ease_in_out(share)
        for nodes, opacity in ((self._goes, 1.0 - seen), (self._comes, seen)):
            for node in nodes:
                node.set_alpha_scale(opacity)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return (self._sound,) if self._sound and before == 0.0 < share else ()
