"""How fast rules and bots are, in one run on one core: python -m tests.bench.speeds

Random games with `legal` at every step, positions of the search, a hint, the analysis of a game of four. All but the
random games do the same work each time, so the counts in the last column say whether two runs are to be compared.
"""

import random
import time
from collections.abc import Callable, Iterator
from math import inf
from pathlib import Path
from typing import TypeVar

from tests.games.random_games import new_game
from torres3d.bots.analysis import analyse
from torres3d.bots.hint import best_turn
from torres3d.bots.registry import ADVISER, make_bot
from torres3d.bots.search.beam import Beam, Limits
from torres3d.bots.search.evaluation import Evaluator
from torres3d.bots.search.position import TurnScene
from torres3d.bots.search.weights import weights
from torres3d.engine.loading import load
from torres3d.kits.torres.torres_kit import TORRES
from torres3d.rules.decide import apply
from torres3d.rules.legal import legal
from torres3d.rules.state import State
from torres3d.rules.view import view

GAMES = 60
SEARCHES = ((10, 1), (40, 4))
"""Widths and cards of the searches."""
FOUR = Path(__file__).parents[1] / "examples" / "008-rio-grande-1999-basic-4p.torres"
T = TypeVar("T")


def turns(players: int) -> list[State]:
    """Beginnings of turns, spread over a game of good bots."""
    state = new_game(players=players, seed=5)
    bots = [make_bot("medium", seat) for seat in range(players)]
    found = []
    while state.actor is not None:
        if state.stage == "turn" and state.ap == 5:
            found.append(state)
        state = apply(state, bots[state.actor].choose(view(state, state.actor)))
    return found[::3]


def search_all(states: list[State], width: int, cards: int) -> int:
    """Search each turn; the positions visited."""
    visited = 0
    for state in states:
        scene = TurnScene(state)
        visited += Beam(scene, Evaluator(scene, weights()), Limits(width, cards=cards)).run(1).visited
    return visited


def random_games(games: int) -> tuple[int, int]:
    """Games in which every command is drawn from all legal ones: the moves made, and the commands listed for them."""
    moves = listed = 0
    for seed in range(games):
        rng = random.Random(seed)
        state = new_game(players=2 + seed % 3, seed=seed)
        while commands := legal(state):
            listed += len(commands)
            moves += 1
            state = apply(state, commands[int(rng.random() * len(commands))])
    return moves, listed


def timed(work: Callable[[], T], rounds: int = 1) -> tuple[float, T]:
    """The processor's seconds that a work takes, the least of some rounds, and what it gives."""
    least = inf
    for _ in range(rounds):
        begin = time.process_time()
        found = work()
        least = min(least, time.process_time() - begin)
    return least, found


def measured() -> Iterator[tuple[str, str, str]]:
    """What was measured: its name, the number with its unit, what was done for it."""
    random_games(GAMES // 10)
    seconds, (moves, listed) = timed(lambda: random_games(GAMES), 3)
    yield "random games", f"{moves / seconds:,.0f} moves/s", f"{moves} moves, {listed / moves:.1f} commands a list"
    states = turns(2)
    for width, cards in SEARCHES:
        seconds, visited = timed(lambda: search_all(states, width, cards), 3)  # noqa: B023  # called at once
        yield f"search, width {width}", f"{visited / seconds:,.0f} positions/s", f"{visited} positions"
    asked = [view(state, state.actor) for state in states if state.actor is not None]
    seconds, hints = timed(lambda: [best_turn(seen, ADVISER, 1) for seen in asked])
    done = f"{len(hints)} hints, {sum(len(hint.commands) for hint in hints)} commands"
    yield "a hint", f"{seconds / len(hints):.3f} s", done
    _, history = load(TORRES, FOUR)
    seconds, found = timed(lambda: analyse(history))
    yield "analysis of four", f"{seconds:.2f} s", f"{len(found.turns)} turns, {sum(found.losses):.1f} points lost"


def main() -> None:
    """Print all of it."""
    for name, number, done in measured():
        print(f"{name:<18}{number:>22}   {done}", flush=True)


if __name__ == "__main__":
    main()
