"""The judge by statics: for arenas, risk and tests (T-9.3)."""

from torres3d.games.turm_bauer.rules.commands import Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.judging.statics import balance, falling
from torres3d.games.turm_bauer.rules.options import Wobble
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State


class StaticsJudge:
    """Takes the hand's error into the pose, and shrinks every area of contact by what the bump of the hand is worth."""

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        """What becomes of the block (T-7.2); where something falls, the new block is among it."""
        built = let_go_block(state, placement, hand)
        shrink = shrinking(state.options.wobble, hand.push)
        if balance(state.blocks, shrink).with_block(built).stands:
            return Rest(built.pose)
        blocks = (*state.blocks, built)
        fallen = falling(blocks, shrink) | {len(state.blocks)}
        return Rest(None, fell=tuple(sorted((blocks[index].colour, blocks[index].block) for index in fallen)))


def let_go_block(state: State, placement: Placement, hand: Hand) -> BuiltBlock:
    """The block where the hand lets it go. Raises `ValueError` when the game is over."""
    acting = state.acting
    if acting is None:
        raise ValueError("nothing can be built: the game is over")
    return BuiltBlock(acting.colour, placement.block, placement.cells, (hand.dx, hand.dy, hand.yaw))


def shrinking(wobble: Wobble, push: int) -> float:
    """By how many edges every area of contact is shrunk on all sides (T-9.3)."""
    return physics().wobble.of(wobble).shrink * physics().push.factor(push)
