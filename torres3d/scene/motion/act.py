"""What an act is: one movement, which shows the table after any share of its time. It knows no game.

An act plays with ``props``: what a game's table lends it of its pieces.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from torres3d.scene.shapes.coordinates import Point

Props_contra = TypeVar("Props_contra", contravariant=True)


class Act(ABC, Generic[Props_contra]):
    """One movement. ``seconds``: how long it takes at speed 1. ``place``: where to look meanwhile.

    What `show` shows is a function of the share alone: it does not depend on what was shown before, so a slow machine
    and a film show the same movement.
    """

    seconds: float = 0.0
    place: Point | None = None

    @abstractmethod
    def begin(self, props: Props_contra) -> None:
        """Take the pieces that move."""

    @abstractmethod
    def show(self, props: Props_contra, share: float) -> None:
        """Put them where they are after this share (0..1) of the time."""

    def sounds(self, before: float, share: float) -> Sequence[str]:
        """The names of what is heard after ``before``, up to ``share``, of the time."""
        return ()


class Pause(Act[object]):
    """Nothing moves for a moment."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def begin(self, props: object) -> None:
        """There is nothing to take."""

    def show(self, props: object, share: float) -> None:
        """There is nothing to move."""
