"""Scorings and wins are shown on the board first: castle by castle, then the winners; one key skips them."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton

from tests.app.driver import ROUND, Driver
from tests.app.opened import Opens
from tests.games.torres.app.lessons.pupil import QUICK
from tests.games.torres.app.play.seated import GAME
from torres3d.app.window.settings import Settings
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.presentation.playback import SCORING
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.hud.panels.scoring_panel import ScoringPanel
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.events import CastlesScored
from torres3d.games.torres.rules.squares import squares_of
from torres3d.games.torres.scene.measures import centre
from torres3d.hud.pages.screen_and_dialog_pages import ScreenPanel
from torres3d.scene.studio import window_image

MOVING = replace(QUICK, instant=False, reduced_motion=False, recap="asked")


def before_a_scoring(opens: Opens, folder: Path, settings: Settings, last: bool) -> Driver:
    """The game of four whose first, or ``last``, scoring has just begun."""
    _, history = load_log(TORRES, GAME)
    steps = [
        number
        for number, step in enumerate(history.standing_steps())
        if any(isinstance(event, CastlesScored) for event in step.events)
    ]
    at = steps[-1 if last else 0]
    file = folder / "four.torres"
    file.write_text("".join(GAME.read_text("utf-8").splitlines(keepends=True)[: at + 1]), "utf-8")
    player = opens(settings)
    player.program.flow.open_game(file)
    player.wait()
    # Whoever ends the turn by keys stands on some square.
    player.key("arrow_up")
    assert player.torres.table.cursor.square is not None
    session = player.game.session
    session.give(history.standing_steps()[at].standing_command, session.game.n)
    return player


def counting(player: Driver) -> Iterator[tuple[str, ...]]:
    """The numbers over the castles in each round of `ROUND` seconds until the scoring can be read."""
    playback = player.game.session.playback
    for _ in range(4000):
        player.rounds()
        yield tuple(label.text for label in player.torres.table.labels.get("counted"))
        if playback.reading and not playback.busy:
            return
    raise AssertionError("the scoring does not end")


def told(player: Driver) -> list[str]:
    """What the rules say of the castles, as it stands over them."""
    events = [event for event in player.game.session.game.history.steps[-1].events if isinstance(event, SCORING)]
    castles = [castle for event in events if isinstance(event, CastlesScored) for castle in event.castles]
    return [f"{castle.area} × {castle.level} = {castle.points}" for castle in castles if castle.points]


@pytest.mark.slow
@pytest.mark.parametrize("how", ["usual", "fast", "reduced", "at once"])
def test_each_castle_is_told_for_at_least_0_6_seconds(open_program: Opens, tmp_path: Path, how: str) -> None:
    settings = replace(
        MOVING, animation_speed=4.0 if how == "fast" else 1.0, reduced_motion=how == "reduced", instant=how == "at once"
    )
    player = before_a_scoring(open_program, tmp_path, settings, last=False)
    rounds = [(texts, sum(1 for _ in same)) for texts, same in groupby(counting(player))]
    new = [(texts[-1], count) for texts, count in rounds if texts and "×" in texts[-1]]
    assert [text for text, _ in new] == told(player)
    assert all(count * ROUND >= 0.6 - ROUND for _, count in new), new


@pytest.mark.slow
@pytest.mark.parametrize("key", ["escape", "space", "enter", "1"])
def test_one_key_skips_to_the_table_of_points(open_program: Opens, tmp_path: Path, key: str) -> None:
    player = before_a_scoring(open_program, tmp_path, MOVING, last=False)
    player.rounds(20)
    playback = player.game.session.playback
    assert playback.scoring is not None
    assert not playback.reading
    player.program.press(key)
    player.rounds(1)
    assert playback.reading
    assert not playback.busy


@pytest.mark.slow
def test_a_castle_lights_up_in_its_players_colour_and_the_board_keeps_still(
    open_program: Opens, tmp_path: Path
) -> None:
    player = before_a_scoring(open_program, tmp_path, MOVING, last=False)
    table = player.torres.table
    goal, room = table.camera.goal, player.program.hud.free_area
    event = next(e for e in player.game.session.game.history.steps[-1].events if isinstance(e, CastlesScored))
    castle = max(event.castles, key=lambda castle: castle.area)
    state = player.game.session.state
    roofs = [square for square in squares_of(castle.squares) if not state.pieces >> square & 1]
    seen = [table.camera.pixel(centre(square, state.board.heights[square])) for square in roofs]
    at = [(round(pixel[1]), round(pixel[0])) for pixel in seen if pixel is not None]
    assert len(at) >= 2
    for texts in counting(player):
        if len(texts) == sum(castle.points > 0 for castle in event.castles):
            break
    lit = shot(player)
    for _ in counting(player):
        assert (table.camera.goal, player.program.hud.free_area) == (goal, room)
    plain = shot(player)
    brighter = [np.abs(lit[pixel] - plain[pixel]).max() > 20 for pixel in at]
    assert sum(brighter) > len(at) / 2
    panel = player.program.hud.rect_of(ScoringPanel)
    assert panel is not None
    assert not any(panel.overlaps(other.rect) for other in player.program.hud.panels if other.rect != panel)


def shot(player: Driver) -> np.ndarray:
    """The pixels of the window, drawn anew."""
    player.torres.table.redraw()
    player.rounds(1)
    player.screen.draw()
    return np.asarray(window_image(player.screen.base), np.int16)


@pytest.mark.slow
@pytest.mark.parametrize("reduced", [False, True])
def test_the_winner_is_celebrated_and_the_result_shows_the_board(
    open_program: Opens, tmp_path: Path, reduced: bool
) -> None:
    player = before_a_scoring(open_program, tmp_path, replace(MOVING, reduced_motion=reduced), last=True)
    playback, table, hud = player.game.session.playback, player.torres.table, player.program.hud
    for _ in counting(player):
        pass
    home = table.camera.goal
    playback.go_on()
    for _ in range(60):
        player.rounds()
    assert playback.celebrating
    assert table.cursor.square is None, "nobody chooses any more"
    assert (table.camera.goal == home) == reduced, "the camera goes to the winner's knights"
    banners = table.scene.over.find("banners/**/+GeomNode").get_tight_bounds()
    assert banners is not None
    assert (banners[1].z > 4.5) != reduced, "confetti is in the air, or no more than pennants"
    for _ in range(200):
        player.rounds()
    assert isinstance(hud.model.screen, EndModel)
    page, room = hud.rect_of(ScreenPanel), hud.free_area
    assert page is not None
    assert room is not None
    assert room.right <= page.x * hud.pixels_per_unit + 1
    for square in (0, 7, 56, 63):
        seen = table.camera.pixel(centre(square))
        assert seen is not None
        assert room.x < seen[0] < room.right


REMATCH = (720, 580)
"""A pixel of the table of points on which another game begins."""


@pytest.mark.slow
@pytest.mark.parametrize("clicks", [1, 2, 3])
def test_the_click_for_the_result_does_not_begin_another_game(open_program: Opens, tmp_path: Path, clicks: int) -> None:
    player = before_a_scoring(open_program, tmp_path, MOVING, last=True)
    playback, hud = player.game.session.playback, player.program.hud
    for _ in counting(player):
        pass
    playback.go_on()
    player.rounds(60)
    assert playback.celebrating
    player.move(*REMATCH)
    for _ in range(clicks):
        player.down(MouseButton.one())
        player.up(MouseButton.one())
        player.rounds(3)
    player.rounds(20)
    assert isinstance(hud.model.screen, EndModel)
    px = hud.pixels_per_unit
    assert hud.spot("rematch").rect.contains(REMATCH[0] / px, REMATCH[1] / px)
