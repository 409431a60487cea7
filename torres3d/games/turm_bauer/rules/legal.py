"""`legal`: all choices of the actor (T-10.2)."""

from torres3d.games.turm_bauer.rules.block_choice import dice_allow, kinds_to_build, ring_at_hand
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay, WalkRing
from torres3d.games.turm_bauer.rules.lattice.placing import Placing
from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.rules.state import ColourSet, State

WALK_RINGS: tuple[WalkRing, ...] = ("pass", "leap")
"""Rings for the walk of a figure (T-4.7)."""


def legal(state: State) -> list[Choice]:
    """All choices of the actor; none when the game is over. The judge decides the outcome of a `Placement`."""
    acting = state.acting
    if acting is None:
        return []
    return _to_build(state, acting) if state.stage == "build" else _to_walk(state, acting)


def _to_build(state: State, acting: ColourSet) -> list[Choice]:
    placing = Placing(state)
    kinds = kinds_to_build(state, acting)
    found: list[Choice] = [
        Placement(block, cells, None) for block in kinds if dice_allow(state, block) for cells in placing.places(block)
    ]
    if not found:
        found.extend(Discard(block) for block in kinds)
    if ring_at_hand(state, acting):
        found.extend(
            Placement(block, cells, "free")
            for block in kinds
            if not dice_allow(state, block)
            for cells in placing.places(block)
        )
    return found


def _to_walk(state: State, acting: ColourSet) -> list[Choice]:
    plain = reachable(state, acting.colour)
    found: list[Choice] = [Stay(), *(Move(to, None) for to in sorted(plain, key=str))]
    if ring_at_hand(state, acting):
        for ring in WALK_RINGS:
            further = reachable(state, acting.colour, ring) - plain
            found.extend(Move(to, ring) for to in sorted(further, key=str))
    return found
