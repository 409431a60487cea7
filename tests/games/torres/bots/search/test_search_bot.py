"""The bots that search: they play everything, see nothing hidden, and the same seed gives the same move."""

import random

import pytest
from msgspec.structs import replace

from tests.games.torres.random_games import new_game, random_states, some_game
from tests.games.torres.setups import EDITIONS
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search import foundation_and_king_choices
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_bot import SearchBot, sample_cards
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.turn_choice import best_turn_of, distinct_ends
from torres3d.games.torres.rules.commands import Command, EndTurn, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

QUICK = Level("Quick", 2, 16, 1, 2, 1, 0.0, 30.0, 4000)


@pytest.fixture(autouse=True)
def short_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Foundations and first knights are looked at only a little: here it is about turns."""
    monkeypatch.setattr(foundation_and_king_choices, "CHOICES", 2)
    monkeypatch.setattr(foundation_and_king_choices, "TURNS", 1)


def play(state: State, bots: list[SearchBot]) -> tuple[State, list[Command]]:
    commands = []
    while state.actor is not None:
        command = bots[state.actor].choose(view(state, state.actor))
        assert command in legal(state)
        commands.append(command)
        state = apply(state, command)
    return state, commands


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "players"),
    [("basic", 2), ("variant", 3), ("master", 2)]
    + [
        pytest.param(mode, players, marks=pytest.mark.long)
        for mode, others in (("basic", (3, 4)), ("variant", (2, 4)), ("master", (3, 4)))
        for players in others
    ],
)
def test_they_play_everything(mode: Mode, players: int) -> None:
    state = new_game(list(EDITIONS)[players % 3], mode, players, 3 * players)
    end, commands = play(state, [SearchBot(QUICK, weights(), seat) for seat in range(players)])
    assert end.stage == "over"
    assert any(isinstance(command, Play) for command in commands)
    turns = sum(isinstance(command, EndTurn) for command in commands)
    assert turns == players * sum(len(stacks) for stacks in state.options.stacks)


@pytest.mark.slow
def test_the_same_seed_and_level_give_the_same_game() -> None:
    first = play(some_game(4), [SearchBot(QUICK, weights(), seat) for seat in range(4)])[1]
    assert first == play(some_game(4), [SearchBot(QUICK, weights(), seat) for seat in range(4)])[1]


def test_a_bot_asked_in_the_middle_of_a_turn_does_the_same_whatever_it_was_asked_before() -> None:
    for state in random_states(5)[40:140:20]:
        if state.actor is not None:
            seen = view(state, state.actor)
            bot = BOTS.make_bot("easy", 1)
            bot.choose(view(some_game(9), 0))
            assert bot.choose(seen) == BOTS.make_bot("easy", 1).choose(seen)


@pytest.mark.parametrize("seed", range(6))
def test_hidden_cards_are_guessed_from_the_unseen_only(seed: int) -> None:
    for state in random_states(seed)[::25]:
        if state.actor is None:
            continue
        seen = view(state, state.actor)
        guess = sample_cards(seen, random.Random(1))
        assert view(guess, state.actor) == seen
        # What lies hidden does not matter: only the view is asked.
        assert sample_cards(view(guess, state.actor), random.Random(1)) == guess


def test_the_nodes_bound_the_search() -> None:
    state = next(state for state in random_states(2)[60:] if state.stage == "turn" and state.ap == 5)
    scene = TurnScene(state)
    for nodes in (1, 500, 3000):
        outcome = Beam(scene, Evaluator(scene, weights()), Limits(50, nodes=nodes)).run(1)
        # One opened position may go over, by the positions next to it.
        assert outcome.visited < nodes + 1500
        assert outcome.best


@pytest.mark.parametrize("nodes", [1, 2000, 10_000])
def test_the_nodes_bound_the_replies_too(nodes: int) -> None:
    state = next(state for state in random_states(2)[60:] if state.stage == "turn" and state.ap == 5)
    level = Level("Answering", 20, 16, 1, 50, 20, 0.0, 1.0, nodes)
    turn = best_turn_of(state, level, weights(), random.Random(1))
    # The own turn and the answers each, and one opened position for every opponent who thinks.
    assert turn.visited < 2 * nodes + 1500 * state.players
    for command in turn.commands:
        state = apply(state, command)


@pytest.mark.parametrize("patience", [0, 3, 40])
def test_a_hurry_ends_the_search_with_a_turn(patience: int) -> None:
    state = next(state for state in random_states(2)[60:] if state.stage == "turn" and state.ap == 5)
    endless = Level("Endless", 5000, 16, 5000, 50, 500, 0.0, 0.05, 10_000_000)
    asked = iter(range(1_000_000))
    turn = best_turn_of(state, endless, weights(), random.Random(1), lambda: next(asked) >= patience)
    assert turn.visited < 500_000
    for command in turn.commands:
        state = apply(state, command)


@pytest.mark.slow
def test_ways_in_another_order_are_one_position() -> None:
    state = next(state for state in random_states(2)[60:] if state.stage == "turn" and state.ap == 5)
    scene = TurnScene(replace(state, ap=2))
    beam = Beam(scene, Evaluator(scene, weights()), Limits(1000))
    outcome = beam.run(1)
    assert sum(len(owns) for owns in beam.seen.values()) < 0.8 * outcome.visited


def test_a_wider_search_finds_no_worse_a_turn() -> None:
    for state in random_states(6)[60::40]:
        if state.stage == "turn":
            scene = TurnScene(state)
            values = [Beam(scene, Evaluator(scene, weights()), Limits(width)).run(1).best[0][0] for width in (1, 400)]
            assert values[1] >= values[0]


def test_replies_are_tried_to_plans_that_differ_in_where_knights_stand() -> None:
    turns = [state for state in random_states(2)[60:] if state.stage == "turn" and state.ap == 5]
    alike = 0
    for state in turns[:6]:
        scene = TurnScene(state)
        ends = Beam(scene, Evaluator(scene, weights()), Limits(10)).run(80).best
        chosen = distinct_ends(ends, 6)
        assert chosen[0] == ends[0]
        assert chosen == sorted(chosen, key=lambda end: -end[0])
        there = len({end[1].position.own for end in ends})
        assert len({end[1].position.own for end in chosen}) == min(6, there)
        alike += len({end[1].position.own for end in ends[:6]}) < min(6, there)
        same = [end for end in ends if end[1].position.own == ends[0][1].position.own]
        assert distinct_ends(same, 2) == same[:2]
    assert alike
