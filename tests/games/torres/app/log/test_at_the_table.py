"""Following others at the table, by mouse and keys: the log lights squares and shows moments, the recap, the pace."""

from pathlib import Path

import numpy as np
import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.games.torres.app.play.seated import press, seat_in_turn, settle, shown
from torres3d.app.window.settings import Settings, read
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.scene.interaction.trails import SiteTrail
from torres3d.hud.kit.theme import GOLD_BRIGHT
from torres3d.hud.models.log_models import LogLine

BOTS = (None, "random", "random", "random")


def lines(player: Driver) -> list[LogLine]:
    log = shown(player).log
    assert log is not None
    return [line for turn in log.turns for line in turn.lines]


def end_turn(player: Driver) -> None:
    """End the person's turn and let the bots play up to the next one."""
    before = len([step for step in player.game.session.game.history.steps if isinstance(step.command, c.EndTurn)])
    command = next(command for command in player.game.session.commands if isinstance(command, c.EndTurn))
    player.game.controller.give(command)
    for _ in range(60):
        settle(player)
        if player.sees("scoring"):
            player.spot("scoring")
        ends = sum(isinstance(step.command, c.EndTurn) for step in player.game.session.game.history.steps)
        if player.game.session.ready and ends > before + 3 and player.game.session.state.stage == "turn":
            player.rounds(2)
            return
        if player.game.session.ready and player.game.session.state.stage != "turn":
            player.give(player.game.session.commands[0])
    raise AssertionError("the turn did not come round")


@pytest.fixture
def among_bots(player: Driver) -> Driver:
    """A person between three bots, at the second turn."""
    seat_in_turn(player, BOTS)
    end_turn(player)
    return player


@pytest.mark.slow
def test_a_line_lights_up_its_squares_under_the_pointer(player: Driver) -> None:
    seat_in_turn(player)
    line = next(line for line in reversed(lines(player)) if isinstance(line.event, e.KnightPlaced))
    log = player.program.hud
    log.press_key("tab")
    turn = next(n for n, turn in enumerate(shown(player).log.turns) if line in turn.lines)  # type: ignore[union-attr]
    if not player.sees(f"line:{line.at}"):
        player.spot(f"turn:{turn}")
    player.move(*log.spot_pixels(f"line:{line.at}"))
    player.rounds()
    (trail,) = player.torres.table.trails.shown
    assert isinstance(line.event, e.KnightPlaced)
    assert isinstance(trail, SiteTrail)
    assert (trail.seat, trail.square) == (line.event.seat, line.event.at)
    player.move(640, 500)
    player.rounds()
    assert not player.torres.table.trails.shown


@pytest.mark.slow
def test_a_click_shows_the_moment_nothing_can_be_commanded_and_escape_returns(among_bots: Driver) -> None:
    player = among_bots
    table, now = player.torres.table, player.game.session.state
    line = next(line for line in reversed(lines(player)) if player.sees(f"line:{line.at}"))
    player.spot(f"line:{line.at}")
    past = player.game.log_and_recap.past_state
    assert past is not None
    assert past is not now
    assert table.state is past
    banner = shown(player).past_moment
    assert banner is not None
    assert banner.when.startswith("Looking back: year ")
    assert shown(player).panels.get("hand") is None
    assert shown(player).panels.get("turn") is None or not shown(player).panels["turn"].actions  # type: ignore[union-attr]
    n = player.game.session.game.n
    for key in ("b", "s", "k", "1", "control-enter", "z"):
        press(player, key)
    player.click(640, 360)
    assert player.game.session.game.n == n
    assert shown(player).past_moment is not None
    press(player, "escape")
    assert shown(player).past_moment is None
    assert table.state == now
    player.spot(f"line:{line.at}")
    player.spot("looking:now")
    assert shown(player).past_moment is None
    assert table.state == now


@pytest.mark.slow
def test_a_look_back_goes_line_by_line(among_bots: Driver) -> None:
    player = among_bots
    line = next(line for line in reversed(lines(player)) if player.sees(f"line:{line.at}"))
    player.spot(f"line:{line.at}")
    player.spot("looking:back")
    earlier = player.game.log_and_recap.at
    assert earlier is not None
    assert earlier < line.at
    press(player, ".")
    assert player.game.log_and_recap.at == line.at
    press(player, ",")
    assert player.game.log_and_recap.at == earlier


@pytest.mark.slow
def test_what_others_did_is_offered_until_the_first_action(among_bots: Driver) -> None:
    player = among_bots
    recap = shown(player).recap
    assert recap is not None
    assert recap.at is None, "a strip: the moves were seen"
    assert [page.player.seat for page in recap.pages if page.player is not None] == [1, 2, 3]
    assert {trail.seat for trail in player.torres.table.trails.shown} <= {1, 2, 3}
    knight = player.game.session.state.knights[0].bit_length() - 1
    player.square(knight)
    assert shown(player).recap is None
    assert not player.torres.table.trails.shown
    assert player.game.controller.selection.kind == "knight", "the click was not lost"


@pytest.mark.slow
def test_the_recap_is_stepped_through_by_click_and_key_and_seen_again(among_bots: Driver) -> None:
    player = among_bots
    table, now = player.torres.table, player.game.session.state
    player.spot("recap:open")
    for number in range(3):
        recap = shown(player).recap
        assert recap is not None
        assert recap.at == number
        turn = player.game.log_and_recap.recap.turns[number]
        assert table.state is turn.after
        assert {trail.seat for trail in table.trails.shown} <= {turn.log.seat}
        if number == 1:
            press(player, ",")
            assert shown(player).recap.at == 0  # type: ignore[union-attr]
            press(player, ".")
        player.spot("recap:next") if number == 0 else press(player, ".")
    assert shown(player).recap is None
    assert table.state == now
    press(player, "v")
    assert shown(player).recap.at == 0  # type: ignore[union-attr]
    press(player, "escape")
    assert shown(player).recap is None
    player.spot("recap")
    assert shown(player).recap.at == 0  # type: ignore[union-attr]
    press(player, "space")
    assert shown(player).recap is None
    assert table.state == now


@pytest.mark.long
def test_it_is_shown_at_once_where_nothing_was_seen_and_only_on_demand_if_so_set(open_program: Opens) -> None:
    for settings, at in ((Settings(quality="low", instant=True), 0), (Settings(quality="low", recap="shown"), 0)):
        player = open_program(settings)
        seat_in_turn(player, BOTS)
        end_turn(player)
        recap = shown(player).recap
        assert recap is not None
        assert recap.at == at
        player.program.close()
    player = open_program(Settings(quality="low", recap="asked"))
    seat_in_turn(player, BOTS)
    end_turn(player)
    assert shown(player).recap is None
    press(player, "v")
    assert shown(player).recap is not None


@pytest.mark.slow
def test_for_several_persons_it_comes_after_the_cover(player: Driver) -> None:
    seat_in_turn(player)
    command = next(command for command in player.game.session.commands if isinstance(command, c.EndTurn))
    player.game.controller.give(command)
    settle(player)
    assert shown(player).cover is not None
    assert shown(player).recap is None
    player.wait()
    player.rounds(2)
    recap = shown(player).recap
    assert recap is not None
    assert [page.player.name for page in recap.pages if page.player is not None] == ["Ana"]


@pytest.mark.slow
def test_undone_steps_leave_the_log(player: Driver) -> None:
    seat_in_turn(player)
    before = lines(player)
    player.give(next(command for command in player.game.session.commands if isinstance(command, c.Build)))
    player.rounds(40)
    assert len(lines(player)) == len(before) + 1
    player.spot("undo")
    player.rounds(4)
    assert lines(player) == before


@pytest.mark.slow
def test_the_pace_is_set_at_the_table_and_kept(player: Driver) -> None:
    seat_in_turn(player, BOTS)
    player.spot("pace:faster")
    press(player, "f4")
    settings = player.program.services.settings
    assert (settings.bot_pace, settings.animation_speed) == (4.0, 4.0)
    assert player.game.playback.pace == 4.0
    for _ in range(2):
        press(player, "f4")
    assert player.program.services.settings.instant
    assert not player.torres.table.animate, "results are shown at once"
    press(player, "f3")
    assert not player.program.services.settings.instant
    for _ in range(6):
        player.spot("pace:slower")
    settings = player.program.services.settings
    assert settings.bot_pace == settings.animation_speed == 0.5
    player.spot("pace:instant")
    press(player, "i")
    kept = player.program.services.settings
    assert not kept.instant


@pytest.mark.slow
def test_bots_can_be_paused(player: Driver) -> None:
    seat_in_turn(player, BOTS)
    press(player, "g")
    assert shown(player).pace.paused  # type: ignore[union-attr]
    command = next(command for command in player.game.session.commands if isinstance(command, c.EndTurn))
    player.game.controller.give(command)
    player.game.session.hurry()
    n = player.game.session.game.n
    player.rounds(60)
    assert player.game.session.game.n == n
    player.spot("pace:pause")
    for _ in range(200):
        settle(player)
        if player.game.session.game.n > n:
            break
    assert player.game.session.game.n > n


@pytest.mark.slow
def test_names_say_who_is_a_bot_and_its_level(among_bots: Driver) -> None:
    player = among_bots
    assert [look.level for look in player.game.players] == ["", "Random", "Random", "Random"]
    spot = player.program.hud.spot("score:1")
    assert spot.tip is not None
    assert spot.tip.title == "Ben (Random)"
    recap = shown(player).recap
    assert recap is not None
    assert next(page.title for page in recap.pages if page.player is not None) == "Ben (Random)"


@pytest.mark.slow
def test_the_log_of_a_replay_leads_to_any_moment(among_bots: Driver) -> None:
    player = among_bots
    player.spot("menu")
    player.spot("replay")
    player.rounds(4)
    log = shown(player).log
    assert log is not None
    first = next(line for turn in log.turns for line in turn.lines)
    panel = player.program.hud
    panel.press_key("tab")
    if not player.sees(f"line:{first.at}"):
        player.spot("turn:0")
    player.spot(f"line:{first.at}")
    player.rounds(2)
    replay = player.program.services.screens.top
    assert isinstance(replay, ReplayScreen)
    assert replay.at == 1
    assert shown(player).log.now == len(replay.steps[0].events) - 1  # type: ignore[union-attr]


@pytest.mark.slow
def test_pace_and_recap_are_kept_in_the_settings(player: Driver, tmp_path: Path) -> None:
    seat_in_turn(player, BOTS)
    player.spot("pace:faster")
    player.program.set_setting("recap", "asked")
    kept = read(tmp_path / "settings.yaml")
    assert (kept.bot_pace, kept.animation_speed, kept.recap) == (2.0, 2.0, "asked")


@pytest.mark.slow
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_past_moment_has_a_frame_that_the_present_has_not(among_bots: Driver, way: str) -> None:
    player = among_bots
    size = player.screen.width, player.screen.height
    corners = [(2, 2), (2, size[1] // 2), (size[0] - 3, size[1] - 3), (size[0] // 2, size[1] - 3)]

    def edges() -> list[bool]:
        """Which places at the window's edges are gold."""
        player.screen.draw()
        texture = player.screen.base.win.get_screenshot()
        data = np.frombuffer(bytes(texture.get_ram_image_as("RGB")), np.uint8)
        picture = data.reshape(size[1], size[0], 3)[::-1].astype(int)
        return [max(abs(a - b) for a, b in zip(picture[y, x], GOLD_BRIGHT, strict=False)) < 12 for x, y in corners]

    player.rounds(2)
    assert not any(edges())
    line = next(line for line in reversed(lines(player)) if player.sees(f"line:{line.at}"))
    player.spot(f"line:{line.at}")
    player.rounds(2)
    assert all(edges())
    if way == "mouse":
        player.spot("looking:now")
    else:
        press(player, "escape")
    player.rounds(2)
    assert not any(edges())
