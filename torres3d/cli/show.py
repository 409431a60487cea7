"""``torres3d show``: a picture of the table after a command, drawn without a window."""

from pathlib import Path

from torres3d.cli.drawing_options_and_errors import check_names, drawing, palette_named, parse_size
from torres3d.cli.read_log_for_command import number, open_log
from torres3d.games.registered import game_of
from torres3d.terminal.output_files import check_output, write_output

ENDINGS = (".png", ".jpg", ".jpeg", ".webp")


def show_table(
    file: Path, output: Path, at: int | None, size: str, view: str, overlays: list[str], colours: str, plain: bool
) -> None:
    """Write the picture of the table after command ``at`` to ``output``; ``plain``: towers of one stone."""
    pixels = parse_size(size)
    check_output("picture", output, ENDINGS)
    game = game_of(file)
    history = open_log(game, file)
    state = history.state_at(number(history, at))
    with drawing():
        scene = game.scene()
        check_names("view", [view], scene.views)
        check_names("overlay", overlays, scene.overlays.drawn)
        palette = palette_named(colours)
        image = scene.picture(state, history.header.setup, palette, pixels, view, overlays, plain_stone=plain)
    write_output("picture", output, lambda part: image.save(part, compress_level=4))
