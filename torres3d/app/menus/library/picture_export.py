"""Export of a saved game as a picture, and recognition of pasted logs."""

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torres3d.base import paths
from torres3d.base.atomic_write import create_file
from torres3d.base.lazy import Lazy
from torres3d.engine.kit import Kit
from torres3d.engine.log_replay import load_log
from torres3d.scene.game_scene import GameScene

if TYPE_CHECKING:
    from PIL.Image import Image

PICTURE = (1920, 1080)
"""Pixels of an exported picture."""


def kit_of_lines(kits: Iterable[Kit[Any, Any]], lines: bytes) -> Kit[Any, Any]:
    """The kit for the lines of a log, by the format in the first one; otherwise the first kit."""
    known, first = list(kits), lines.split(b"\n", 1)[0]
    return next((kit for kit in known if f'"{kit.format}"'.encode() in first), known[0])


def draw_picture(
    kit: Lazy[Kit[Any, Any]],
    scene: Lazy[GameScene[Any]],
    log: str,
    file: str,
    colours: str = "standard",
    plain: bool = False,
) -> str:
    """Draw the picture of a game, with the colours of a palette and perhaps plain stone, and give its file.

    For a process of its own.
    """
    from torres3d.app.session.palette_file import table_palette

    _, history = load_log(kit(), Path(log))
    palette = table_palette(paths.config() / "palettes.yaml", colours)
    image = scene().picture(history.state, history.header.setup, palette, PICTURE, plain_stone=plain)
    _save(image, Path(file))
    return file


def _save(image: "Image", file: Path) -> None:
    """Write a picture, whole or not at all."""
    data = BytesIO()
    image.save(data, "PNG")
    create_file(file, data.getvalue())
