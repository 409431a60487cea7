"""Paths of knights, square by square and floor by floor, for ghosts and trails."""

from torres3d.games.torres.rules.cards import gait_of
from torres3d.games.torres.rules.doors import route
from torres3d.games.torres.rules.knights import walkable
from torres3d.games.torres.rules.literal_types import ActionCard
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.ghosts import Way


def way_of(state: State, source: Square, target: Square, card: ActionCard | None) -> Way:
    """The way of a knight that goes from ``source`` to ``target``, by a ``card`` or as an ordinary step: through the
    doors where it leads through them, otherwise straight."""
    heights = state.board.heights
    if not walkable(state.board, source) >> target & 1:
        by_doors = gait_of(card, state.options) == "doors"
        inside = route(state.board.above, source, target, by_doors) or route(state.board.above, source, target, True)
        if inside:
            return inside
    return ((source, heights[source]), (target, heights[target]))
