"""View of one seat: the state with everything hidden masked (R-6.5).

Bots and screens get nothing else. A masked card is ``hidden``; the number of cards stays visible.
"""

import msgspec
from msgspec.structs import replace

from torres3d.games.torres.rules.literal_types import Card, Seat
from torres3d.games.torres.rules.state import State


class View(msgspec.Struct, frozen=True):
    """A state as ``seat`` sees it.

    ``unseen`` holds for each deck the cards that lie somewhere the seat cannot see, sorted: with one's own decks for
    each seat its deck (and, for another seat, its hand); with the common deck a single entry with the deck and all
    other hands; with ``deck: hand`` one entry a seat, empty for one's own. It follows from the cards played openly, so
    it is no secret.
    """

    seat: Seat
    state: State
    unseen: tuple[tuple[Card, ...], ...]


def _hide(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    hidden: Card = "hidden"
    return (hidden,) * len(cards)


def view(state: State, seat: Seat) -> View:
    acting = state.actor == seat
    masked = replace(
        state,
        hands=tuple(hand if other == seat else _hide(hand) for other, hand in enumerate(state.hands)),
        decks=tuple(map(_hide, state.decks)),
        bought=state.bought if acting else _hide(state.bought),
        offer=state.offer if acting else _hide(state.offer),
    )
    held: list[tuple[Card, ...]] = []
    for other, hand in enumerate(state.hands):
        taken = (*state.bought, *state.offer) if other == state.actor else ()
        held.append(() if other == seat else (*hand, *taken))
    if state.options.deck == "common":
        unseen = [tuple(sorted((*state.decks[0], *(card for cards in held for card in cards))))]
    elif state.options.deck == "own":
        unseen = [tuple(sorted((*deck, *cards))) for deck, cards in zip(state.decks, held, strict=True)]
    else:
        unseen = [tuple(sorted(cards)) for cards in held]
    return View(seat, masked, tuple(unseen))
