"""Logs of both games that are whole, and what reading an altered one may give."""

from pathlib import Path
from typing import Any

from tests.games.kits import kit_of
from tests.house.places import ROOT
from torres3d.engine.history import History
from torres3d.engine.kit import Kit
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import replay_file

LOGS = ROOT / "tests/games/torres/logs"
TORRES_LOG = LOGS / "version-2" / "ravensburger-1999-basic-2p.torres"
TURM_LOGS = ROOT / "tests/games/turm_bauer/logs/version-1"
TURM_LOG = TURM_LOGS / "2p-twins-row-collapse.turm"
BOTH = [TORRES_LOG, TURM_LOG]


class Whole:
    """A log as it was, and a file beside it that is altered again and again."""

    def __init__(self, log: Path, folder: Path) -> None:
        self.kit: Kit[Any, Any] = kit_of(log)
        self.data = log.read_bytes()
        self.states = replay_file(self.kit, log)[1].states
        self.file = folder / f"altered{log.suffix}"

    def read(self, data: bytes) -> tuple[History[Any, Any] | None, LogFault | None]:
        """What is read of other bytes: a history, a fault, or both. Reading never alters the file, every fault says
        something, and whatever history there is was played in the whole game."""
        self.file.write_bytes(data)
        try:
            _, history, fault = replay_file(self.kit, self.file)
        except LogFault as of_header:
            history, fault = None, of_header
        assert self.file.read_bytes() == data, "reading altered the file"
        assert fault is None or (str(self.file) in str(fault) and fault.problem)
        assert history is None or history.states == self.states[: history.n + 1], "a position that never was"
        return history, fault
