"""Options of commands that draw: names, sizes, palettes."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from torres3d.base import paths
from torres3d.terminal.errors import Stop

if TYPE_CHECKING:
    from torres3d.scene.seat_looks import Palette

MAX_PIXELS = 8192
"""The greatest width or height of a picture in pixels; more than drivers give."""


def check_names(what: str, given: list[str], known: Collection[str]) -> None:
    """`Stop` for a name there is not."""
    for name in given:
        if name not in known:
            raise Stop(f"there is no {what} `{name}`; there are: {', '.join(known)}")


def parse_size(text: str) -> tuple[int, int]:
    """Width and height of ``1280x720``."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise Stop(f"the size `{text}` is not a width and height such as 1280x720")
    pixels = int(width), int(height)
    if not all(1 <= side <= MAX_PIXELS for side in pixels):
        raise Stop(f"the size {text} is not possible; each side can have 1 to {MAX_PIXELS} pixels")
    return pixels


def palette_named(name: str) -> "Palette":
    """The palette of this name. Raises `Stop` for an unknown one."""
    from torres3d.app.session.palette_file import table_palette
    from torres3d.hud.kit.theme import PALETTES

    check_names("palette", [name], PALETTES)
    return table_palette(paths.config() / "palettes.yaml", name)
