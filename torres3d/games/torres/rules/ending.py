"""End of the turn: blocks left on stacks are given up, moved or carried over (R-5.8, R-5.10)."""

from functools import lru_cache

from torres3d.games.torres.rules.commands import Carry, ChooseStarter, Command, EndTurn
from torres3d.games.torres.rules.events import BlocksCarried, Event, StarterChosen, TurnEnded
from torres3d.games.torres.rules.literal_types import PHASES, STACK_LIMIT
from torres3d.games.torres.rules.packed_state import AnyState, PackedState, packed
from torres3d.games.torres.rules.refusals import refuse


@lru_cache(maxsize=1 << 10)
def distributions(stacks: tuple[int, ...], blocks: int) -> tuple[tuple[int, ...], ...]:
    """All ways to put as many of ``blocks`` as fit onto ``stacks``, none above 3 (R-5.8, R-5.10).

    Some rule sheets say "may" of blocks left over; here a player chooses where they go and places all that fit.
    """
    total = min(blocks, room(stacks))
    ways: list[tuple[int, ...]] = [()]
    for held in stacks:
        ways = [(*way, more) for way in ways for more in range(min(STACK_LIMIT - held, total - sum(way)) + 1)]
    return tuple(way for way in ways if sum(way) == total)


def room(stacks: tuple[int, ...]) -> int:
    """The number of blocks that still fit on the stacks (R-5.8)."""
    return STACK_LIMIT * len(stacks) - sum(stacks)


def turns_left(state: AnyState) -> int:
    """The number of the actor's turns in this phase after the current one (R-5.8)."""
    now = packed(state)
    return len(now.options.stacks[now.phase - 1]) - now.round


def stacks_to_give(state: AnyState) -> list[int | None]:
    """The stacks that can be given up at the end of the turn; ``[None]`` where none has to be (R-5.8).

    A stack may be given up unused where there are more stacks than turns left after this one.
    """
    seat = state.actor
    assert seat is not None
    used = state.stack
    return [used] if used is not None else _givable(state.stacks[seat], turns_left(state))


def _givable(stacks: tuple[int, ...], turns: int) -> list[int | None]:
    """The stacks that can be given up where none was used in this turn; see `stacks_to_give`."""
    full: list[int | None] = [index for index, blocks in enumerate(stacks) if blocks]
    return full if len(full) > turns else [None]


def other_stacks(state: AnyState, given: int | None) -> tuple[int, ...]:
    """The actor's stacks that still hold blocks, in order, except the one given up."""
    assert state.actor is not None
    return _without(state.stacks[state.actor], given)


def _without(stacks: tuple[int, ...], given: int | None) -> tuple[int, ...]:
    return tuple([blocks for index, blocks in enumerate(stacks) if blocks and index != given])


def left_over(state: AnyState, given: int | None) -> int:
    """The number of blocks left on the stack given up; 0 where none is."""
    now = packed(state)
    assert now.actor is not None
    return 0 if given is None else now.stacks[now.actor][given]


def ways_to_end(state: AnyState) -> tuple[EndTurn, ...]:
    """All distinct ways to end the turn (R-5.8)."""
    now = packed(state)
    seat = now.actor
    assert seat is not None
    stacks, used = now.stacks[seat], now.stack
    # Not `lru_cache`: a look-up there takes longer than all the rest, and is needed for each list of commands.
    endings = _ENDINGS
    known = endings.get(stacks)
    if known is None:
        if len(endings) >= REMEMBERED_STACKS:
            endings.clear()
        known = endings[stacks] = {}
    turns = turns_left(now) if used is None else 0
    key = -1 - turns if used is None else used
    found = known.get(key)
    if found is None:
        found = known[key] = _endings(stacks, used, turns)
    return found


REMEMBERED_STACKS = 1 << 12
_ENDINGS: dict[tuple[int, ...], dict[int, tuple[EndTurn, ...]]] = {}
"""The ways to end a turn by stacks, and then by the stack used, or by -1 - the turns left."""


def _endings(stacks: tuple[int, ...], used: int | None, turns: int) -> tuple[EndTurn, ...]:
    givable = [used] if used is not None else _givable(stacks, turns)
    return tuple(
        EndTurn(given, onto)
        for given in givable
        for onto in distributions(_without(stacks, given), 0 if given is None else stacks[given])
    )


def _explain_onto(onto: tuple[int, ...], stacks: tuple[int, ...], blocks: int) -> None:
    if len(onto) != len(stacks):
        refuse("onto_stacks", stacks=len(stacks), given=len(onto))
    for index, held in enumerate(stacks):
        more = onto[index]
        if more < 0 or more + held > STACK_LIMIT:
            refuse("onto_too_high", stack=index, limit=STACK_LIMIT)
    fitting = min(blocks, room(stacks))
    given = sum(onto)
    if given > fitting:
        refuse("onto_too_many", blocks=blocks, given=given)
    if given < fitting:
        refuse("onto_too_few", fitting=fitting, given=given)


def decide_end_turn(state: PackedState, command: EndTurn) -> tuple[Event, ...]:
    """End the turn (R-5.8)."""
    seat = state.actor
    assert seat is not None
    if command not in ways_to_end(state):
        _explain_end(state, command)
    given, onto = command.stack, command.onto
    left = left_over(state, given)
    returned = left - sum(onto) if left else 0
    return (TurnEnded(seat, given, onto, left, returned, state.ap, lost_for_good(state, returned)),)


def _explain_end(state: PackedState, command: EndTurn) -> None:
    """Refuse when the turn cannot end like this (R-5.8)."""
    given = command.stack
    possible = stacks_to_give(state)
    if given not in possible:
        if state.stack is not None:
            refuse("give_up_used_stack", stack=state.stack)
        refuse("give_up_no_stack" if possible == [None] else "give_up_a_stack", turns=turns_left(state))
    _explain_onto(command.onto, other_stacks(state, given), left_over(state, given))


def lost_for_good(state: AnyState, returned: int) -> int:
    """The number of blocks returned at the end of this turn that are lost.

    All are lost except those that find room on the next phase's stacks where they wait for them (R-5.8, R-5.10).
    """
    if not returned or not waits(state):
        return returned
    assert state.actor is not None
    return max(0, returned - (room(state.options.stacks[state.phase]) - state.waiting[state.actor]))


def waits(state: AnyState) -> bool:
    """Whether blocks left over at the end of this turn wait for the next phase's stacks (R-5.10)."""
    return not turns_left(state) and state.options.leftover_blocks == "carry" and state.phase < PHASES


def ways_to_carry_over(state: AnyState) -> list[Command]:
    """All distinct ways to carry blocks over (``leftover_blocks: carry``)."""
    assert state.actor is not None
    return [*_carries(state.stacks[state.actor], state.waiting[state.actor])]


@lru_cache(maxsize=1 << 10)
def _carries(stacks: tuple[int, ...], waiting: int) -> tuple[Carry, ...]:
    return tuple(Carry(onto) for onto in distributions(stacks, waiting))


def decide_carry(state: PackedState, command: Carry) -> tuple[Event, ...]:
    """Put the waiting blocks on the new stacks (R-5.10)."""
    seat = state.actor
    assert seat is not None
    waiting = state.waiting[seat]
    _explain_onto(command.onto, state.stacks[seat], waiting)
    return (BlocksCarried(seat, command.onto, waiting - sum(command.onto)),)


def decide_choose_starter(state: PackedState, command: ChooseStarter) -> tuple[Event, ...]:
    """Name the starter of the next phase (R-10.2)."""
    assert state.actor is not None
    if not 0 <= command.seat < state.players:
        refuse("no_such_seat", seat=command.seat, players=state.players)
    return (StarterChosen(state.actor, command.seat),)
