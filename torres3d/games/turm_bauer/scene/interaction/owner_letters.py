"""Letters over the figures that name their owners, for players who cannot tell the colours apart."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
from torres3d.games.turm_bauer.scene.layout import Layout
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.scene.owner_letters import BaseLetters, letter_label
from torres3d.scene.shapes.labels import Label

LETTER_HEIGHT = 0.12
"""Above the head of a figure."""
LETTERS = "ABCD"
"""Letters of the seats."""


class Letters(BaseLetters[Scene, Layout]):
    """The letters of a table of Turm Bauer, in the colours of the pieces; see `BaseLetters`."""

    def _wanted(self, layout: Layout) -> Sequence[Label]:
        pointed: Colour | None = getattr(self.pointed, "colour", None)
        found = []
        for figure in layout.figures:
            if ("figure", figure.colour) not in self._scene.standing:
                continue
            if self.shown == "always" or figure.colour == pointed:
                letter = LETTERS[layout.seats[figure.colour]]
                x, y, z = figure.place
                place = (x, y, z + FIGURE_HEIGHT + LETTER_HEIGHT)
                found.append(letter_label(letter, place, self._scene.looks[figure.colour]))
        return found
