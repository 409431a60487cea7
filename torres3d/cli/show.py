"""``torres3d show``: a picture of the table after a command, drawn without a window."""

from collections.abc import Collection
from pathlib import Path

from torres3d.cli.open_log import number, open_log
from torres3d.cli.pictures.graphics_errors import drawing
from torres3d.games.registered import kit_of
from torres3d.terminal.errors import Stop
from torres3d.terminal.output_files import check_output, write_output

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
    check_output("picture", output, ENDINGS)
    kit = kit_of(file)
    history = open_log(kit, file)
    state = history.state_at(number(history, at))
    with drawing():
        from torres3d.cli.pictures.film_frames import FILMS
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
    write_output("picture", output, lambda part: image.save(part, compress_level=4))


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
    if not all(1 <= side <= LARGEST for side in pixels):
        raise Stop(f"the size {text} is not possible; each side can have 1 to {LARGEST} pixels")
    return pixels
