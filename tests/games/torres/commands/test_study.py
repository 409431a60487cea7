"""`torres3d study`: what is wrong with a study is reported before any window opens."""

from pathlib import Path

from tests.cli.running import run
from tests.games.torres.studies.positions import by_chance
from torres3d.games.torres.studies.study_file import study_bytes


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    missing = run("study", str(tmp_path / "none.study"))
    assert missing.status == 1
    assert "none.study: there is no such file" in missing.err
    bad = tmp_path / "bad.study"
    bad.write_bytes(study_bytes(by_chance(1)) + b'{"after":0,"command":"Ac9"}\n')
    told = run("study", str(bad))
    lines = len(by_chance(1).moves) + 2
    assert told.status == 1
    assert f"bad.study, line {lines}: the command cannot be read: column 2: found `c9`" in told.err
    assert "Traceback" not in told.err
