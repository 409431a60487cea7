"""Falling blocks: pushed over with Bullet, then calmly put back; or the whole tower, which is wound back like a film.

The state of the log follows: after a slip the other blocks stand as before, and after a collapse the tower stands as it
did before the block (T-7.5, T-7.6).
"""

from collections.abc import Sequence

from panda3d.core import LQuaternion, LVector3, NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, BlockId, Cells, Colour
from torres3d.games.turm_bauer.rules.commands import Hand
from torres3d.games.turm_bauer.rules.events import Fallen
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.interaction.picking import lying_around
from torres3d.games.turm_bauer.scene.layout import posed
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT, middle_of
from torres3d.games.turm_bauer.scene.motion.fall_physics import Body, Tumble, away_from
from torres3d.games.turm_bauer.scene.motion.pieces_for_motion import Props, figures_on
from torres3d.games.turm_bauer.scene.motion.release_acts import let_go_at
from torres3d.games.turm_bauer.scene.motion.transforms import Transform, interpolate, interpolate_in_air, put, upright
from torres3d.games.turm_bauer.scene.scene_graph import Key
from torres3d.games.turm_bauer.scene.supply_layout import BOX_HALF, BOX_MIDDLE, HEAP_SCALE
from torres3d.scene.dust import Puff
from torres3d.scene.motion_acts import Act
from torres3d.scene.motion_curves import ease_in_out
from torres3d.scene.shapes.axis_conventions import Point

FALLING, ALL_FALLING = 1.8, 4.4
"""Seconds of a fall that is put back, and of a collapse, including the rest after it."""
PUT_BACK, AFTER_ANOTHER = 0.8, 0.16
"""Seconds for putting one back, and until the next one follows."""
WOUND_BACK = 1.7
DUST_HEIGHT = 1.9
"""Hits with the middle below this raise dust from the table, in edges."""
SOFT, HARD = 1.5, 14.0
"""Knocks below the first value are silent; those above the second are loud."""
SOUND_GAP = 0.045
"""Seconds between two sounds of a fall."""
_OUTER = BOX_HALF + 0.1
TRAY: tuple[Point, Point] = (
    (BOX_MIDDLE[0] - _OUTER, BOX_MIDDLE[1] - _OUTER, 0.0),
    (BOX_MIDDLE[0] + _OUTER, BOX_MIDDLE[1] + _OUTER, 0.5),
)
"""The box, an obstacle for falling blocks."""
STIRRING = 0.62
"""The share of a collapse with motion; in the rest all lies still."""
REBUILT = 0.72
"""The share of winding back after which the tower stands."""
AHEAD = 3
"""Steps of a fall computed in each frame before it begins; one more than is shown during it."""
Let = tuple[Colour, BlockId, Cells, Hand]
"""The key of the dropped block."""


class Falling:
    """One fall, shared by its acts. ``all_loose``: everything may come down."""

    def __init__(self, let: Let, fell: Fallen, all_loose: bool) -> None:
        self.let, self.fell, self.all_loose = let, fell, all_loose
        self._tumble: Tumble | None = None

    @property
    def new(self) -> Key:
        return ("block", self.let[0], self.let[1])

    def tumble(self, props: Props) -> Tumble:
        if self._tumble is None:
            self._tumble = self._begun(props)
        return self._tumble

    def foresee(self, props: Props) -> None:
        """Compute some of the fall in advance: frames before it have less to draw."""
        self.tumble(props).foresee(AHEAD, self.seconds)

    @property
    def seconds(self) -> float:
        return ALL_FALLING if self.all_loose else FALLING

    def nodes(self, props: Props) -> dict[Key, NodePath]:
        """The nodes of everything that can move in it."""
        colour, name, cells, _ = self.let
        found: dict[Key, NodePath] = {}
        for block in self._loose(props.state_before):
            found["block", block.colour, block.block] = props.block(block)
        if self.all_loose or (colour, name) in self.fell:
            found[self.new] = props.new_block(colour, name, cells)
        for figure in self._figures(props.state_before):
            found["figure", figure] = props.figure(figure)
        return found

    def _begun(self, props: Props) -> Tumble:
        colour, name, cells, hand = self.let
        bodies = []
        for block in props.state_before.blocks:
            key: Key = ("block", block.colour, block.block)
            falls = (block.colour, block.block) in self.fell
            bodies.append(Body(key, block.cells, *posed(block.pose, block.cells), falls=falls, loose=self.all_loose))
        falls = (colour, name) in self.fell
        bodies.append(Body(self.new, cells, *let_go_at(cells, hand), falls=falls, loose=self.all_loose))
        for figure in self._figures(props.state_before):
            x, y, z = props.layout.figure_of(figure).place
            bodies.append(Body(("figure", figure), (), (x, y, z + FIGURE_HEIGHT / 2), loose=True))
        falling = [body.cells for body in bodies if body.falls]
        rest = [body.cells for body in bodies if body.cells and not body.falls]
        around = [(each.low, each.high) for each in lying_around(props.layout) if each.kind != "figure"]
        return Tumble(bodies, away_from(falling, [*rest, CORNERSTONE]), [*around, TRAY])

    def _loose(self, state: State) -> list[BuiltBlock]:
        return [each for each in state.blocks if self.all_loose or (each.colour, each.block) in self.fell]

    def _figures(self, state: State) -> list[Colour]:
        return figures_on(self._loose(state), state)


class Fall(Act[Props]):
    """Blocks fall; dust rises where they hit."""

    def __init__(self, falling: Falling) -> None:
        self._falling = falling
        self.seconds = falling.seconds
        self.place = middle_of(falling.let[2])

    def begin(self, props: Props) -> None:
        self._tumble = self._falling.tumble(props)
        self._nodes = self._falling.nodes(props)
        if self._falling.all_loose:
            props.step_back(True)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        now = share * self.seconds
        self._tumble.foresee(1, self.seconds)
        pictures = self._tumble.poses_at(now)
        for key, node in self._nodes.items():
            put(node, standing(key, pictures[key]))
        props.dust.show(puffs(self._tumble), now)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        names = ["collapse"] if before == 0.0 and self._falling.all_loose else []
        last = -1.0
        for knock in self._tumble.knocks:
            now = before * self.seconds < knock.seconds <= share * self.seconds
            if now and knock.force > SOFT and knock.seconds - last > SOUND_GAP:
                names.append("tumble" if knock.force > HARD / 2 else "wood_knock")
                last = knock.seconds
        return names


class PutBack(Act[Props]):
    """An unseen hand puts fallen blocks back, one after another; the new block, if it fell, goes to its owner first."""

    def __init__(self, falling: Falling) -> None:
        self._falling = falling
        self.place = middle_of(falling.let[2])
        self.seconds = _lasting(len(falling.fell))

    def begin(self, props: Props) -> None:
        lie = self._falling.tumble(props).poses_at(FALLING)
        nodes = self._falling.nodes(props)
        homes: dict[Key, Transform] = {}
        for each in props.state_before.blocks:
            homes["block", each.colour, each.block] = upright(*posed(each.pose, each.cells))
        for figure in props.layout.figures:
            homes["figure", figure.colour] = upright(figure.place, figure.heading)
        new = self._falling.new
        homes[new] = props.lies(*self._falling.let[:3])
        # First the new block leaves, then blocks from below, then figures.
        back = sorted(nodes, key=lambda key: (key != new, key[0] == "figure", homes[key][0][2], key))
        self._moves = [(nodes[key], standing(key, lie[key]), homes[key]) for key in back]
        self._leaves = nodes.get(new)
        self.seconds = _lasting(len(self._moves))
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        now = share * self.seconds
        for number, (node, start, end) in enumerate(self._moves):
            own = min(max((now - number * AFTER_ANOTHER) / PUT_BACK, 0.0), 1.0)
            put(node, interpolate_in_air(start, end, ease_in_out(own)))
            if node is self._leaves:
                node.set_scale(1.0 + (HEAP_SCALE - 1.0) * max(own - 0.4, 0.0) / 0.6)
        props.dust.show(puffs(self._falling.tumble(props)), FALLING + now)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        ends = [(number * AFTER_ANOTHER + PUT_BACK) / self.seconds for number in range(len(self._moves))]
        return ["block_wood" for end in ends if before < end - 1e-6 <= share]


class WoundBack(Act[Props]):
    """A collapse runs backwards like a film: the tower stands as in the log, without the block that brought it down."""

    def __init__(self, falling: Falling) -> None:
        self._falling = falling
        self.seconds = WOUND_BACK
        self.place = middle_of(falling.let[2])

    def begin(self, props: Props) -> None:
        _, _, cells, hand = self._falling.let
        self._tumble = self._falling.tumble(props)
        self._nodes = self._falling.nodes(props)
        self._came, self._gone = upright(*let_go_at(cells, hand)), props.lies(*self._falling.let[:3])
        self._rest = self._tumble.poses_at(ALL_FALLING)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        pictures = self._tumble.poses_at(ALL_FALLING * STIRRING * (1.0 - ease_in_out(min(share / REBUILT, 1.0))))
        # What lies at rest begins to move slowly, and soon is where the fall had it.
        joined = ease_in_out(min(share / 0.25, 1.0))
        for key, node in self._nodes.items():
            put(node, standing(key, interpolate(self._rest[key], pictures[key], joined)))
        leaves = ease_in_out(min(max((share - REBUILT) / (1.0 - REBUILT), 0.0), 1.0))
        if leaves > 0.0:
            put(self._nodes[self._falling.new], interpolate_in_air(self._came, self._gone, leaves))
        self._nodes[self._falling.new].set_scale(1.0 + (HEAP_SCALE - 1.0) * leaves)
        props.dust.show((), 0.0)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("rise",) if before == 0.0 < share else ()


def standing(key: Key, transform: Transform) -> Transform:
    """The place of a body's node: that of a figure is at its foot, not in its middle."""
    if key[0] != "figure":
        return transform
    (x, y, z), turn = transform
    down = LQuaternion(*turn).xform(LVector3(0, 0, -FIGURE_HEIGHT / 2))
    return (x + down.x, y + down.y, z + down.z), turn


def puffs(tumble: Tumble) -> list[Puff]:
    """The dust of a fall, as far as it has been computed."""
    found = []
    for knock in tumble.knocks:
        x, y, z = knock.place
        if z < DUST_HEIGHT and knock.force > SOFT:
            found.append(Puff(knock.seconds, (x, y, 0.0), min(knock.force / HARD, 1.0)))
    return found


def _lasting(pieces: int) -> float:
    return PUT_BACK + AFTER_ANOTHER * max(pieces - 1, 0)
