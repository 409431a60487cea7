"""How fast the rules are. Run on demand: pytest tests/games/torres/bench/bench_rules.py

Wanted on a 2-core machine: `legal` at most 0.1 ms on average without cards in hand, 0.5 ms with them; 20,000 commands/s
through `decide` and `evolve`. Every round begins with the rules' memories (lru_cache) empty.
"""

import random
from functools import cache

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.torres.random_games import game
from torres3d.games.torres.rules import board, doors
from torres3d.games.torres.rules.board import Board
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State

GAMES = 60
STATES = 2_000


@cache
def recorded() -> list[tuple[State, list[Command]]]:
    """Random games over all editions, modes and house rules: first state and commands."""
    found = []
    for number in range(GAMES):
        steps = list(game(number))
        found.append((steps[0].before, [step.command for step in steps]))
    return found


@cache
def turn_states(with_cards: bool) -> list[State]:
    """States of turns with AP left, in random order, so that none finds the memory of the one before it."""
    found = [
        step.before
        for number in range(GAMES)
        for step in game(number)
        if step.before.stage == "turn" and step.before.actor is not None and step.before.ap
        if bool(step.before.hands[step.before.actor] and step.before.played is None) is with_cards
    ]
    random.Random(1).shuffle(found)
    return found[:STATES]


def forget() -> None:
    """Empty the memories of the rules."""
    for memory in (board.ground, board.shift_sites, doors.exits, doors.any_door_exits, doors.card_exits):
        memory.cache_clear()


@pytest.mark.parametrize("with_cards", [False, True], ids=["without_cards", "with_cards"])
def bench_legal(benchmark: BenchmarkFixture, with_cards: bool) -> None:
    """`legal` for many states, memories empty at the start; ms each is the time divided by their number."""
    states = turn_states(with_cards)

    def fresh() -> tuple[tuple[list[State]], dict[str, object]]:
        """The states with boards of which nothing is known yet."""
        forget()
        boards = (Board(state.board.heights, state.board.above) for state in states)
        return ([replace(state, board=new) for state, new in zip(states, boards, strict=True)],), {}

    def run(fresh_states: list[State]) -> int:
        return sum(len(legal(state)) for state in fresh_states)

    commands = benchmark.pedantic(run, setup=fresh, rounds=5)
    each = benchmark.stats.stats.mean / len(states) * 1000
    benchmark.extra_info.update(states=len(states), commands_each=commands / len(states), ms_each=each)
    print(f"\n{len(states)} states, {commands / len(states):.0f} commands and {each:.4f} ms each")
    assert commands


def bench_decide_and_evolve(benchmark: BenchmarkFixture) -> None:
    """Recorded games through `decide` and `evolve`, memories empty at the start."""
    games = recorded()
    count = sum(len(commands) for _, commands in games)

    def run() -> State:
        for start, commands in games:
            state = start
            for command in commands:
                for event in decide(state, command):
                    state = evolve(state, event)
        return state

    last = benchmark.pedantic(run, setup=forget, rounds=5)
    rate = count / benchmark.stats.stats.mean
    benchmark.extra_info.update(commands=count, commands_a_second=rate)
    print(f"\n{count} commands, {rate:,.0f} a second")
    assert last.stage == "over"
