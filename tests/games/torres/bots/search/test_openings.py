"""Openings: any plan that is as good as the best, another one with another seed, and the best one later on."""

import random

import pytest
from msgspec.structs import replace

from tests.games.torres.random_games import new_game
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.torres.bots.search.turn_choice import as_good, is_opening
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State


def test_any_of_those_as_good_is_taken() -> None:
    found = [(5.0, "a"), (4.2, "b"), (3.9, "c"), (-1.0, "d")]
    assert {as_good(found, 1.0, random.Random(seed))[1] for seed in range(40)} == {"a", "b"}
    assert {as_good(found, 0.0, random.Random(seed))[1] for seed in range(40)} == {"a"}


def first_turns(variety: float, seeds: range) -> set[tuple[Command, ...]]:
    """The commands of the first turn of a game, by the seed of the bot that plays it."""
    found = set()
    level = replace(BOTS.level_named("medium-4"), notice=1.0, error=0.0, variety=variety)
    for seed in seeds:
        state, given = begun(), list[Command]()
        bot = SearchBot(level, weights(), seed)
        while state.actor == 0 and state.stage == "turn":
            given.append(bot.choose(view(state, 0)))
            state = apply(state, given[-1])
        found.add(tuple(given))
    return found


def begun() -> State:
    """A game of two in which the first knights and the king stand."""
    state = new_game(players=2, seed=3)
    bots = [BOTS.make_bot("medium", 1)] * 2
    while state.stage != "turn":
        assert state.actor is not None
        state = apply(state, bots[state.actor].choose(view(state, state.actor)))
    assert state.actor == 0
    assert is_opening(state)
    return state


@pytest.mark.slow
def test_who_varies_plays_another_first_turn_with_another_seed() -> None:
    assert len(first_turns(0.0, range(4))) == 1
    assert len(first_turns(1.5, range(8))) > 2


def test_only_the_first_round_is_an_opening() -> None:
    state = begun()
    assert not is_opening(replace(state, round=2))
    assert not is_opening(replace(state, phase=2))
