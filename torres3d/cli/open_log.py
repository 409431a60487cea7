"""Opening a log for a command: faults in words, a torn last line as a warning."""

from pathlib import Path
from typing import Any

from torres3d.base import paths
from torres3d.base.faults import RefusedByRule
from torres3d.engine.history import History
from torres3d.engine.kit import EventT, Kit, StateT
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_reader import read_log
from torres3d.engine.log_replay import load_log
from torres3d.games.registered import game_of, kit_of
from torres3d.games.torres.kit.kit import TORRES, TorresHistory
from torres3d.games.turm_bauer.kit.kit import TURM, TurmHistory
from torres3d.terminal.errors import Stop, tell


def open_history(file: Path) -> TorresHistory:
    """The history of a game of Torres; tells of a torn last line."""
    return open_log(TORRES, file)


def open_turm_history(file: Path) -> TurmHistory:
    """The history of a game of Turm Bauer; tells of a torn last line."""
    return open_log(TURM, file)


def is_turm(file: Path) -> bool:
    """Whether a log is of Turm Bauer, by its name."""
    return kit_of(file) is TURM


def open_log(kit: Kit[StateT, EventT], file: Path) -> History[StateT, EventT]:
    """The history of a log of any game; tells of a torn last line."""
    try:
        log, history = load_log(kit, file)
    except LogFault as fault:
        refusal = fault.values.get("refusal")
        if isinstance(refusal, RefusedByRule):
            raise LogFault(fault.reason, file, fault.line, **{**fault.values, "why": _why(file, refusal)}) from fault
        raise
    if log.torn is not None:
        tell(
            f"warning: {file}, line {log.torn}: the last line is torn (a power cut?) and was left out; "
            f"the game stands after command {history.n}"
        )
    return history


def _why(file: Path, refusal: RefusedByRule) -> str:
    """Why the rules refuse a command, in the words the window has for it, with the rule's id."""
    from torres3d.i18n.texts import Texts

    game = game_of(file)
    setup = read_log(game.kit(), file).header.setup
    text = game.words().refusal(refusal, setup, Texts(paths.config() / "locale")).rstrip(".")
    return text if refusal.rule in text else f"{text} ({refusal.rule})"


def number(history: History[Any, Any], at: int | None) -> int:
    """The number of the state asked for; the last where None."""
    if at is None:
        return history.n
    if not 0 <= at <= history.n:
        raise Stop(f"there is no command {at}; this game has the commands 1 to {history.n} (0: its start)")
    return at
