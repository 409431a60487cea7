"""``torres3d show``: a picture of the table after a command, drawn without a window."""

from pathlib import Path

from torres3d.cli.drawing_options_and_errors import check_names, drawing, palette_named, parse_size, report_own_pieces
from torres3d.cli.read_log_for_command import number, open_log
from torres3d.games.registered import game_of
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.output_files import check_output, write_output

ENDINGS = (".png", ".jpg", ".jpeg", ".webp")


def show_table(
    file: Path,
    output: Path,
    at: int | None,
    size: str,
    view: str,
    overlays: list[str],
    colours: str,
    plain: bool,
    names: bool,
) -> None:
    """Write the picture of the table after command ``at`` to ``output``.

    ``plain``: towers of one stone; ``names``: with the strip of a film below it.
    """
    pixels = parse_size(size)
    check_output("picture", output, ENDINGS)
    game = game_of(file)
    history = open_log(game, file)
    state = history.state_at(number(history, at))
    with drawing():
        report_own_pieces()
        scene = game.scene()
        check_names("view", [view], scene.views)
        check_names("overlay", overlays, scene.overlays.drawn)
        palette, setup = palette_named(colours), history.header.setup
        if names:
            from torres3d.cli.film_frames_and_caption import MIN_STRIP_PIXELS, caption_of, film_kit, strip_height

            if pixels[1] < MIN_STRIP_PIXELS:
                raise Stop(f"names need a picture that is at least {MIN_STRIP_PIXELS} pixels high")
            table = (pixels[0], pixels[1] - strip_height(pixels[1]))
            image = scene.picture(state, setup, palette, table, view, overlays, plain_stone=plain)
            image = caption_of(game, setup, film_kit(table, colours), pixels).draw_on(image.convert("RGB"), state)
        else:
            image = scene.picture(state, setup, palette, pixels, view, overlays, plain_stone=plain)
    write_output("picture", output, lambda part: image.save(part, compress_level=4))
