"""How a weak player errs: evenly around the truth, alike all turn long, and never by passing the time."""

import pytest
from msgspec.structs import replace

from tests.games.torres.random_games import new_game, random_states
from torres3d.games.torres.bots.deliberate_oversights import misjudgement_of
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.misjudgement import UNERRING, Misjudgement, misjudged
from torres3d.games.torres.bots.search.beam_search import Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.opponent_replies import after_replies, turn_done
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.turn_choice import ends_of, waste_among
from torres3d.games.torres.bots.search.unsearched_choices import best_ending
from torres3d.games.torres.rules.commands import Score
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

ERRING = Level("Erring", 1, 1, 1, 0, 1, 0.0, 60.0, 20_000, error=12.0)


def turns_of(seed: int) -> list[State]:
    return [state for state in random_states(seed) if state.stage == "turn"][5::9]


def test_errors_are_spread_evenly_and_another_salt_gives_others() -> None:
    found = [misjudged(1 << square | 1 << other, 7) for square in range(64) for other in range(square)]
    assert -1 <= min(found) < -0.95
    assert 0.95 < max(found) < 1
    assert sum(found) / len(found) == pytest.approx(0, abs=0.05)
    assert sum(error > 0.5 for error in found) / len(found) == pytest.approx(0.25, abs=0.03)
    again = [misjudged(1 << square | 1 << other, 8) for square in range(64) for other in range(square)]
    assert sum(one * two for one, two in zip(found, again, strict=True)) / len(found) == pytest.approx(0, abs=0.03)


def test_a_position_is_taken_for_so_much_more_or_less_and_always_alike() -> None:
    for state in turns_of(1):
        scene = TurnScene(state)
        start = scene.start()
        true = Evaluator(scene, weights()).standing(start)
        errs = [Evaluator(scene, weights(), misjudges=Misjudgement(6.0, salt)).standing(start) for salt in (1, 1, 2)]
        assert errs[0] == errs[1] != errs[2]
        assert all(0 < abs(each - true) <= 6.0 for each in errs)


def test_the_errors_of_a_turn_are_the_same_from_its_beginning_to_its_end() -> None:
    state = next(state for state in turns_of(2) if state.ap)
    assert state.actor is not None
    errs = misjudgement_of(state, state.actor, 5.0, 3)
    assert errs == misjudgement_of(apply(state, Score()), state.actor, 5.0, 3)
    assert errs != misjudgement_of(replace(state, round=state.round % 3 + 1), state.actor, 5.0, 3)
    assert UNERRING.error == 0


def test_what_the_marker_and_waste_are_taken_for_is_part_of_the_value() -> None:
    state = next(state for state in turns_of(3) if state.ap >= 2)
    scene = TurnScene(state)
    start = scene.start()
    fair, busy, thrifty = (
        Evaluator(scene, weights()),
        Evaluator(scene, weights(), marker=-2.0),
        Evaluator(scene, weights(), waste=3.0),
    )
    assert fair.value(start) - busy.value(start) == pytest.approx(3.0 * max(0, state.ap - fair.buys))
    wasted = (fair.value(start) - thrifty.value(start)) / 3.0
    assert wasted == int(wasted) >= 0


def test_blocks_in_the_supply_cost_as_much_when_answers_were_tried() -> None:
    level = Level("Sparing", 1, 16, 1, 2, 1, 0.0, 60.0, 20_000)
    limits = Limits(level.reply_width, cards=1, nodes=level.nodes)
    all_lost = 0
    # After the last turn of a phase the stacks are those of the next; a single end is not answered.
    for state in (state for state in turns_of(1) if turns_left(state) and state.ap):
        scene = TurnScene(state)
        judge = Evaluator(scene, weights(), waste=1.5)
        for value, node in ends_of(scene, judge, level, weights())[0]:
            done, ap = turn_done(scene, node), node.position.ap
            over = apply(done, best_ending(done))
            lost = sum(done.stacks[scene.seat]) - sum(over.stacks[scene.seat])
            answered, _ = after_replies(over, scene.seat, weights(), judge.shares, limits)
            assert value == pytest.approx(answered + judge.leftover[ap] - ap - 1.5 * lost)
            all_lost += lost
    assert all_lost > 10


@pytest.mark.parametrize(("players", "points"), [(2, 2.0), (3, 1.0), (4, 0.5)])
def test_with_more_players_a_block_costs_less(players: int, points: float) -> None:
    assert waste_among(replace(ERRING, waste=2.0), players) == points


def share_of_the_marker(level: Level) -> float:
    state, steps, begun = new_game(players=4, seed=4), 0, 0
    bots = [SearchBot(level, weights(), seat) for seat in range(4)]
    while state.actor is not None and state.phase < 3:
        begun += state.stage == "turn" and state.ap == 5
        command = bots[state.actor].choose(view(state, state.actor))
        steps += isinstance(command, Score)
        state = apply(state, command)
    return steps / (5 * begun)


@pytest.mark.slow
def test_whoever_takes_the_marker_for_less_does_something_else() -> None:
    assert share_of_the_marker(ERRING) > 0.2
    assert share_of_the_marker(replace(ERRING, marker=-3.0)) < 0.1
