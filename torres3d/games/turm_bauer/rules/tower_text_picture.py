"""Tower as text, for the terminal and for tests: its layers from above, the lowest first."""

from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.rules.tower_picture import tower_rows


def tower_text(state: State) -> str:
    """The tower, a line for each row of cells, the layers beside one another with their levels above.

    North is above. ``A`` to ``D`` are parts in the colour of the first to the fourth set, ``a`` to ``d`` neutral parts
    of their blocks, ``#`` and ``+`` the cornerstone's dark brown and neutral ones. A figure is a letter after its part.
    """
    return "\n".join(tower_rows(state.shown)) + "\n"
