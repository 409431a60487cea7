"""Soundness of cards (R-2.2, R-6, R-11: how many there are, buying, master cards).

Cards that are nowhere are no flaw: they count as played.
"""

from collections.abc import Iterator

from torres3d.games.torres.rules.cards import CARDS
from torres3d.games.torres.rules.literal_types import CARDS_A_TURN, OFFER
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.soundness.possible_past import Past, copies, pools
from torres3d.games.torres.rules.state import State


def card_flaws(state: State, past: Past) -> Iterator[Flaw]:
    """The flaws of the cards of a position."""
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
    every = copies(state)
    common = state.options.deck == "common"
    for number, pool in enumerate(pools(state)):
        seat = None if common else number
        if state.played in CARDS and (common or number == state.actor):
            pool[state.played] += 1
        often = [(card, count) for card, count in sorted(pool.items()) if card in CARDS and count > every]
        for card, count in often:
            yield Flaw(id="card_too_often", seat=seat, card=card, found=count, wanted=every)
        if not often and pool.total() > every * len(CARDS):
            yield Flaw(id="too_many_cards", seat=seat, found=pool.total(), wanted=every * len(CARDS))


def _bought(state: State, past: Past) -> Iterator[Flaw]:
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
