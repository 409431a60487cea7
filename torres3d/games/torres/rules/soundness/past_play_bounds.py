"""Possible past of a position: the maximum of turns, AP spent in the current one, and cards played.

Computed from the position alone, for `torres3d.games.torres.rules.soundness.soundness`: never fewer than there can have
been.
"""

from collections import Counter

import msgspec

from torres3d.games.torres.rules.cards import CARDS, ApCard, CardBase, ap_gained
from torres3d.games.torres.rules.literal_types import CARD_COLOURS, PHASES, TURN_AP, Card, Seat, Stage
from torres3d.games.torres.rules.state import State

MOST_GAIN = max(card.gain for card in CARDS.values() if isinstance(card, ApCard))
"""Maximum AP that a card gives (R-8.7)."""
SETTING_UP: tuple[Stage, ...] = ("foundations", "knights", "king")
"""The stages before the first turn (R-3.2 to R-3.4: foundations, first knights, the king)."""
IN_A_TURN: tuple[Stage, ...] = ("turn", "keep")
"""The stages within a turn: its actions, and the choice from the cards on offer (R-5.1, R-6.2)."""
AFTER_SCORING: tuple[Stage, ...] = ("move_king", "starter", "over")
"""The stages after a phase's scoring (R-4.3, R-10: king and starter, or the end of the game)."""


class Past(msgspec.Struct, frozen=True):
    """Progress of a game: turns ended, the acting player, AP spent and scorings.

    ``ended`` are the turns each seat has ended, ``in_phase`` those of them in the current phase; ``acting`` is the
    player in a turn, ``spent`` the AP spent in it on blocks, knights, steps and the marker; ``scorings`` are the past
    ones.
    """

    ended: tuple[int, ...]
    in_phase: tuple[int, ...]
    acting: Seat | None
    spent: int
    scorings: int


class PlaysBefore(msgspec.Struct, frozen=True):
    """Maximum plays of cards so far: by each seat, and by all together."""

    by_seat: tuple[int, ...]
    in_all: int


def past_of(state: State) -> Past | None:
    """The progress of the game; None where the position has a moment or a seat that no game has."""
    options, actor, phase = state.options, state.actor, state.phase
    seats = range(options.players)
    if not has_moment(state) or state.start not in seats or (actor is not None and actor not in seats):
        return None
    rounds = options.rounds(phase)
    acting = actor if state.stage in IN_A_TURN else None
    if state.stage in IN_A_TURN:
        if actor is None:
            return None
        place = _place(state, actor)
        in_phase = tuple(state.round - (_place(state, seat) >= place) for seat in seats)
    else:
        in_phase = (rounds if state.stage in AFTER_SCORING else 0,) * options.players
    before = sum(options.rounds(earlier) for earlier in range(1, phase))
    return Past(
        ended=tuple(before + turns for turns in in_phase),
        in_phase=in_phase,
        acting=acting,
        spent=max(0, TURN_AP + gain(state) - state.ap - cards_taken(state)) if acting is not None else 0,
        scorings=phase - (state.stage not in AFTER_SCORING),
    )


def has_moment(state: State) -> bool:
    """Whether the game has this phase and this round (R-4.1: three phases, each with so many rounds)."""
    return 1 <= state.phase <= PHASES and 1 <= state.round <= state.options.rounds(state.phase)


def _place(state: State, seat: Seat) -> int:
    """The number of seats before this one in a round, clockwise from its start player (R-4.1)."""
    return (seat - state.start) % state.options.players


def moved_before(state: State, seat: Seat, other: Seat) -> bool:
    """Whether a seat acts before another one, clockwise from the start player (R-4.1)."""
    return _place(state, seat) < _place(state, other)


def gain(state: State) -> int:
    """The AP gained by the card played this turn (R-8.6, R-8.7: six or seven instead of five)."""
    return ap_gained(state.played) if state.played in CARDS else 0


def cards_taken(state: State) -> int:
    """The cards paid for this turn: those bought, and the one still to be kept (R-6.2, R-6.3)."""
    return len(state.bought) + (state.stage == "keep")


def is_played_now(state: State, kind: type[CardBase]) -> bool:
    return state.played in CARDS and isinstance(CARDS[state.played], kind)


def copies(state: State) -> int:
    """The number of cards of each kind in one pool (R-2.2): one of each colour together, one for each player alone."""
    return CARD_COLOURS if state.options.deck == "common" else 1


def pools(state: State) -> list[Counter[Card]]:
    """The cards left in hands and decks, in one pool or one for each seat (R-6.1, R-6.2: by whose decks they are)."""
    actor = state.actor
    held = [Counter(hand) for hand in state.hands]
    if state.options.deck == "own":
        for cards, deck in zip(held, state.decks, strict=True):
            cards.update(deck)
    if actor is not None and 0 <= actor < len(held):
        held[actor].update((*state.bought, *state.offer))
    if state.options.deck != "common":
        return held
    together = Counter(card for deck in state.decks for card in deck)
    for cards in held:
        together.update(cards)
    return [together]


def plays_before(state: State, past: Past, kind: type[CardBase]) -> PlaysBefore:
    """The maximum plays of cards of a kind so far.

    No more than there are missing cards, one in a turn, and none in a seat's first turn where cards must be bought
    before (R-5.1, R-6.3).
    """
    every = copies(state)
    missing = [
        sum(max(0, every - pool[card]) for card, declared in CARDS.items() if isinstance(declared, kind))
        for pool in pools(state)
    ]
    without = 0 if state.options.deck == "hand" else 1
    now = is_played_now(state, kind)
    turns = [max(0, ended - without) + (now and seat == past.acting) for seat, ended in enumerate(past.ended)]
    if state.options.deck == "common":
        return PlaysBefore(tuple(min(missing[0], each) for each in turns), min(missing[0], sum(turns)))
    by_seat = tuple(map(min, missing, turns))
    return PlaysBefore(by_seat, sum(by_seat))
