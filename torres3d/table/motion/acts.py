"""What an act is: one movement, which shows the table after any share of its time."""

from abc import ABC, abstractmethod

from torres3d.table.motion.props import Props
from torres3d.table.shapes.space import Point


class Act(ABC):
    """One movement. ``seconds``: how long it takes at speed 1. ``place``: where to look meanwhile.

    What `show` shows is a function of the share alone: it does not depend on what was shown before, so a slow machine
    and a film show the same movement.
    """

    seconds: float = 0.0
    place: Point | None = None

    @abstractmethod
    def begin(self, props: Props) -> None:
        """Take the pieces that move."""

    @abstractmethod
    def show(self, props: Props, share: float) -> None:
        """Put them where they are after this share (0..1) of the time."""


class Pause(Act):
    """Nothing moves for a moment."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def begin(self, props: Props) -> None:
        """There is nothing to take."""

    def show(self, props: Props, share: float) -> None:
        """There is nothing to move."""
