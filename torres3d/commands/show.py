"""``torres3d show``: a picture of the table after a command, drawn without a window."""

import os
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from torres3d.base.english import why_not
from torres3d.commands.failure import Stop
from torres3d.commands.pictures.graphics import drawing
from torres3d.commands.reading import number, open_log
from torres3d.kits import kit_of

if TYPE_CHECKING:
    from PIL.Image import Image

LARGEST = 8192
"""The greatest width or height of a picture in pixels; more than drivers give."""
ENDINGS = (".png", ".jpg", ".jpeg", ".webp")


def show_table(
    file: Path, output: Path, at: int | None, size: str, view: str, overlays: list[str], colours: str, plain: bool
) -> None:
    """Write the picture of the table after command ``at`` to ``output``, with players of a palette.

    ``plain``: towers of one stone.
    """
    pixels = parse_size(size)
    check_output(output)
    kit = kit_of(file)
    history = open_log(kit, file)
    state = history.state_at(number(history, at))
    with drawing():
        from torres3d.commands.pictures.filmed import FILMS
        from torres3d.hud.kit.theme import PALETTES

        game = FILMS[kit.suffix]
        check_names("view", [view], game.views)
        check_names("overlay", overlays, game.overlays)
        check_names("palette", [colours], PALETTES)
        studio = game.begin(history.header.setup, pixels, pixels, "high", colours, plain).studio
        try:
            image = studio.picture(state, view, overlays)
        finally:
            studio.close()
    save(image, output)


def check_names(what: str, given: list[str], known: Collection[str]) -> None:
    """`Stop` for a name there is not."""
    for name in given:
        if name not in known:
            raise Stop(f"there is no {what} `{name}`; there are: {', '.join(known)}")


def check_output(output: Path) -> None:
    """`Stop` before anything slow is done when a picture cannot be written there."""
    if output.suffix.lower() not in ENDINGS:
        raise Stop(f"the picture `{output}` needs one of the endings {', '.join(ENDINGS)}")
    if output.is_dir() or not output.absolute().parent.is_dir():
        raise Stop(f"the picture cannot be written to {output}: name a file in a folder that is there")
    if not os.access(output.absolute().parent, os.W_OK):
        raise Stop(f"the picture cannot be written to {output}: nothing may be written in its folder")


def save(image: "Image", output: Path) -> None:
    """Write a picture whole or not at all."""
    part = output.with_name(f".{os.getpid()}-{output.name}")
    try:
        image.save(part, compress_level=4)
        part.replace(output)
    except OSError as error:
        part.unlink(missing_ok=True)
        why = why_not(error)
        raise Stop(f"the picture cannot be written to {output} ({why}); make room or choose another folder") from error


def parse_size(text: str) -> tuple[int, int]:
    """Width and height of ``1280x720``."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise Stop(f"the size `{text}` is not a width and height such as 1280x720")
    pixels = int(width), int(height)
    if not all(1 <= side <= LARGEST for side in pixels):
        raise Stop(f"the size {text} is not possible; each side can have 1 to {LARGEST} pixels")
    return pixels
