"""Falling blocks: pushed over with Bullet, then calmly put back (T-7.5); or the whole tower, which lies as it fell."""

from collections.abc import Iterable, Mapping, Sequence

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.events import Fallen
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.layout import posed
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.motion.pieces_for_motion import Props
from torres3d.games.turm_bauer.scene.physics.ruins import COLLAPSE_SECONDS, Let, fall_of, figures_on, foot_of
from torres3d.games.turm_bauer.scene.physics.tumble import Tumble
from torres3d.games.turm_bauer.scene.scene_graph import Key
from torres3d.games.turm_bauer.scene.supply_layout import HEAP_SCALE
from torres3d.games.turm_bauer.scene.transforms import Transform, interpolate_in_air, put, upright
from torres3d.scene.dust import Puff
from torres3d.scene.motion_acts import Act
from torres3d.scene.motion_curves import ease_in_out

FALLING = 1.8
"""Seconds of a fall that is put back, including the rest after it."""
SLOW_FROM, SLOW, SLOWLY = 0.3, 1.0, 0.35
"""Seconds after which the tower sways and is visible in slow motion, for how long, and its pace then."""
SLOWED = SLOW * (1.0 - SLOWLY)
"""Seconds that slow motion adds to a collapse."""
PUT_BACK, AFTER_ANOTHER = 0.8, 0.16
"""Seconds for putting one back, and until the next one follows."""
DUST_HEIGHT = 1.9
"""Hits with the middle below this raise dust from the table, in edges."""
SOFT, HARD = 1.5, 14.0
"""Knocks below the first value are silent; those above the second are loud."""
SOUND_GAP = 0.045
"""Seconds between two sounds of a fall."""
AHEAD = 3
"""Steps of a fall computed in each frame before it begins; one more than is shown during it."""


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
            figures = figures_on(self._loose(props.state_before), props.state_before)
            self._tumble = fall_of(props.layout, self.let, self.fell, figures, self.all_loose)
        return self._tumble

    def foresee(self, props: Props) -> None:
        """Compute some of the fall in advance: frames before it have less to draw."""
        self.tumble(props).foresee(AHEAD, self.seconds)

    @property
    def seconds(self) -> float:
        return COLLAPSE_SECONDS if self.all_loose else FALLING

    def nodes(self, props: Props) -> dict[Key, NodePath]:
        """The nodes of everything that can move in it."""
        colour, name, cells, _ = self.let
        found: dict[Key, NodePath] = {}
        for block in self._loose(props.state_before):
            found["block", block.colour, block.block] = props.block(block)
        if self.all_loose or (colour, name) in self.fell:
            found[self.new] = props.new_block(colour, name, cells)
        for figure in figures_on(self._loose(props.state_before), props.state_before):
            found["figure", figure] = props.figure(figure)
        return found

    def _loose(self, state: State) -> list[BuiltBlock]:
        return [each for each in state.blocks if self.all_loose or (each.colour, each.block) in self.fell]


class Fall(Act[Props]):
    """Blocks fall; dust rises where they hit."""

    def __init__(self, falling: Falling) -> None:
        self._falling = falling
        self.seconds = falling.seconds + (SLOWED if falling.all_loose else 0.0)
        self.place = middle_of(falling.let[2])

    def begin(self, props: Props) -> None:
        self._tumble = self._falling.tumble(props)
        self._nodes = self._falling.nodes(props)
        if self._falling.all_loose:
            props.step_back(True)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        now = self._fallen_in(share * self.seconds)
        self._tumble.foresee(1, self._falling.seconds)
        pictures = self._tumble.poses_at(now)
        for key, node in self._nodes.items():
            put(node, standing(key, pictures[key]))
        props.dust.show(puffs(self._tumble), now)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        names = ["collapse"] if before == 0.0 and self._falling.all_loose else []
        begun, until = (self._fallen_in(each * self.seconds) for each in (before, share))
        last = -1.0
        for knock in self._tumble.knocks:
            now = begun < knock.seconds <= until
            if now and knock.force > SOFT and knock.seconds - last > SOUND_GAP:
                names.append("tumble" if knock.force > HARD / 2 else "wood_knock")
                last = knock.seconds
        return names

    def _fallen_in(self, seconds: float) -> float:
        return fallen_for(seconds) if self._falling.all_loose else seconds


class PutBack(Act[Props]):
    """An unseen hand puts fallen blocks back, one after another; the new block, if it fell, goes to its owner first."""

    def __init__(self, falling: Falling) -> None:
        self._falling = falling
        self.place = middle_of(falling.let[2])
        self.seconds = seconds_back(len(falling.fell))

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
        back = order_back(nodes, new, homes)
        self._moves = [(nodes[key], standing(key, lie[key]), homes[key]) for key in back]
        self._leaves = nodes.get(new)
        self.seconds = seconds_back(len(self._moves))
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        now = share * self.seconds
        for number, (node, start, end) in enumerate(self._moves):
            own = min(max((now - number * AFTER_ANOTHER) / PUT_BACK, 0.0), 1.0)
            put(node, interpolate_in_air(start, end, ease_in_out(own)))
            if node is self._leaves:
                node.set_scale(shrunk(own))
        props.dust.show(puffs(self._falling.tumble(props)), FALLING + now)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        ends = [(number * AFTER_ANOTHER + PUT_BACK) / self.seconds for number in range(len(self._moves))]
        return ["block_wood" for end in ends if before < end - 1e-6 <= share]


def fallen_for(seconds: float) -> float:
    """How long a tower has fallen when its collapse has been seen for so many seconds."""
    slow = min(max(seconds - SLOW_FROM, 0.0), SLOW)
    return seconds - slow * (1.0 - SLOWLY)


def order_back(keys: Iterable[Key], new: Key, homes: Mapping[Key, Transform]) -> list[Key]:
    """The order in which things are put back: first the new block leaves, then blocks from below, then figures."""
    return sorted(keys, key=lambda key: (key != new, key[0] == "figure", homes[key][0][2], key))


def shrunk(share: float) -> float:
    """The scale of a block on its way back to its heap."""
    return 1.0 + (HEAP_SCALE - 1.0) * max(share - 0.4, 0.0) / 0.6


def standing(key: Key, transform: Transform) -> Transform:
    """The place of a body's node: that of a figure is at its foot, not in its middle."""
    return foot_of(transform) if key[0] == "figure" else transform


def puffs(tumble: Tumble) -> list[Puff]:
    """The dust of a fall, as far as it has been computed."""
    found = []
    for knock in tumble.knocks:
        x, y, z = knock.place
        if z < DUST_HEIGHT and knock.force > SOFT:
            found.append(Puff(knock.seconds, (x, y, 0.0), min(knock.force / HARD, 1.0)))
    return found


def seconds_back(pieces: int) -> float:
    """How long it takes to put so many things back."""
    return PUT_BACK + AFTER_ANOTHER * max(pieces - 1, 0)
