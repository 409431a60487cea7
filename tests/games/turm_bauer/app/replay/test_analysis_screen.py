"""The analysis of a game of Turm Bauer: reached from the end and from the replay, made aside, left, clicked into."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.replay.finished import FELL, SLIPPED, at_end, end, history_of, seen, shelved
from torres3d.app.screens.analysis_screen import AnalysisScreen
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.bots import turning_points
from torres3d.games.turm_bauer.app.replay import analysis_screen as analysis
from torres3d.games.turm_bauer.app.replay.analysis_screen import analysis_model
from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen
from torres3d.games.turm_bauer.bots.game_analysis import analyse, turns_of
from torres3d.games.turm_bauer.rules.commands import Discard, Stay
from torres3d.hud.models.page_models import AnalysisModel
from torres3d.i18n.texts import Texts, language_ids

LOCALE = paths.config() / "locale"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked through by the level that is done soonest."""
    monkeypatch.setattr(analysis, "ADVISER", "careless")


def page(player: Driver) -> AnalysisModel:
    screen = seen(player).screen
    assert isinstance(screen, AnalysisModel)
    return screen


def made(player: Driver) -> AnalysisModel:
    """The analysis, when it is there."""
    top = player.program.services.screens.top
    assert isinstance(top, AnalysisScreen)
    top.worker.wait(120)
    assert top.worker.progress == 1.0
    found = page(player)
    assert not found.working
    assert not found.fault
    return found


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_from_the_end_into_the_analysis_into_the_replay_and_back(player: Driver, tmp_path: Path) -> None:
    before = at_end(player, tmp_path)
    player.spot("analysis")
    assert page(player).working
    found = made(player)
    assert [line.points[-1] for line in found.lines] == [100.0, 0.0], "the second let the tower fall"
    assert {len(line.points) for line in found.lines} == {1 + len(turns_of(history_of()))}
    assert all(99 < sum(points) < 101 for points in zip(*(line.points for line in found.lines), strict=True))
    assert len(found.turning) == 3
    row = found.turning[-1]
    assert row.text.startswith("Turn ")
    player.spot("turns:all")
    player.spot(f"turning:{row.turn}")
    player.rounds(2)
    replay = player.program.services.screens.top
    assert isinstance(replay, ReplayScreen)
    assert replay.at == row.at > 0
    assert replay.state.turn == row.turn - 1
    assert player.program.table.state == replay.state
    player.spot("close")
    assert page(player) == found, "it is not made twice"
    player.spot("back")
    after = end(player)
    assert after.summary == found.summary
    assert replace(after, summary=()) == before
    assert player.program.table.state == history_of().state, "behind the result lies the end again"


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_from_the_replay_by_keys_and_left_before_it_is_done(player: Driver, tmp_path: Path) -> None:
    player.program.flow.open_replay(shelved(tmp_path, SLIPPED))
    player.rounds(2)
    keys = Keys(player.program, player.screen)
    keys.spot("analyse")
    top = player.program.services.screens.top
    assert isinstance(top, AnalysisScreen)
    assert top.worker.busy
    keys.key("escape")
    player.rounds(2)
    assert not top.worker.busy, "nothing of it goes on"
    assert isinstance(player.program.services.screens.top, ReplayScreen)


@pytest.mark.slow
def test_a_failed_analysis_says_so(player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_end(player, tmp_path)
    monkeypatch.setattr(analysis, "ADVISER", "nobody")
    monkeypatch.setattr(player.turm, "levels", ("nobody",))
    player.spot("analysis")
    top = player.program.services.screens.top
    assert isinstance(top, AnalysisScreen)
    top.worker.wait(60)
    assert "UnknownLevel" in page(player).fault
    player.spot("back")
    assert end(player)


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_what_the_page_says_in_each_language(open_program: Opens, language: str) -> None:
    say = open_program(Settings(quality="low", language=language)).program.services.say
    history = history_of(FELL)
    found = analyse(history, "careless")
    shown = analysis_model(history, found, say)
    assert shown.unit == "%"
    assert shown.about
    for row in (*shown.turning, *shown.worst):
        turn = found.turns[row.turn - 1]
        assert str(row.turn) in row.text
        assert bool(row.lost) == (turn.loss >= analysis.MIN_LOSS)
        assert history.standing_steps()[row.at].n == turn.first
        assert (turn.better is not None) == (
            say("turm-analysis-better", block="", at="").split()[0] in " ".join(row.more)
        )
        assert row.better == (turn.better is not None)
        assert all(0.0 <= risk <= 1.0 for risk in turn.risks)
        assert turn.better is not None or turn.risks == (0.0, 0.0)
        assert "turm-" not in f"{row.text}{row.lost}{row.more}"
    assert any(any(turn.risks) for turn in found.turns)
    assert [row.turn for row in shown.turning] == sorted(row.turn for row in shown.turning)
    assert list(shown.marked) == [number for number, turn in enumerate(found.turns, 1) if turn.slips]


def test_a_turn_that_lost_levels_by_a_slip_names_the_block_that_slipped() -> None:
    history = history_of()
    found = analyse(history, "careless")
    slipped = replace(found.turns[2], slips=1, tried="6a", block="4a", loss=5.3, falls=0.4)
    turns = (*found.turns[:2], slipped, *found.turns[3:])
    shown = analysis_model(history, replace(found, turns=turns, turning_points=(2,)), Texts(LOCALE, "en"))
    row = next(row for row in shown.worst if row.turn == 3)
    assert row.text == "Turn 3, stairs of six (slipped)"
    assert "40" not in " ".join(row.more), "the risk of the place where it was built"
    assert shown.turning[0].text == "Turn 3, angle of four"


def test_a_turn_has_the_sign_of_the_colour_that_acted() -> None:
    history = history_of()
    found = replace(analyse(history, "careless"), turning_points=(0, 1, 2, 3))
    rows = analysis_model(history, found, Texts(LOCALE, "en")).turning
    assert len({row.colour for row in rows}) == 4
    assert len({row.emblem for row in rows}) == 4
    assert [row.seat for row in rows] == [0, 1, 0, 1]


@pytest.mark.slow
def test_a_turn_in_which_nothing_could_be_built_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    history = history_of(SLIPPED)
    boxed = [
        number
        for number, turn in enumerate(turns_of(history))
        if isinstance(turn[0].command, Discard) and isinstance(turn[-1].command, Stay)
    ]
    assert boxed
    monkeypatch.setattr(turning_points, "TURNING_POINTS", 99)
    found = analyse(history, "careless")
    assert not set(found.turning_points) & set(boxed)
