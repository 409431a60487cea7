"""``torres3d show``: a picture of the table after a command, drawn without a window."""

from pathlib import Path

from torres3d.commands.failure import Stop
from torres3d.commands.graphics import drawing
from torres3d.commands.reading import number, open_history

LARGEST = 8192
"""The greatest width or height of a picture in pixels; more than drivers give."""


def show_table(file: Path, output: Path, at: int | None, size: str, view: str, overlays: list[str]) -> None:
    """Write the picture of the table after command ``at`` to ``output``."""
    pixels = parse_size(size)
    history = open_history(file)
    state = history.states[number(history, at)]
    colours = [player.colour for player in history.header.setup.players]
    with drawing():
        from torres3d.table.picture import render_picture

        render_picture(state, colours, output, pixels, view, overlays)


def parse_size(text: str) -> tuple[int, int]:
    """Width and height of ``1280x720``."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise Stop(f"the size `{text}` is not a width and height such as 1280x720")
    pixels = int(width), int(height)
    if not all(1 <= side <= LARGEST for side in pixels):
        raise Stop(f"the size {text} is not possible; each side can have 1 to {LARGEST} pixels")
    return pixels
