"""Replay of logs: turns a log into its history, checking every command, and salvages the good part of a faulty one."""

from pathlib import Path
from typing import Any

from torres3d.base.faults import Phrase
from torres3d.engine.history import History
from torres3d.engine.kit import EventT, Kit, StateT
from torres3d.engine.log_entries import GameEntry
from torres3d.engine.log_errors import LogFault, UndoRefused
from torres3d.engine.log_reader import Log, read_content, read_log
from torres3d.engine.log_writer import write_new


def load_log(kit: Kit[StateT, EventT], file: Path) -> tuple[Log, History[StateT, EventT]]:
    """Read and replay a log; raises its first fault as `LogFault` with file and line.

    A torn last line is no fault: ``log.torn`` has its number.
    """
    log, history, fault = replay_file(kit, file)
    if fault is not None:
        raise fault
    return log, history


def replay_file(kit: Kit[StateT, EventT], file: Path) -> tuple[Log, History[StateT, EventT], LogFault | None]:
    """Read and replay a log up to its first fault; gives the history and the fault."""
    return replay_log(kit, read_log(kit, file))


def replay_log(kit: Kit[StateT, EventT], log: Log) -> tuple[Log, History[StateT, EventT], LogFault | None]:
    """Replay a log that was read, see `replay_file`."""
    history = History(kit, log.header)
    return log, history, _add_entries(history, log)


def read_appended(kit: Kit[StateT, EventT], file: Path, history: History[StateT, EventT]) -> None:
    """Add to a ``history`` what another program has since appended to its log.

    An incomplete last line is left for the next time, and so is a log that has become another one. Faults are raised as
    by `load_log`, after the good lines were added.
    """
    log = read_log(kit, file)
    known = [(step.by, step.command) for step in history.steps]
    if log.header != history.header or [(entry.by, entry.do) for entry in log.entries[: len(known)]] != known:
        return
    fault = _add_entries(history, log)
    if fault is not None:
        raise fault


def _add_entries(history: History[StateT, EventT], log: Log) -> LogFault | None:
    """Add the entries of a log that a history lacks; gives the first fault."""
    for entry in log.entries[history.n :]:
        try:
            history.add(history.prepare(entry.by, entry.do))
        except UndoRefused as refusal:
            return LogFault("undo_refused", log.file, entry.n + 1, why=refusal, refusal=refusal)
        except history.kit.illegal as refusal:
            return _illegal(log, entry, refusal)
    return log.fault


def _illegal(log: Log, entry: GameEntry, refusal: Exception) -> LogFault:
    players = log.header.setup.players
    player = players[entry.by].name if 0 <= entry.by < len(players) else Phrase("nobody", "nobody")
    values = {"player": player, "seat": entry.by, "command": entry.do, "why": refusal, "refusal": refusal}
    return LogFault("illegal", log.file, entry.n + 1, **values)


def salvage(kit: Kit[Any, Any], file: Path, copy: Path) -> int:
    """Write the part of a log before its first fault as a new file; returns the number of its commands.

    The log itself is not altered. A fault in the header leaves nothing to save.
    """
    try:
        _, history, _ = replay_file(kit, file)
    except LogFault as fault:
        if fault.line != 1:
            raise
        raise LogFault("nothing_to_save", file, fault.line) from fault
    lines = read_content(file, kit.suffix).split(b"\n")[: history.n + 1]
    write_new(copy, b"\n".join(lines) + b"\n")
    return history.n
