"""A file in place of a command: ``torres3d game.torres``, which is also what a double click on one does."""

from pathlib import Path
from typing import Any

from typer.core import TyperGroup
from typer.main import get_command

from torres3d.games.game import file_types
from torres3d.games.registered import GAMES

OPEN = "open"
"""The command that opens it."""
ENDINGS = tuple(kind.suffix for kind in file_types(GAMES))
EXTRA = {command.name: command for game in GAMES for command in game.commands}
"""The games' own commands; none is loaded before it is asked for."""


class FileArgument(TyperGroup):
    """Commands, those of single games among them, of which one may be left out before a file."""

    def list_commands(self, ctx: Any) -> list[str]:
        """All commands, for the help."""
        self._load(*EXTRA)
        return super().list_commands(ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names; where it names none but is a file, the one that opens it."""
        word = args[0]
        if word in EXTRA:
            self._load(word)
        elif word not in self.commands:
            if is_file(word):
                args = [OPEN, *args]
            else:
                self._load(*EXTRA)  # what is told of the word names commands that are like it
        return super().resolve_command(ctx, args)

    def _load(self, *names: str) -> None:
        for name in names:
            if name not in self.commands:
                self.add_command(get_command(EXTRA[name].app()), name)


def is_file(word: str) -> bool:
    """Whether a word means a file: it ends like one that the program opens, or there is one of this name."""
    path = Path(word)
    try:
        return path.suffix.lower() in ENDINGS or path.exists()
    except OSError:  # such as a name that is too long for any file
        return False
