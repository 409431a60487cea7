"""The analysis in a replay of Torres, by mouse and by keys: begun, the curve clicked, from mistake to mistake."""

from pathlib import Path

import pytest
from panda3d.core import MouseButton

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.torres.app.replay.analysed import PERSONS, curve, know, on_top, own_mistakes, replayed
from torres3d.app.screens.analysis_screen import AnalysisScreen
from torres3d.games.torres.app.replay import analysis_screen as analysis
from torres3d.games.torres.app.study.better_turn_screen import BetterTurn
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.tooltips_and_toasts import Tooltip
from torres3d.hud.models.page_models import AnalysisModel
from torres3d.hud.panels.replay_bar import ReplayBar


@pytest.mark.slow
def test_a_click_on_the_curve_shows_its_moment(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path)
    box, px = player.program.hud.spot("curve").rect, player.program.hud.pixels_per_unit
    for share in (0.8, 0.25, 0.52):
        player.click((box.x + share * box.w) * px, (box.bottom - 4) * px)
        assert abs(screen.at - share * len(screen.steps)) < 0.03 * len(screen.steps)
        assert player.program.table.state == screen.state


@pytest.mark.slow
def test_the_curve_can_be_dragged_along(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path)
    box, px = player.program.hud.spot("curve").rect, player.program.hud.pixels_per_unit
    player.move((box.x + 0.3 * box.w) * px, (box.bottom - 4) * px)
    player.down(MouseButton.one())
    player.rounds(2)
    first = screen.at
    player.move((box.x + 0.6 * box.w) * px, (box.bottom - 4) * px)
    assert screen.at > first > 0
    player.up(MouseButton.one())
    player.rounds()


@pytest.mark.slow
def test_a_ring_leads_to_its_mistake_and_then_to_the_better_turn(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path)
    second = own_mistakes(player)[1]
    player.spot(f"mistake:{second}")
    assert screen.at == second
    bar = player.program.hud.model.replay
    assert bar is not None
    assert "year" in bar.label
    player.spot(f"mistake:{second}")
    assert isinstance(player.program.services.screens.top, BetterTurn)


@pytest.mark.slow
def test_from_mistake_to_mistake_by_mouse(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path)
    own, others = own_mistakes(player), [*own_mistakes(player, 1), *own_mistakes(player, 2)]
    for at in own[:3]:
        player.spot("replay:mistake_forward")
        assert screen.at == at
    player.spot("replay:mistake_back")
    assert screen.at == own[1]
    player.spot("replay:own")
    every = sorted([*own, *others])
    assert [mistake.at for mistake in curve(player).mistakes] == every
    player.spot("replay:mistake_forward")
    assert screen.at == every[every.index(own[1]) + 1]


@pytest.mark.slow
def test_from_mistake_to_mistake_by_keys(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path)
    keys, own = Keys(player.program, player.screen), own_mistakes(player)
    keys.keys("shift-n", "shift-n", "shift-p")
    assert screen.at == own[0]
    keys.key("shift-p")
    assert screen.at == own[0]
    assert player.program.hud.toast == player.program.services.say("replay-no-further")
    keys.key("shift-m")
    assert len(curve(player).mistakes) > len(own)
    keys.key("shift-m")
    keys.key("h")
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, BetterTurn)
    keys.key("escape")
    player.rounds(2)
    assert on_top(player) is screen
    keys.key("shift-a")
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, AnalysisScreen), "what is there is shown whole"


@pytest.mark.slow
def test_where_only_persons_play_all_mistakes_are_their_own(player: Driver, tmp_path: Path) -> None:
    replayed(player, tmp_path, PERSONS)
    assert not player.sees("replay:own")
    assert curve(player).own is None
    assert {mistake.line for mistake in curve(player).mistakes} == {0, 1, 2, 3}


@pytest.mark.slow
def test_it_begins_in_place_goes_on_meanwhile_and_moves_nothing(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path, analysed=False)
    bar = player.program.hud.rect_of(ReplayBar)
    player.spot("replay:mistake_forward")
    assert player.program.hud.toast == player.program.services.say("replay-not-analysed")
    player.spot("curve:analyse")
    assert screen.analysis is not None
    worker = screen.analysis.kept.worker
    assert worker.busy
    assert curve(player).state == "working"
    player.spot("replay:forward")
    assert screen.at == 1, "the window does not wait"
    know(screen)
    assert curve(player).state == "done"
    assert player.program.hud.rect_of(ReplayBar) == bar
    player.key("escape")
    player.rounds(2)
    assert not worker.busy, "nothing of it goes on"


@pytest.mark.slow
def test_an_analysis_begun_by_a_key_goes_on_while_its_page_is_read(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path, analysed=False)
    keys = Keys(player.program, player.screen)
    keys.key("shift-a")
    assert screen.analysis is not None
    worker = screen.analysis.kept.worker
    pid = worker.pid
    assert worker.busy
    player.spot("analyse")
    page = player.program.hud.model.screen
    assert isinstance(page, AnalysisModel)
    assert page.working
    assert worker.pid == pid, "it is not begun anew"
    player.key("escape")
    player.rounds(2)
    assert on_top(player) is screen
    assert worker.busy, "the replay still wants it"


@pytest.mark.slow
def test_a_failed_analysis_says_so_and_can_be_tried_again(
    player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "ADVISER", "nobody")
    monkeypatch.setattr(player.torres, "levels", ("nobody",))
    screen = replayed(player, tmp_path, analysed=False)
    player.spot("curve:analyse")
    assert screen.analysis is not None
    screen.analysis.kept.worker.wait(120)
    assert curve(player).state == "failed"
    assert "UnknownLevel" in curve(player).fault
    player.spot("curve:analyse")
    assert curve(player).state == "working"


@pytest.mark.slow
def test_the_end_of_the_replay_sums_the_game_up(player: Driver, tmp_path: Path) -> None:
    screen = replayed(player, tmp_path)
    screen.jump(len(screen.steps))
    player.rounds(2)
    screen.playback.go_on()
    player.rounds(2)
    prompt = player.program.hud.model.prompt
    assert prompt is not None
    assert len(prompt.why[0].reasons) == 3


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_small_window_sums_the_game_up_behind_a_button(player: Driver, tmp_path: Path, by: str) -> None:
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    player.program.set_setting("ui_scale", "1.6")
    screen = replayed(player, tmp_path)
    assert player.program.hud.folded
    screen.jump(len(screen.steps))
    player.rounds(2)
    screen.playback.go_on()
    player.rounds(2)
    prompt = player.program.hud.model.prompt
    assert prompt is not None
    assert not prompt.why
    hands.spot("prompt:summary")
    player.rounds(2)
    dialog = player.program.hud.model.dialog
    assert isinstance(dialog, ChoiceDialog)
    assert screen.analysis is not None
    assert dialog.lines == screen.analysis.summary != ()
    hands.spot("answer:ok")
    player.rounds(2)
    assert player.program.hud.model.dialog is None
    assert on_top(player) is screen


@pytest.mark.slow
def test_rings_stay_in_sight_while_the_curve_is_pointed_at(player: Driver, tmp_path: Path) -> None:
    replayed(player, tmp_path)
    hud = player.program.hud
    bar = next(panel for panel in hud.panels if isinstance(panel, ReplayBar))
    player.spot("replay:own")
    ring = hud.spot(f"mistake:{own_mistakes(player, 1)[1]}").rect

    def drawn() -> bytes:
        canvas = bar.kit.canvas(hud.spot("curve").rect)
        hud.spot("curve").draw(canvas, "hover")
        return canvas.within(ring)[0].tobytes()

    with_ring = drawn()
    player.spot("replay:own")
    assert drawn() != with_ring


@pytest.mark.slow
@pytest.mark.parametrize("scale", ["1.0", "1.6"])
def test_the_tip_of_a_ring_covers_no_button(player: Driver, tmp_path: Path, scale: str) -> None:
    replayed(player, tmp_path)
    hud = player.program.hud
    player.program.set_setting("ui_scale", scale)
    player.rounds(3)
    for at in own_mistakes(player):
        player.move(*hud.spot_pixels(f"mistake:{at}"))
        player.rounds(12)
        tip, bar = hud.rect_of(Tooltip), hud.rect_of(ReplayBar)
        assert tip is not None
        assert bar is not None
        assert not tip.overlaps(bar)
