"""From a lost game to practice and back, by mouse and by keys; the list, and what can be wrong with it."""

from datetime import date
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.torres.app.replay.analysed import made_up
from tests.games.torres.app.study.prompts import shown_prompt
from tests.games.torres.mistakes import NAME, logged, lost_game, puzzle
from torres3d.app.screens.analysis_screen import AnalysisScreen
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.menus import mistake_list
from torres3d.games.torres.app.replay import analysis_screen
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.app.study.mistake_screen import MistakeScreen
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle, MistakeTried, OwnPuzzles, better_of
from torres3d.games.torres.hud.models.mistake_models import MistakesModel
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.command_notation import read_turn
from torres3d.hud.models.puzzle_list_models import PuzzlesModel

LONG = 1200.0
"""Seconds within which another process answers, even on a busy machine."""
BY = pytest.mark.parametrize("by", ["mouse", "keys"])


def hands_of(player: Driver, by: str) -> Driver:
    return player if by == "mouse" else Keys(player.program, player.screen)


def quick_analysis(file: Path, level: str) -> Analysis:
    """An analysis in which nothing was looked at, for a process of its own."""
    return made_up(load_log(TORRES, file)[1])


def page(player: Driver) -> MistakesModel:
    shown = player.program.hud.model.screen
    assert isinstance(shown, MistakesModel)
    return shown


def screen(player: Driver) -> MistakeScreen:
    top = player.program.services.screens.top
    assert isinstance(top, MistakeScreen)
    return top


def searched(player: Driver) -> None:
    """Wait for the search, and let the program take what it has found."""
    player.torres_menus.mistakes.wait(LONG)
    player.rounds(3)


def listed(player: Driver, *puzzles: MistakePuzzle) -> None:
    """The list with some puzzles that were made before."""
    player.torres_menus.mistakes.puzzles.add(*puzzles)
    player.torres_menus.mistakes.open()
    player.rounds(3)


def play(player: Driver, turn: str) -> None:
    """Give a turn's commands without its end, as the panels would."""
    session = screen(player).session
    for command in read_turn(turn)[:-1]:
        session.give(command, session.game.n)
        player.program.key("skip")
        player.rounds(3)
    for _ in range(6):
        player.program.key("skip")
        player.rounds(3)


def hand_in(player: Driver) -> None:
    """End the turn and wait for the verdict."""
    if isinstance(player, Keys):
        player.rounds(20)
        player.key("control-enter")
    else:
        player.spot("end_turn")
    player.rounds(3)
    screen(player).wait(LONG)
    player.rounds(3)


@pytest.mark.slow
@BY
def test_a_lost_game_is_turned_into_practice_and_back(player: Driver, tmp_path: Path, by: str) -> None:
    hands, say = hands_of(player, by), player.program.services.say
    player.program.flow.open_game(logged(tmp_path / "games"))
    player.rounds(6)
    assert isinstance(player.program.hud.model.screen, EndModel)
    player.calm()
    hands.spot("practise")
    player.rounds(3)
    assert page(player).percent is not None
    player.rounds(20)
    assert page(player).percent is not None, "no round waits for the search"
    searched(player)
    made = OwnPuzzles(tmp_path / "mistakes.jsonl").puzzles
    assert made
    assert page(player).told == say("mistakes-found", puzzles=len(made))
    assert {row.state for row in page(player).rows} == {"new"}
    hands.spot("mistakes:practise")
    player.rounds(6)
    first = screen(player).puzzle
    assert first in made
    assert str(round(first.loss)) in shown_prompt(player).text
    play(player, first.better)
    hand_in(hands)
    assert shown_prompt(player).text.startswith(say("mistake-solved"))
    assert shown_prompt(player).why
    hands.spot("prompt:game")
    player.rounds(6)
    replay = player.program.services.screens.top
    assert isinstance(replay, ReplayScreen)
    assert replay.at == first.at, "at the beginning of that turn"
    assert replay.state == lost_game().standing_steps()[first.at].before
    player.key("escape")
    player.rounds(6)
    assert screen(player).puzzle == first
    hands.spot("prompt")
    player.rounds(3)
    rows = {row.id: row.state for row in page(player).rows}
    assert rows[first.id] == "solved"
    assert page(player).rows[-1].id == first.id, "what is to be done stands first"
    hands.spot("back")
    player.rounds(6)
    assert isinstance(player.program.hud.model.screen, EndModel), "back where practice began"
    assert player.torres.table.state == lost_game().state


@BY
def test_from_the_analysis_and_back(player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    monkeypatch.setattr(analysis_screen, "analysis_of", quick_analysis)
    hands, file = hands_of(player, by), logged(tmp_path / "games")
    player.program.flow.open_replay(file)
    player.rounds(3)
    player.torres_menus.flow.show_analysis(lost_game(), file)
    top = player.program.services.screens.top
    assert isinstance(top, AnalysisScreen)
    top.worker.wait(LONG)
    player.rounds(6)
    hands.spot("practise")
    player.rounds(3)
    assert page(player).percent is not None
    hands.spot("mistakes:stop")
    player.rounds(3)
    hands.spot("back")
    player.rounds(3)
    assert player.program.services.screens.top is top


@pytest.mark.slow
@BY
def test_a_turn_that_is_too_weak_fails_once_and_can_be_mended(player: Driver, by: str) -> None:
    hands, say, each = hands_of(player, by), player.program.services.say, puzzle(84)
    listed(player, each)
    hands.spot("mistakes:practise")
    player.rounds(6)
    solving = screen(player)
    before = solving.session.state
    hidden = player.program.hud.model.panels["score"]
    assert hidden is not None
    play(player, each.played)
    hand_in(hands)
    text = shown_prompt(player).text
    assert text.startswith(say("mistake-worse", points=51))
    assert say("puzzle-comes-back", days=1) in text
    hands.spot("prompt:again")
    player.rounds(6)
    assert solving.session.state == before
    play(player, each.better)
    assert solving.solved
    assert solving.ended == "failed", "the first try counts"
    (tried,) = player.torres_menus.mistakes.tries.records
    assert (tried.id, tried.how) == (each.id, "failed")
    hands.spot("prompt:next")
    player.rounds(4)
    assert [row.state for row in page(player).rows] == ["failed"], "nothing else is to be done today"


@pytest.mark.slow
@BY
def test_hint_solution_and_purchases_taken_back(player: Driver, by: str) -> None:
    hands, say, each = hands_of(player, by), player.program.services.say, puzzle(41)
    listed(player, each)
    hands.spot("mistakes:practise")
    player.rounds(20)
    solving = screen(player)
    before = solving.session.state
    hands.key("h")
    player.rounds(4)
    assert "First step" in shown_prompt(player).text
    assert solving.hinted
    for _ in range(2):
        player.rounds(20)
        hands.spot("prompt:solution")
        player.rounds(3)
    for _ in range(40):
        player.key("skip")
        player.rounds(3)
    assert solving.standing_commands == better_of(each)
    assert solving.solved
    assert shown_prompt(player).text.startswith(say("mistake-solution-done"))
    steps = shown_prompt(player).why[-1]
    assert len(steps.reasons) == len(better_of(each))
    assert solving.session.state.bought
    hands.spot("prompt:again")
    player.rounds(6)
    assert solving.session.state == before, "the purchase was taken back, too"
    assert [tried.how for tried in player.torres_menus.mistakes.tries.records] == ["shown"]
    hands.spot("prompt:study")
    player.rounds(6)
    assert isinstance(player.program.services.screens.top, StudyScreen)


def test_ap_left_are_told_before_the_turn_is_handed_in(player: Driver) -> None:
    listed(player, puzzle(84))
    player.spot("mistakes:practise")
    player.rounds(20)
    player.key("control-enter")
    player.rounds(3)
    assert shown_prompt(player).text == player.program.services.say("mistake-ap-left", ap=5)
    assert screen(player).ended is None
    assert player.torres_menus.mistakes.tries.records == ()


@pytest.mark.slow
def test_a_turn_that_is_changed_while_it_is_judged_is_not_judged(player: Driver) -> None:
    listed(player, puzzle(84))
    player.spot("mistakes:practise")
    player.rounds(6)
    play(player, puzzle(84).played)
    player.spot("end_turn")
    player.rounds(1)
    assert shown_prompt(player).text == player.program.services.say("mistake-judging")
    screen(player).session.go_back("undo")
    player.rounds(40)
    assert shown_prompt(player).text == player.program.services.say("mistake-goal", points=51)
    assert screen(player).ended is None


def test_players_are_called_as_in_their_game(player: Driver) -> None:
    each = puzzle(84)
    named = tuple(replace(one, name=name) for one, name in zip(each.setup.players, ("Ana", "Bertram"), strict=True))
    listed(player, replace(each, setup=replace(each.setup, players=named)))
    player.spot("mistakes:practise")
    player.rounds(3)
    assert [look.called for look in screen(player).players] == ["Ana", "Bertram (Hard)"]


def test_hands_of_others_stay_hidden_and_ones_own_is_open(player: Driver) -> None:
    """Only the person's own seat is shown; in a game of several persons the others' hands are not."""
    each = puzzle(84)
    two = replace(each.setup, players=tuple(replace(one, bot=None) for one in each.setup.players))
    for setup in (each.setup, two):
        listed(player, replace(each, id=f"x{setup is two}", setup=setup))
        player.torres_menus.mistakes.solve(replace(each, setup=setup))
        player.rounds(6)
        assert screen(player).session.viewer == 0
        assert screen(player).session.human_seats == [0]
        named = "Ana" in shown_prompt(player).text
        assert named == (setup is two)


@pytest.mark.slow
@BY
def test_the_list_in_its_order_deleted_and_restored(
    player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    monkeypatch.setattr(mistake_list, "_today", lambda: date(2026, 2, 2))
    hands, mistakes = hands_of(player, by), player.torres_menus.mistakes
    new, due, waiting = puzzle(41), puzzle(84), puzzle(140)
    mistakes.tries.add(MistakeTried(due.id, "failed", "2026-02-01T12:00:00Z"))
    mistakes.tries.add(MistakeTried(waiting.id, "shown", "2026-02-02T12:00:00Z"))
    player.torres_menus.puzzles.open()
    mistakes.puzzles.add(waiting, new, due)
    player.torres_menus.puzzles.open()
    player.rounds(3)
    shown = player.program.hud.model.screen
    assert isinstance(shown, PuzzlesModel)
    assert shown.mistakes == 2
    hands.spot("mistakes")
    player.rounds(3)
    assert [row.state for row in page(player).rows] == ["due", "new", "failed"]
    assert [row.id for row in page(player).rows] == [due.id, new.id, waiting.id]
    assert "Ana" in page(player).rows[0].players
    assert "lost about 51" in page(player).rows[0].about
    before = (tmp_path / "mistakes.jsonl").read_bytes()
    if by == "mouse":
        hands.spot("mistakes:1")
        hands.spot("mistakes:delete")
    else:
        player.key("arrow_down")
        player.key("delete")
    player.rounds(3)
    assert [row.id for row in page(player).rows] == [due.id, waiting.id]
    assert OwnPuzzles(tmp_path / "mistakes.jsonl").puzzles == (waiting, due)
    hands.spot("mistakes:undo") if by == "mouse" else player.key("control-z")
    player.rounds(3)
    assert (tmp_path / "mistakes.jsonl").read_bytes() == before
    assert page(player).rows[page(player).marked].id == new.id
    hands.spot("back")
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, PuzzlesModel)


def test_a_deleted_game_costs_only_the_way_to_it(player: Driver, tmp_path: Path) -> None:
    file = logged(tmp_path / "games")
    listed(player, puzzle(84))
    player.program.services.shelf.remove(file)
    player.spot("mistakes:game")
    player.rounds(3)
    assert player.program.hud.toast == player.program.services.say("mistakes-game-gone")
    player.spot("mistakes:practise")
    player.rounds(6)
    assert screen(player).session.state == lost_game().standing_steps()[84].before
    player.spot("prompt:game")
    player.rounds(3)
    assert player.program.hud.toast == player.program.services.say("mistakes-game-gone")
    assert screen(player).puzzle == puzzle(84)


def test_a_game_under_another_name_is_found(player: Driver, tmp_path: Path) -> None:
    file = logged(tmp_path / "games")
    file.rename(file.with_name("other.torres"))
    listed(player, puzzle(84))
    player.key("control-o")
    player.rounds(6)
    replay = player.program.services.screens.top
    assert isinstance(replay, ReplayScreen)
    assert replay.at == 84
    player.key("escape")
    player.rounds(3)
    assert page(player).rows


def test_records_of_a_later_version_are_told_and_stay(player: Driver, tmp_path: Path) -> None:
    file = tmp_path / "mistakes.jsonl"
    later = msgspec.json.encode({"format": "torres-mistakes", "version": 7}) + b"\n{}\n"
    file.write_bytes(later)
    player.torres_menus.mistakes.open()
    player.rounds(3)
    (told,) = page(player).faults
    assert "later version" in told
    assert "7" in told
    assert file.read_bytes() == later


def test_a_line_that_cannot_be_read_is_told_and_the_others_played(player: Driver, tmp_path: Path) -> None:
    file = tmp_path / "mistakes.jsonl"
    OwnPuzzles(file).add(puzzle(84))
    file.write_bytes(file.read_bytes() + b"{torn\n")
    player.torres_menus.mistakes.open()
    player.rounds(3)
    (told,) = page(player).faults
    assert "line 3" in told
    assert len(page(player).rows) == 1
    bad = replace(puzzle(41), position="moment: 9.9\n")
    listed(player, bad)
    player.torres_menus.mistakes.solve(bad)
    player.rounds(3)
    assert page(player).rows, "refused, and the list stays"
    assert bad.id in player.program.hud.toast


@pytest.mark.slow
@BY
def test_a_search_is_stopped_and_leaves_nothing(player: Driver, tmp_path: Path, by: str) -> None:
    logged(tmp_path / "games")
    hands, say = hands_of(player, by), player.program.services.say
    player.torres_menus.mistakes.open()
    player.rounds(3)
    assert page(player).rows == ()
    hands.spot("mistakes:search") if by == "mouse" else player.key("control-n")
    player.rounds(3)
    assert page(player).percent is not None
    hands.spot("mistakes:stop")
    player.rounds(3)
    assert page(player).percent is None
    assert page(player).told == say("mistakes-stopped")
    assert not (tmp_path / "mistakes.jsonl").exists()


@pytest.mark.slow
def test_a_search_goes_on_behind_the_menu_and_each_game_is_searched_once(player: Driver, tmp_path: Path) -> None:
    logged(tmp_path / "games")
    mistakes = player.torres_menus.mistakes
    mistakes.open()
    player.rounds(3)
    player.key("control-n")
    player.rounds(3)
    player.program.flow.open_menu()
    searched(player)
    mistakes.open()
    player.rounds(3)
    assert mistakes.puzzles.searched
    assert page(player).rows
    player.key("control-n")
    player.rounds(3)
    assert page(player).percent is None
    assert page(player).told == player.program.services.say("mistakes-all-searched")
    assert {each.log for each in mistakes.puzzles.puzzles} == {NAME}
