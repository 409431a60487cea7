"""Moves of several steps: the cheapest way of a knight to every square. Pure."""

from torres3d.games.torres.rules.commands import SQUARE_NAMES, Move
from torres3d.games.torres.rules.knights import STEP_COST, step_targets
from torres3d.games.torres.rules.squares import FULL, Square, squares_of
from torres3d.games.torres.rules.state import State

MAX_AP = 12
"""AP up to which a way is looked for, to say what it would cost."""

Walk = tuple[Move, ...]
"""Moves of one knight, one after another."""


def walks(state: State, square: Square, ap: int) -> dict[Square, Walk]:
    """The cheapest way to every square that a knight on ``square`` reaches for at most ``ap`` AP (R-5.3, R-5.4).

    Of ways that cost the same, the one that is found first over the squares in order.
    """
    pieces = state.pieces & ~(1 << square)
    board, passage = state.board, state.options.door_passage
    found: dict[Square, Walk] = {square: ()}
    edge = [square]
    for _ in range(ap // STEP_COST):
        reached: list[Square] = []
        for at in edge:
            for target in squares_of(step_targets(board, at, FULL & ~(pieces | 1 << at), passage)):
                if target not in found:
                    found[target] = (*found[at], Move(SQUARE_NAMES[at], SQUARE_NAMES[target]))
                    reached.append(target)
        edge = reached
    del found[square]
    return found


def far_walks(state: State, knight: Square) -> dict[Square, Walk]:
    """The squares that a knight of the actor reaches in two steps or more with the AP there are, with the way."""
    return {at: walk for at, walk in walks(state, knight, state.ap).items() if len(walk) > 1}
