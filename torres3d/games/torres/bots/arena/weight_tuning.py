"""Tuning of the evaluation's weights by self-play.

Run ``python -m torres3d.games.torres.bots.arena.weight_tuning --games 150 --rounds 3 --out FILE``. Each round plays
games with the weights so far, fits new ones to the points that the players then won (in these games and those of the
rounds before), and tries the cards in the turns of those games. The file is written after each step.
"""

import argparse
import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace

from torres3d.base import paths
from torres3d.base.atomic_write import write_file
from torres3d.bots.arena.workers import spread
from torres3d.games.torres.bots.arena.self_play import SelfPlayGame, sample_game
from torres3d.games.torres.bots.arena.weight_fitting import card_worths, fit, try_cards
from torres3d.games.torres.bots.search.evaluation_weights import FILE, CardWorth, Objective, Weights, read_weights
from torres3d.games.torres.bots.search.features import FEATURES, Moment
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, PHASES

MAX_ROUNDS = {2: (4, 4, 4), 3: (4, 3, 3), 4: (4, 3, 3)}
"""Rounds of the phases by number of players (R-4.1)."""
AIM = Objective(each=0.0, together=1.0, spread=(6.0, 8.0))
"""Weight of several opponents' points: together as much as one's own, mostly those of whoever threatens to win."""
CARD_STATES = 120
"""Default number of turns for trials of cards, for each number of players and round of the tuning."""


def blank() -> Weights:
    """The initial weights: points on the board count, less with each turn to come, and somewhat for later phases."""

    def row(phase: int, turns: int) -> tuple[float, ...]:
        later = PHASES - phase
        lasting = 0.85**turns
        values = {
            "points": lasting * (1 + 0.35 * later),
            "area": 0.5 * turns,
            "level": 0.6 * turns + 0.5 * later,
            "castles": 0.5 * turns + later,
            "head": 0.25 * turns + 0.2 * later,
            "knights": 0.8 * turns + 1.5 * later,
            "ground": -0.5 * turns - 0.5 * later,
            "levels": 0.4 * turns + 0.4 * later,
            "bonus": lasting,
            "court": 0.5 * turns,
            "gap": -1.0 * phase if turns else 0.0,
            "next_gap": -0.7 * (phase + 1) if later else 0.0,
            "blocks": 1.0 if turns else 0.0,
            "master": lasting,
            "hand": 1.0,
        }
        return tuple(round(values.get(name, 0.0), 3) for name in FEATURES)

    table = {
        players: tuple(
            tuple(row(phase, turns) for turns in range(rounds + 1)) for phase, rounds in enumerate(longest, 1)
        )
        for players, longest in MAX_ROUNDS.items()
    }
    cards = tuple(dict.fromkeys(ACTION_CARDS, CardWorth(2.0, 4.0)) for _ in range(PHASES))
    return Weights(FEATURES, table, cards, aim=AIM)


def for_players(known: Weights, source: int, players: int) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """The weights of ``source`` players for games of another number."""
    return tuple(
        tuple(known.row(Moment(source, phase, turns)) for turns in range(rounds + 1))
        for phase, rounds in enumerate(MAX_ROUNDS[players], 1)
    )


def play(players: int, known: Weights, seeds: range, jobs: int) -> list[SelfPlayGame]:
    return spread(sample_game, ((players, known, seed) for seed in seeds), jobs)


def tune(
    known: Weights, players: int, crops: list[SelfPlayGame], former: list[SelfPlayGame], jobs: int, card_states: int
) -> Weights:
    """New weights for a number of players, with cards tried in ``card_states`` turns; prints how well they fit."""
    found, errors = fit([crop.samples for crop in (*former, *crops)], players, known)
    for moment, error in errors.items():
        sys.stdout.write(f"{players} players, {moment}: off by {error:.1f} points\n")
    turns = [turn for crop in crops for turn in crop.turns]
    chosen = turns[:: max(1, len(turns) // card_states)] if card_states else []
    trials = spread(try_cards, ((turn, found) for turn in chosen), jobs)
    found = card_worths(trials, found)
    sys.stdout.flush()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=150, help="games a round for each number of players")
    parser.add_argument("--rounds", type=int, default=3, help="how often to play and fit")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--card-states", type=int, default=CARD_STATES, help="turns cards are tried in; 0 for none")
    parser.add_argument("--blank", action="store_true", help="begin with plain weights, not with the program's")
    parser.add_argument("--like", type=int, choices=[2, 3, 4], help="begin with the weights of so many players")
    parser.add_argument("--out", type=Path, default=None, help="the file of weights; without it the program's")
    given = parser.parse_args()
    file = given.out or paths.config() / FILE
    known = blank() if given.blank else read_weights(paths.config() / FILE)
    if given.like:
        known = replace(known, turns={**known.turns, **{n: for_players(known, given.like, n) for n in given.players}})
    former: dict[int, list[SelfPlayGame]] = {}
    for number in range(given.rounds):
        for players in given.players:
            sys.stdout.write(f"round {number + 1}, {players} players\n")
            first = given.seed + 100_000 * number + 10_000 * players
            crops = play(players, known, range(first, first + given.games), given.jobs)
            known = tune(known, players, crops, former.get(players, []), given.jobs, given.card_states)
            former[players] = [*former.get(players, []), *crops]
            write_file(file, msgspec.json.format(msgspec.json.encode(known), indent=1))


if __name__ == "__main__":
    main()
