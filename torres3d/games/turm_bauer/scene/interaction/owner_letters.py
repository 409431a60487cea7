"""Letters over the figures that name their owners, for players who cannot tell the colours apart."""

from collections.abc import Sequence
from typing import Any, Literal

from torres3d.games.turm_bauer.rules.places import Colour
from torres3d.games.turm_bauer.scene.layout import Layout
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.scene.shapes.labels import DARK, WHITE, Label, Labels

Lettered = Literal["off", "pointed", "always"]
GROUP = "letters"
SIZE = 14
OVER = 0.12
"""Above the head of a figure."""
LIGHT_COLOUR = 1.6
"""Colours whose components add up to more than this have dark letters."""
LETTERS = "ABCD"
"""Letters of the colours, in the order of their seats."""


class Letters:
    """The letters of one table: of the figure under the pointer, of all, or none."""

    def __init__(self, scene: Scene, labels: Labels) -> None:
        self._scene = scene
        self._labels = labels
        self.shown: Lettered = "pointed"
        self.pointed: Any = None
        """The thing under the pointer; a ``colour`` in it is its owner's."""

    def step(self) -> None:
        """Update the letters. Walking figures have none until they stand."""
        layout = self._scene.layout
        self._labels.set(GROUP, [] if layout is None or self.shown == "off" else self._wanted(layout))

    def _wanted(self, layout: Layout) -> Sequence[Label]:
        pointed: Colour | None = getattr(self.pointed, "colour", None)
        found = []
        for figure in layout.figures:
            if ("figure", figure.colour) not in self._scene.standing:
                continue
            if self.shown == "always" or figure.colour == pointed:
                look = self._scene.looks[figure.colour]
                ink = DARK if sum(look.colour) > LIGHT_COLOUR else WHITE
                letter = LETTERS[layout.colours.index(figure.colour)]
                x, y, z = figure.place
                place = (x, y, z + FIGURE_HEIGHT + OVER)
                found.append(
                    Label(letter, place, SIZE, ink, look.colour, WHITE, emblem=look.emblem, fixed=True, fades=True)
                )
        return found
