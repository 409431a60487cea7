"""Games that the frozen state plays itself, by its own rules: matches as lines of JSON in, the commands of each out."""

import json
import sys
import time
from typing import Any

import msgspec

from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.seat_view import view


class Match(msgspec.Struct, frozen=True):
    """A game to play: bots and their seeds by seat, the seed of the chance, and the rules."""

    levels: tuple[str, ...]
    seeds: tuple[int, ...]
    chance: int
    edition: str
    mode: Mode
    rules: dict[str, Any]


def play(match: Match) -> dict[str, object]:
    """The commands and scores of a match, and the seconds that each seat thought, the longest apart."""
    options = resolve(match.edition, match.mode, match.rules, len(match.levels))
    drawn = draw(options, match.chance)
    state = opening(options, drawn.decks, drawn.master)
    bots = [BOTS.make_bot(level, seed) for level, seed in zip(match.levels, match.seeds, strict=True)]
    commands: list[Command] = []
    seconds: list[list[float]] = [[0.0] for _ in bots]
    while (actor := state.actor) is not None:
        begun = time.perf_counter()
        command = bots[actor].choose(view(state, actor))
        seconds[actor].append(time.perf_counter() - begun)
        commands.append(command)
        state = apply(state, command)
    return {
        "commands": msgspec.to_builtins(commands),
        "scores": state.scores,
        "turn_seconds": [sum(each) for each in seconds],
        "turn_most": [max(each) for each in seconds],
    }


if __name__ == "__main__":
    for text in sys.stdin:
        print(json.dumps(play(msgspec.json.decode(text, type=Match))), flush=True)
