"""Commands that make something of a game for others: a picture, a film, a model, a page; each with its options."""

from pathlib import Path
from typing import Annotated

import typer

from torres3d.cli import game_options
from torres3d.cli.file_or_command import ENDINGS
from torres3d.terminal import shared_options as shared
from torres3d.terminal.shared_options import languages

sharing = typer.Typer()
ViewOption = Annotated[
    str,
    typer.Option(
        help="The view: iso, top, north, east, south or west.",
        autocompletion=shared.among("iso", "top", "north", "east", "south", "west"),
    ),
]


@sharing.command(rich_help_panel="Share")
def show(
    file: game_options.LogArgument,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="PICTURE", help="The picture's file, *.png.")],
    at: shared.At = None,
    size: Annotated[str, typer.Option(metavar="WxH", help="Its size in pixels.")] = "1280x720",
    view: ViewOption = "iso",
    overlay: Annotated[str, typer.Option(help="Overlays to show, such as heights,castles.")] = "",
    names: Annotated[bool, typer.Option("--names", help="Show names and points below the table, as in films.")] = False,
    palette: shared.PaletteOption = "standard",
    plain_stone: shared.PlainOption = False,
) -> None:
    """Draw the table after a command into a picture, without a window."""
    from torres3d.cli.show import show_table

    overlays = [name.strip() for name in overlay.split(",") if name.strip()]
    show_table(file, output, at, size, view, overlays, palette, plain_stone, names)


@sharing.command(rich_help_panel="Share")
def film(
    file: game_options.LogArgument,
    output: Annotated[
        str,
        typer.Option(
            "-o",
            "--output",
            metavar="FILM",
            help="*.mp4 or *.webm (smallest, need ffmpeg), *.gif (shown everywhere), *.webp (smaller than *.gif, all "
            "colours), or a new folder for PNG pictures.",
        ),
    ],
    speed: Annotated[float, typer.Option(metavar="FACTOR", help="2 is twice as fast.")] = 1.0,
    size: Annotated[str, typer.Option(metavar="WxH", help="Its size in pixels.")] = "640x360",
    view: ViewOption = "iso",
    overlay: Annotated[str, typer.Option(help="Overlays to show, such as heights,castles.")] = "",
    quality: Annotated[
        str,
        typer.Option(
            help="low, medium, high or ultra; better is slower.",
            autocompletion=shared.among("low", "medium", "high", "ultra"),
        ),
    ] = "medium",
    palette: shared.PaletteOption = "standard",
    plain_stone: shared.PlainOption = False,
) -> None:
    """Make a film of a whole game, without a window."""
    from torres3d.cli.film import make_film

    overlays = [name.strip() for name in overlay.split(",") if name.strip()]
    make_film(file, output, speed, size, view, overlays, quality, palette, plain_stone)


@sharing.command(rich_help_panel="Share")
def export(
    file: game_options.LogArgument,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="MODEL", help="*.glb for viewers, *.stl for 3D printing.")
    ],
    at: shared.At = None,
    palette: shared.PaletteOption = "standard",
    plain_stone: shared.PlainOption = False,
) -> None:
    """Save the position after a command as a 3D model."""
    from torres3d.cli.export import export_position

    export_position(file, output, at, palette, plain_stone)


@sharing.command(rich_help_panel="Share")
def page(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help=f"A game or a study, {', '.join(f'*{each}' for each in ENDINGS)}.")
    ],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="PAGE", help="The page's file, *.html.")],
    hide: Annotated[
        list[int] | None,
        typer.Option(
            metavar="SEAT", help="A seat (from 1) whose hand stays hidden; repeat the option for several seats."
        ),
    ] = None,
    language: Annotated[
        str, typer.Option(help="The language of its title: en, de or ro.", autocompletion=languages)
    ] = "en",
    palette: shared.PaletteOption = "standard",
    force: Annotated[bool, typer.Option("--force", help="Replace a file of that name.")] = False,
) -> None:
    """Write a whole game, or a study, as one page that any browser opens offline."""
    from torres3d.cli.page import write_page

    write_page(file, output, hide or [], language, palette, force)
