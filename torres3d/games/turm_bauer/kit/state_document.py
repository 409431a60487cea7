"""State document: a state as JSON for other programs (TURM.md section 10)."""

from typing import Any

from torres3d.games.turm_bauer.rules.state import State


def document(state: State, n: int) -> dict[str, Any]:
    """The document of the state after line ``n``."""
    acting = state.acting
    return {
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
