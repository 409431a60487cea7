"""``torres3d study``: studies in the window, of any game that has them."""

from pathlib import Path
from typing import Annotated

import typer

from torres3d.terminal.shared_options import CommandServices

study = typer.Typer(rich_markup_mode=None, add_completion=False)


@study.command()
def open_studies(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A study, *.study (default: the list of your studies).")
    ] = None,
) -> None:
    """Study positions in the window: set one up and try lines with the analysis."""
    services: CommandServices = context.obj
    if file is not None:
        # An unreadable file ends the command here, before a window opens.
        services.check_study(file)
    services.open_window(file, "study")
