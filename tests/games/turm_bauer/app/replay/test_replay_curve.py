"""The analysis in a replay of Turm Bauer, by mouse and by keys, with what was found made up."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.turm_bauer.app.replay.finished import SLIPPED, history_of, seen, shelved
from tests.games.turm_bauer.app.study.test_better_turn_screen import report_of
from torres3d.base import paths
from torres3d.games.turm_bauer.app.replay.analysis_screen import analysis_model, figures
from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen
from torres3d.games.turm_bauer.app.study.better_turn_screen import BetterTurn
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Analysis, TurnReport
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory, turns_of
from torres3d.games.turm_bauer.rules.events import BlockSlipped
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.models.page_models import AnalysisModel
from torres3d.hud.models.puzzle_list_models import PuzzlesModel
from torres3d.hud.models.replay_models import CurveModel
from torres3d.i18n.texts import Texts

SAY = Texts(paths.config() / "locale", "en")


def made_up(history: TurmHistory) -> Analysis:
    """An analysis in which every fourth turn lost a level and a half, and the others of the first seat gained."""
    reports: list[TurnReport] = []
    chances = (0.25, 0.35, 0.4)
    for number, turn in enumerate(turns_of(history)):
        acting = turn[0].before.to_act
        wrong = number % 4 == 3
        if acting.seat == 0 and not wrong:
            chances = (chances[0] + 0.02, chances[1] - 0.01, chances[2] - 0.01)
        slips = sum(isinstance(event, BlockSlipped) for step in turn for event in step.events)
        reports.append(
            TurnReport(
                turn[0].before.turn, acting.seat, acting.colour, turn[0].n, turn[-1].n, (0, 0, 0), chances, "4a", "4a",
                0.0, 0.0, slips, 1.5 if wrong else 0.0, None,
            )
        )  # fmt: skip
    losses = tuple(sum(report.loss for report in reports if report.seat == seat) for seat in range(3))
    colours = tuple(player.colours for player in history.header.setup.players)  # type: ignore[attr-defined]
    names = tuple(player.name for player in history.header.setup.players)
    return Analysis(names, colours, (0.25, 0.35, 0.4), tuple(reports), (1, 5, 9), losses, (0, 0, 0), (0,), None)


def curve(player: Driver) -> CurveModel:
    bar = seen(player).replay
    assert bar is not None
    assert bar.curve is not None
    return bar.curve


@pytest.fixture
def replay(player: Driver, tmp_path: Path) -> ReplayScreen:
    """A replay whose analysis is there."""
    player.program.flow.open_replay(shelved(tmp_path, SLIPPED))
    top = player.program.services.screens.top
    assert isinstance(top, ReplayScreen)
    assert top.analysis is not None
    top.analysis.kept.found = made_up(history_of(SLIPPED))
    player.rounds(3)
    return top


@pytest.mark.slow
def test_a_click_on_the_curve_shows_its_moment(player: Driver, replay: ReplayScreen) -> None:
    box, px = player.program.hud.spot("curve").rect, player.program.hud.pixels_per_unit
    for share in (0.7, 0.3):
        player.click((box.x + share * box.w) * px, (box.bottom - 4) * px)
        assert abs(replay.at - share * len(replay.steps)) < 0.04 * len(replay.steps)
        assert player.program.table.state == replay.state


@pytest.mark.slow
def test_mistakes_by_mouse_and_by_keys(player: Driver, replay: ReplayScreen) -> None:
    live = [step.n for step in replay.history.standing_steps()]
    found = made_up(history_of(SLIPPED))
    wrong = [live.index(turn.first) for turn in found.turns if turn.loss]
    assert [mistake.at for mistake in curve(player).mistakes] == wrong
    assert not player.program.hud.spot("replay:better").enabled, "no better place is known"
    assert not player.sees("replay:own"), "only persons play"
    player.spot("replay:mistake_forward")
    assert replay.at == wrong[0]
    Keys(player.program, player.screen).keys("shift-n", "shift-n", "shift-p")
    assert replay.at == wrong[1]
    player.spot(f"mistake:{wrong[2]}")
    assert replay.at == wrong[2]
    player.spot("analyse")
    assert isinstance(seen(player).screen, AnalysisModel)
    player.key("escape")
    player.rounds(2)
    assert player.program.services.screens.top is replay


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_better_place_is_shown_beside_the_one_played(player: Driver, tmp_path: Path, by: str) -> None:
    player.program.flow.open_replay(shelved(tmp_path, SLIPPED))
    top = player.program.services.screens.top
    assert isinstance(top, ReplayScreen)
    assert top.analysis is not None
    found, wanted = made_up(history_of(SLIPPED)), report_of(history_of(SLIPPED))
    turns = tuple(wanted if turn.first == wanted.first else turn for turn in found.turns)
    top.analysis.kept.found = replace(found, turns=turns)
    player.rounds(3)
    at = [step.n for step in top.history.standing_steps()].index(wanted.first)
    top.jump(at)
    player.rounds(2)
    if by == "mouse":
        player.spot("replay:better")
    else:
        Keys(player.program, player.screen).key("h")
    player.rounds(3)
    shown = player.program.services.screens.top
    assert isinstance(shown, BetterTurn)
    assert player.turm.table.ghost.shown is not None
    player.spot("prompt:game")
    player.rounds(3)
    assert player.program.services.screens.top is top
    assert top.at == at
    assert player.turm.table.ghost.shown is None
    player.spot("analyse")
    player.rounds(3)
    player.spot(f"costliest:{found.turns.index(next(t for t in found.turns if t.first == wanted.first)) + 1}")
    player.rounds(3)
    assert isinstance(player.program.services.screens.top, BetterTurn)


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_end_of_a_replay_leads_to_puzzles_and_back(player: Driver, replay: ReplayScreen, by: str) -> None:
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    assert not player.sees("prompt:practise"), "it is offered at the end"
    replay.jump(len(replay.steps))
    player.rounds(2)
    hands.spot("prompt:practise")
    player.rounds(3)
    assert isinstance(seen(player).screen, PuzzlesModel)
    player.key("escape")
    player.rounds(2)
    assert player.program.services.screens.top is replay
    player.spot("analyse")
    page = seen(player).screen
    assert isinstance(page, AnalysisModel)
    assert page.practise == "Puzzles"
    player.spot("practise")
    assert isinstance(seen(player).screen, PuzzlesModel)
    player.spot("back")
    assert isinstance(seen(player).screen, AnalysisModel)


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_end_of_a_replay_sums_the_game_up(player: Driver, replay: ReplayScreen, by: str) -> None:
    """Beside the table; in a small window behind a button."""
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    player.program.set_setting("ui_scale", "1.0")
    replay.jump(len(replay.steps))
    player.rounds(2)
    replay.playback.go_on()
    player.rounds(2)
    assert replay.analysis is not None
    told = replay.analysis.summary
    prompt = seen(player).prompt
    assert prompt is not None
    assert told != ()
    assert tuple(text for _, text in prompt.why[0].reasons) == told
    player.program.set_setting("ui_scale", "1.6")
    player.rounds(3)
    assert player.program.hud.folded
    prompt = seen(player).prompt
    assert prompt is not None
    assert not prompt.why
    hands.spot("prompt:summary")
    player.rounds(2)
    dialog = seen(player).dialog
    assert isinstance(dialog, ChoiceDialog)
    assert dialog.lines == told
    hands.spot("answer:ok")
    player.rounds(2)
    assert seen(player).dialog is None
    assert player.program.services.screens.top is replay


def test_best_turns_gained_most_and_slipped_nothing() -> None:
    history = history_of(SLIPPED)
    found = made_up(history)
    shown = analysis_model(history, found, SAY)
    assert shown.best
    assert {row.gained for row in shown.best} == {"+ 2 %"}
    slipped = tuple(replace(turn, slips=1) for turn in found.turns)
    assert not any(figure.gain for figure in figures(replace(found, turns=slipped)))


def test_one_person_gets_three_lines_and_several_a_line_each() -> None:
    history = history_of(SLIPPED)
    found = made_up(history)
    assert len(analysis_model(history, found, SAY).summary) == 3
    setup = history.header.setup
    bots = (setup.players[0], *(replace(player, bot="careless") for player in setup.players[1:]))  # type: ignore[type-var]
    history.header = replace(history.header, setup=replace(setup, players=bots))  # type: ignore[type-var]
    own = [turn for turn in found.turns if turn.seat == 0]
    lost = sum(turn.loss for turn in own)
    slips = sum(turn.slips for turn in own)
    first, second, third = analysis_model(history, found, SAY).summary
    wrong = sum(bool(turn.loss) for turn in own)
    assert first.startswith(f"{lost:g} levels lost in {wrong} of {len(own)} turns; ")
    assert first.endswith("no block slipped" if not slips else "slipped")
    assert second.startswith("Costliest: Turn ")
    assert third.startswith("Best: Turn ")
