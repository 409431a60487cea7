"""`torres3d FILE`: a file in place of a command is opened in the window; in a terminal its faults are printed there."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.cli.running import run
from tests.games.torres.logged_games import written
from tests.games.torres.studies.positions import by_chance
from torres3d.cli import open_window
from torres3d.games.torres.studies.study_file import write_study


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """What would open the window."""
    window = Mock()
    monkeypatch.setattr(open_window, "open_window", window)
    return window


@pytest.mark.parametrize("terminal", [True, False])
@pytest.mark.parametrize("name", ["game.torres", "GAME.TORRES", "mine.study"])
def test_a_file_in_place_of_a_command_is_opened(tmp_path: Path, opened: Mock, name: str, terminal: bool) -> None:
    file = tmp_path / name
    if file.suffix == ".study":
        write_study(by_chance(1), file)
    else:
        written(file)
    assert run(str(file), terminal=terminal).status == 0
    opened.assert_called_once_with(file, "open")


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("none.torres", None, "there is no such file"),
        ("empty.turm", b"", "the file is empty"),
        ("bad.study", b"{}\n", "this is not a study"),
        ("letter.odt", b"hello", "the program cannot open files of this kind"),
    ],
)
def test_in_a_terminal_a_fault_is_told_there_and_no_window_opens(
    tmp_path: Path, opened: Mock, name: str, data: bytes | None, said: str
) -> None:
    file = tmp_path / name
    if data is not None:
        file.write_bytes(data)
    done = run(str(file), terminal=True)
    assert (done.status, done.out) == (1, "")
    assert str(file) in done.err
    assert said in done.err
    opened.assert_not_called()


def test_without_a_terminal_the_window_tells_it(tmp_path: Path, opened: Mock) -> None:
    run(str(tmp_path / "none.torres"))
    opened.assert_called_once_with(tmp_path / "none.torres", "open")


def test_what_is_no_file_is_no_command_either(opened: Mock) -> None:
    for word in ("nonesuch", "n" * 5000, "no\0such"):
        done = run(word, terminal=True)
        assert done.status == 2
        assert "No such command" in done.err
    opened.assert_not_called()


def test_a_command_goes_before_a_file_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: Mock
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "doctor").touch()
    assert "Check this machine" in run("doctor", "-h").out
    opened.assert_not_called()
