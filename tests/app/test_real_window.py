"""A few turns in a real window on a virtual screen: real clicks, real frames, a window closed in mid-turn."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageGrab

from tests.app.driver import Driver
from tests.panda import HEIGHT, WIDTH
from torres3d.engine.game import Game
from torres3d.kits.torres.kit import TORRES, TorresGame
from torres3d.rules.commands import Build, PlaceKnight
from torres3d.rules.squares import INDEX

PATIENCE = 60.0
"""Seconds after which the window counts as hung."""


def until(true: Callable[[], bool], what: str) -> None:
    """Look again and again until something is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited in vain for {what}"


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen of its own; its name, such as ``:7``."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        name = f":{answer.readline().strip()}"
    yield name
    server.terminate()
    server.wait(PATIENCE)


class Window:
    """The program in a real window, seen and clicked from outside."""

    def __init__(self, display: str, home: Path, games: Path) -> None:
        self.display = display
        self.games = games
        self.environment = {**os.environ, "DISPLAY": display, "HOME": str(home), "TORRES3D_GAMES": str(games)}
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            self.environment.pop(name, None)
        config = home / ".config" / "torres3d"
        config.mkdir(parents=True)
        (config / "settings.yaml").write_text("quality: low\nreduced_motion: true\n", "utf-8")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "torres3d"], env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.xdotool("search", "--sync", "--onlyvisible", "--name", "Torres 3D", "windowfocus")

    def xdotool(self, *words: str) -> str:
        run = subprocess.run(
            ["xdotool", *words], env=self.environment, timeout=PATIENCE, check=True, capture_output=True, text=True
        )
        return run.stdout.strip()

    def picture(self) -> Image.Image:
        """What the screen shows."""
        return ImageGrab.grab(xdisplay=self.display)

    def click(self, place: tuple[float, float]) -> None:
        """Click a pixel of the window."""
        self.xdotool("mousemove", str(round(place[0])), str(round(place[1])), "click", "1")

    def click_and_see(self, place: tuple[float, float]) -> None:
        """Click, and wait until a good part of the picture is another."""
        before = self.picture()
        self.click(place)
        until(lambda: _changed(before, self.picture()) > 0.02, "another picture")

    def log(self) -> TorresGame | None:
        """The game as its log stands now."""
        files = list(self.games.glob("*.torres"))
        return Game.open(TORRES, files[0]) if files else None

    def commands(self) -> int:
        """How many commands the log holds."""
        game = self.log()
        return 0 if game is None else game.n


def _changed(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ."""
    grey = ImageChops.difference(one, other).convert("L")
    return 1.0 - grey.histogram()[0] / (grey.width * grey.height)


@pytest.fixture
def window(display: str, tmp_path: Path) -> Iterator[Window]:
    """The program in a real window."""
    opened = Window(display, tmp_path / "home", tmp_path / "window-games")
    yield opened
    if opened.process.poll() is None:
        opened.process.kill()
    opened.process.communicate(timeout=PATIENCE)


def test_a_few_turns_in_a_real_window(window: Window, player: Driver) -> None:
    until(lambda: len(window.picture().getcolors(WIDTH * HEIGHT) or ()) > 500, "the first frame")
    window.click_and_see(player.program.hud.spot_pixels("new"))
    player.spot("new")
    window.click(player.program.hud.spot_pixels("start"))
    player.spot("start")
    player.rounds(5)
    until(lambda: window.log() is not None, "the log of the new game")
    table = player.program.services.table

    def place_of(square: str) -> tuple[float, float]:
        """The pixel of a square in the game's real window, seen as a new game is seen at first."""
        game = window.log()
        assert game is not None
        table.show(game.state)
        table.camera.preset("iso", at_once=True)
        player.rounds()
        place = player.seen(INDEX[square])
        assert place is not None
        return place

    def clicked(square: str, first: tuple[float, float] | None = None) -> None:
        """Click a square, after what has to be chosen ``first``, until the window heeds it: it may still be busy."""
        count = window.commands()
        place = place_of(square)
        end = time.monotonic() + PATIENCE
        while window.commands() == count:
            assert time.monotonic() < end
            if first is not None:
                window.click(first)
            window.click(place)
            window.xdotool("mousemove_relative", "--", "1", "0")

    clicked("c3")
    game = window.log()
    assert game is not None
    assert game.history.steps[0].command == PlaceKnight("c3")
    until(lambda: (log := window.log()) is not None and log.state.stage == "turn" and log.state.actor == 0, "my turn")

    player.game.match.stop()
    before = window.log()
    assert before is not None
    player.program.flow.open_game(before.file)  # type: ignore[arg-type]  # the same position in the other window
    player.rounds(3)
    player.wait()
    stack, end_turn, undo = (player.program.hud.spot_pixels(name) for name in ("stack:0", "end_turn", "undo"))
    build = next(c for c in player.game.match.commands if isinstance(c, Build) and c.at in ("c4", "b3", "d3", "c2"))
    clicked(build.at, first=stack)
    assert window.log().history.steps[-1].command == build  # type: ignore[union-attr]  # it is there by now
    count = window.commands()
    window.click(undo)
    until(lambda: window.commands() == count + 1, "the undo in the log")
    assert window.log().state == before.state  # type: ignore[union-attr]

    window.click(end_turn)
    window.process.send_signal(signal.SIGTERM)
    window.process.wait(PATIENCE)
    after = window.log()
    assert after is not None
    assert after.torn is None
    assert after.n >= count + 1, "nothing that was done is lost when the window is closed in the middle of a turn"
