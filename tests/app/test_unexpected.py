"""An error nobody thought of in the window: told once, nothing lost, no name in the report; a second one ends it."""

import getpass
import threading
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest
from direct.showbase.ShowBase import ShowBase

from tests.app.driver import ROUND, Driver
from tests.games.turm_bauer.app.builders import Builder
from tests.games.turm_bauer.random_games import built
from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.window.error_guard import QUIET_ROUNDS
from torres3d.base.crash_report import ProgramFailed
from torres3d.base.faults import FileFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.rules.commands import Discard, Placement
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.scene.assets import BrokenAsset

NAME = "Zenobia"


@pytest.fixture(autouse=True)
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where reports are written."""
    monkeypatch.setattr(platformdirs, "user_state_dir", lambda *_, **__: str(tmp_path / "state"))
    return tmp_path / "state"


def plain(text: str) -> str:
    """A text without the signs around what was put into it."""
    return text.translate({0x2068: None, 0x2069: None})


def go_round(player: Driver) -> None:
    """A round as the window does it."""

    def do() -> None:
        player.screen.step()
        player.program.round(ROUND)

    assert player.program.safety is not None
    player.program.safety.run(do)


def play(player: Driver) -> Path:
    """A game with a few commands; its log."""
    player.spot("new")
    player.spot("start")
    player.rounds(4)
    player.wait()
    for _ in range(3):
        player.give(player.game.session.commands[0])
        player.wait()
    file = player.game.session.game.file
    assert file is not None
    return file


def fails(*_: object, **__: object) -> None:
    raise ZeroDivisionError(f"{NAME} by {Path.home()}/games/{NAME}.torres")


def in_a_frame(player: Driver, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(player.game, "step", fails)


def in_a_click(player: Driver, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(player.game, "intent", fails)
    x, y = player.program.hud.spot_pixels("menu")
    player.point(x, y)
    go_round(player)
    from panda3d.core import MouseButton

    player.down(MouseButton.one())
    go_round(player)
    player.up(MouseButton.one())


def in_a_task(player: Driver, patch: pytest.MonkeyPatch) -> None:
    base: ShowBase = player.screen.base
    base.task_mgr.do_method_later(0, fails, "failing")


@pytest.mark.slow
@pytest.mark.parametrize("way", [in_a_frame, in_a_click, in_a_task])
def test_an_error_is_told_and_nothing_is_lost(
    player: Driver, monkeypatch: pytest.MonkeyPatch, reports: Path, way: Callable[[Driver, pytest.MonkeyPatch], None]
) -> None:
    log = play(player)
    count, state = player.game.session.game.n, player.game.session.state
    monkeypatch.setattr(player.torres.strengths, "persons", lambda: [NAME])
    way(player, monkeypatch)
    for _ in range(3):
        go_round(player)
    player.screen.base.task_mgr.remove("failing")
    screens = player.program.services.screens
    assert isinstance(screens.top, PanelScreen)
    assert screens.question is not None
    assert screens.question.title == "Something went wrong in the program"
    assert "saved" in screens.question.lines[1]
    (report,) = reports.iterdir()
    assert str(report) in plain(screens.question.lines[2])
    text = report.read_text("utf-8")
    assert "ZeroDivisionError" in text
    assert "Panda3D" in text
    assert "OpenGL" in text
    assert f"{count:4} " in text, "the last command"
    assert NAME not in text
    assert str(Path.home()) not in text
    assert f"/{getpass.getuser()}/" not in text
    assert Game(load_log(TORRES, log)[1]).state == state
    player.spot("answer:menu")
    player.spot("continue")
    player.rounds(4)
    assert isinstance(screens.top, PlayScreen)
    assert screens.top.session.state == state


def test_a_second_error_straight_after_ends_the_program(
    player: Driver, monkeypatch: pytest.MonkeyPatch, reports: Path
) -> None:
    monkeypatch.setattr(player.program.table, "step", fails)
    go_round(player)
    with pytest.raises(ProgramFailed) as ended:
        go_round(player)
    assert ended.value.report in list(reports.iterdir())
    assert str(ended.value.report) in str(ended.value)


def test_an_error_long_after_another_is_told_again(
    player: Driver, monkeypatch: pytest.MonkeyPatch, reports: Path
) -> None:
    for number in (1, 2):
        with monkeypatch.context() as patch:
            patch.setattr(player.program.services.screens.top, "step", fails)
            go_round(player)
        for _ in range(QUIET_ROUNDS):
            go_round(player)
        assert len(list(reports.iterdir())) == number


def test_a_report_that_cannot_be_written_is_said(
    player: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "state").write_text("", "utf-8")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "state"))
    monkeypatch.setattr(player.program.services.screens.top, "step", fails)
    go_round(player)
    question = player.program.services.screens.question
    assert question is not None
    assert question.lines[-1] == "No report could be written."


def test_a_file_at_fault_is_named_with_what_can_be_done(
    player: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "keys.yaml"

    def faulty(*_: object) -> None:
        raise FileFault("key_twice", file, 7, field="undo")

    monkeypatch.setattr(player.program.services.screens.top, "step", faulty)
    go_round(player)
    question = player.program.services.screens.question
    assert question is not None
    told = plain(" ".join(question.lines))
    assert "keys.yaml, line 7" in told
    assert "The key “undo” appears twice. Remove one of the two." in told
    assert "a bug in the program" not in told


@pytest.mark.slow
def test_a_file_of_the_program_that_is_broken_is_named(
    player: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: object) -> None:
        raise BrokenAsset(tmp_path / "king.glb", "it breaks off")

    monkeypatch.setattr(player.program.services.screens.top, "step", broken)
    go_round(player)
    question = player.program.services.screens.question
    assert question is not None
    what, todo = map(plain, question.lines[:2])
    assert what == f"A file of the game cannot be used: {tmp_path / 'king.glb'}."
    assert todo == "Install the game again."


def test_an_error_in_a_thread_is_told_as_one_of_a_frame(
    player: Driver, monkeypatch: pytest.MonkeyPatch, reports: Path
) -> None:
    monkeypatch.setattr("threading.excepthook", threading.excepthook)
    assert player.program.safety is not None
    player.program.safety.hear_threads()
    failing = threading.Thread(target=fails)
    failing.start()
    failing.join()
    go_round(player)
    assert player.program.services.screens.question is not None
    (report,) = reports.iterdir()
    assert "in fails" in report.read_text("utf-8")


@pytest.mark.slow
def test_the_report_on_a_game_of_turm_bauer_has_its_last_commands(
    player: Driver, monkeypatch: pytest.MonkeyPatch, reports: Path, tmp_path: Path
) -> None:
    builder = Builder(player)
    game = builder.begin(tmp_path / "tower.turm", [None, None], hand="steady")
    for _ in range(3):
        choice = next(each for each in legal(game.state) if not isinstance(each, Discard))
        game.submit(built(choice) if isinstance(choice, Placement) else choice)
    n = game.n
    monkeypatch.setattr(builder.top, "step", fails)
    go_round(player)
    (report,) = reports.iterdir()
    lines = report.read_text("utf-8").splitlines()
    assert sum(line.startswith("The game that was open: turm-log") for line in lines) == 1
    assert [line.split()[:2] for line in lines[-n:]] == [[str(number), "seat"] for number in range(1, n + 1)]
    assert load_log(TURM, tmp_path / "tower.turm")[1].n == n
