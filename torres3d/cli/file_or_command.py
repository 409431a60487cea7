"""The program's commands: a file in place of one, those that games declare, and their help by groups."""

from itertools import groupby
from pathlib import Path
from typing import Any

from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from torres3d.games.game import file_types
from torres3d.games.registered import GAMES

OPEN = "open"
"""The command that opens it."""
ENDINGS = tuple(kind.suffix for kind in file_types(GAMES))
EXTRA = {command.name: command for game in GAMES for command in game.commands}
"""The games' own commands; none is loaded before it is asked for."""
GROUPS = ("Play", "Look", "Share", "Bots", "Data")
"""The groups of commands in the help, in order."""
LONGEST_HELP = 200
"""Characters of a command's line in the help; it goes on in further lines."""


class FileArgument(TyperGroup):
    """The program's commands and those that games declare; a file alone means `OPEN`."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands, in the order of the help: by groups."""
        names = dict.fromkeys((*super().list_commands(ctx), *EXTRA))
        return sorted(names, key=self._group)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of a name; a stand-in with its help for one of a game that is not loaded yet."""
        if cmd_name in EXTRA and cmd_name not in self.commands:
            return TyperCommand(cmd_name, help=EXTRA[cmd_name].help)
        return super().get_command(ctx, cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names; `OPEN` if it is a file instead."""
        word = args[0]
        if word in EXTRA:
            if word not in self.commands:
                self.add_command(get_command(EXTRA[word].app()), word)
        elif word not in self.commands and is_file(word):
            args = [OPEN, *args]
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the commands by groups, each with its whole line of help."""
        shown = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        rows = [(name, command.get_short_help_str(LONGEST_HELP)) for name, command in shown if not command.hidden]
        width = max(len(name) for name, _ in rows)
        for group, lines in groupby(rows, lambda row: GROUPS[self._group(row[0])]):
            with formatter.section(group):
                formatter.write_dl([(name.ljust(width), text) for name, text in lines])

    def _group(self, name: str) -> int:
        found = EXTRA[name].group if name in EXTRA else getattr(self.commands[name], "rich_help_panel", None)
        return GROUPS.index(found) if found in GROUPS else 0


def is_file(word: str) -> bool:
    """Whether a word is a file: it ends like one of the program's files, or it exists."""
    path = Path(word)
    try:
        return path.suffix.lower() in ENDINGS or path.exists()
    except OSError:  # such as a name that is too long for any file
        return False
