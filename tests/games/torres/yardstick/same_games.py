"""The same games, played by a release itself and through the line protocol: their commands."""

import subprocess
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec
import yaml

from tests.games.torres.yardstick.install import command
from tests.games.torres.yardstick.releases import Release
from torres3d.bots.protocol.external_bot import ExternalBot, ExternalProgram
from torres3d.games.torres.bots.arena.arena_game import Match
from torres3d.games.torres.bots.protocol import PROTOCOL as TORRES_PROTOCOL
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

Moves = list[tuple[State, Command]]


class OldGame(msgspec.Struct, frozen=True):
    """What a release says of a game it has played. Seconds by seat."""

    commands: list[Command]
    scores: tuple[int, ...]
    turn_seconds: tuple[float, ...]
    turn_most: tuple[float, ...]


def a_match(release: Release, levels: tuple[str, ...], edition: str, mode: Mode, seed: int) -> Match:
    """A game of these levels; ``seed`` is its chance and gives the bots theirs."""
    seeds = tuple(seed * 10 + seat for seat in range(len(levels)))
    return Match(0, levels, seeds, seed, edition, mode, release.rules)


def beginning(match: Match) -> State:
    """The first state of a game."""
    options = resolve(match.edition, match.mode, match.rules, len(match.levels))
    chance = draw(options, match.chance)
    return opening(options, chance.decks, chance.master)


def played_by_itself(release: Release, folder: Path, matches: Sequence[Match]) -> list[OldGame]:
    """The games as its own arena plays them."""
    lines = b"\n".join(map(msgspec.json.encode, matches))
    done = subprocess.run(command(folder, release.games), input=lines, stdout=subprocess.PIPE, check=True)
    return [msgspec.json.decode(line, type=OldGame) for line in done.stdout.splitlines()]


def played_by_line(release: Release, folder: Path, match: Match) -> Moves:
    """The game as today's rules and the release's bots play it through the protocol: states and commands."""
    state = beginning(match)
    moves: Moves = []
    named = yaml.safe_load((folder / "bots.yaml").read_text("utf-8"))["programs"]
    known = msgspec.convert(named, dict[str, ExternalProgram])
    with ExitStack() as ending:
        bots = []
        for level, seed in zip(match.levels, match.seeds, strict=True):
            name = release.prefix + level
            bots.append(ExternalBot(name, known[name], TORRES_PROTOCOL, seed))
            ending.callback(bots[-1].close)
        while state.actor is not None:
            chosen = bots[state.actor].choose(view(state, state.actor))
            moves.append((state, chosen))
            state = apply(state, chosen)
    return moves
