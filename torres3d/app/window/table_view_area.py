"""Room for the table between the panels."""

from torres3d.hud.kit.layout import Rect
from torres3d.scene.camera.framing import Room

GAP = 2.0
"""Pixels between the table and the panels."""


def room_in(free: Rect, size: tuple[int, int]) -> Room:
    """A rectangle of a window of so many pixels as a camera's room, slightly smaller."""
    width, height = size
    return Room(
        2 * (free.x + GAP) / width - 1,
        2 * (free.right - GAP) / width - 1,
        1 - 2 * (free.bottom - GAP) / height,
        1 - 2 * (free.y + GAP) / height,
    )
