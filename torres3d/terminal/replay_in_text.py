"""``torres3d replay --text``: a game that was played, in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from torres3d.engine.history import History
from torres3d.terminal.console import Console
from torres3d.terminal.own_files import own_files
from torres3d.terminal.text_language import texts_in

if TYPE_CHECKING:
    from torres3d.terminal.terminal_declaration import BaseGameTerminal


def replay_in_text(
    playing: "BaseGameTerminal[Any, Any]",
    history: History[Any, Any],
    file: Path,
    at: int,
    language: str | None,
    brief: bool,
) -> None:
    """Go through a game from its moment after command ``at`` of the log. Raises `Stop`."""
    conversation = playing.replay(history, file, own_files(), Console(), texts_in(language))
    conversation.brief = brief
    conversation.jump(len(history.standing_steps(at)))
    conversation.run()
