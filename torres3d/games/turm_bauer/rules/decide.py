"""`decide`: turns a command into events, or raises `IllegalCommand`."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules import commands as c
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Colour
from torres3d.games.turm_bauer.rules.ending import highest, winners_of_collapse
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.lattice.placing import Placing
from torres3d.games.turm_bauer.rules.lattice.walking import check_walk
from torres3d.games.turm_bauer.rules.legal import check_in_supply, check_ring, dice_allow, nothing_can_be_built
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand, refuse
from torres3d.games.turm_bauer.rules.state import ColourSet, Stage, State


def check_outcome(state: State, colour: Colour, build: c.Build) -> None:
    """Raise `IllegalCommand` unless hand and outcome of a build of this colour are possible."""
    new, rest = (colour, build.block), build.rest
    hand = build.hand
    if not c.within_bounds((hand.dx, hand.dy, hand.yaw)) or not 0 <= hand.push <= c.LARGEST_PUSH:
        refuse("hand_out_of_bounds", hand=hand)
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


def _check_pose(pose: c.Pose, of: tuple[Colour, BlockId]) -> None:
    if not c.within_bounds(pose):
        refuse("pose_out_of_bounds", colour=of[0], block=of[1])


def _check_blocks(named: Sequence[tuple[Colour, BlockId]], known: set[tuple[Colour, BlockId]]) -> None:
    if list(named) != sorted(set(named)):
        refuse("outcome_not_sorted")
    for colour, block in named:
        if (colour, block) not in known:
            refuse("outcome_unknown_block", colour=colour, block=block)


__all__ = ["IllegalCommand", "apply", "check", "decide"]

Events = tuple[e.Event, ...]

STAGES: dict[type, Stage] = {c.Build: "build", c.Placement: "build", c.Discard: "build", c.Move: "move", c.Stay: "move"}
"""The stage in which each command is allowed (T-4)."""


def decide(state: State, command: c.Command) -> Events:
    """The events of a command of the actor; raises `IllegalCommand`."""
    acting = _acting(state, command)
    if isinstance(command, c.Build):
        _check_placement(state, acting, command.placement)
        check_outcome(state, acting.colour, command)
        return _built(state, acting, command)
    check(state, command)
    if isinstance(command, c.Discard):
        return (e.BlockBoxed(acting.seat, acting.colour, command.block),)
    return _followed(state, _walked(acting, command))


def apply(state: State, command: c.Command) -> State:
    """The state after ``command``; raises `IllegalCommand`."""
    return _folded(state, decide(state, command))


def check(state: State, choice: c.Choice) -> None:
    """Raise `IllegalCommand` unless the actor may choose this."""
    acting = _acting(state, choice)
    if isinstance(choice, c.Placement):
        _check_placement(state, acting, choice)
    elif isinstance(choice, c.Discard):
        check_in_supply(state, acting, choice.block)
        if not nothing_can_be_built(state, acting):
            refuse("block_can_be_built", dice=state.dice)
    elif isinstance(choice, c.Move):
        if choice.ring is not None:
            check_ring(state, acting)
        check_walk(state, acting.colour, choice.to, choice.ring)


def _acting(state: State, given: c.Choice | c.Command) -> ColourSet:
    acting = state.acting
    if acting is None:
        refuse("game_over")
    if state.stage != STAGES[type(given)]:
        refuse("wrong_stage", stage=state.stage, command=type(given).__struct_config__.tag)
    return acting


def _check_placement(state: State, acting: ColourSet, placement: c.Placement) -> None:
    check_in_supply(state, acting, placement.block)
    allowed = dice_allow(state, placement.block)
    if placement.ring is not None:
        check_ring(state, acting)
        if allowed:
            refuse("ring_not_needed", ring=placement.ring)
    elif not allowed:
        refuse("not_thrown", block=placement.block, dice=state.dice, ring="free" if state.may_use_ring else None)
    Placing(state).check(placement.block, placement.cells)


def _built(state: State, acting: ColourSet, build: c.Build) -> Events:
    """The events after a block was let go (T-7.4 to T-7.6)."""
    seat, colour, rest = acting.seat, acting.colour, build.rest
    ring: Events = () if build.ring is None else (e.RingUsed(seat, colour, build.ring),)
    if len(rest.fell) >= state.options.collapse:
        fallen = e.TowerCollapsed(seat, colour, build.block, build.cells, build.hand, rest.pose, rest.fell)
        after = _folded(state, ring)
        return (*ring, fallen, e.GameEnded(winners_of_collapse(after, seat), seat))
    if rest.pose is not None:
        built = e.BlockBuilt(seat, colour, build.block, build.cells, build.hand, rest.pose, rest.moved, rest.fell)
        return (*ring, built)
    slips = state.slips + 1
    slipped = e.BlockSlipped(seat, colour, build.block, build.cells, build.hand, rest.fell, slips)
    if state.options.boxes_at(slips):
        return (*ring, slipped, e.BlockBoxed(seat, colour, build.block, slipped=True))
    return (*ring, slipped)


def _walked(acting: ColourSet, command: c.Move | c.Stay) -> Events:
    if isinstance(command, c.Stay):
        return (e.FigureStayed(acting.seat, acting.colour),)
    moved = e.FigureMoved(acting.seat, acting.colour, acting.figure, command.to, command.ring)
    if command.ring is None:
        return (moved,)
    return (e.RingUsed(acting.seat, acting.colour, command.ring), moved)


def _followed(state: State, events: Events) -> Events:
    """The events that end a turn, and begin the next turn or end the game (T-4.6, T-8.1)."""
    turn = state.turn + 1
    if turn == len(state.rolls):
        return (*events, e.GameEnded(highest(_folded(state, events))))
    following = state.sets[state.order[turn % len(state.order)]]
    return (*events, e.TurnBegan(turn, following.seat, following.colour, state.rolls[turn]))


def _folded(state: State, events: Events) -> State:
    for event in events:
        state = evolve(state, event)
    return state
