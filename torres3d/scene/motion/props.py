"""The base class of the props of a game: pieces of the scene that acts move."""

from typing import Generic, TypeVar

from torres3d.scene.scene_graph import BaseSceneGraph

SceneT = TypeVar("SceneT", bound=BaseSceneGraph)
StateT = TypeVar("StateT")


class BaseProps(Generic[SceneT, StateT]):
    """Lends acts the pieces of the scene."""

    def __init__(self, scene: SceneT) -> None:
        self.scene = scene
        self._state: StateT | None = None

    @property
    def state_before(self) -> StateT:
        """The state before the event."""
        assert self._state is not None
        return self._state

    def begin(self, state: StateT) -> None:
        """Prepare for an act that begins in this state."""
        self._state = state

    def clear(self) -> None:
        """Clean up after an event."""
        self.scene.moving.get_children().detach()
