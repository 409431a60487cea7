"""The keyboard cursor on the top of a tower."""

from collections.abc import Callable, Sequence

from panda3d.core import NodePath

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.measures import centre
from torres3d.scene.interaction.keyboard_cursor import CursorFrame
from torres3d.scene.render.changed_regions import Points


class Cursor:
    """The cursor of one table, hidden at first. ``changed`` is called with its old and its new place."""

    def __init__(self, parent: NodePath, changed: Callable[[Sequence[Points]], None]) -> None:
        self._frame = CursorFrame(parent, changed)
        self._heights = bytes(64)
        self.square: Square | None = None
        """Its square, None while it is hidden."""

    def show(self, square: Square | None) -> None:
        self.square = square
        self._stand()

    def set_heights(self, heights: bytes) -> None:
        self._heights = heights
        self._stand()

    def _stand(self) -> None:
        self._frame.stand_at(None if self.square is None else centre(self.square, self._heights[self.square]))
