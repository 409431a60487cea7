"""The judge by Bullet, used in the window (T-9.1, T-9.2): the same question has the same answer to the last digit."""

import math
from collections.abc import Iterator

from panda3d.core import TransformState

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.commands import Hand, Moved, Placement, Pose, Rest
from torres3d.games.turm_bauer.rules.judging.footprints import middle
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.judging.statics import let_go_block, stands
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.physics.block_pile import CHECK_STEPS, BlockPile


class BulletJudge:
    """Drops the block, lets the pile settle, bumps it, and reads the poses when everything is at rest."""

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        """The outcome for the block (T-7.2 to T-7.6). What it accepts stands by statics (T-7.8)."""
        verdict = VerdictCourse(state, placement, hand)
        for _ in verdict.course():
            continue
        rest = verdict.rest()
        sweep()
        return rest


def sweep() -> None:
    """Free what Panda3D keeps of every step: a program with a window does so in each frame, others never."""
    while TransformState.garbage_collect():
        continue


class VerdictCourse:
    """One verdict in the making."""

    def __init__(self, state: State, placement: Placement, hand: Hand) -> None:
        self._state = state
        self._hand = hand
        self._new = let_go_block(state, placement, hand)
        self.blocks = (*state.blocks, self._new)
        self.pile = BlockPile(state.blocks)
        self.pile.add(self._new, 0.0 if _roofed(state.blocks, placement.cells) else physics().course.drop)
        self._overcome = False

    def course(self) -> Iterator[None]:
        """The whole simulation, one step of Bullet at a time. When the tower is coming down, it does not wait for the
        end."""
        left = None
        for number, _ in enumerate(self._all()):
            yield
            if left is None and number % CHECK_STEPS == 0 and self._is_collapse:
                left = round(physics().course.collapse * physics().bullet.step)
            if left is not None:
                left -= 1
                if not left:
                    return

    def _all(self) -> Iterator[None]:
        numbers = physics().course
        yield from self.pile.ease()
        yield from self.pile.settle(numbers.settle)
        lean = physics().wobble.numbers_of(self._state.options.wobble).lean * physics().push.factor(self._hand.push)
        for _ in range(numbers.doublings):
            yield from self.pile.bump(lean)
            yield from self.pile.settle(numbers.rest)
            if self._is_settled:
                return
            # T-9.2: no leaning tower is frozen.
            lean *= 2
        self._overcome = True

    def rest(self) -> Rest:
        """The outcome (T-10.1), after the course."""
        fallen = self._fallen
        names = tuple(sorted((self.blocks[index].colour, self.blocks[index].block) for index in fallen))
        poses = self._poses()
        if len(self.blocks) - 1 in fallen:
            return Rest(None, (), names)
        if fallen:
            return Rest(poses[-1], (), names)
        moved = [
            Moved(block.colour, block.block, pose)
            for block, pose in zip(self._state.blocks, poses, strict=False)
            if pose != block.pose
        ]
        return Rest(poses[-1], tuple(sorted(moved, key=lambda each: (each.colour, each.block))))

    @property
    def _fallen(self) -> frozenset[int]:
        fallen = self.pile.fallen()
        return fallen | {len(self.blocks) - 1} if self._overcome else fallen

    @property
    def _is_collapse(self) -> bool:
        return len(self.pile.fallen()) >= self._state.options.collapse

    @property
    def _is_settled(self) -> bool:
        """Whether the outcome may be logged: what is kept stands by statics (T-9.2, T-7.8)."""
        fallen = self.pile.fallen()
        if len(self.blocks) - 1 in fallen or len(fallen) >= self._state.options.collapse:
            return True
        poses = self._poses()
        # What fell is put back as it was, and nothing else moves then (T-7.5).
        kept = [block.pose for block in self._state.blocks] if fallen else list(poses[:-1])
        laid = zip(self.blocks, (*kept, poses[-1]), strict=True)
        return stands([BuiltBlock(block.colour, block.block, block.cells, pose) for block, pose in laid])

    def _poses(self) -> tuple[Pose, ...]:
        """The resting poses; a block that hardly moved keeps the one it had (T-7.4)."""
        poses = self.pile.poses()
        kept = (
            block.pose if travel(block.cells, block.pose, pose) <= physics().moved else pose
            for block, pose in zip(self._state.blocks, poses, strict=False)
        )
        return (*kept, poses[-1])


def travel(cells: Cells, before: Pose, after: Pose) -> float:
    """The largest move of a corner of a block between two poses, in edges."""
    x, y, _ = middle(cells)
    reach = max(math.hypot(abs(cell[0] + 0.5 - x) + 0.5, abs(cell[1] + 0.5 - y) + 0.5) for cell in cells)
    shift = math.hypot(after[0] - before[0], after[1] - before[1]) / 1000
    return shift + reach * math.radians(abs(after[2] - before[2]) / 10)


def _roofed(blocks: tuple[BuiltBlock, ...], cells: Cells) -> bool:
    """Whether a part of the building is right above a place: nothing can be dropped there."""
    above = {(x, y, z + 1) for x, y, z in cells}
    return any(cell in above for block in blocks for cell in block.cells)
