"""An act: one movement, which can show the table after any share of its time; the props of a game that acts move.

An act plays with ``props``: pieces that the table of a game lends it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from torres3d.scene.scene_graph import BaseSceneGraph
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


SceneT = TypeVar("SceneT", bound=BaseSceneGraph)
StateT = TypeVar("StateT")


class BaseProps(Generic[SceneT, StateT]):
    """Lends acts the pieces of the scene."""

    def __init__(self, scene: SceneT) -> None:
        self.scene = scene
        self._state: StateT | None = None

    @property
    def state_before(self) -> StateT:
        assert self._state is not None
        return self._state

    def begin(self, state: StateT) -> None:
        """Prepare for an act that begins in this state."""
        self._state = state

    def clear(self) -> None:
        """Clean up after an event."""
        self.scene.moving.get_children().detach()
