"""The state document: a state as JSON for other programs (LOG.md)."""

from typing import Any

import msgspec

from torres3d.engine.canonical import canonical
from torres3d.rules.legal import legal
from torres3d.rules.squares import NAMES, Bitboard, square_list
from torres3d.rules.state import State


def document(state: State, n: int, with_legal: bool = False) -> dict[str, Any]:
    """The document of the state after line ``n``; with the actor's legal commands if asked for."""
    found: dict[str, Any] = {
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
    if with_legal:
        found["legal"] = [msgspec.Raw(text) for text in legal_texts(state)]
    return found


def legal_texts(state: State) -> list[bytes]:
    """The JSON texts of the legal commands, sorted."""
    return sorted(canonical(command) for command in legal(state))


def _names(board: Bitboard) -> list[str]:
    return sorted(NAMES[square] for square in square_list(board))
