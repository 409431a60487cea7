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
from torres3d.games.torres.bots.play_statistics.game_counts import YEARS, Counted, Measure
from torres3d.games.torres.bots.play_statistics.play_counting import play_counted
from torres3d.games.torres.bots.play_statistics.summary import AP_NAMES
from torres3d.games.torres.bots.registry import BOTS


class Passing(NamedTuple):
    """Shares of the AP to the marker in years 1 and 2 and in year 3; cards burnt and blocks unbuilt, by turn."""

    early: float
    late: float
    burnt: float
    unbuilt: float


def passing(games: Sequence[Counted], level: str) -> Passing:
    """What the seats of a level did with their time in these games."""

    def count(years: Sequence[int], *names: Measure) -> int:
        return sum(
            game.count(name, seat, year)
            for game in games
            for seat, who in enumerate(game.levels)
            if who == level
            for name in names
            for year in years
        )

    early, late = (count(years, "ap_marker") / count(years, *AP_NAMES.values()) for years in (YEARS[:-1], YEARS[-1:]))
    turns = count(YEARS, "turns")
    return Passing(early, late, count(YEARS, "cards_to_marker") / turns, count(YEARS, "blocks_unbuilt") / turns)


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
