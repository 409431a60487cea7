"""Judge by statics, for arenas, risk and tests (T-9.3)."""

from torres3d.games.turm_bauer.rules.commands import Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.judging.statics import balance, falling
from torres3d.games.turm_bauer.rules.options import Wobble
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State


class StaticsJudge:
    """Judge that adds the hand's error to the pose, and shrinks every area of contact by the bump of the hand."""

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        """The outcome of the block (T-7.2); where anything falls, the new block does."""
        built = let_go_block(state, placement, hand)
        shrink = shrinking(state.options.wobble, hand.push)
        if balance(state.blocks, shrink).with_block(built).stands:
            return Rest(built.pose)
        blocks = (*state.blocks, built)
        fallen = falling(blocks, shrink) | {len(state.blocks)}
        return Rest(None, fell=tuple(sorted((blocks[index].colour, blocks[index].block) for index in fallen)))


def let_go_block(state: State, placement: Placement, hand: Hand) -> BuiltBlock:
    """The block in the pose of the hand. Raises `ValueError` when the game is over."""
    acting = state.acting
    if acting is None:
        raise ValueError("nothing can be built: the game is over")
    return BuiltBlock(acting.colour, placement.block, placement.cells, (hand.dx, hand.dy, hand.yaw))


def shrinking(wobble: Wobble, push: int) -> float:
    """The shrinking of every area of contact on all sides, in edges (T-9.3)."""
    return physics().wobble.numbers_of(wobble).shrink * physics().push.factor(push)
