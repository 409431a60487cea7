"""Commands for the desktop: open a file after a double click, and register the program for its files."""

from pathlib import Path
from typing import Annotated

import typer


def open_any(file: Annotated[Path, typer.Argument(metavar="FILE")]) -> None:
    """Open a file in the window."""
    from torres3d.cli.open_window import open_file

    open_file(file)


def desktop(
    remove: Annotated[bool, typer.Option("--remove", help="Take it away again.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Only say what would be written, and where.")] = False,
) -> None:
    """Put the program into your menu, and have a double click open its files."""
    from torres3d.cli.desktop import enter_menu

    enter_menu(remove=remove, show=show)
