"""Logs of every version there ever was (tests/games/torres/logs): they mean what they meant, and are played on as they
are.

``states.sha256`` has for each log the SHA-256 of what ``torres3d replay --states --legal`` printed for it on the
day its version was the newest; the ones of version 1 were written and summed by 0.1.0.
"""

import hashlib
import shutil
from pathlib import Path

import pytest

from tests.engine.log_lines import lines_of
from tests.house.places import ROOT
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES

LOGS = ROOT / "tests/games/torres/logs"
SUMS = dict(reversed(line.split("  ")) for line in (LOGS / "states.sha256").read_text("utf-8").splitlines())


def test_every_version_has_logs_and_every_log_a_sum() -> None:
    files = sorted(LOGS.glob("*/*.torres"))
    assert {file.relative_to(LOGS).as_posix() for file in files} == set(SUMS)
    assert {lines_of(file)[0]["version"] for file in files} == set(TORRES.versions)
    for file in files:
        assert file.parent.name == f"version-{lines_of(file)[0]['version']}"


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SUMS))
def test_a_log_means_what_it_meant(name: str) -> None:
    _, history = load_log(TORRES, LOGS / name)
    told = hashlib.sha256()
    for n, state in enumerate(history.states):
        told.update(TORRES.document_line(state, n, with_legal=True) + b"\n")
    assert told.hexdigest() == SUMS[name]


@pytest.mark.parametrize("name", sorted(SUMS))
def test_a_log_is_played_on_in_its_own_version(name: str, tmp_path: Path) -> None:
    file = Path(shutil.copy(LOGS / name, tmp_path / "game.torres"))
    game = Game.open(TORRES, file)
    before = file.read_bytes()
    for _ in range(3):
        if game.state.actor is not None:
            game.submit(TORRES.legal(game.state)[0])
    again = Game.open(TORRES, file)
    assert file.read_bytes().startswith(before)
    assert again.header.version == int(name[len("version-")])
    assert again.state == game.state
