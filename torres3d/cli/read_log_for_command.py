"""Opens a log for a command: faults in words, a torn last line as a warning."""

from pathlib import Path
from typing import Any

from torres3d.base import paths
from torres3d.base.faults import RefusedByRule
from torres3d.engine.history import History
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_reader import read_log
from torres3d.engine.log_replay import load_log
from torres3d.games.game import Game
from torres3d.terminal.error_exit import Stop, tell


def open_log(game: Game, file: Path) -> History[Any, Any]:
    """The history of a log. Warns of a torn last line."""
    try:
        log, history = load_log(game.kit(), file)
    except LogFault as fault:
        refusal = fault.values.get("refusal")
        if isinstance(refusal, RefusedByRule):
            why = _why(game, file, refusal)
            raise LogFault(fault.reason, file, fault.line, **{**fault.values, "why": why}) from fault
        raise
    if log.torn is not None:
        tell(
            f"warning: {file}, line {log.torn}: the last line is incomplete (power cut?) and was left out; "
            f"the game continues after command {history.n}"
        )
    return history


def _why(game: Game, file: Path, refusal: RefusedByRule) -> str:
    """The reason why the rules refuse a command, in the words of the window, with the rule's id."""
    from torres3d.i18n.texts import Texts

    setup = read_log(game.kit(), file).header.setup
    text = game.words().refusal(refusal, setup, Texts(paths.config() / "locale")).rstrip(".")
    return text if refusal.rule in text else f"{text} ({refusal.rule})"


def number(history: History[Any, Any], at: int | None) -> int:
    """The number of a state that was asked for; the last one for None."""
    if at is None:
        return history.n
    if not 0 <= at <= history.n:
        raise Stop(f"there is no command {at}; this game has the commands 1 to {history.n} (0: its start)")
    return at
