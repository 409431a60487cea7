"""States that look the same to a seat."""

import random

from msgspec.structs import replace

from torres3d.games.torres.rules.literal_types import Card, Seat
from torres3d.games.torres.rules.state import State


def another_world(state: State, seat: Seat, rng: random.Random) -> State:
    """A state that looks the same to a seat: the cards it cannot see lie elsewhere."""
    hands, decks = [list(hand) for hand in state.hands], [list(deck) for deck in state.decks]
    bought, offer = list(state.bought), list(state.offer)
    groups = range(len(decks)) if state.options.deck == "own" else [None]
    for group in groups:
        hidden: list[list[Card]] = decks if group is None else [decks[group]]
        hidden = [*hidden, *(hand for other, hand in enumerate(hands) if other != seat and group in (None, other))]
        if state.actor != seat and group in (None, state.actor):
            hidden = [*hidden, bought, offer]
        if state.options.deck == "hand":
            continue
        cards = [card for pile in hidden for card in pile]
        rng.shuffle(cards)
        for pile in hidden:
            pile[:] = [cards.pop() for _ in pile]
    return replace(
        state,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        decks=tuple(map(tuple, decks)),
        bought=tuple(bought),
        offer=tuple(offer),
    )
