"""A file in place of a command, as in ``torres3d FILE`` and after a double click; and commands that games declare."""

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
    """The program's commands and those that games declare; a file alone means `OPEN`."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands, in the order of the help."""
        self._load(*EXTRA)
        names = [name for name in super().list_commands(ctx) if name not in EXTRA]
        for extra in EXTRA.values():
            names.insert(names.index(extra.before) if extra.before in names else len(names), extra.name)
        return names

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names; `OPEN` if it is a file instead."""
        word = args[0]
        if word in EXTRA:
            self._load(word)
        elif word not in self.commands:
            if is_file(word):
                args = [OPEN, *args]
            else:
                self._load(*EXTRA)  # the message about the word suggests similar commands
        return super().resolve_command(ctx, args)

    def _load(self, *names: str) -> None:
        for name in names:
            if name not in self.commands:
                self.add_command(get_command(EXTRA[name].app()), name)


def is_file(word: str) -> bool:
    """Whether a word is a file: it ends like one of the program's files, or it exists."""
    path = Path(word)
    try:
        return path.suffix.lower() in ENDINGS or path.exists()
    except OSError:  # such as a name that is too long for any file
        return False
