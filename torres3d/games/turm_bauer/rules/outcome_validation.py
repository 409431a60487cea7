"""Form of a hand and of a verdict (T-10.1); nobody can check whether they are true."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.commands import LARGEST_PUSH, LARGEST_SHIFT, LARGEST_YAW, Build, Hand, Pose
from torres3d.games.turm_bauer.rules.places import BlockId, Colour
from torres3d.games.turm_bauer.rules.refusals import refuse
from torres3d.games.turm_bauer.rules.state import State


def check_outcome(state: State, colour: Colour, build: Build) -> None:
    """Raise `IllegalCommand` unless hand and outcome of a build of this colour are possible."""
    new, rest = (colour, build.block), build.rest
    _check_hand(build.hand)
    if (rest.pose is None) != (new in rest.fell):
        refuse("pose_or_fallen", block=build.block)
    if rest.pose is not None:
        _check_pose(rest.pose, new)
    if rest.moved and rest.fell:
        refuse("moved_and_fell")
    standing = {(block.colour, block.block) for block in state.blocks}
    moved = [(each.colour, each.block) for each in rest.moved]
    if new in moved:
        refuse("moved_itself", block=build.block)
    _check_blocks(moved, standing)
    _check_blocks(rest.fell, standing | {new})
    for each in rest.moved:
        _check_pose(each.pose, (each.colour, each.block))


def _check_hand(hand: Hand) -> None:
    if not _within((hand.dx, hand.dy, hand.yaw)) or not 0 <= hand.push <= LARGEST_PUSH:
        refuse("hand_out_of_bounds", hand=hand)


def _check_pose(pose: Pose, of: tuple[Colour, BlockId]) -> None:
    if not _within(pose):
        refuse("pose_out_of_bounds", colour=of[0], block=of[1])


def _within(pose: Pose) -> bool:
    return max(abs(pose[0]), abs(pose[1])) <= LARGEST_SHIFT and abs(pose[2]) <= LARGEST_YAW


def _check_blocks(named: Sequence[tuple[Colour, BlockId]], known: set[tuple[Colour, BlockId]]) -> None:
    if list(named) != sorted(set(named)):
        refuse("outcome_not_sorted")
    for colour, block in named:
        if (colour, block) not in known:
            refuse("outcome_unknown_block", colour=colour, block=block)
