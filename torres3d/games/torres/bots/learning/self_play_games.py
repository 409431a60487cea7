"""Games of self-play to learn from, made from seeds and kept as commands; a run that was stopped goes on.

Run ``python -m torres3d.games.torres.bots.learning.self_play_games --players 4 --games 3000 --jobs 2 --out FOLDER``.
FOLDER gets a file for each thousand games. Whatever is learnt from a game is found by playing its commands again, so
new features need no new games.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from torres3d.games.torres.bots.learning.games_file import Deal, play_missing, read_lines
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search.evaluation_weights import Weights, weights
from torres3d.games.torres.bots.search.features import FEATURES, Moment, Row
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rules.commands import Command, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.literal_types import MODES, TURN_AP, Mode
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

PART = 1000
"""Games of a file."""
PLAYERS: dict[str, tuple[int, Level]] = {
    "narrow": (3, Level("Narrow", 6, 16, 2, 0, 1, 1.0, 60.0, 30_000)),
    "slim": (3, Level("Slim", 3, 16, 1, 0, 1, 1.0, 60.0, 30_000)),
    "short": (1, Level("Short", 3, 5, 1, 0, 1, 2.0, 60.0, 20_000)),
}
"""Kinds of players with their shares: fast, and soft enough to show more than one way of playing."""
WILD, WILD_SOFTNESS = 0.1, 8.0
"""The share of turns that are played much softer: what a good player would not do, and how it ends."""
PREFERRED = (
    "area", "castles", "head", "grow", "knights", "levels", "court", "gap", "next_gap", "blocks", "master", "hand",
)  # fmt: skip
"""Features that a player likes more or less than others do."""
TIMES = (0.5, 1.0, 1.0, 1.0, 2.0)
"""How much more or less, at random."""


class SelfPlayGame(msgspec.Struct, frozen=True):
    """A game that was played: its setting, the kinds of its players by seat, all commands and the final scores."""

    number: int
    edition: str
    mode: Mode
    chance: int
    kinds: tuple[str, ...]
    commands: tuple[Command, ...]
    scores: tuple[int, ...]

    def opening(self) -> State:
        """The first state."""
        return opening_of(self.edition, self.mode, self.chance, len(self.kinds))


def some_setting(chance: random.Random) -> tuple[str, Mode, int]:
    """Edition, mode and seed of the cards: any edition, the basic game as often as the two others together."""
    edition, mode = chance.choice(sorted(editions())), chance.choice(("basic", *MODES, "basic"))
    return edition, mode, chance.getrandbits(32)


def opening_of(edition: str, mode: Mode, chance: int, players: int) -> State:
    options = resolve(edition, mode, {}, players)
    drawn = draw(options, chance)
    return opening(options, drawn.decks, drawn.master)


def inclined(known: Weights, chance: random.Random) -> Weights:
    """The weights of a player with slightly other preferences."""
    times = [chance.choice(TIMES) if name in PREFERRED else 1.0 for name in FEATURES]

    def row(weights: Row, _: Moment) -> Row:
        return tuple(value * by for value, by in zip(weights, times, strict=True))

    return known.changed(row)


def played(deal: Deal) -> SelfPlayGame:
    """Play a game of `some_setting`."""
    chance = random.Random(deal.number * 10 + deal.players)
    edition, mode, seed = some_setting(chance)
    shares = [share for share, _ in PLAYERS.values()]
    kinds = tuple(chance.choices(list(PLAYERS), shares, k=deal.players))
    levels = [PLAYERS[kind][1] for kind in kinds]
    inclinations = [inclined(weights(), chance) for _ in kinds]
    seeds = range(deal.number * 8, deal.number * 8 + deal.players)
    usual, wild = (
        [SearchBot(level, known, seed) for level, known, seed in zip(each, inclinations, seeds, strict=True)]
        for each in (levels, [replace(level, softness=WILD_SOFTNESS) for level in levels])
    )
    bots = usual
    state = opening_of(edition, mode, seed, deal.players)
    commands: list[Command] = []
    while state.actor is not None:
        if state.stage == "turn" and state.ap == TURN_AP and not isinstance(commands[-1], Play):
            bots = wild if chance.random() < WILD else usual
        commands.append(bots[state.actor].choose(view(state, state.actor)))
        state = apply(state, commands[-1])
    return SelfPlayGame(deal.number, edition, mode, seed, kinds, tuple(commands), state.scores)


def part_file(folder: Path, players: int, number: int) -> Path:
    """The file of a game."""
    return folder / f"players-{players}-part-{number // PART:03}.jsonl"


def read_games(file: Path) -> Iterator[SelfPlayGame]:
    """The games of a file."""
    return read_lines(file, SelfPlayGame)


def make_games(folder: Path, players: int, games: int, jobs: int) -> None:
    """Play the games that are not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, PART):
        deals = (Deal(number, players) for number in range(first, min(first + PART, games)))
        play_missing(part_file(folder, players, first), SelfPlayGame, played, deals, jobs)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play games of self-play to learn from.")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--games", type=int, default=PART, help="games for each number of players")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, required=True, help="the folder of their files")
    given = parser.parse_args()
    for players in given.players:
        make_games(given.out, players, given.games, given.jobs)


if __name__ == "__main__":
    main()
