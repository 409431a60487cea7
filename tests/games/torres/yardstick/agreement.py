"""How often today's bots choose as those of a release did:
``python -m tests.games.torres.yardstick.agreement --release frozen --level expert --seed 1``.

The release plays a game with itself for two, three and four players in each mode; today's bot of the same level and
seed is asked in each of its positions.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from tests.games.torres.yardstick.install import install
from tests.games.torres.yardstick.releases import RELEASES, Release
from tests.games.torres.yardstick.same_games import OldGame, a_match, beginning, played_by_itself
from torres3d.games.torres.bots.arena.arena_game import Match
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.literal_types import MODES
from torres3d.games.torres.rules.seat_view import view


def agreement(match: Match, played: OldGame) -> tuple[int, int]:
    """How many commands of a game today's bots would have given too, and how many it has."""
    bots = [BOTS.make_bot(level, seed) for level, seed in zip(match.levels, match.seeds, strict=True)]
    state = beginning(match)
    equal = 0
    for command in played.commands:
        assert state.actor is not None
        equal += bots[state.actor].choose(view(state, state.actor)) == command
        state = apply(state, command)
    return equal, len(played.commands)


def tell(release: Release, folder: Path, level: str, seed: int) -> None:
    """Play and print a line for each game, and the sum."""
    found: list[tuple[int, int]] = []
    for players in (2, 3, 4):
        for mode in MODES:
            match = a_match(release, (level,) * players, "rio-grande-1999", mode, seed)
            (played,) = played_by_itself(release, folder, [match])
            found.append(agreement(match, played))
            print(f"{level}, {players} players, {mode}: {found[-1][0]} of {found[-1][1]}", flush=True)
    print(f"{level}: {sum(equal for equal, _ in found)} of {sum(all_ for _, all_ in found)} choices are equal")


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="How often today's bots choose as those of a release did.")
    parser.add_argument("--release", default="0.1.0", choices=RELEASES)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seed", default=1, type=int)
    parser.add_argument("--folder", default=None, type=Path, help="its environment")
    given = parser.parse_args(words)
    release = RELEASES[given.release]
    if given.level not in release.levels:
        parser.error(f"{release.name} has no level {given.level}; it has {', '.join(release.levels)}")
    tell(release, install(release, given.folder).parent, given.level, given.seed)


if __name__ == "__main__":
    main()
