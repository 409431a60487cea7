"""A file in place of a command: ``torres3d game.torres``, which is also what a double click on one does."""

from pathlib import Path
from typing import Any

from typer.core import TyperGroup

OPEN = "open"
"""The command that opens it."""
ENDINGS = (".torres", ".turm", ".study")


class FileArgument(TyperGroup):
    """Commands, of which one may be left out before a file."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names; where it names none but is a file, the one that opens it."""
        if args[0] not in self.commands and is_file(args[0]):
            args = [OPEN, *args]
        return super().resolve_command(ctx, args)


def is_file(word: str) -> bool:
    """Whether a word means a file: it ends like one that the program opens, or there is one of this name."""
    path = Path(word)
    try:
        return path.suffix.lower() in ENDINGS or path.exists()
    except OSError:  # such as a name that is too long for any file
        return False
