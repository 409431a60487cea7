"""``torres3d study``: studies of positions in the window."""

import contextlib
from pathlib import Path
from typing import Annotated

import typer

from torres3d.terminal.shared_options import CommandServices

study = typer.Typer(rich_markup_mode=None, add_completion=False)


@study.command()
def open_studies(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A study, *.study; without it the list of your own.")
    ] = None,
) -> None:
    """Study positions in the window: set one up, try lines from it, with the analysis beside it."""
    if file is not None:
        # An unreadable file ends the command here, before a window opens.
        from torres3d.games.torres.studies.study_file import StudyFlawed, read_study

        with contextlib.suppress(StudyFlawed):  # the window tells it, and opens the study to be changed
            read_study(file)
    services: CommandServices = context.obj
    services.open_window(file, "study")
