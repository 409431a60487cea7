"""A saved game in other forms, whichever game it is: as text, as a picture; and which game a pasted log is of."""

import re
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torres3d.base import paths
from torres3d.base.atomic_write import create_file
from torres3d.engine.kit import Kit
from torres3d.engine.log_replay import load_log
from torres3d.games.registered import KITS, kit_of
from torres3d.games.torres.kit.game_text import game_text
from torres3d.games.torres.kit.kit import TORRES, TorresHistory
from torres3d.games.torres.kit.pasted_text import PastedLog, plain_text, read_pasted
from torres3d.games.torres.kit.setup import as_setup
from torres3d.games.torres.rules.state import State
from torres3d.games.turm_bauer.kit.game_reading import read_game
from torres3d.games.turm_bauer.kit.game_text import game_text as turm_game_text
from torres3d.games.turm_bauer.kit.kit import TURM, TurmHistory
from torres3d.games.turm_bauer.kit.setup import as_setup as as_turm_setup

if TYPE_CHECKING:
    from PIL.Image import Image

TURM_HEADER = re.compile(rf"^format: {TURM.format}$", re.MULTILINE)
"""The line by which a text of Turm Bauer is known."""
PICTURE = (1920, 1080)
"""Pixels of a picture that is saved."""


def text_of(log: Path) -> str:
    """A game in the notation of its kind. Raises `LogFault`."""
    if kit_of(log) is TURM:
        return turm_game_text(load_log(TURM, log)[1])
    return game_text(load_log(TORRES, log)[1])


def read_text_form(text: str) -> PastedLog | TorresHistory | TurmHistory | State:
    """What a text is that was pasted or lies in a file, of either game. Raises as `read_pasted`, `read_game`."""
    text = plain_text(text)
    if TURM_HEADER.search(text):
        return read_game(text)
    return read_pasted(text)


def kit_of_lines(lines: bytes) -> Kit[Any, Any]:
    """Which game the lines of a log are of, by the format that the first one says; else of the usual game."""
    first = lines.split(b"\n", 1)[0]
    return next((kit for kit in KITS if f'"{kit.format}"'.encode() in first), KITS[0])


def draw_picture(log: str, file: str, colours: str = "standard", plain: bool = False) -> str:
    """Draw the picture of a game as it stands, with players of a palette and perhaps of plain stone, and give its file;
    for a process of its own."""
    from torres3d.app.session.seat_colours import palette, roof_colours
    from torres3d.games.torres.scene.seat_looks import seat_looks

    palettes = paths.config() / "palettes.yaml"
    players = palette(palettes, colours)
    if kit_of(Path(log)) is TURM:
        from torres3d.games.turm_bauer.scene.colour_looks import looks_of
        from torres3d.games.turm_bauer.scene.picture import render_picture as turm_picture

        _, built = load_log(TURM, Path(log))
        looks = looks_of(as_turm_setup(built.header.setup), players)
        _save(turm_picture(built.state, paths.assets(), size=PICTURE, looks=looks), Path(file))
        return file
    from torres3d.games.torres.scene.picture import render_picture

    _, history = load_log(TORRES, Path(log))
    seats, roofs = seat_looks(as_setup(history.header.setup), players), roof_colours(palettes)
    image = render_picture(history.state, paths.assets(), size=PICTURE, looks=seats, roofs=roofs, plain_stone=plain)
    _save(image, Path(file))
    return file


def _save(image: "Image", file: Path) -> None:
    """Write a picture, whole or not at all."""
    data = BytesIO()
    image.save(data, "PNG")
    create_file(file, data.getvalue())
