"""The log by mouse and keys: scrolled, folded, pointed at, clicked; two thousand events, of which only rows in sight
are painted."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton

from tests.hud.conftest import Player
from tests.hud.examples import LONG, PLAYERS, log_turns
from torres3d.base import paths
from torres3d.games.torres.hud.models import log_models
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.log_models import LogModel
from torres3d.hud.models.recap_and_pace_models import LookAt, PointLog, ReadLog, ToggleLog
from torres3d.hud.panels.log_panel import LogPanel
from torres3d.i18n.texts import language_ids

WHOLE = LogModel(log_turns(200), PLAYERS)
"""200 turns of ten lines each."""


def panel_of(player: Player) -> LogPanel:
    return next(panel for panel in player.hud.panels if isinstance(panel, LogPanel))


def opened(player: Player, model: LogModel = WHOLE) -> LogPanel:
    player.hud.update(HudModel(log=model))
    player.step()
    return panel_of(player)


def turn_wheel(player: Player, up: bool, times: int = 1) -> None:
    for _ in range(times):
        button = MouseButton.wheel_up() if up else MouseButton.wheel_down()
        player.screen.press(button)
        player.step()
        player.screen.release(button)
        player.step()


def rows(panel: LogPanel) -> list[str]:
    return [row.name for row in panel.rows.visible_rows]


def test_the_log_holds_the_whole_game_and_its_end_is_in_sight(player: Player) -> None:
    panel = opened(player)
    assert len([row for row in panel.rows.rows if row.line is None]) == 200, "a heading for each turn"
    assert rows(panel)[-1] == "line:1999"


@pytest.mark.slow
def test_the_wheel_scrolls_through_the_whole_game(player: Player) -> None:
    panel = opened(player)
    player.point("line:1999")
    turn_wheel(player, up=True)
    assert "line:1999" not in rows(panel)
    turn_wheel(player, up=True, times=80)
    assert rows(panel)[0] == "turn:0", "up to the first turn"
    turn_wheel(player, up=False, times=90)
    assert rows(panel)[-1] == "line:1999"


def test_the_scroll_bar_can_be_dragged(player: Player) -> None:
    panel = opened(player)
    player.point("log:bar")
    player.press()
    bar = player.hud.spot("log:bar").rect
    px = player.hud.pixels_per_unit
    player.screen.move(bar.middle[0] * px, (bar.y + 1) * px)
    player.step()
    assert rows(panel)[0] == "turn:0"
    player.screen.move(bar.middle[0] * px, (bar.bottom - 1) * px)
    player.step()
    player.release()
    assert rows(panel)[-1] == "line:1999"


def test_turns_fold_and_unfold_by_click(player: Player) -> None:
    panel = opened(player)
    assert not any(name.startswith("line:197") for name in rows(panel)), "older turns are closed by themselves"
    player.point("line:1999")
    turn_wheel(player, up=True, times=5)
    player.click("turn:197")
    assert panel.rows.is_open(197)
    assert "line:1970" in rows(panel)
    player.click("turn:197")
    assert not panel.rows.is_open(197)
    assert not player.told or all(isinstance(intent, PointLog) for intent in player.told)


def test_what_is_scrolled_to_stays_while_the_game_goes_on(player: Player) -> None:
    panel = opened(player)
    player.point("line:1999")
    turn_wheel(player, up=True, times=20)
    before = rows(panel)
    player.hud.update(HudModel(log=LogModel(log_turns(201), PLAYERS)))
    assert rows(panel)[0] == before[0]
    turn_wheel(player, up=False, times=60)
    player.hud.update(HudModel(log=LogModel(log_turns(202), PLAYERS)))
    assert rows(panel)[-1] == "line:2019", "at its end it follows"


def test_a_line_is_told_when_the_pointer_is_on_it_and_shown_when_clicked(player: Player) -> None:
    opened(player)
    player.point("line:1998")
    player.point("line:1997")
    assert player.told == [PointLog(1998), PointLog(1997)]
    player.screen.move(700, 300)
    player.step()
    assert player.told[-1] == PointLog(None)
    player.click("line:1996")
    assert player.told[-1] == LookAt(1996)


def test_with_the_keys_alone(player: Player) -> None:
    panel = opened(player, replace(WHOLE, reading=True))
    assert player.told == [PointLog(1999)], "the cursor begins at the end, and lights it up"
    player.hud.press_key("arrow_up")
    assert player.told[-1] == PointLog(1998)
    player.hud.press_key("enter")
    assert player.told[-1] == LookAt(1998)
    player.hud.press_key("home")
    assert rows(panel)[0] == "turn:0"
    player.hud.press_key("arrow_right")
    assert panel.rows.is_open(0)
    player.hud.press_key("arrow_down")
    assert player.told[-1] == PointLog(0)
    player.hud.press_key("arrow_left")
    assert not panel.rows.is_open(0)
    player.hud.press_key("page_down")
    assert panel.rows.index("turn:0") == 0
    assert rows(panel)[0] != "turn:0" or len(rows(panel)) > 5
    player.hud.press_key("end")
    assert rows(panel)[-1] == "line:1999"
    player.hud.press_key("escape")
    assert player.told[-1] == ReadLog(False)


def test_only_the_rows_in_sight_are_painted(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    known = log_models.brief_line

    def counted(*given: object) -> str:
        painted.append("line")
        return known(*given)  # type: ignore[arg-type]  # whatever it is given

    monkeypatch.setattr(log_models, "brief_line", counted)
    panel = opened(player)
    assert 0 < len(painted) <= 2 * len(rows(panel))


def test_it_opens_and_closes(player: Player) -> None:
    panel = opened(player)
    high = panel.rect.h
    player.click("log")
    assert player.told[-1] == ToggleLog()
    player.hud.update(HudModel(log=replace(WHOLE, open=False)))
    assert panel.rect.h < high
    assert not panel.lines


@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_headings_tell_player_year_round_points_and_what_was_lost(
    make_hud: Callable[..., Player], language: str
) -> None:
    player = make_hud(language)
    opened(player)
    spot = player.hud.spot("turn:199")
    assert spot.tip is not None
    assert spot.tip.title == LONG
    told = " ".join(spot.tip.lines)
    turn = WHOLE.turns[199]
    assert str(turn.phase) in told
    assert str(turn.round) in told
    assert str(turn.lost_ap) in told
    for name in ("turn:199", "line:1999"):
        shown = player.hud.spot(name)
        assert shown.rect.right <= panel_of(player).rect.right


def test_a_replay_shows_what_is_to_come_faintly_and_opens_the_present_turn(player: Player) -> None:
    panel = opened(player, replace(WHOLE, now=55))
    assert panel.rows.is_open(5)
    assert "line:55" in rows(panel)
    assert not panel.rows.is_open(199)
