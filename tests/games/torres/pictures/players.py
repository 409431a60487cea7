"""Makes the pictures of docs/art.md that compare the players' palettes: python -m tests.games.torres.pictures.players

A full board in the usual colours ("before", at the left) and in those of another palette, as the eyes see it that the
palette is made for (tests/sight.py); and all palettes with letters over the knights.
"""

import sys
from pathlib import Path

from PIL import Image

from tests.games.torres.pictures.stones import AT, GAME, PICTURES, QUALITY, SIZE, seen_by
from tests.sight import GREY, SIGHT
from torres3d.app.session.palettes import palette
from torres3d.base import paths
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.display_colours_and_emblems import seat_looks
from torres3d.games.torres.scene.table import Table
from torres3d.hud.kit.theme import PALETTES
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.render.open_panda3d import open_offscreen
from torres3d.scene.studio import Studio

FILE = paths.config() / "palettes.yaml"
VIEW = Viewpoint(0.9, -0.3, 0.4, 12.0, 48.0, 15.0)
BOX = (330, 150, 1010, 532)
"""The part of a picture that is shown."""
PART = (BOX[2] - BOX[0], BOX[3] - BOX[1])
MADE_FOR = {"red_green": ("deuteranopia", "protanopia"), "blue_yellow": ("tritanopia",), "contrast": ("grey",)}


def pictures(studio: Studio[Table, State]) -> dict[str, Image.Image]:
    """The board in each palette."""
    history = load_log(TORRES, GAME)[1]
    found = {}
    for name in PALETTES:
        studio.table.set_looks(seat_looks(history.header.setup, palette(FILE, name)))
        found[name] = studio.picture(history.state_at(AT), VIEW).crop(BOX)
    return found


def save(sheet: Image.Image, name: str) -> None:
    file: Path = PICTURES / f"{name}.jpg"
    sheet.save(file, quality=QUALITY, optimize=True)
    sys.stdout.write(f"{file.name}: {file.stat().st_size // 1024} KB\n")


def main() -> None:
    """Make all of them."""
    base = open_offscreen(SIZE)
    studio = Studio(base, Table(base, paths.assets(), quality="high"), SIZE[1])
    eyes = {**SIGHT, "grey": GREY}
    studio.table.letters.shown = "off"
    found = pictures(studio)
    rows = [(name, sight) for name, sights in MADE_FOR.items() for sight in sights]
    sheet = Image.new("RGB", (2 * PART[0], len(rows) * PART[1]))
    for row, (name, sight) in enumerate(rows):
        for column, shown in enumerate(("standard", name)):
            sheet.paste(seen_by(found[shown], eyes[sight]), (column * PART[0], row * PART[1]))
    save(sheet, "players-before-after")
    studio.table.letters.shown = "always"
    found = pictures(studio)
    sheet = Image.new("RGB", (2 * PART[0], 2 * PART[1]))
    for number, name in enumerate(PALETTES):
        sheet.paste(found[name], (number % 2 * PART[0], number // 2 * PART[1]))
    save(sheet, "players-palettes")
    studio.close()


if __name__ == "__main__":
    main()
