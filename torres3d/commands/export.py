"""``torres3d export``: a position as a model for viewers (glTF) or for 3D printing (STL)."""

import os
from pathlib import Path

from torres3d import __version__
from torres3d.base import paths
from torres3d.base.english import why_not
from torres3d.commands.failure import Stop
from torres3d.commands.pictures.graphics import drawing
from torres3d.commands.reading import number, open_history
from torres3d.commands.show import check_names

ENDINGS = (".glb", ".stl")


def export_position(file: Path, output: Path, at: int | None, colours: str, plain: bool) -> None:
    """Write the position after command ``at`` to ``output``, with players of a palette; ``plain``: towers of one
    stone."""
    check_output(output)
    history = open_history(file)
    state = history.state_at(number(history, at))
    setup = history.header.setup
    with drawing():
        from torres3d.app.showing.colours import palette, roof_colours, seat_looks, shown_colours
        from torres3d.hud.kit.theme import PALETTES

        check_names("palette", [colours], PALETTES)
        palettes = paths.config() / "palettes.yaml"
        looks = seat_looks(setup, palette(palettes, colours))
        if output.suffix.lower() == ".stl":
            from torres3d.table.exporting.stl import position_stl

            content = position_stl(state, looks)
        else:
            from torres3d.table.exporting.position_glb import position_glb
            from torres3d.table.set.assets import load_assets

            assets = load_assets(paths.assets())
            roofs = () if plain else roof_colours(palettes)
            content = position_glb(state, assets, looks, shown_colours(setup), f"torres3d {__version__}", roofs)
    save(content, output)


def check_output(output: Path) -> None:
    """`Stop` before anything slow is done when a model cannot be written there."""
    if output.suffix.lower() not in ENDINGS:
        raise Stop(f"the model `{output}` needs one of the endings {', '.join(ENDINGS)}")
    if output.is_dir() or not output.absolute().parent.is_dir():
        raise Stop(f"the model cannot be written to {output}: name a file in a folder that is there")
    if not os.access(output.absolute().parent, os.W_OK):
        raise Stop(f"the model cannot be written to {output}: nothing may be written in its folder")


def save(content: bytes, output: Path) -> None:
    """Write a model whole or not at all."""
    part = output.with_name(f".{os.getpid()}-{output.name}")
    try:
        part.write_bytes(content)
        part.replace(output)
    except OSError as error:
        part.unlink(missing_ok=True)
        why = why_not(error)
        raise Stop(f"the model cannot be written to {output} ({why}); make room or choose another folder") from error
