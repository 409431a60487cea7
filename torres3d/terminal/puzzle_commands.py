"""Commands of a game's puzzles: to solve them; games add those that find new ones."""

from typing import TYPE_CHECKING, Any

import typer

from torres3d.base.lazy import Lazy
from torres3d.terminal.shared_options import BriefOption, LanguageOption, TextOption

if TYPE_CHECKING:
    from torres3d.terminal.terminal_declaration import BaseGameTerminal


def puzzle_commands(about: str, terminal: "Lazy[BaseGameTerminal[Any, Any]]") -> typer.Typer:
    """The commands, which do nothing by themselves but solve puzzles as text; ``about`` is their help."""
    commands = typer.Typer(help=about, rich_markup_mode=None, add_completion=False)

    @commands.callback(invoke_without_command=True)
    def solve_puzzles(
        context: typer.Context, text: TextOption = False, language: LanguageOption = None, brief: BriefOption = False
    ) -> None:
        if context.invoked_subcommand is not None:
            return
        if not text:
            typer.echo(context.get_help())
            return
        from torres3d.terminal.solve_in_text import solve_in_text

        solve_in_text(terminal(), language, brief)

    return commands
