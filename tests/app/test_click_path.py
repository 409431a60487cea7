"""How far a click on a square is from the line in the log: few frames and few files, so that one can read the way."""

import inspect
from pathlib import Path
from types import FrameType

import pytest

import torres3d
from tests.app.driver import Driver
from tests.app.test_program import begin
from tests.games.turm_bauer.app.builders import Builder, Fate
from torres3d.engine.log_entries import GameEntry
from torres3d.engine.log_writer import LogFile
from torres3d.games.torres.rules.commands import Move
from torres3d.games.turm_bauer.rules import commands as of_turm
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE
from torres3d.games.turm_bauer.rules.legal import legal

PACKAGE = str(Path(torres3d.__file__).parent)
MOST_FRAMES = 10
MOST_FILES = 7


class Paths:
    """The frames of the program that led to each line of a log, the log's own first."""

    def __init__(self) -> None:
        self.found: list[tuple[GameEntry, list[FrameType]]] = []

    def note(self, entry: GameEntry, inner: FrameType | None) -> None:
        """Note who is about to write this line."""
        frames = []
        while inner is not None:
            if inner.f_code.co_filename.startswith(PACKAGE):
                frames.append(inner)
            inner = inner.f_back
        self.found.append((entry, frames))

    def of(self, kind: type) -> tuple[int, int, str]:
        """Frames and files on the way to the last command of a kind, the log's own included, and the way in words."""
        frames = next(frames for entry, frames in reversed(self.found) if isinstance(entry.do, kind))
        names = [f"{frame.f_code.co_filename.removeprefix(PACKAGE)}: {frame.f_code.co_qualname}" for frame in frames]
        files = {frame.f_code.co_filename for frame in frames} | {LogFile.__module__}
        return len(frames) + 1, len(files), "\n".join(reversed(names))


@pytest.fixture
def paths(monkeypatch: pytest.MonkeyPatch) -> Paths:
    """Who writes into logs from now on."""
    paths, append = Paths(), LogFile.append

    def noted(self: LogFile, entry: GameEntry) -> None:
        frame = inspect.currentframe()
        paths.note(entry, None if frame is None else frame.f_back)
        append(self, entry)

    monkeypatch.setattr(LogFile, "append", noted)
    return paths


def check(paths: Paths, kind: type) -> None:
    """The way to the last command of a kind is short."""
    frames, files, way = paths.of(kind)
    assert frames <= MOST_FRAMES, way
    assert files <= MOST_FILES, way


@pytest.mark.slow
def test_a_click_on_a_square_is_near_the_log(player: Driver, paths: Paths) -> None:
    begin(player)
    assert player.game.session.game.file is not None
    player.give(next(command for command in player.game.session.commands if isinstance(command, Move)))
    check(paths, Move)


@pytest.mark.slow
def test_a_click_on_a_field_and_a_block_let_go_are_near_the_log(player: Driver, paths: Paths, tmp_path: Path) -> None:
    builder = Builder(player)
    builder.begin(tmp_path / "a.turm", [None, None, None], judge=Fate(), hand="steady")
    while not any(isinstance(entry.do, of_turm.Move) for entry, _ in paths.found):
        builder.wait()
        choices = legal(builder.state)
        walks = [choice for choice in choices if isinstance(choice, of_turm.Move) and choice.to != TABLE]
        builder.give(walks[0] if walks else choices[0])
    check(paths, of_turm.Move)
    check(paths, of_turm.Build)
