"""Commands that make something of a game for others: a picture, a film, a model, a page; each with its options."""

from pathlib import Path
from typing import Annotated

import typer

from torres3d.cli import game_options
from torres3d.cli.completions import languages
from torres3d.cli.file_or_command import ENDINGS
from torres3d.terminal import shared_options as shared

sharing = typer.Typer()
ViewOption = Annotated[
    str,
    typer.Option(
        help="From where: iso, top, north, east, south or west.",
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
    overlay: Annotated[str, typer.Option(help="What to lay over it, such as heights,castles.")] = "",
    names: Annotated[
        bool, typer.Option("--names", help="Below the table the players with their points, as in films.")
    ] = False,
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
            help="*.mp4 or *.webm, which are the smallest, where ffmpeg is installed; *.gif, which everything shows; "
            "*.webp, smaller than that and with all colours; or a new folder for PNG pictures.",
        ),
    ],
    speed: Annotated[float, typer.Option(metavar="FACTOR", help="2 is twice as fast.")] = 1.0,
    size: Annotated[str, typer.Option(metavar="WxH", help="Its size in pixels.")] = "640x360",
    view: ViewOption = "iso",
    overlay: Annotated[str, typer.Option(help="What to lay over it, such as heights,castles.")] = "",
    quality: Annotated[
        str,
        typer.Option(
            help="low, medium, high or ultra; the better, the slower.",
            autocompletion=shared.among("low", "medium", "high", "ultra"),
        ),
    ] = "medium",
    palette: shared.PaletteOption = "standard",
    plain_stone: shared.PlainOption = False,
) -> None:
    """Draw a whole game as a moving picture, without a window."""
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
    """Write the position after a command as a model for other programs."""
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
        typer.Option(metavar="SEAT", help="A seat, from 1, whose hand stays closed; several by saying this again."),
    ] = None,
    language: Annotated[
        str, typer.Option(help="The language of its title: en, de or ro.", autocompletion=languages)
    ] = "en",
    palette: shared.PaletteOption = "standard",
    force: Annotated[bool, typer.Option("--force", help="Replace a file of that name.")] = False,
) -> None:
    """Write a whole game, or a study, as one page that any browser opens, without a network."""
    from torres3d.cli.page import write_page

    write_page(file, output, hide or [], language, palette, force)
