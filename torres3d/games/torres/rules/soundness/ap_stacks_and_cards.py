"""Soundness of AP, stacks and cards (R-2.2, R-4.2, R-5, R-6, R-11: what turns use and leave).

Cards that are nowhere are no flaw: they count as played.
"""

from collections.abc import Iterator

from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.cards import CARDS, LiftCard
from torres3d.games.torres.rules.literal_types import CARDS_A_TURN, OFFER, STACK_LIMIT, TURN_AP, Seat
from torres3d.games.torres.rules.soundness import past_play_bounds
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.state import State


def turn_flaws(state: State, past: past_play_bounds.Past) -> Iterator[Flaw]:
    """The flaws of AP and stacks of a position, whatever the order of the stacks."""
    used = state.stack
    most = 0
    if past.acting is not None:
        # cards bought this turn and a block from the stack used have cost an AP each.
        taken = past_play_bounds.cards_taken(state) + (BUILD_COST if used is not None else 0)
        most = max(0, TURN_AP + past_play_bounds.gain(state) - taken)
    if not 0 <= state.ap <= most:
        yield Flaw(id="ap_out_of_range", seat=state.actor, found=state.ap, wanted=most)
    if used is not None and not _can_be_used(state, past, used):
        yield Flaw(id="wrong_stack_used", seat=state.actor, found=used + 1)
    lifts = past_play_bounds.plays_before(state, past, LiftCard).by_seat
    for seat in range(len(state.stacks)):
        yield from _stacks(state, past, seat, lifts[seat])


def _can_be_used(state: State, past: past_play_bounds.Past, used: int) -> bool:
    """Whether a block of this stack can have been placed in this turn (R-5.7: the first one names the stack)."""
    if past.acting is None or not 0 <= used < len(state.stacks[past.acting]):
        return False
    return state.stacks[past.acting][used] < STACK_LIMIT


def _stacks(state: State, past: past_play_bounds.Past, seat: Seat, lifts: int) -> Iterator[Flaw]:
    """The flaws of a seat's stacks.

    One goes with each turn, and its remaining blocks may be on the others. Only a block put under a knight comes from
    another stack than the used one (R-5.7, R-5.8, R-8.2).
    """
    stacks, acting = state.stacks[seat], seat == past.acting
    lifted = acting and past_play_bounds.is_played_now(state, LiftCard)
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


def card_flaws(state: State, past: past_play_bounds.Past) -> Iterator[Flaw]:
    yield from _too_often(state)
    yield from _bought(state, past)
    if state.stage == "keep" or state.offer:
        yield from _offer(state)
    if state.played is not None:
        if past.acting is None:
            # a card is played in a turn, and gone from the table with it.
            yield Flaw(id="card_played_now", seat=state.actor, card=state.played)
        elif state.played not in CARDS:
            # a card is played openly.
            yield Flaw(id="hidden_card_played", seat=state.actor)
    yield from _hidden(state)
    master = state.options.mode == "master"
    if master and state.master is None:
        # one of the master cards lies open from the start.
        yield Flaw(id="no_master_card")
    elif state.master is not None and not master:
        # only the master game has master cards.
        yield Flaw(id="master_card_here")


def _too_often(state: State) -> Iterator[Flaw]:
    """The cards of a kind beyond one in each colour (R-2.2). A hidden card may be any."""
    every = past_play_bounds.copies(state)
    common = state.options.deck == "common"
    for number, pool in enumerate(past_play_bounds.pools(state)):
        seat = None if common else number
        if state.played in CARDS and (common or number == state.actor):
            pool[state.played] += 1
        often = [(card, count) for card, count in sorted(pool.items()) if card in CARDS and count > every]
        for card, count in often:
            yield Flaw(id="card_too_often", seat=seat, card=card, found=count, wanted=every)
        if not often and pool.total() > every * len(CARDS):
            yield Flaw(id="too_many_cards", seat=seat, found=pool.total(), wanted=every * len(CARDS))


def _bought(state: State, past: past_play_bounds.Past) -> Iterator[Flaw]:
    """The cards bought beyond two in a turn (R-6.3); earlier ones are in the hand, or played now."""
    buys = state.options.deck != "hand"
    most = CARDS_A_TURN - (state.stage == "keep") if buys and past.acting is not None else 0
    if len(state.bought) > most:
        yield Flaw(id="too_many_bought", seat=state.actor, found=len(state.bought), wanted=most)
    if not buys:
        return
    for seat, hand in enumerate(state.hands):
        held = len(hand) + (seat == past.acting and state.played is not None)
        if held > CARDS_A_TURN * past.ended[seat]:
            yield Flaw(id="hand_too_full", seat=seat, found=held, wanted=CARDS_A_TURN * past.ended[seat])


def _hidden(state: State) -> Iterator[Flaw]:
    """The hidden cards in an offer, whose buyer must know their kinds (R-6.2).

    In a hand, or in the common deck, a hidden card may be any: its owner cannot play it.
    """
    own = state.decks if state.options.deck == "own" else ()
    for seat in range(len(state.hands)):
        offer = state.offer if seat == state.actor else ()
        if "hidden" in offer or (own and "hidden" in own[seat]):
            yield Flaw(id="hidden_card", seat=seat)


def _offer(state: State) -> Iterator[Flaw]:
    """The flaws of an offer: three cards from the top of one's own deck, fewer only where it has no more (R-6.2)."""
    shown, wanted = len(state.offer), OFFER if state.stage == "keep" else 0
    all_there_are = (
        0 < shown < wanted and state.options.deck == "own" and state.actor is not None and not state.decks[state.actor]
    )
    if shown != wanted and not all_there_are:
        yield Flaw(id="wrong_offer", seat=state.actor, found=shown, wanted=wanted)
