"""A frozen build serves the child processes that Python starts with the game as their interpreter."""

import io
import locale
import os
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec
from multiprocessing import resource_tracker, spawn
from pathlib import Path

import pytest
from joblib.externals.loky.backend import resource_tracker as joblib_tracker

from torres3d.base.frozen_build import (
    UTF8_LOCALES,
    forbid_other_modules,
    locate_library_files,
    locate_program,
    serve_multiprocessing,
    use_utf8,
)


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
    locate_library_files()
    assert where() == str(frozen / "__phello__" / "__init__.py")


def test_an_ordinary_interpreter_keeps_its_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_stdlib_dir", "elsewhere")
    locate_library_files()
    assert vars(sys)["_stdlib_dir"] == "elsewhere"


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_a_frozen_build_that_a_link_led_to_knows_its_real_place(
    system: str, frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Linux the system knows which program runs; elsewhere the word is followed that it was started by."""
    real = Path(sys.__dict__["_base_executable"] if system == "linux" else frozen / "torres3d-game").resolve()
    (frozen / "link").symlink_to(real)
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("sys.executable", str(frozen / "link"))
    monkeypatch.setattr("sys.path", ["where it was started", "another"])
    locate_program()
    assert Path(sys.executable) == real
    assert sys.path == [str(real.parent), "another"]


def test_an_ordinary_interpreter_keeps_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "a name")
    locate_program()
    assert sys.executable == "a name"


def test_a_frozen_build_takes_no_module_from_elsewhere(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", ["the build", "where it was started", "where Python might be"])
    forbid_other_modules()
    assert sys.path == ["the build"]


def test_an_ordinary_interpreter_takes_modules_from_everywhere() -> None:
    before = list(sys.path)
    forbid_other_modules()
    assert sys.path == before != []


@pytest.fixture
def begun_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, list[str]]]]:
    """Which program was started in place of this one, with which words; letters beyond ASCII have no meaning here."""
    started: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(os, "execv", lambda program, words: started.append((program, words)))
    monkeypatch.setattr(sys, "getfilesystemencoding", lambda: "ascii")
    with monkeypatch.context() as patch:
        patch.setattr(os, "environ", {"LC_ALL": "de_DE.UTF-8", "LANG": "C"})
        yield started


def test_a_frozen_build_begins_again_where_letters_have_no_meaning(
    frozen: Path, begun_again: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["torres3d-game", "replay", "Müller.torres"])
    before = locale.setlocale(locale.LC_CTYPE)
    use_utf8()
    program = str(frozen / "torres3d-game")
    assert begun_again == [(program, [program, "replay", "Müller.torres"])]
    assert os.environ["LC_CTYPE"] in UTF8_LOCALES
    assert os.environ["LC_MESSAGES"] == "de_DE.UTF-8", "the language is asked of it"
    assert "LC_ALL" not in os.environ
    assert locale.setlocale(locale.LC_CTYPE) == before
    use_utf8()
    assert len(begun_again) == 1, "never once more when it was in vain"


def test_a_frozen_build_prints_utf8_where_no_locale_says_it(
    frozen: Path, begun_again: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("torres3d.base.frozen_build.UTF8_LOCALES", ("there is none",))
    printed = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(printed, encoding="ascii", errors="surrogateescape"))
    monkeypatch.setattr(sys, "stderr", None)
    use_utf8()
    print("5 × ü", flush=True)
    assert printed.getvalue() == "5 × ü\n".encode()
    assert begun_again == []


def test_a_frozen_build_prints_utf8_on_windows(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Output into files and other programs; a console shows all letters anyway."""
    printed = io.BytesIO()
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(printed, encoding="cp1252"))
    use_utf8()
    print("→", flush=True)
    assert printed.getvalue() == "→\n".encode()


def test_an_ordinary_interpreter_begins_only_once(begun_again: list[tuple[str, list[str]]]) -> None:
    use_utf8()
    assert begun_again == []
