"""Trials of weights: games between players of one level whose weights were changed at random.

Run ``python -m torres3d.games.torres.bots.learning.weight_trials --players 2 --games 5000 --out FILE``. A regression of
the leads at the end on the changes (`torres3d.games.torres.bots.learning.trial_regression`) tells which change of which
weight wins points: what a player does not do when he likes a thing less shows what the thing is worth, whatever usually
goes with it. The changes follow from the number of the game, so a line holds no more than the scores. Players in whom
everything is changed are weak ones, and what wins among them need not win among good ones: ``--only`` changes a few
things.
"""

import argparse
import random
import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from torres3d.base import paths
from torres3d.games.torres.bots.learning.games_file import Deal, play_missing, read_lines
from torres3d.games.torres.bots.learning.self_play_games import opening_of, some_setting
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search.evaluation_weights import FILE, GAME_END, CardWorth, Weights, read_weights
from torres3d.games.torres.bots.search.features import COMPANY, FEATURES, Moment, Row
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, PHASES
from torres3d.games.torres.rules.seat_view import view

TRIED = Level("Tried", 4, 16, 2, 2, 1, 0.0, 60.0, 30_000)
"""Level of the players in their turns: it sees the others' answers, as the strong levels do."""
PLACING = replace(TRIED, replies=0)
"""The same where pieces are placed: to play each place on for turns would take four times as long as the game."""
TIMES = tuple(name for name in FEATURES if name not in ("one", "ground", *COMPANY))
"""Features whose weights are multiplied, in each phase by itself, by 1/2 to 2."""
MORE = {
    "area": 0.5, "level": 1.0, "castles": 2.0, "head": 0.5, "step": 0.15, "grow": 0.5, "knights": 2.0, "ground": -2.0,
    "levels": 1.0, "court": 2.0, "gap": -1.0, "next_gap": -1.0, "blocks": 0.5,
    "shared": 3.0, "shared_area": 0.5, "ahead": 1.5, "besieged": 1.0,
}  # fmt: skip
"""Features to whose weights up to so much is added or taken away, in each phase by itself."""
RIVALS = 0.5
"""The weight of the opponents' points is multiplied by 2 to the power of at most this."""
NAMES = (
    *(f"{name} {phase} times" for name in TIMES for phase in range(1, PHASES + 1)),
    *(f"{name} {phase} more" for name in MORE for phase in range(1, PHASES + 1)),
    *(f"card {card}" for card in ACTION_CARDS),
    "rivals",
    "promise",
)
"""The changes, each a number from -1 to 1; 0 changes nothing."""


class Trial(msgspec.Struct, frozen=True):
    """A game that was played: its number and the final scores by seat."""

    number: int
    scores: tuple[int, ...]


def named(pattern: str) -> tuple[str, ...]:
    """The names of the changes that a pattern, as of `re.fullmatch`, picks out. Raises `ValueError` if none is."""
    found = tuple(name for name in NAMES if re.fullmatch(pattern, name))
    if not found:
        raise ValueError(f"no change is named {pattern}; there are: {', '.join(NAMES)}")
    return found


def changes(number: int, players: int, names: Sequence[str] = NAMES) -> list[list[float]]:
    """The changes of each seat in a game, in the order of `NAMES`; all but those of these ``names`` are 0."""
    chance = random.Random(f"weights {number} {players}")
    return [[chance.uniform(-1.0, 1.0) if name in names else 0.0 for name in NAMES] for _ in range(players)]


def changed(known: Weights, change: list[float]) -> Weights:
    """The weights with a change; none gets another sign, and those after the last turn stay as they are."""
    by = dict(zip(NAMES, change, strict=True))

    def row(weights: Row, moment: Moment) -> Row:
        if moment[1:] == GAME_END:
            return weights
        found = []
        for name, weight in zip(FEATURES, weights, strict=True):
            value = weight * 2 ** by.get(f"{name} {moment.phase} times", 0.0)
            more = MORE.get(name, 0.0)
            if more:
                value += more * by[f"{name} {moment.phase} more"]
                if name not in COMPANY:
                    # Rows of a regression may have the other sign already.
                    value = max(value, min(weight, 0.0)) if more > 0 else min(value, max(weight, 0.0))
            found.append(value)
        return tuple(found)

    cards = tuple(
        {
            card: CardWorth(worth.mean * 2 ** by[f"card {card}"], worth.best * 2 ** by[f"card {card}"])
            for card, worth in phase.items()
        }
        for phase in known.cards
    )
    return replace(
        known.changed(row),
        cards=cards,
        rivals=known.rivals * 2 ** (RIVALS * by["rivals"]),
        promise=known.promise * 2 ** by["promise"],
    )


def played(known: Weights, names: Sequence[str], deal: Deal) -> Trial:
    """Play a game of changed weights."""
    number, players = deal.number, deal.players
    chance = random.Random(f"trial {number} {players}")
    state = opening_of(*some_setting(chance), players)
    weights = [changed(known, change) for change in changes(number, players, names)]
    seeds = range(number * 8, number * 8 + players)
    placing, bots = (
        [SearchBot(level, each, seed) for each, seed in zip(weights, seeds, strict=True)] for level in (PLACING, TRIED)
    )
    while state.actor is not None:
        asked = bots if state.stage == "turn" else placing
        state = apply(state, asked[state.actor].choose(view(state, state.actor)))
    return Trial(number, state.scores)


def read_trials(file: Path) -> Iterator[Trial]:
    """The games of a file."""
    return read_lines(file, Trial)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Play games between players with weights changed at random.")
    parser.add_argument("--players", type=int, required=True, choices=[2, 3, 4])
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default=".*", help="a pattern of names: only these are changed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--weights", type=Path, default=paths.config() / FILE, help="the weights that are changed")
    parser.add_argument("--out", type=Path, required=True, help="the file of the scores; games it has are not played")
    given = parser.parse_args(words)
    play = partial(played, read_weights(given.weights), named(given.only))
    deals = (Deal(number, given.players) for number in range(given.first, given.first + given.games))
    play_missing(given.out, Trial, play, deals, given.jobs)


if __name__ == "__main__":
    main()
