"""The state document: a state as JSON for other programs (TURM.md section 10)."""

from typing import Any

import msgspec

from torres3d.engine.canonical import canonical
from torres3d.turm.legal import legal
from torres3d.turm.state import State


def document(state: State, n: int, with_legal: bool = False) -> dict[str, Any]:
    """The document of the state after line ``n``; with what the actor may choose if asked for."""
    acting = state.acting
    found: dict[str, Any] = {
        "n": n,
        "stage": state.stage,
        "turn": state.turn,
        "actor": state.actor,
        "colour": None if acting is None else acting.colour,
        "dice": state.dice,
        "slips": state.slips,
        "ring_used": state.ring_used,
        "blocks": state.blocks,
        "figures": {each.colour: each.figure for each in state.sets},
        "supply": {each.colour: each.supply for each in state.sets},
        "box": {each.colour: each.box for each in state.sets},
        "rings": {each.colour: each.rings for each in state.sets},
        "winners": state.winners,
        "collapse": state.collapse,
    }
    if with_legal:
        found["legal"] = [msgspec.Raw(text) for text in legal_texts(state)]
    return found


def legal_texts(state: State) -> list[bytes]:
    """The JSON texts of what the actor may choose, sorted."""
    return sorted(canonical(choice) for choice in legal(state))
