"""Soundness of AP and stacks (R-4.2, R-5: what a phase gives, what turns use and leave)."""

from collections.abc import Iterator

from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.card_kinds import LiftCard
from torres3d.games.torres.rules.literal_types import STACK_LIMIT, TURN_AP, Seat
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.soundness.possible_past import Past, cards_taken, gain, is_played_now, plays_before
from torres3d.games.torres.rules.state import State


def turn_flaws(state: State, past: Past) -> Iterator[Flaw]:
    """The flaws of AP and stacks of a position, whatever the order of the stacks."""
    used = state.stack
    most = 0
    if past.acting is not None:
        # cards bought this turn and a block from the stack used have cost an AP each.
        most = max(0, TURN_AP + gain(state) - cards_taken(state) - (BUILD_COST if used is not None else 0))
    if not 0 <= state.ap <= most:
        yield Flaw(id="ap_out_of_range", seat=state.actor, found=state.ap, wanted=most)
    if used is not None and not _can_be_used(state, past, used):
        yield Flaw(id="wrong_stack_used", seat=state.actor, found=used + 1)
    lifts = plays_before(state, past, LiftCard).by_seat
    for seat in range(len(state.stacks)):
        yield from _stacks(state, past, seat, lifts[seat])


def _can_be_used(state: State, past: Past, used: int) -> bool:
    """Whether a block of this stack can have been placed in this turn (R-5.7: the first one names the stack)."""
    if past.acting is None or not 0 <= used < len(state.stacks[past.acting]):
        return False
    return state.stacks[past.acting][used] < STACK_LIMIT


def _stacks(state: State, past: Past, seat: Seat, lifts: int) -> Iterator[Flaw]:
    """The flaws of a seat's stacks.

    One goes with each turn, and its remaining blocks may be on the others. Only a block put under a knight comes from
    another stack than the used one (R-5.7, R-5.8, R-8.2).
    """
    stacks, acting = state.stacks[seat], seat == past.acting
    lifted = acting and is_played_now(state, LiftCard)
    used = state.stack if acting and state.stack is not None and _can_be_used(state, past, state.stack) else None
    highest = max(stacks, default=0)
    if highest > STACK_LIMIT:
        yield Flaw(id="stack_too_high", seat=seat, found=highest, wanted=STACK_LIMIT)
    # an emptied stack is gone at once; the actor's is kept as an empty one until the turn ends.
    empty = sum(1 for index, blocks in enumerate(stacks) if blocks <= 0 and index != used)
    if empty > lifted:
        yield Flaw(id="stack_empty", seat=seat, found=empty)
        return
    base = state.options.stacks[state.phase - 1]
    left = len(base) - past.in_phase[seat]
    if len(stacks) > left:
        yield Flaw(id="too_many_stacks", seat=seat, found=len(stacks), wanted=left)
        return
    most = min(STACK_LIMIT * left, sum(base) + _most_carried(state, seat)) - (used is not None)
    if sum(stacks) > most:
        yield Flaw(id="stacks_too_full", seat=seat, found=sum(stacks), wanted=most)
    lacking = _lacking(base, left, [STACK_LIMIT if index == used else held for index, held in enumerate(stacks)])
    lacking -= min(lifts, past.in_phase[seat] + lifted)
    if lacking > 0:
        yield Flaw(id="stacks_too_low", seat=seat, found=lacking)


def _most_carried(state: State, seat: Seat) -> int:
    """The maximum number of blocks carried to this phase's stacks from the one before (R-5.10)."""
    if state.options.leftover_blocks != "carry" or state.phase == 1:
        return 0
    asked = state.stage == "carry" and state.waiting[seat] > 0
    return 0 if asked else STACK_LIMIT


def _lacking(base: tuple[int, ...], left: int, stacks: list[int]) -> int:
    """The number of blocks missing from stacks that no turn has used: the lowest ``left`` of the phase must remain."""
    there = [0] * (left - len(stacks)) + sorted(stacks)
    return sum(max(0, given - held) for given, held in zip(sorted(base), there, strict=False))
