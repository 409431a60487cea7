"""Hints and the analysis of finished games."""

from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from tests.games.torres.bot_histories import begun_history_of_bots, history_of_bots
from tests.games.torres.random_games import new_game, random_states
from torres3d.bots.registry import UnknownLevel
from torres3d.bots.turning_points import NotFinished, turning_points
from torres3d.cli.analysis_chart import SIZE, draw_graph
from torres3d.engine.log_entries import Undo
from torres3d.games.torres.bots.game_analysis import analyse, lead_change, turns_of
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis
from torres3d.games.torres.bots.search.evaluation import expected_points, seen
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.features import moment_of
from torres3d.games.torres.commands.game_course_and_result_tables import score_graph
from torres3d.games.torres.kit.engine_adapter import TorresHistory
from torres3d.games.torres.rules.commands import Buy, EndTurn
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.seat_view import view


@pytest.fixture(scope="module")
def game() -> TorresHistory:
    return history_of_bots(("novice", "random"), undos=True)


@pytest.fixture(scope="module")
def judged(game: TorresHistory) -> tuple[Analysis, list[tuple[int, int]]]:
    """The game's analysis, made once, and the progress that was reported meanwhile."""
    told: list[tuple[int, int]] = []
    return analyse(game, "easy", 1, lambda done, of: told.append((done, of))), told


def test_a_turn_that_nothing_was_done_in_is_still_to_come(game: TorresHistory) -> None:
    """Else whoever is to move would seem to have lost a turn's worth of points."""
    known = weights()
    begun = 0
    for state in game.states:
        if state.stage != "turn" or state.actor is None:
            continue
        seat, other, moment = state.actor, 1 - state.actor, moment_of(state, state.actor)
        untouched = (state.ap, state.stack, state.played) == (5, None, None)
        told = known.forecast(moment._replace(turns=moment.turns + int(untouched)))
        place = (seat - state.start) % 2
        expected = state.scores[seat] + told.places[place][1 - place if untouched else place]
        expected += sum(weight * value for weight, value in zip(told.own, seen(state, seat, known), strict=True))
        expected += sum(weight * value for weight, value in zip(told.others, seen(state, other, known), strict=True))
        assert expected_points(state, known)[seat] == pytest.approx(expected)
        begun += untouched
    assert begun >= 24


@pytest.mark.slow
def test_each_turn_is_judged(game: TorresHistory, judged: tuple[Analysis, list[tuple[int, int]]]) -> None:
    found, told = judged
    assert len(found.turns) == 24
    assert told[-1] == (24, 24)
    assert found.scores == game.state.scores
    assert found.turns[-1].expected == found.scores
    assert [turn.scoring for turn in found.turns].count(True) == 3
    assert len(set(found.turning_points)) == 3
    for turn in found.turns:
        assert turn.loss == pytest.approx(turn.best - turn.played, abs=0.11)
        assert turn.loss >= 0
        assert bool(turn.better) or turn.loss == 0
        assert Undo() not in turn.commands
        assert isinstance(turn.commands[-1], EndTurn)
    assert found.losses[0] < found.losses[1]


@pytest.mark.slow
def test_the_better_turns_are_whole_and_can_be_played(
    game: TorresHistory, judged: tuple[Analysis, list[tuple[int, int]]]
) -> None:
    told = 0
    for turn in judged[0].turns:
        state = game.states[turn.first - 1]
        for command in turn.better:
            assert state.actor == turn.seat
            state = apply(state, command)
        if turn.better:
            told += 1
            assert isinstance(turn.better[-1], EndTurn)
            assert state.actor != turn.seat or state.stage != "turn"
    assert told > 5


def test_undone_commands_are_no_part_of_a_turn(game: TorresHistory) -> None:
    turns = turns_of(game)
    assert len(turns) == 24
    for turn in turns:
        assert turn[0].before.ap == 5
        assert all(one.after is other.before for one, other in pairwise(turn))


def test_a_game_that_goes_on_cannot_be_gone_through() -> None:
    with pytest.raises(NotFinished, match="not over yet"):
        analyse(begun_history_of_bots(("novice", "novice")))
    with pytest.raises(UnknownLevel):
        best_turn(view(new_game(), 0), "nobody", 1)


def test_turning_points_are_the_greatest_changes() -> None:
    courses = [(10.0, 10.0), (10.0, 30.0), (12.0, 30.0), (40.0, 30.0), (40.0, 31.0)]
    assert turning_points(courses, lead_change) == (2, 0, 1)
    assert turning_points(courses, lead_change, [2]) == (0, 1, 3), "where there was nothing to decide"


@pytest.mark.slow
def test_the_course_is_drawn(judged: tuple[Analysis, list[tuple[int, int]]], tmp_path: Path) -> None:
    file = tmp_path / "course.png"
    draw_graph(score_graph(judged[0]), file)
    with Image.open(file) as image:
        assert image.size == SIZE
        assert len(image.getcolors(100_000) or ()) > 20


@pytest.mark.slow
def test_hints_are_whole_legal_turns() -> None:
    asked = 0
    for state in random_states(11)[::9]:
        if state.actor is None:
            continue
        seen = view(state, state.actor)
        hint = best_turn(seen, "easy", 1)
        assert hint == best_turn(seen, "easy", 1)
        assert len(hint.points) == state.players
        asked += state.stage == "turn"
        after = state
        for command in hint.commands:
            after = apply(after, command)
            if isinstance(command, Buy):
                break
        if state.stage == "turn":
            assert isinstance(hint.commands[-1], EndTurn | Buy)
            assert hint.now >= 0
    assert asked > 3
