"""What a turn of a level costs: python -m tests.games.torres.bench.turn_costs [options]

Games of a level against itself. By number of players: turns, seconds of processor time a turn, on average and at most,
and positions visited a turn, on average and at most. Placing a foundation, a knight or the king is a turn of its own.
"""

import argparse
import sys
import time
from typing import NamedTuple

from torres3d.base.compiled_modules import is_compiled
from torres3d.games.torres.bots.learning.self_play_games import opening_of
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search import evaluation
from torres3d.games.torres.bots.search.evaluation import untouched
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.seat_view import view


class Cost(NamedTuple):
    """Processor seconds and positions visited by one turn."""

    seconds: float
    visited: int


def costs(level: str, players: int, seed: int) -> list[Cost]:
    """The costs of each turn of a game."""
    bots = [BOTS.make_bot(level, seed * players + seat) for seat in range(players)]
    state = opening_of("rio-grande-1999", "basic", seed, players)
    found: list[Cost] = []
    while state.actor is not None:
        bot = bots[state.actor]
        assert isinstance(bot, SearchBot)
        begun, visited = time.process_time(), bot.visited
        command = bot.choose(view(state, state.actor))
        cost = Cost(time.process_time() - begun, bot.visited - visited)
        if state.stage not in ("turn", "keep") or untouched(state):
            found.append(cost)
        else:
            found[-1] = Cost(found[-1].seconds + cost.seconds, found[-1].visited + cost.visited)
        state = apply(state, command)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What a turn of a level costs.")
    parser.add_argument("--level", default="expert", choices=BOTS.search_levels())
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.stdout.write(
        f"{given.level}, {'compiled' if is_compiled(evaluation) else 'plain'}; a turn on average and at most\n"
    )
    for players in map(int, given.players.split(",")):
        found = [cost for game in range(given.games) for cost in costs(given.level, players, given.seed + game)]
        seconds, visited = [cost.seconds for cost in found], [cost.visited for cost in found]
        sys.stdout.write(
            f"{players} players, {len(found)} turns: {sum(seconds) / len(found):.2f} and {max(seconds):.2f} s,"
            f" {sum(visited) // len(found)} and {max(visited)} positions\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
