"""How much of the time each level passes: python -m tests.games.torres.bench.passing [options]

Games of a level against itself. By number of players: the share of the AP that goes to the marker in years 1 and 2 / 3,
cards a turn played for AP that go there alone, and blocks a turn that end in the supply.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import NamedTuple

from torres3d.bots.arena.workers import play_each
from torres3d.games.torres.bots.arena.arena_game import Match
from torres3d.games.torres.bots.play_statistics.game_counts import YEARS, Counted
from torres3d.games.torres.bots.play_statistics.play_counting import play_counted
from torres3d.games.torres.bots.play_statistics.summary import AP_NAMES, seats_of, total
from torres3d.games.torres.bots.registry import BOTS


class Passing(NamedTuple):
    """Shares of the AP to the marker in years 1 and 2 and in year 3; cards burnt and blocks unbuilt, by turn."""

    early: float
    late: float
    burnt: float
    unbuilt: float


def passing(games: Sequence[Counted], level: str) -> Passing:
    """What the seats of a level did with their time in these games."""
    seats = seats_of(games, level)
    turns = total(seats, "turns", YEARS)

    def to_marker(years: Sequence[int]) -> float:
        return total(seats, "ap_marker", years) / sum(total(seats, name, years) for name in AP_NAMES.values())

    return Passing(
        to_marker(YEARS[:-1]),
        to_marker(YEARS[-1:]),
        total(seats, "cards_to_marker", YEARS) / turns,
        total(seats, "blocks_unbuilt", YEARS) / turns,
    )


def match_of(level: str, players: int, number: int) -> Match:
    seeds = tuple(number * players + seat for seat in range(players))
    return Match(number, (level,) * players, seeds, number, "rio-grande-1999", "basic", {})


def main() -> None:
    parser = argparse.ArgumentParser(description="How much of the time each level passes.")
    parser.add_argument("--levels", default=",".join(BOTS.search_levels()))
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    sys.stdout.write("level, players: marker in years 1 and 2 / 3; cards burnt, blocks unbuilt, each by turn\n")
    for level in given.levels.split(","):
        for players in map(int, given.players.split(",")):
            matches = [match_of(level, players, number) for number in range(given.seed, given.seed + given.games)]
            found = passing(list(play_each(play_counted, matches, given.jobs)), level)
            sys.stdout.write(
                f"{level:9} {players}: {found.early:6.1%} /{found.late:6.1%}; {found.burnt:.3f}, {found.unbuilt:.2f}\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
