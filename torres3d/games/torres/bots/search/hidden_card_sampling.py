"""Sampling of hidden cards: replaces each card that the seat cannot see by a possible one."""

import random

from msgspec.structs import replace

from torres3d.games.torres.rules.literal_types import Card
from torres3d.games.torres.rules.seat_view import View
from torres3d.games.torres.rules.state import State


def sample_cards(view: View, chance: random.Random) -> State:
    """The view's state with hidden hands and decks filled from ``view.unseen`` at random."""
    state = view.state
    pools = [list(cards) for cards in view.unseen]
    for pool in pools:
        chance.shuffle(pool)
    common = state.options.deck == "common"

    def draw(seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        pool = pools[0 if common else seat]
        return tuple(pool.pop() if card == "hidden" else card for card in cards)

    hands = tuple(tuple(sorted(draw(seat, hand))) for seat, hand in enumerate(state.hands))
    actor = view.seat if state.actor is None else state.actor
    bought, offer = draw(actor, state.bought), draw(actor, state.offer)
    decks = tuple(draw(seat, deck) for seat, deck in enumerate(state.decks))
    return replace(state, hands=hands, bought=bought, offer=offer, decks=decks)
