"""How fast rules and bots are, in one run on one core: python -m tests.games.torres.bench.speeds

Random games with `legal` at every step, by states and by packed ones, positions of the search, a hint, the analysis of
a game of four. They do the same work each time; the counts in the last column say whether two runs are to be compared.
Where it is compiled (`.ci/compiled DIR` puts it and the tests into a folder) plain and compiled stand side by side.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from math import inf
from typing import TypeVar

import msgspec

from tests.games.torres.random_games import new_game
from tests.house.places import ROOT
from torres3d.base.compiled_modules import is_compiled
from torres3d.bots.gc_pause import uncollected
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.bots.game_analysis import analyse
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import squares
from torres3d.games.torres.rules.decide import apply, apply_in_place
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

GAMES = 60
SEARCHES = ((10, 1), (40, 4))
"""Widths and cards of the searches."""
FOUR = ROOT / "tests/games/torres/examples/008-rio-grande-1999-basic-4p.torres"
T = TypeVar("T")


class Measure(msgspec.Struct):
    """What was measured: a number with its unit, and what was ``done`` for it."""

    name: str
    number: float
    unit: str
    done: str

    def text(self) -> str:
        """The number with its unit."""
        return f"{self.number:,.3f} s" if self.unit == "s" else f"{self.number:,.0f} {self.unit}"


def turns(players: int) -> list[State]:
    """Beginnings of turns, spread over a game of good bots."""
    state = new_game(players=players, seed=5)
    bots = [BOTS.make_bot("medium", seat) for seat in range(players)]
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
        with uncollected():
            visited += searched(state, Limits(width, cards=cards))
    return visited


def searched(state: State, limits: Limits) -> int:
    """Search one turn, as bots do; the positions visited."""
    scene = TurnScene(state)
    return Beam(scene, Evaluator(scene, weights()), limits).run(1).visited


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


def packed_games(games: int) -> tuple[int, int]:
    """The same games, each in one packed state that changes in place."""
    moves = listed = 0
    for seed in range(games):
        rng = random.Random(seed)
        state = PackedState(new_game(players=2 + seed % 3, seed=seed))
        while commands := legal(state):
            listed += len(commands)
            moves += 1
            apply_in_place(state, commands[int(rng.random() * len(commands))])
    return moves, listed


def timed(work: Callable[[], T], rounds: int = 1) -> tuple[float, T]:
    """The processor's seconds that a work takes, the least of some rounds, and what it gives."""
    least = inf
    for _ in range(rounds):
        begin = time.process_time()
        found = work()
        least = min(least, time.process_time() - begin)
    return least, found


def measured() -> Iterator[Measure]:
    """What was measured, one after the other."""
    for name, play in (("random games", random_games), ("the same, packed", packed_games)):
        play(GAMES // 10)
        seconds, (moves, listed) = timed(lambda: play(GAMES), 3)  # noqa: B023  # called at once
        yield Measure(name, moves / seconds, "moves/s", f"{moves} moves, {listed / moves:.1f} commands a list")
    states = turns(2)
    for width, cards in SEARCHES:
        seconds, visited = timed(lambda: search_all(states, width, cards), 3)  # noqa: B023  # called at once
        yield Measure(f"search, width {width}", visited / seconds, "positions/s", f"{visited} positions")
    asked = [view(state, state.actor) for state in states if state.actor is not None]
    seconds, hints = timed(lambda: [best_turn(seen, ADVISER, 1) for seen in asked])
    done = f"{len(hints)} hints, {sum(len(hint.commands) for hint in hints)} commands"
    yield Measure("a hint", seconds / len(hints), "s", done)
    _, history = load_log(TORRES, FOUR)
    seconds, found = timed(lambda: analyse(history))
    yield Measure("analysis of four", seconds, "s", f"{len(found.turns)} turns, {sum(found.losses):.1f} points lost")


def plain() -> Iterator[Measure]:
    """The same from the source, by a process of its own."""
    words = [sys.executable, "-m", "tests.games.torres.bench.speeds", "--lines"]
    environment = os.environ | {"TORRES3D_PLAIN": "1"}
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield msgspec.json.decode(line, type=Measure)


def main() -> None:
    """Print all of it; ``--lines`` for `plain`."""
    if "--lines" in sys.argv:
        for found in measured():
            print(msgspec.json.encode(found).decode(), flush=True)
    elif is_compiled(squares):
        print(f"{'':<18}{'plain':>22}{'compiled':>22}")
        for before, after in zip(list(plain()), measured(), strict=True):
            times = before.number / after.number if after.unit == "s" else after.number / before.number
            same = after.done if after.done == before.done else f"NOT THE SAME: {before.done} and {after.done}"
            print(f"{after.name:<18}{before.text():>22}{after.text():>22}  {times:5.2f} times   {same}", flush=True)
    else:
        print("the source, nothing is compiled here; both beside one another where `.ci/compiled DIR` has put them")
        for found in measured():
            print(f"{found.name:<18}{found.text():>22}   {found.done}", flush=True)


if __name__ == "__main__":
    main()
