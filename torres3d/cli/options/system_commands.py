"""What the system asks for and is told: a file to be opened, and that the program opens it."""

from pathlib import Path
from typing import Annotated

import typer


def open_any(file: Annotated[Path, typer.Argument(metavar="FILE")]) -> None:
    """Open a game or a study in the window; what a file in place of a command means."""
    from torres3d.cli.open_window import open_file

    open_file(file)


def desktop(
    remove: Annotated[bool, typer.Option("--remove", help="Take it away again.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Only say what would be written, and where.")] = False,
) -> None:
    """Put the program into your menu, and have a double click open its files."""
    from torres3d.cli.desktop_entry.desktop import enter_menu

    enter_menu(remove=remove, show=show)
