"""Puzzles from a person's game, and the judgement of turns that are played in them."""

import pytest
from msgspec.structs import replace

from tests.games.torres.bot_histories import begun_history_of_bots, history_of_bots
from tests.games.torres.mistakes import BETTER, NAME, lost_game, puzzle
from torres3d.base.record_lines import round_trips
from torres3d.bots.turning_points import NotFinished
from torres3d.games.torres.bots.game_analysis import turns_of
from torres3d.games.torres.bots.played_turn_judgement import better_turn
from torres3d.games.torres.bots.puzzles.mistake_puzzle import OwnPuzzles, better_of, state_of
from torres3d.games.torres.bots.puzzles.mistake_search import LEAST, MOST, MainIdea, main_idea, mistakes_of
from torres3d.games.torres.bots.puzzles.turn_judge import TurnJudge
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.command_notation import read_turn
from torres3d.games.torres.rules.commands import Buy, Score
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal


@pytest.mark.slow
def test_turns_that_lost_most_become_puzzles_as_the_analysis_judges_them() -> None:
    told: list[tuple[int, int]] = []
    game = lost_game()
    found = mistakes_of(game, NAME, progress=lambda done, of: told.append((done, of)))
    assert found.turns == 12
    assert 0 < len(found.puzzles) <= MOST
    assert told[-1][0] == told[-1][1]
    assert told == sorted(told)
    assert {each.at: (each.better, each.loss) for each in found.puzzles}.items() >= BETTER.items()
    turns = {turn[0].n: turn for turn in turns_of(game)}
    for each in found.puzzles:
        first = game.standing_steps()[each.at]
        turn = turns[first.n]
        assert state_of(each) == first.before, "the position as it was, to the last card"
        assert (each.phase, each.round, each.seat) == (first.before.phase, first.before.round, 0)
        assert read_turn(each.played) == tuple(step.standing_command for step in turn)
        assert each.loss >= LEAST
        assert each.reasons
        assert round_trips(each, OwnPuzzles.kind)
    scene = TurnScene(state_of(found.puzzles[0]))
    end = turns[game.standing_steps()[found.puzzles[0].at].n][-1]
    judged = better_turn(scene, Evaluator(scene, weights()), end, BOTS.level_named(ADVISER), weights())
    assert judged is not None
    assert found.puzzles[0].loss == round(judged.loss, 1), "as the analysis judges it"


def test_turns_of_bots_are_no_mistakes_of_anybody() -> None:
    found = mistakes_of(history_of_bots(("novice", "novice")), NAME, "easy")
    assert (found.turns, found.puzzles) == (0, ())


def test_a_game_that_goes_on_has_none() -> None:
    with pytest.raises(NotFinished):
        mistakes_of(begun_history_of_bots(("novice", "novice")), NAME)


@pytest.mark.slow
@pytest.mark.parametrize("at", BETTER)
def test_the_better_turn_is_good_and_the_played_one_is_not(at: int) -> None:
    each = puzzle(at)
    judge = TurnJudge(each)
    better = judge.verdict(better_of(each))
    assert (better.good, better.behind) == (True, 0.0)
    played = judge.verdict(read_turn(each.played)[:-1])
    assert not played.good
    assert played.behind == pytest.approx(each.loss, abs=0.6), "what the analysis says it lost"


@pytest.mark.slow
def test_spare_ap_cost_nothing_and_cards_bought_count_as_unknown() -> None:
    each = puzzle(41)
    judge = TurnJudge(each)
    walked = [command for command in better_of(each) if not isinstance(command, Buy)][:4]
    whole = judge.verdict(better_of(each))
    assert judge.verdict(walked) == whole, "an AP left is used as well as the better turn uses it"
    state = state_of(each)
    for command in (*walked, Buy()):
        state = apply(state, command)
    assert len(state.offer) > 1
    for keep in legal(state):
        assert judge.verdict([*walked, Buy(), keep]) == whole, "which card was kept changes nothing"
    assert judge.verdict([]).behind > 20
    assert not judge.verdict([Score()]).good


def test_another_way_to_the_same_end_is_as_good() -> None:
    """The knights and blocks decide, not the order of the steps."""
    each = replace(puzzle(84), better="seven c8-d4 d4-d3 Ad2 d2-d1 +e1/0 d1-e1 end/0>0")
    assert TurnJudge(puzzle(84)).verdict(better_of(each)).good


def test_a_turn_that_gets_back_nine_tenths_of_the_loss_is_good() -> None:
    """Of the points that were lost, not of all: a small loss has to be got back but for a point."""
    walked = better_of(puzzle(84))[:-1]
    behind = TurnJudge(puzzle(84)).verdict(walked).behind
    assert behind > 1
    assert TurnJudge(replace(puzzle(84), loss=10 * behind + 1)).verdict(walked).good
    assert not TurnJudge(replace(puzzle(84), loss=10 * behind - 1)).verdict(walked).good


def test_the_main_idea_is_what_a_turn_gains_most_from() -> None:
    each = puzzle(140)
    begun = played = after = state_of(each)
    for command in read_turn(each.played)[:-1]:
        played = apply(played, command)
    for command in better_of(each):
        after = apply(after, command)
    found = main_idea(begun, after, played, 0)
    assert found is not None
    assert found.level == 4
    assert main_idea(begun, after, after, 0) is None, "a turn gains nothing against itself"
    assert isinstance(main_idea(begun, after, begun, 0), MainIdea)
