"""A window that is used for a whole day: games one after another, undo and redo, sizes, hours at the table."""

import os
from pathlib import Path

import pytest

from tests.app.opened import Opens
from tests.app.windows import Window, changed, until
from tests.at_length import at_length
from tests.games.torres.app.test_whole_games import set_up
from tests.trust.long_games import resident
from torres3d.app.window.settings import Settings
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c

ALLOWED = 20_000_000
"""Bytes by which memory may be another after hours."""
QUICK = Settings(quality="low", instant=True, reduced_motion=True, ask_before_ending=False)


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten thousand lines are not waited for one by one: it is not the disk that is looked at here."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)


@pytest.mark.slow
@pytest.mark.parametrize("games", [3, *at_length(20)])
def test_games_one_after_another_in_one_window(open_program: Opens, games: int) -> None:
    player = open_program(QUICK)
    memory = []
    for _ in range(games):
        set_up(player, ["greedy", "random"], "rio-grande-1999", "basic")
        player.rounds(3)
        player.wait(20_000)
        assert isinstance(player.program.hud.model.screen, EndModel)
        player.screen.draw()
        player.spot("menu")
        player.rounds(2)
        memory.append(resident())
    print([round(each / 1e6, 1) for each in memory])
    # Meshes and letters are kept that come again, up to a bound that some ten games reach.
    known = memory[min(2, games - 2)]
    assert all(abs(each - known) < ALLOWED for each in memory[2:])


@pytest.mark.slow
@pytest.mark.parametrize("pairs", [10, *at_length(5000)])
def test_undo_and_redo_again_and_again(open_program: Opens, pairs: int) -> None:
    player = open_program(QUICK)
    set_up(player, [None, None], "rio-grande-1999", "basic")
    player.rounds(3)
    for _ in range(3):
        player.wait()
        match = player.game.session
        player.give(match.commands[0])
    player.wait()
    match = player.game.session
    player.give(next(command for command in match.commands if isinstance(command, c.Build)))
    player.wait()
    done, memory = match.state, []
    n = match.game.n
    for pair in range(pairs):
        player.key("z")
        player.key("y")
        assert match.state == done
        if (pair + 1) * 10 % pairs == 0:
            memory.append(resident())
    print([round(each / 1e6, 1) for each in memory])
    assert match.game.n == n + 2 * pairs
    assert match.game.file is not None
    assert load_log(TORRES, match.game.file)[1].states[-1] == done


@pytest.mark.slow
@pytest.mark.parametrize("sizes", [10, *at_length(1000)])
def test_a_window_of_one_size_after_another(window: Window, sizes: int) -> None:
    window.until_drawn()
    window.until_still()
    before = window.picture()
    (number,) = window.xdotool("search", "--onlyvisible", "--name", "Torres 3D").split()
    memory = []
    for step in range(sizes):
        width, height = 700 + step * 137 % 580, 420 + step * 89 % 300
        window.xdotool("windowsize", "--sync", number, str(width), str(height))
        if (step + 1) * 10 % sizes == 0:
            window.until_still(0.3)
            memory.append(int(Path(f"/proc/{window.process.pid}/statm").read_text("ascii").split()[1]) * 4096)
    window.xdotool("windowsize", "--sync", number, str(before.width), str(before.height))
    until(lambda: changed(before, window.picture()) < 0.001, "the picture of before")
    print([round(each / 1e6, 1) for each in memory])
    # What the first half leaves is kept for the second: on a busy machine not every size is drawn.
    assert max(memory[5:]) - min(memory[4:]) < ALLOWED
    assert window.errors.read_text("utf-8") == ""


HOUR = 3600.0
STEP = 0.25
"""Seconds of the table that pass in a round."""


@pytest.mark.slow
@pytest.mark.parametrize("hours", [0.1, *at_length(8)])
def test_hours_at_the_table(open_program: Opens, hours: float) -> None:
    player = open_program(Settings(quality="low"))
    set_up(player, [None, "random"], "rio-grande-1999", "basic")
    player.rounds(3)
    player.wait()
    memory, state = [], player.game.session.state
    rounds = int(hours * HOUR / STEP)
    for number in range(rounds):
        player.screen.step()
        if player.program.round(STEP) and number % 40 == 0:
            player.screen.draw()
        if number % 400 == 0:  # somebody looks from elsewhere, and points at something
            player.key("f5" if number % 800 else "f6")
            player.move(200 + number * 7 % 900, 100 + number * 3 % 500)
        if (number + 1) * 8 % rounds < 8:
            memory.append(resident())
    print([round(each / 1e6, 1) for each in memory])
    assert isinstance(player.program.services.screens.top, PlayScreen)
    assert player.game.session.state is state
    assert max(memory) - min(memory) < ALLOWED
