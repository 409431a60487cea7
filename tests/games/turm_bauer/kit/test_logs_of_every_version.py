"""Logs of Turm Bauer of every version there ever was (tests/logs/turm-*): they mean what they meant."""

import shutil
from pathlib import Path

import pytest

from tests.engine.log_lines import lines_of
from tests.games.turm_bauer.logs.make import FOLDER, WANTED, states_sum, sums
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit.engine_adapter import TURM

SUMS = sums()


def test_every_version_has_logs_and_every_log_a_sum() -> None:
    files = sorted(FOLDER.glob("*/*.turm"))
    assert {file.relative_to(FOLDER).as_posix() for file in files} == set(SUMS)
    assert {lines_of(file)[0]["version"] for file in files} == set(TURM.versions)
    assert {file.stem for file in files} == set(WANTED)
    for file in files:
        assert file.parent.name == f"version-{lines_of(file)[0]['version']}"


def test_the_logs_have_everything_that_can_happen() -> None:
    lines = [line["do"] for name in SUMS for line in lines_of(FOLDER / name)[1:]]
    assert {do["type"] for do in lines} == {"build", "discard", "move", "stay", "undo"}
    assert {do.get("ring") for do in lines} == {None, "free", "pass", "leap"}
    assert any(do["type"] == "build" and do["rest"]["pose"] is None for do in lines)
    assert any(do["type"] == "build" and do["rest"]["pose"] and do["rest"]["fell"] for do in lines)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SUMS))
def test_a_log_means_what_it_meant(name: str) -> None:
    assert states_sum(FOLDER / name) == SUMS[name]


@pytest.mark.parametrize("name", sorted(SUMS))
def test_a_log_that_breaks_off_is_played_on(name: str, tmp_path: Path) -> None:
    file = Path(shutil.copy(FOLDER / name, tmp_path / "game.turm"))
    lines = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join(lines[: len(lines) // 2]) + b"\n")
    game = Game.open(TURM, file)
    before = file.read_bytes()
    if game.state.stage == "move":
        game.submit(next(choice for choice in TURM.legal(game.state) if type(choice).__name__ == "Stay"))
        assert file.read_bytes().startswith(before)
    game.close()
    again = Game.open(TURM, file)
    assert again.state == game.state
    again.close()
