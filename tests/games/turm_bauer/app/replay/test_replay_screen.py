"""A game of Turm Bauer shown again, by mouse and keys: steps, turns, play, marks, overlays, looking on, playing on."""

from pathlib import Path

import msgspec
import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.turm_bauer.app.replay.finished import FELL, SLIPPED, history_of, seen, shelved
from torres3d.engine.log_lock import Owner, lock_file
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen
from torres3d.games.turm_bauer.hud.panels.turn_panel import may_build
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.hud.models.page_models import BranchModel
from torres3d.hud.models.replay_models import ReplayModel

SECOND = 21
"""Rounds of somewhat more than a second."""


def replayed(player: Driver, file: Path) -> ReplayScreen:
    """Look at a saved game."""
    player.program.flow.open_replay(file)
    player.rounds(3)
    return on_top(player)


def on_top(player: Driver) -> ReplayScreen:
    top = player.program.services.screens.top
    assert isinstance(top, ReplayScreen)
    return top


def bar(player: Driver) -> ReplayModel:
    found = seen(player).replay
    assert found is not None
    return found


def settle(player: Driver) -> None:
    """Until what moves has come to its end; a click on the table shows it at once."""
    for _ in range(200):
        if on_top(player).playback.idle:
            player.rounds(2)
            return
        on_top(player).click(None, second=False)
        player.rounds()
    raise AssertionError("it never ends")


def shows(player: Driver, at: int) -> bool:
    """Whether the table and the bar show the game after so many commands."""
    screen = on_top(player)
    return bar(player).at == screen.at == at and player.program.table.state == screen.state


@pytest.mark.slow
def test_every_button_of_the_bar_by_mouse(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, shelved(tmp_path))
    last = len(screen.steps)
    assert shows(player, 0)
    for at in (1, 2):
        player.spot("replay:forward")
        settle(player)
        assert shows(player, at)
    player.spot("replay:back")
    assert shows(player, 1)
    player.spot("replay:last")
    assert shows(player, last)
    assert screen.state.collapse == 1
    player.spot("replay:forward")
    assert shows(player, last), "there is nothing behind the end"
    player.spot("replay:turn_back")
    turns = [mark.at for mark in bar(player).marks if mark.kind == "turn"]
    assert shows(player, turns[-1])
    player.spot("replay:turn_back")
    assert shows(player, turns[-2])
    player.spot("replay:turn_forward")
    assert shows(player, turns[-1])
    player.spot("replay:first")
    assert shows(player, 0)
    player.spot("replay:back")
    assert shows(player, 0)


@pytest.mark.slow
def test_every_key_of_the_bar(player: Driver, tmp_path: Path) -> None:
    replayed(player, shelved(tmp_path))
    keys = Keys(player.program, player.screen)
    turns = [mark.at for mark in bar(player).marks if mark.kind == "turn"]
    for key, at in (("y", 1), ("y", 2), ("z", 1), (".", 2), (",", 1), ("n", turns[0] if turns[0] > 1 else turns[1])):
        keys.key(key)
        settle(player)
        assert shows(player, at), key
    keys.key("p")
    assert on_top(player).at < 2
    keys.key("escape")
    player.rounds(2)
    assert not isinstance(player.program.services.screens.top, ReplayScreen)


@pytest.mark.slow
def test_it_plays_to_the_end_at_a_pace_and_begins_anew(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, shelved(tmp_path))
    player.spot("speed")
    assert bar(player).speed > 1
    player.spot("replay:play")
    assert bar(player).playing
    for _ in range(3000):
        if not screen.playing:
            break
        screen.click(None, second=False)
        player.rounds()
    assert shows(player, len(screen.steps))
    assert not bar(player).playing
    player.spot("replay:play")
    assert screen.at <= 1, "from the beginning once more"
    player.spot("replay:pause")
    at = screen.at
    player.rounds(2 * SECOND)
    settle(player)
    assert shows(player, at)


@pytest.mark.slow
def test_marks_tell_turns_slips_and_the_collapse(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, shelved(tmp_path, SLIPPED))
    kinds = [mark.kind for mark in bar(player).marks]
    assert kinds.count("mishap") == sum(
        type(event).__name__ == "BlockSlipped" for step in screen.steps for event in step.events
    )
    assert kinds.count("mishap") > 0
    assert "disaster" not in kinds
    player.program.services.screens.pop()
    replayed(player, shelved(tmp_path, FELL))
    assert [mark.kind for mark in bar(player).marks][-1] == "disaster"


@pytest.mark.slow
def test_a_drag_on_the_scrubber_leads_anywhere(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, shelved(tmp_path, SLIPPED))
    spot = player.program.hud.spot("scrubber")
    x, y = player.program.hud.spot_pixels("scrubber")
    player.click(x, y)
    assert abs(screen.at - len(screen.steps) / 2) <= 2
    assert spot.enabled
    assert shows(player, screen.at)


@pytest.mark.slow
def test_every_moment_says_whose_turn_is_shown(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, shelved(tmp_path, SLIPPED))
    told = set()
    for at in range(0, len(screen.steps), 7):
        screen.jump(at)
        turn = seen(player).panels["turn"]
        actor = screen.state.actor
        assert actor is not None
        name = screen.players[actor].name
        line = may_build(turn, player.program.services.say)
        told.add(line)
        assert line in (f"{name} is building", f"{name} may move the figure")
    assert len(told) >= 2 * len(screen.players) - 1, "all of them, building and walking"


@pytest.mark.slow
def test_overlays_and_the_log_in_a_replay(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, shelved(tmp_path, SLIPPED))
    player.spot("replay:last")
    player.spot("overlay:levels")
    assert "levels" in player.turm.table.overlays.active
    log = seen(player).log
    assert log is not None
    assert sum(len(turn.lines) for turn in log.turns) > len(screen.steps) / 2
    player.spot("close")
    player.rounds(2)
    assert not player.turm.table.overlays.active, "nothing of it stays"


@pytest.mark.slow
def test_played_on_from_a_moment_in_the_middle(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, shelved(tmp_path, SLIPPED))
    screen.jump(30)
    player.rounds(2)
    wanted = screen.state
    player.spot("branch")
    assert isinstance(seen(player).screen, BranchModel)
    player.spot("play_on")
    player.rounds(3)
    top = player.program.services.screens.top
    assert isinstance(top, PlayScreen)
    assert (top.session.state.blocks, top.session.state.turn) == (wanted.blocks, wanted.turn)


@pytest.mark.slow
def test_a_game_that_is_over_is_not_played_on_from_its_end(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, shelved(tmp_path))
    screen.jump(len(screen.steps))
    assert bar(player).can_analyse
    assert not bar(player).can_branch
    player.spot("branch")
    assert on_top(player) is screen


# looking on while another program plays


class Theirs:
    """A game that another program plays: its lines come into the shelf's log when they are `told`."""

    def __init__(self, folder: Path) -> None:
        (folder / "elsewhere").mkdir()
        (folder / "games").mkdir()
        setup = Setup({"hand": "steady"}, seated([None] * 3))
        self.game: TurmGame = Game.create(TURM, setup, folder / "elsewhere" / "theirs.turm", 4)
        self.log = folder / "games" / "theirs.turm"
        lock_file(self.log).write_bytes(b"\0" + msgspec.json.encode(Owner(4711, "another", "2026-01-01T10:00:00Z")))
        self.move(3)

    def move(self, count: int) -> None:
        """Some commands, told."""
        for _ in range(count):
            state = self.game.state
            choice = legal(state)[0]
            self.game.submit(command_for(state, choice, StaticsJudge()))
        assert self.game.file is not None
        self.log.write_bytes(self.game.file.read_bytes())


@pytest.fixture
def theirs(tmp_path: Path) -> Theirs:
    return Theirs(tmp_path)


def looked(player: Driver) -> None:
    """Until the file was looked at, and what was found was shown."""
    player.rounds(SECOND)
    settle(player)


@pytest.mark.slow
def test_who_stands_at_the_end_sees_what_they_do(player: Driver, theirs: Theirs) -> None:
    screen = replayed(player, theirs.log)
    screen.jump(3)
    looked(player)
    assert (bar(player).live, bar(player).last) == ("live", 3)
    theirs.move(2)
    looked(player)
    assert shows(player, 5)
    assert player.program.table.state == theirs.game.state


@pytest.mark.slow
def test_who_looks_at_an_earlier_moment_stays_there(player: Driver, theirs: Theirs) -> None:
    screen = replayed(player, theirs.log)
    screen.jump(1)
    theirs.move(2)
    looked(player)
    assert shows(player, 1)
    assert (bar(player).last, bar(player).live) == (5, "live: 4 steps further on")
    player.spot("replay:last")
    theirs.move(1)
    looked(player)
    assert shows(player, 6)
    lock_file(theirs.log).unlink()
    looked(player)
    assert not bar(player).live


@pytest.mark.slow
def test_history_of_a_log_is_the_game_that_is_shown(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, shelved(tmp_path))
    screen.jump(len(screen.steps))
    settle(player)
    assert player.program.table.state == history_of().state
