"""An act: one movement, which can show the table after any share of its time.

An act plays with ``props``: pieces that the table of a game lends it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from torres3d.scene.shapes.coordinates import Point

Props_contra = TypeVar("Props_contra", contravariant=True)


class Act(ABC, Generic[Props_contra]):
    """One movement. ``seconds`` is its time at speed 1, ``place`` where the camera looks meanwhile.

    `show` depends on the share alone, not on what was shown before, so a slow machine and a film show the same
    movement.
    """

    seconds: float = 0.0
    place: Point | None = None

    @abstractmethod
    def begin(self, props: Props_contra) -> None:
        """Take the moving pieces."""

    @abstractmethod
    def show(self, props: Props_contra, share: float) -> None:
        """Place them as after this share (0..1) of the time."""

    def sounds(self, before: float, share: float) -> Sequence[str]:
        """The names of the sounds between the shares ``before`` and ``share`` of the time."""
        return ()


class Pause(Act[object]):
    """A moment without motion."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def begin(self, props: object) -> None:
        """Take nothing."""

    def show(self, props: object, share: float) -> None:
        """Move nothing."""
