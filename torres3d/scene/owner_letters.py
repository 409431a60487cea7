"""Letters over pieces that name their owners, for players who cannot tell the colours apart."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeVar

from torres3d.scene.base_scene_graph import BaseSceneGraph
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.labels import DARK, WHITE, Label, Labels

Lettered = Literal["off", "pointed", "always"]
GROUP = "letters"
SIZE = 14
LIGHT_COLOUR = 1.6
"""Colours whose components add up to more than this have dark letters."""

SceneT = TypeVar("SceneT", bound=BaseSceneGraph)
LayoutT = TypeVar("LayoutT")


class BaseLetters(ABC, Generic[SceneT, LayoutT]):
    """Letters of one table: of the piece under the pointer, of all, or none."""

    def __init__(self, scene: SceneT, labels: Labels) -> None:
        self._scene = scene
        self._labels = labels
        self.shown: Lettered = "pointed"
        self.pointed: Any = None
        """The thing under the pointer."""

    def step(self) -> None:
        """Update the letters. Moving pieces have none until they stand."""
        layout: LayoutT | None = self._scene.layout
        self._labels.set(GROUP, [] if layout is None or self.shown == "off" else self._wanted(layout))

    @abstractmethod
    def _wanted(self, layout: LayoutT) -> Sequence[Label]:
        """The letters to show now."""


def letter_label(letter: str, place: Point, look: SeatLook) -> Label:
    """A letter in its owner's colour, beside the owner's emblem."""
    ink = DARK if sum(look.colour) > LIGHT_COLOUR else WHITE
    return Label(letter, place, SIZE, ink, look.colour, WHITE, emblem=look.emblem, fixed=True, fades=True)
