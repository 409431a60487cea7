"""An error nobody thought of in the program itself, in a real window and before there is one."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.twins import Twins
from tests.app.windows import PATIENCE, Window, until
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES

START = "from torres3d.cli.main import main; main()"
FAILS = "def fails(*_, **__): raise ZeroDivisionError('nobody thought of it')\n"
IN_A_KEY = f"""{FAILS}
from torres3d.games.torres.app.play.play_screen import PlayScreen
key = PlayScreen.key
PlayScreen.key = lambda self, action: fails() if action == "undo" else key(self, action)
{START}"""
WITH_ITS_FILE = f"{FAILS}from torres3d.app.menus.menu_flow import MenuFlow as Of; Of.open_game = fails; {START}"
BUILDING = f"{FAILS}import torres3d.app.main as of; of.build = fails; {START}"
NOT_LOADED = f"import sys; sys.modules['torres3d.cli.open_window'] = None; {START}"
"""Programs that are damaged in one place: where a key goes, in opening a file, in making the panels, in a module."""


def reports_in(home: Path) -> list[Path]:
    """The reports in a home folder."""
    return list((home / ".local" / "state" / "torres3d").glob("report-*.txt"))


@pytest.mark.long
def test_an_error_is_told_in_the_window_and_the_game_is_saved(
    display: str, tmp_path: Path, player: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    with Window(display, home, tmp_path / "window-games", (sys.executable, "-c", IN_A_KEY)) as window:
        twins = Twins(window, player)
        twins.start_game()
        twins.click_square("c3")
        commands = window.commands()
        window.press_and_see("z")
        until(lambda: bool(reports_in(home)), "the report")
        (report,) = reports_in(home)
        window.until_still()
        # The other one tells the same, so it knows where the dialog has its buttons.
        monkeypatch.setattr("platformdirs.user_state_dir", lambda *_, **__: str(report.parent))
        player.program.crash.recover(ZeroDivisionError())
        player.rounds(3)
        window.click(player.program.hud.spot_pixels("answer:quit"))
        assert window.process.wait(PATIENCE) == 0
        assert window.errors.read_text("utf-8") == ""
    text = report.read_text("utf-8")
    assert "ZeroDivisionError" in text
    assert "c3" in text, "what was done last"
    (log,) = window.games.glob("*.torres")
    assert load_log(TORRES, log)[1].n >= commands > 0


@pytest.mark.long
def test_an_error_before_the_first_frame_is_told_in_the_window(display: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    program = (sys.executable, "-c", WITH_ITS_FILE, "play", str(EXAMPLES / "015-romanian-variant-2p.torres"))
    with Window(display, home, tmp_path / "window-games", program) as window:
        window.until_drawn()
        window.until_still()
        assert len(reports_in(home)) == 1
        window.press_and_see("Return")  # the dialog, which lies over the menu
        window.close_by_manager()
        assert window.process.wait(PATIENCE) == 0
        assert window.errors.read_text("utf-8") == ""


@pytest.mark.parametrize(
    ("program", "what"), [(BUILDING, "ZeroDivisionError: nobody thought of it"), (NOT_LOADED, "ModuleNotFoundError")]
)
def test_an_error_before_there_is_anything_to_tell_it_in_is_a_line_and_a_report(
    display: str, tmp_path: Path, program: str, what: str
) -> None:
    environment = environment_for(tmp_path, display)
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, done.stderr
    (report,) = reports_in(tmp_path)
    assert str(report) in done.stderr
    assert what in done.stderr
    assert what in report.read_text("utf-8")


@pytest.mark.slow
def test_without_a_terminal_what_keeps_the_window_from_opening_is_told_in_a_dialog_of_the_system(
    display: str, tmp_path: Path
) -> None:
    environment = environment_for(tmp_path, display)
    done = subprocess.run(
        [sys.executable, "-c", BUILDING],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    (report,) = reports_in(tmp_path)
    told = (tmp_path / "told").read_text("utf-8")
    assert "--title=Torres 3D" in told
    what = "an error in the program itself (ZeroDivisionError: nobody thought of it)"
    assert f"--text={what}. Saved games are safe; the report {report} " in told
    assert str(report) in done.stderr, "and where there is a journal, there too"


@pytest.mark.slow
def test_a_full_disk_keeps_its_own_words_before_there_is_a_window(display: str, tmp_path: Path) -> None:
    program = BUILDING.replace("ZeroDivisionError(", "OSError(28, ")
    environment = environment_for(tmp_path, display)
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert "make room for it" in done.stderr
    assert "make room for it" in (tmp_path / "told").read_text("utf-8")
    assert reports_in(tmp_path) == []


@pytest.mark.slow
def test_with_a_terminal_no_dialog_comes(display: str, tmp_path: Path) -> None:
    keyboard, terminal = pty.openpty()
    environment = environment_for(tmp_path, display)
    subprocess.run([sys.executable, "-c", BUILDING], env=environment, stderr=terminal, check=False, timeout=PATIENCE)
    assert b"ZeroDivisionError" in os.read(keyboard, 5000)
    os.close(terminal)
    os.close(keyboard)
    assert not (tmp_path / "told").exists()


def environment_for(home: Path, display: str) -> dict[str, str]:
    """The variables of a program, where the system's dialog is a program that writes down what it is to show."""
    zenity = home / "bin" / "zenity"
    zenity.parent.mkdir()
    zenity.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$@\" >> '{home / 'told'}'\n", "utf-8")
    zenity.chmod(0o755)
    return {"PATH": str(zenity.parent), "DISPLAY": display, "HOME": str(home), "LANG": "C.UTF-8"}
