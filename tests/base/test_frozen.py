"""A frozen build serves the child processes that Python starts with the game as their interpreter."""

import sys
from importlib.util import module_from_spec
from multiprocessing import resource_tracker, spawn
from pathlib import Path

import pytest
from joblib.externals.loky.backend import resource_tracker as joblib_tracker

from torres3d.base.frozen import find_files_of_libraries, serve_multiprocessing


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The interpreter is a frozen build; its folder."""
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "torres3d-game"))
    monkeypatch.setattr("sys.argv", ["torres3d-game"])
    return tmp_path


def test_an_ordinary_interpreter_serves_nothing() -> None:
    assert not serve_multiprocessing(["--multiprocessing-fork", "pipe_handle=5"])
    assert not serve_multiprocessing(["-c", "raise AssertionError"])


@pytest.mark.parametrize("words", [[], ["replay", "game.torres"], ["--version"], ["show", "a", "-o", "-c"]])
def test_a_frozen_build_reads_its_own_command_line(words: list[str], frozen: Path) -> None:
    assert not serve_multiprocessing(words)


def test_a_frozen_build_becomes_a_child(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []
    monkeypatch.setattr(spawn, "freeze_support", lambda: served.append("child"))
    words = spawn.get_command_line(pipe_handle=5)[1:]
    assert serve_multiprocessing(words)
    assert served == ["child"]


def test_a_frozen_build_becomes_the_tracker(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[int] = []
    monkeypatch.setattr(resource_tracker, "main", served.append)
    assert serve_multiprocessing(["-E", "-P", "-c", "from multiprocessing.resource_tracker import main;main(7)"])
    assert served == [7]


def test_a_frozen_build_becomes_the_tracker_of_joblib(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[int, int]] = []
    monkeypatch.setattr(joblib_tracker, "main", lambda *given: served.append(given))
    code = "from joblib.externals.loky.backend.resource_tracker import main; main(7, 0)"
    assert serve_multiprocessing(["-O", "-s", "-c", code])
    assert served == [(7, 0)]


def test_a_frozen_build_becomes_a_child_of_joblib(
    frozen: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (frozen / "a_child.py").write_text("import sys\nif __name__ == '__main__':\n    print(sys.argv[1:])\n")
    monkeypatch.syspath_prepend(str(frozen))
    assert serve_multiprocessing(["-m", "a_child", "--pipe", "5"])
    assert capsys.readouterr().out == "['--pipe', '5']\n"


def test_a_frozen_library_looks_for_its_files_beside_the_program(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked of a library that every interpreter has frozen in."""
    monkeypatch.setattr(sys, "_stdlib_dir", "elsewhere")
    finder = next(finder for finder in sys.meta_path if getattr(finder, "__name__", "") == "FrozenImporter")

    def where() -> str | None:
        spec = finder.find_spec("__phello__")
        assert spec is not None
        return getattr(module_from_spec(spec), "__file__", None)

    assert where() == "elsewhere/__phello__/__init__.py"
    find_files_of_libraries()
    assert where() == str(frozen / "__phello__" / "__init__.py")


def test_an_ordinary_interpreter_keeps_its_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_stdlib_dir", "elsewhere")
    find_files_of_libraries()
    assert vars(sys)["_stdlib_dir"] == "elsewhere"
