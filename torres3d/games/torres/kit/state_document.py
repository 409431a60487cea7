"""State document: a state as JSON for other programs (LOG.md)."""

from typing import Any

from torres3d.games.torres.rules.squares import NAMES, Bitboard, square_list
from torres3d.games.torres.rules.state import State


def document(state: State, n: int) -> dict[str, Any]:
    """The document of the state after line ``n``."""
    return {
        "n": n,
        "stage": state.stage,
        "phase": state.phase,
        "round": state.round,
        "actor": state.actor,
        "start": state.start,
        "heights": {NAMES[square]: height for square, height in enumerate(state.board.heights) if height},
        "knights": [_names(knights) for knights in state.knights],
        "king": NAMES[state.king.bit_length() - 1] if state.king else None,
        "scores": state.scores,
        "stacks": state.stacks,
        "supply": state.supply,
        "hands": state.hands,
        "bought": state.bought,
        "decks": [len(deck) for deck in state.decks],
        "ap": state.ap,
        "stack": state.stack,
        "played": state.played,
        "offer": state.offer,
        "winners": state.winners,
    }


def _names(board: Bitboard) -> list[str]:
    return sorted(NAMES[square] for square in square_list(board))
