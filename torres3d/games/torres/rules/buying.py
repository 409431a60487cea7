"""Buying action cards (R-6)."""

from functools import lru_cache
from itertools import permutations

from torres3d.games.torres.rules.commands import Buy, Command, Keep
from torres3d.games.torres.rules.events import CardDrawn, CardKept, CardsOffered, Event
from torres3d.games.torres.rules.knights import require_ap
from torres3d.games.torres.rules.literal_types import CARDS_A_TURN, OFFER, ActionCard, Card, ReturnedCards
from torres3d.games.torres.rules.packed_state import AnyState, PackedState
from torres3d.games.torres.rules.refusals import refuse
from torres3d.games.torres.rules.state import deck_index

BUY_COST = 1


def can_buy(state: PackedState) -> bool:
    """Whether the actor may buy a card now (R-5.1, R-6.3, R-6.4)."""
    seat = state.actor
    if seat is None or state.ap < BUY_COST or len(state.bought) >= CARDS_A_TURN:
        return False
    deck = state.options.deck
    return deck != "hand" and len(state.decks[deck_index(deck, seat)]) > 0


def decide_buy(state: PackedState, command: Buy) -> tuple[Event, ...]:
    """Buy the top card, or look at the top cards of one's own deck (R-6.1, R-6.2)."""
    seat = state.actor
    assert seat is not None
    if state.options.deck == "hand":
        refuse("no_purchase")
    if len(state.bought) >= CARDS_A_TURN:
        refuse("two_cards_bought")
    deck = state.decks[state.deck_of(seat)]
    if not deck:
        refuse("deck_empty")
    require_ap(state, BUY_COST)
    if state.options.deck == "common":
        return (CardDrawn(seat, deck[0], BUY_COST),)
    return (CardsOffered(seat, deck[:OFFER], BUY_COST),)


def decide_keep(state: PackedState, command: Keep) -> tuple[Event, ...]:
    """Keep one card of the offer, return the others (R-6.2)."""
    seat = state.actor
    assert seat is not None
    others: list[Card] = list(state.offer)
    if command.card not in others:
        refuse("card_not_offered", card=command.card)
    others.remove(command.card)
    if sorted((*command.top, *command.bottom)) != sorted(others):
        refuse("return_the_others", cards=tuple(others))
    if state.options.returned_cards == "together" and command.top and command.bottom:
        refuse("return_together")
    return (CardKept(seat, command.card, command.top, command.bottom),)


def ways_to_keep(state: AnyState) -> list[Command]:
    """All distinct choices from the offer (R-6.2)."""
    offer = tuple(card for card in state.offer if card != "hidden")
    return [*_keeps(offer, state.options.returned_cards)]


@lru_cache(maxsize=1 << 12)
def _keeps(offer: tuple[ActionCard, ...], returned: ReturnedCards) -> tuple[Keep, ...]:
    found: dict[Keep, None] = {}
    for index, card in enumerate(offer):
        others = offer[:index] + offer[index + 1 :]
        for order in permutations(others):
            cuts = range(len(order) + 1) if returned == "separately" else {0, len(order)}
            for cut in cuts:
                found[Keep(card, order[:cut], order[cut:])] = None
    return tuple(found)
