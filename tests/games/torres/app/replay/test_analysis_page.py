"""The page of an analysis of Torres: one's own turns first, a summary, flags that say what they are, one way out."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.torres.app.replay.analysed import ONE_PERSON, PERSONS, know, made_up, on_top, replayed
from torres3d.app.screens.analysis_screen import AnalysisScreen
from torres3d.base import paths
from torres3d.base.sanitise import sanitise
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.replay.analysis_screen import analysis_model, figures
from torres3d.games.torres.app.study.better_turn_screen import BetterTurn
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.hud.models.page_models import AnalysisModel
from torres3d.i18n.texts import Texts, language_ids

LOCALE = paths.config() / "locale"
SAY = Texts(LOCALE, "en")


def history_of(file: Path) -> TorresHistory:
    return load_log(TORRES, file)[1]


def page(player: Driver) -> AnalysisModel:
    player.rounds(2)
    screen = player.program.hud.model.screen
    assert isinstance(screen, AnalysisModel)
    return screen


def test_own_turns_are_those_of_the_only_person_and_the_best_lost_nothing() -> None:
    history = history_of(ONE_PERSON)
    found = made_up(history)
    shown = analysis_model(history, found, SAY)
    assert {row.seat for row in (*shown.costliest, *shown.best)} == {0}
    assert {row.seat for row in shown.worst} == {0, 1, 2}
    own = [turn for turn in found.turns if turn.seat == 0]
    assert shown.costliest[0].lost == f"− {max(turn.loss for turn in own):.0f}"
    gains = [figure.gain for figure in figures(found)]
    assert [gains[row.turn - 1] for row in shown.best] == sorted(
        (gains[row.turn - 1] for row in shown.best), reverse=True
    )
    assert not any(row.lost for row in shown.best)


def test_three_lines_say_how_one_played() -> None:
    history = history_of(ONE_PERSON)
    found = made_up(history)
    own = [turn for turn in found.turns if turn.seat == 0]
    by_card = sum(turn.loss for turn in own if turn.mistake == "card")
    by_height = sum(turn.loss for turn in own if turn.mistake == "height")
    cost, how = max((by_card, "keeping cards too long"), (by_height, "missing ways up"))
    first, second, third = analysis_model(history, found, SAY).summary
    assert first == f"{cost:.0f} of {sum(turn.loss for turn in own):.0f} points lost by {how}"
    assert second.startswith("Costliest turn: year ")
    assert third.startswith(f"{sum(not turn.loss for turn in own)} of {len(own)} turns without a mistake; best: year ")


def test_a_game_without_mistakes_and_one_whose_mistakes_have_no_kind() -> None:
    history = history_of(ONE_PERSON)
    found = made_up(history)
    right = tuple(replace(turn, loss=0.0, better=(), mistake=None) for turn in found.turns)
    shown = analysis_model(history, replace(found, turns=right, losses=(0.0, 0.0, 0.0)), SAY)
    assert shown.summary[0] == "0 points lost: no better turn was found"
    assert shown.costliest == shown.mistakes == ()
    kindless = tuple(replace(turn, mistake=None) for turn in found.turns)
    first, second, _ = analysis_model(history, replace(found, turns=kindless), SAY).summary
    assert " points lost in " in first
    assert second.endswith(f"{SAY('better-turn')}.")


def test_of_several_persons_each_has_a_line() -> None:
    history = history_of(PERSONS)
    shown = analysis_model(history, made_up(history), SAY)
    assert shown.all_own
    assert [line.split(":")[0] for line in shown.summary] == [sanitise(line.name) for line in shown.lines]


@pytest.mark.parametrize("language", language_ids(LOCALE))
def test_what_it_says_in_each_language(language: str) -> None:
    say = Texts(LOCALE, language)
    for file in (ONE_PERSON, PERSONS):
        history = history_of(file)
        shown = analysis_model(history, made_up(history), say)
        assert not any("summary-" in line or "mistake-" in line for line in shown.summary)


@pytest.mark.slow
def test_the_page_opens_on_own_turns_and_others_are_a_tab_away(player: Driver, tmp_path: Path) -> None:
    replayed(player, tmp_path)
    player.spot("analyse")
    shown = page(player)
    assert all(player.sees(f"costliest:{row.turn}") for row in shown.costliest)
    assert all(player.sees(f"best:{row.turn}") for row in shown.best)
    assert not player.sees(f"worst:{shown.worst[0].turn}")
    player.spot("turns:all")
    assert all(player.sees(f"worst:{row.turn}") for row in shown.worst)
    assert all(player.sees(f"turning:{row.turn}") for row in shown.turning)
    assert not player.sees(f"costliest:{shown.costliest[0].turn}")
    keys = Keys(player.program, player.screen)
    keys.spot("turns:own")
    keys.spot(f"costliest:{shown.costliest[0].turn}")
    assert isinstance(player.program.services.screens.top, BetterTurn)


@pytest.mark.slow
def test_flags_say_what_they_are_and_lead_to_their_turns(player: Driver, tmp_path: Path) -> None:
    replayed(player, tmp_path)
    player.spot("analyse")
    shown, hud = page(player), player.program.hud
    for row in shown.turning:
        tip = hud.spot(f"flag:{row.turn}").tip
        assert tip is not None
        assert tip.title == player.program.services.say("analysis-flag")
        assert row.text in tip.lines
    plain = next(row for row in shown.turning if not row.better)
    player.spot(f"flag:{plain.turn}")
    assert on_top(player).at == plain.at


@pytest.mark.slow
def test_one_way_out_of_each_says_where_it_leads(player: Driver, tmp_path: Path) -> None:
    say = player.program.services.say
    replay = replayed(player, tmp_path)
    stack = player.program.services.screens
    player.spot("analyse")
    assert page(player).back == say("back-to-replay")
    player.spot(f"costliest:{page(player).costliest[0].turn}")
    player.rounds(2)
    turn = stack.top
    assert isinstance(turn, BetterTurn)
    bar = player.program.hud.model.replay
    assert bar is not None
    assert bar.back == say("back-to-analysis")
    assert not player.sees("prompt")
    assert not player.sees("menu")
    for way in ("close", ""):
        if way:
            player.spot(way)
        else:
            stack.push(turn)
            player.rounds(2)
            player.key("escape")
        player.rounds(2)
        assert isinstance(stack.top, AnalysisScreen)
    player.key("escape")
    player.rounds(2)
    assert stack.top is replay
    assert not player.sees("menu")


@pytest.mark.slow
def test_from_a_turn_into_the_game_is_back_to_the_replay_it_came_from(player: Driver, tmp_path: Path) -> None:
    replay = replayed(player, tmp_path)
    piled = len(player.program.services.screens.pile)
    player.spot("analyse")
    row = page(player).costliest[0]
    player.spot(f"costliest:{row.turn}")
    player.spot("prompt:game")
    player.rounds(2)
    assert on_top(player) is replay
    assert replay.at == row.at
    assert player.program.table.state == replay.state
    assert len(player.program.services.screens.pile) == piled, "nothing is piled up"
    player.spot("analyse")
    assert page(player).costliest[0] == row, "it is there at once"


@pytest.mark.slow
def test_the_result_tells_the_summary_once_the_game_is_analysed(player: Driver, tmp_path: Path) -> None:
    replay = replayed(player, tmp_path, analysed=False)
    file = next((tmp_path / "games").glob("*.torres"))
    player.program.flow.open_game(file)
    player.rounds(6)
    end = player.program.hud.model.screen
    assert isinstance(end, EndModel)
    assert end.summary == ()
    player.spot("analysis")
    assert page(player).back == player.program.services.say("back-to-result")
    know(replay)
    shown = page(player)
    assert len(shown.summary) == 3
    player.spot("back")
    player.rounds(2)
    end = player.program.hud.model.screen
    assert isinstance(end, EndModel)
    assert end.summary == shown.summary
