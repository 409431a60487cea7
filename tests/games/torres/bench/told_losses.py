"""Whether the losses that the analysis tells hold: python -m tests.games.torres.bench.told_losses [options]

Games of bots are analysed, and each told loss is judged once more by answers searched 20 times as wide: it is confirmed
where the better turn still leads. Games are those of the seeds, so the same are judged again.
"""

import argparse
import sys
from typing import NamedTuple

from tests.games.torres.bot_histories import history_of_bots
from torres3d.bots.arena.workers import play_each
from torres3d.bots.gc_pause import uncollected
from torres3d.games.torres.bots.game_analysis import turns_of
from torres3d.games.torres.bots.played_turn_judgement import better_turn, played_value, value_after
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.bots.search.beam_search import Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.kit.engine_adapter import TorresHistory

WIDE = Limits(80, cards=10)
"""Answers 20 times as wide as the second ones of the analysis."""


class Game(NamedTuple):
    """A game to be judged."""

    number: int
    levels: tuple[str, ...]
    seed: int


class Judged(NamedTuple):
    """A game's turns, and of each told loss the points told, give or take, and what wider answers say."""

    number: int
    turns: int
    told: tuple[tuple[float, float, float], ...]


def judged(game: Game) -> Judged:
    history: TorresHistory = history_of_bots(game.levels, game.seed)
    level, known = BOTS.level_named(ADVISER), weights()
    told = []
    turns = turns_of(history)
    for turn in turns:
        with uncollected():
            scene = TurnScene(turn[0].before)
            judge = Evaluator(scene, known)
            found = better_turn(scene, judge, turn[-1], level, known)
            if found is None:
                continue
            lead = value_after(scene, judge, found.node, known, WIDE)
            lead -= played_value(scene, judge, turn[-1], known, WIDE)
            told.append((round(found.loss, 1), round(found.margin, 1), round(lead, 1)))
    return Judged(game.number, len(turns), tuple(told))


def main() -> None:
    parser = argparse.ArgumentParser(description="Judge told losses once more, by wider answers.")
    parser.add_argument("--levels", default="expert,expert,expert,expert")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    levels = tuple(given.levels.split(","))
    turns = losses = held = 0
    refuted: list[tuple[float, float, float]] = []
    for found in play_each(judged, [Game(n, levels, given.seed + n) for n in range(given.games)], given.jobs):
        turns += found.turns
        losses += len(found.told)
        held += sum(wide > 0 for _, _, wide in found.told)
        refuted += [each for each in found.told if each[2] <= 0]
        sys.stdout.write(f"game {found.number}: {found.told}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{given.levels}: {turns} turns, {losses} losses told, {held} confirmed; refuted: {refuted}\n")


if __name__ == "__main__":
    main()
