"""Makes the pictures of docs/art.md that compare heights before and after: python -m tests.games.torres.pictures.stones

"Before" is plain stone, "after" roofs paved by level; both in colour, in grey, and as eyes with deuteranopia and with
protanopia see them (tests/sight.py), from two opposite sides; and a board of towers of all levels.
"""

import sys

import numpy as np
from PIL import Image

from tests.games.torres.rules.boards import position
from tests.house.places import ROOT
from tests.sight import GREY, SIGHT, Values, linear, on_screen, seen
from torres3d.base import paths
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.table import Table
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.render.open_panda3d import open_offscreen
from torres3d.scene.studio import Studio

PICTURES = ROOT / "docs/pictures"
SIZE = (1280, 720)
PART = (640, 360)
QUALITY = 74
"""Of the JPEG files."""
EYES = (SIGHT["normal"], GREY, SIGHT["deuteranopia"], SIGHT["protanopia"])
GAME, AT = ROOT / "tests/games/torres/examples" / "008-rio-grande-1999-basic-4p.torres", 230
LEVELS = """
8 . . . 7 . . 6
. . . . . . . .
. . 5 . . . . 5
. . . . . . . .
4 4 . . 3 3 . 4
. . . . . . . .
2 2 2 . . 1 . 3
2 . . . 1 1 1 1
"""


def seen_by(picture: Image.Image, eyes: Values) -> Image.Image:
    """A picture as these eyes see it."""
    light = linear(np.asarray(picture, np.float64) / 255)
    return Image.fromarray(np.round(on_screen(seen(light, eyes)) * 255).astype(np.uint8))


def compared(studio: Studio[Table, State], state: State, view: Viewpoint) -> Image.Image:
    """Before at the left, after at the right; a row for each kind of eyes."""
    sheet = Image.new("RGB", (2 * PART[0], len(EYES) * PART[1]))
    for column, plain in enumerate((True, False)):
        studio.table.plain_stone = plain
        picture = studio.picture(state, view).resize(PART, Image.Resampling.LANCZOS)
        for row, eyes in enumerate(EYES):
            sheet.paste(seen_by(picture, eyes), (column * PART[0], row * PART[1]))
    return sheet


def main() -> None:
    """Make all of them."""
    base = open_offscreen(SIZE)
    studio = Studio(base, Table(base, paths.assets(), quality="high"), SIZE[1])
    game = load_log(TORRES, GAME)[1].state_at(AT)
    for name, state, heading in (
        ("stone-south", game, 12.0),
        ("stone-north", game, 192.0),
        ("stone-levels", position(LEVELS), 192.0),
    ):
        file = PICTURES / f"{name}.jpg"
        compared(studio, state, Viewpoint(0.0, 0.0, 0.0, heading, 50.0, 18.0)).save(
            file, quality=QUALITY, optimize=True
        )
        sys.stdout.write(f"{file.name}: {file.stat().st_size // 1024} KB\n")
    studio.close()


if __name__ == "__main__":
    main()
