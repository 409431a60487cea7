"""Looking on while another program plays: the replay follows its log, and who looks at something else stays there."""

from pathlib import Path

import msgspec
import pytest

from tests.app.driver import Driver
from tests.app.menus.library.shelved import press
from tests.app.opened import Opens
from tests.games.torres.logged_games import begun, written
from torres3d.app.window.settings import Settings
from torres3d.engine.log_lock import Owner, lock_file
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.kit.engine_adapter import TorresGame
from torres3d.games.torres.rules import commands as c
from torres3d.hud.models.replay_models import ReplayModel

SECOND = 21
"""Rounds of somewhat more than a second."""


class Theirs:
    """A game that another program plays: its lines come into the shelf's log when they are `told`."""

    def __init__(self, folder: Path) -> None:
        (folder / "elsewhere").mkdir()
        (folder / "games").mkdir()
        self.game: TorresGame = begun(folder / "elsewhere" / "theirs.torres")
        self.log = folder / "games" / "theirs.torres"
        owner = msgspec.json.encode(Owner(4711, "another", "2026-01-01T10:00:00Z"))
        lock_file(self.log).write_bytes(b"\0" + owner)
        self.tell()

    def tell(self, but: int = 0) -> None:
        """The log on the shelf has all that happened, but for so many bytes at its end."""
        assert self.game.file is not None
        data = self.game.file.read_bytes()
        self.log.write_bytes(data[: len(data) - but])

    def move(self, *commands: c.Command, but: int = 0) -> None:
        """Some commands, told."""
        for command in commands:
            self.game.submit(command)
        self.tell(but)


@pytest.fixture
def theirs(tmp_path: Path) -> Theirs:
    return Theirs(tmp_path)


def looking_on(player: Driver, theirs: Theirs, at: int = 3) -> ReplayScreen:
    """Somebody looks at their game."""
    player.program.flow.open_replay(theirs.log)
    top = player.program.services.screens.top
    assert isinstance(top, ReplayScreen)
    top.jump(at)
    player.rounds(2)
    return top


def bar(player: Driver) -> ReplayModel:
    found = player.program.hud.model.replay
    assert found is not None
    return found


def wait(player: Driver) -> None:
    """Until the file was looked at, and what was found was shown."""
    player.rounds(SECOND)
    for _ in range(4):
        player.program.services.screens.top.click(None, second=False)
        player.rounds(2)


@pytest.mark.slow
def test_who_stands_at_the_end_sees_what_happens(player: Driver, theirs: Theirs) -> None:
    screen = looking_on(player, theirs)
    wait(player)
    assert (bar(player).live, bar(player).at) == ("live", 3)
    theirs.move(c.Build("c4", 0), c.Build("c2", 0))
    wait(player)
    assert (screen.at, bar(player).last, screen.playback.idle) == (5, 5, True)
    assert player.torres.table.state == theirs.game.state
    assert "c2" in player.program.hud.log_lines[0]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "live: 2 steps further on"), ("de", "live: 2 Schritte weiter"), ("ro", "în direct: cu 2 pași mai departe")],
)
def test_who_looks_at_an_earlier_moment_stays_there(
    open_program: Opens, theirs: Theirs, language: str, said: str
) -> None:
    player = open_program(Settings(quality="low", language=language))
    screen = looking_on(player, theirs, at=2)
    theirs.move(c.Build("c4", 0))
    wait(player)
    assert (screen.at, bar(player).last, bar(player).live) == (2, 4, said)
    player.spot("replay:last")
    wait(player)
    theirs.move(c.Build("c2", 0))
    wait(player)
    assert screen.at == bar(player).last == 5, "from the end on it is followed again"


@pytest.mark.slow
def test_the_same_by_keys(player: Driver, theirs: Theirs) -> None:
    screen = looking_on(player, theirs)
    press(player, "z")
    assert screen.at == 2
    theirs.move(c.Build("c4", 0))
    wait(player)
    assert screen.at == 2
    press(player, "n")
    press(player, "n")
    theirs.move(c.Build("c2", 0))
    wait(player)
    assert screen.at == 5


@pytest.mark.slow
def test_half_a_line_is_left_until_it_is_whole(player: Driver, theirs: Theirs) -> None:
    screen = looking_on(player, theirs)
    theirs.move(c.Build("c4", 0), c.Build("c2", 0), but=20)
    wait(player)
    assert (screen.at, bar(player).last) == (4, 4)
    theirs.tell()
    wait(player)
    assert (screen.at, bar(player).last) == (5, 5)


@pytest.mark.slow
def test_what_they_take_back_is_taken_back(player: Driver, theirs: Theirs) -> None:
    screen = looking_on(player, theirs)
    theirs.move(c.Build("c4", 0), c.Build("c2", 0))
    wait(player)
    press(player, "z")
    theirs.game.undo()
    theirs.game.undo()
    theirs.move(c.Build("d3", 0))
    wait(player)
    assert (screen.at, bar(player).last) == (3, 4), "the moment that was looked at is no more"
    assert player.torres.table.state == screen.steps[2].after


def test_it_is_live_no_longer_when_they_have_left_or_the_log_is_gone(player: Driver, theirs: Theirs) -> None:
    screen = looking_on(player, theirs)
    wait(player)
    assert bar(player).live
    lock_file(theirs.log).unlink()
    wait(player)
    assert not bar(player).live
    theirs.log.unlink()
    wait(player)
    assert (screen.at, bar(player).last, bar(player).live) == (3, 3, "")


def test_a_log_that_is_another_one_now_is_not_followed(player: Driver, theirs: Theirs, tmp_path: Path) -> None:
    screen = looking_on(player, theirs)
    other = written(tmp_path / "other.torres")
    theirs.log.write_bytes(other.read_bytes())
    wait(player)
    theirs.log.write_bytes(b"rubbish\n" * 50)
    wait(player)
    assert (screen.at, bar(player).last, bar(player).live) == (3, 3, "")
