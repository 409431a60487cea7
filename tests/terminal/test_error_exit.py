"""How commands end when something is wrong: one line, an exit status, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from tests.cli.running import run
from tests.engine.log_lines import lines_of, write_lines
from tests.games.torres.recorded_games import examples
from torres3d.base.faults import Fault
from torres3d.cli import replay
from torres3d.cli.drawing_options_and_errors import drawing, parse_size
from torres3d.terminal.error_exit import Stop, printable, stop_of, tell

LOG = str(examples()[0])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--nope"], "--nope"),
        (["castle"], "castle"),
        (["replay"], "FILE"),
        (["replay", LOG, "--nope"], "--nope"),
        (["replay", LOG, "--at", "soon"], "--at"),
        (["watch"], "--players"),
        (["watch", "--players", "greedy"], "2 to 4"),
        (["watch", "--players", "a,b,c,d,e"], "2 to 4"),
        (["watch", "--players", "greedy,random", "--mode", "expert"], "basic, variant, master"),
        (["watch", "--players", "greedy,random", "--edition", "none"], "ravensburger-1999"),
        (["watch", "--players", "greedy,random", "--rule", "deck"], "OPTION=VALUE"),
        (["watch", "--players", "greedy,random", "--rule", "dice=2"], "king_move"),
        (["watch", "--players", "greedy,random", "--rule", "deck=mine"], "common, own, hand"),
        (["watch", "--players", "greedy,random", "--rule", "deck=[own"], "not valid YAML"),
        (["watch", "--players", "greedy,random", "--seed", "x"], "--seed"),
        (["show", LOG], "-o"),
        (["show", LOG, "-o", "x.png", "--size", "large"], "1280x720"),
        (["show", LOG, "-o", "x.png", "--size", "0x720"], "8192"),
        (["show", LOG, "-o", "x.png", "--at", "999"], "186"),
    ],
)
def test_what_cannot_be_done_is_said_with_status_2(words: list[str], said: str) -> None:
    done = run(*words)
    assert done.status == 2
    assert said in done.err
    assert "Traceback" not in done.err
    assert done.out == ""


def test_a_program_without_a_terminal_ends_well(tmp_path: Path) -> None:
    """As the window's program has none on Windows."""
    program = (
        "import sys; sys.stdin = sys.stdout = sys.stderr = None; "
        "from torres3d.terminal.error_exit import run_guarded; run_guarded(lambda: print('ü'))"
    )
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, check=False)
    assert done.returncode == 0
    assert list(tmp_path.rglob("report*")) == []


@pytest.mark.parametrize(
    "error", [MemoryError(), RuntimeError("can't allocate read lock"), RuntimeError("can't start new thread")]
)
def test_all_that_python_says_of_too_little_memory_is_told_alike(error: Exception) -> None:
    stop = stop_of(error)
    assert "there is not enough memory" in str(stop)
    assert stop.status == 2


def test_what_a_library_warns_of_is_not_printed() -> None:
    """As joblib does where the system gives a program no semaphores: it plays all the same."""
    program = (
        "import warnings; from torres3d.terminal.error_exit import run_guarded; "
        "run_guarded(lambda: warnings.warn('slow'))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_no_display_is_said_with_the_packages_that_help() -> None:
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-m", "torres3d"], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "apt install xvfb libegl1 libgl1" in done.stderr


@pytest.mark.parametrize("words", ["Could not open window.", "No graphics pipe is available!"])
def test_no_opengl_is_said_with_the_packages_that_help(words: str) -> None:
    with pytest.raises(Stop, match="apt install libegl1 libgl1") as caught, drawing():
        raise Exception(words)  # noqa: TRY002  # Panda3D raises just this
    assert caught.value.status == 2


def test_an_opengl_that_is_too_old_is_said_so() -> None:
    from torres3d.scene.render.open_panda3d import NoGraphics

    with pytest.raises(Stop, match=r"OpenGL 3\.1 is too old.*apt install"), drawing():
        raise NoGraphics("OpenGL 3.1 is too old, 3.3 is needed")


@pytest.mark.slow
def test_a_display_that_cannot_be_reached_is_one_line() -> None:
    environment = {**os.environ, "DISPLAY": ":9977"}
    done = subprocess.run(
        [sys.executable, "-m", "torres3d"], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "apt install" in done.stderr


def test_a_broken_asset_is_named(tmp_path: Path) -> None:
    from torres3d.scene.assets import BrokenAsset

    with pytest.raises(Stop, match=r"king\.glb") as caught, drawing():
        raise BrokenAsset(tmp_path / "king.glb", "the file is missing")
    assert caught.value.status == 2


def test_other_errors_while_drawing_stay_what_they_are() -> None:
    with pytest.raises(KeyError), drawing():
        raise KeyError("king")


def test_an_error_nobody_thought_of_leaves_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(replay, "print_course", broken)
    monkeypatch.setattr(platformdirs, "user_state_dir", lambda *_, **__: str(tmp_path / "state"))
    done = run("replay", LOG)
    assert done.status == 1
    assert done.err.count("\n") == 1
    (report,) = (tmp_path / "state").iterdir()
    assert str(report) in done.err
    assert "ZeroDivisionError: by zero" in report.read_text("utf-8")


def test_a_report_has_no_name_of_a_file_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError("/games/Anna.torres, /games/Bela.turm, /games/Cleo.study, /games/dice.txt")

    monkeypatch.setattr(replay, "print_course", broken)
    monkeypatch.setattr(platformdirs, "user_state_dir", lambda *_, **__: str(tmp_path / "state"))
    run("replay", LOG)
    (report,) = (tmp_path / "state").iterdir()
    assert "/games/….torres, /games/….turm, /games/….study, /games/dice.txt" in report.read_text("utf-8")


def test_a_slip_in_the_words_for_a_fault_is_one_line_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong while an error is printed: the line still names the file that it was about."""

    def slipped(*_: object) -> None:
        raise IndexError("out of range")

    log = tmp_path / "game.torres"
    lines = lines_of(Path(LOG))
    lines[1]["by"] = 1
    write_lines(log, lines)
    monkeypatch.setattr("torres3d.i18n.fault_messages.fault_message", slipped)
    monkeypatch.setattr(platformdirs, "user_state_dir", lambda *_, **__: str(tmp_path / "state"))
    done = run("replay", str(log))
    assert done.status == 1
    assert done.err.count("\n") == 1
    assert f"{log}, line 2: an error in the program itself (IndexError: out of range)" in done.err
    (report,) = (tmp_path / "state").iterdir()
    assert "IndexError: out of range" in report.read_text("utf-8")
    assert "LogFault" in report.read_text("utf-8"), "what was to be told is reported too"


def test_an_error_that_cannot_even_be_said_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Unsayable(Fault):
        def __str__(self) -> str:
            raise RecursionError

    monkeypatch.setattr(platformdirs, "user_state_dir", lambda *_, **__: str(tmp_path / "state"))
    stop = stop_of(Unsayable("nothing"))
    assert stop.status == 1
    assert "an error in the program itself (RecursionError)" in str(stop)


def test_a_line_that_cannot_be_made_visible_is_printed_in_plain_letters(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def slipped(_: str) -> str:
        raise ValueError

    monkeypatch.setattr("torres3d.terminal.error_exit.printable", slipped)
    tell("Ștefan\x1b[2J")
    assert capsys.readouterr().err == "torres3d: \\u0218tefan\\x1b[2J\n"


def test_a_report_finds_another_folder_when_its_own_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setattr(replay, "print_course", broken)
    monkeypatch.setattr(platformdirs, "user_state_dir", lambda *_, **__: str(tmp_path / "file" / "state"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "other"))
    assert run("replay", LOG).status == 1
    assert list((tmp_path / "other").iterdir())


def test_stopping_with_the_keyboard_is_no_error_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(replay, "print_course", interrupted)
    assert run("replay", LOG).status == 130


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f'"{sys.executable}" -m torres3d replay "{LOG}" --states --legal | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602
    assert done.stdout.startswith("{")
    assert done.stderr == ""


def test_sizes() -> None:
    assert parse_size("1280x720") == (1280, 720)
    assert parse_size("640X360") == (640, 360)


def test_printable_text_shows_what_a_terminal_would_obey() -> None:
    assert printable("Ștefan 李雷") == "Ștefan 李雷"
    assert printable("می\u200cخواهم") == "می\u200cخواهم", "a joiner of the script"
    assert printable("a\u200cb") == "a\\u200cb"
    assert printable("王\u3000小明") == "王 小明"
    assert printable("\u2068محمد\u2069: x \u2068") == "\u2068محمد\u2069: x \\u2068", "only in pairs"
    assert printable("a\x1b[2J\u2028\x7f") == "a\\x1b[2J\\u2028\\x7f"


def test_the_version() -> None:
    done = run("--version")
    assert done.status == 0
    assert done.out.startswith("torres3d ")
