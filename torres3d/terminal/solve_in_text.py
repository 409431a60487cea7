"""``torres3d puzzles --text``: puzzles of a game in the terminal."""

from typing import TYPE_CHECKING, Any

from torres3d.terminal.console import Console
from torres3d.terminal.own_files import own_files
from torres3d.terminal.text_language import texts_in

if TYPE_CHECKING:
    from torres3d.terminal.terminal_declaration import BaseGameTerminal


def solve_in_text(playing: "BaseGameTerminal[Any, Any]", language: str | None, brief: bool) -> None:
    """Show the page of puzzles until it is left. Raises `Stop`."""
    from torres3d.terminal.puzzle_page import PuzzlePage

    say = texts_in(language)
    PuzzlePage(playing.puzzles(own_files(), say), Console(), say, brief).run()
