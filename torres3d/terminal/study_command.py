"""``torres3d study``: studies in the window or in the terminal, of any game that has them."""

from pathlib import Path
from typing import Annotated

import typer

from torres3d.terminal.shared_options import (
    BriefOption,
    CommandServices,
    LanguageOption,
    TextOption,
    refuse_without_text,
)

study = typer.Typer(rich_markup_mode=None, add_completion=False)


@study.command()
def open_studies(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A study, *.study (default: the list of your studies).")
    ] = None,
    text: TextOption = False,
    game: Annotated[str, typer.Option(help="With --text and without FILE: the id of a game, as in play.")] = "",
    language: LanguageOption = None,
    brief: BriefOption = False,
) -> None:
    """Study positions in the window, or with --text in the terminal: try lines with the analysis."""
    services: CommandServices = context.obj
    if text:
        services.study_in_text(file, game, language, brief)
        return
    refuse_without_text(game=game, language=language, brief=brief)
    if file is not None:
        # An unreadable file ends the command here, before a window opens.
        services.check_study(file)
    services.open_window(file, "study")
