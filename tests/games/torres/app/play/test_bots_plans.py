"""What a bot is about to do is marked and said before it happens; a click does not wait for it."""

import pytest
from msgspec.structs import replace

from tests.app.driver import ROUND, Driver
from tests.app.opened import Opens
from tests.games.torres.app.lessons.pupil import QUICK
from tests.games.torres.app.play.seated import seat_up_to_king, shown
from torres3d.app.window.settings import Settings
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.measures import centre

MOVING = replace(QUICK, instant=False, reduced_motion=False, recap="asked", bot_pace=1.0, animation_speed=1.0)


def bot_builds(opens: Opens, settings: Settings) -> tuple[Driver, int]:
    """A bot has just decided to build: the game, and the square."""
    player = opens(settings)
    seat_up_to_king(player)
    session = player.game.session
    session.take_over_screen()
    player.rounds(60)
    assert session.playback.idle
    assert session.state.actor is not None
    # A bot that does nothing by itself takes the seat over: its command is given here.
    session.bot_turns.paused = True
    session.bots[session.state.actor] = "easy"
    command = next(command for command in session.commands if isinstance(command, c.Build))
    session.give(command, session.game.n)
    return player, INDEX[command.at]


@pytest.mark.slow
@pytest.mark.parametrize(("pace", "reduced"), [(1.0, False), (1.0, True), (8.0, False)])
def test_a_plan_is_marked_and_said_before_it_happens(open_program: Opens, pace: float, reduced: bool) -> None:
    settings = replace(MOVING, animation_speed=pace, bot_pace=pace, reduced_motion=reduced)
    player, at = bot_builds(open_program, settings)
    table, playback = player.torres.table, player.game.playback
    before = playback.shown.board.heights[at]
    seen = 0
    while playback.planning or not seen:
        player.rounds()
        if playback.planning:
            seen += 1
            assert at in table.marks.get("focus")
            assert playback.shown.board.heights[at] == before
            assert len(table.labels.get("planned")) == 1, "its stack is pinned"
            prompt = shown(player).prompt
            assert prompt is not None
            assert prompt.player is not None
            assert prompt.player.seat == playback.plan.events[0].seat
            assert prompt.text.startswith(prompt.player.called)
        assert seen * ROUND < 2.0
    assert seen * ROUND >= (0.35 if pace == 1.0 else 0.2) - ROUND
    assert not table.marks.get("focus")
    assert not table.labels.get("planned")
    assert playback.shown.board.heights[at] == before + 1


@pytest.mark.slow
def test_nothing_is_announced_where_animations_are_skipped(open_program: Opens) -> None:
    player, at = bot_builds(open_program, replace(MOVING, instant=True))
    before = player.game.session.state.board.heights[at]
    player.rounds(2)
    assert player.game.playback.plan is None
    assert player.game.playback.shown.board.heights[at] == before


@pytest.mark.slow
def test_a_click_ends_a_plan_and_what_it_is_for(open_program: Opens) -> None:
    player, _ = bot_builds(open_program, MOVING)
    playback = player.game.playback
    player.rounds(2)
    assert playback.planning
    x, y, _ = player.torres.table.camera.pixel(centre(27)) or (0, 0, 0)
    player.click(x, y)
    assert not playback.planning


@pytest.mark.slow
def test_a_person_is_not_announced(open_program: Opens) -> None:
    player = open_program(MOVING)
    seat_up_to_king(player)
    session = player.game.session
    session.take_over_screen()
    player.rounds(60)
    command = next(command for command in session.commands if isinstance(command, c.Build))
    session.give(command, session.game.n)
    player.rounds(2)
    assert player.game.playback.plan is None
    assert player.torres.table.animating
