"""``torres3d export``: a position as a model for viewers (glTF) or for 3D printing (STL)."""

from pathlib import Path

from torres3d.cli.drawing_options_and_errors import drawing, palette_named
from torres3d.cli.read_log_for_command import number, open_log
from torres3d.games.registered import game_of
from torres3d.terminal.output_files import check_output, write_output

ENDINGS = (".glb", ".stl")


def export_position(file: Path, output: Path, at: int | None, colours: str, plain: bool) -> None:
    """Write the position after command ``at`` to ``output``; ``plain``: towers of one stone."""
    check_output("model", output, ENDINGS)
    game = game_of(file)
    history = open_log(game, file)
    state, setup = history.state_at(number(history, at)), history.header.setup
    with drawing():
        palette, scene = palette_named(colours), game.scene()
        if output.suffix.lower() == ".stl":
            content = scene.stl(state, setup, palette)
        else:
            content = scene.glb(state, setup, palette, plain_stone=plain)
    write_output("model", output, lambda part: part.write_bytes(content))
