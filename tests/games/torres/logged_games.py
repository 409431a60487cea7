"""Games of the engine, with or without a log: set-ups, some commands and undos."""

import random
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tests.games.torres.lively_choices import lively
from torres3d.engine.log_errors import UndoRefused
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresGame
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Mode, Seat

NAMES = ("Ana", 'Zoë "Z" O\\Neil', "line\u2028sep\x85\x7f", "tab\there Ștefan 李雷")
COLOURS = ("red", "türkis", "#aa00ff", "yellow")


def setup(
    edition: str = "rio-grande-1999",
    mode: Mode = "basic",
    players: int = 2,
    bots: Mapping[Seat, str] = MappingProxyType({}),
    **rules: Any,
) -> Setup:
    """A set-up with names and colours that are hard on a log; ``bots`` are the levels of seats no person plays."""
    people = tuple(Player(NAMES[seat], COLOURS[seat], bots.get(seat)) for seat in range(players))
    return Setup(edition, mode, rules, people)


def play(game: TorresGame, rng: random.Random, commands: int = 10_000, undos: float = 0.15) -> None:
    """Give up to this many random commands; a share of them is taken back."""
    for _ in range(commands):
        if game.state.actor is None:
            return
        if rng.random() < undos:
            try:
                game.undo()
            except UndoRefused:
                continue
        else:
            game.submit(lively(game.state, legal(game.state), rng))


def written(file: Path, commands: int = 30, seed: int = 1, **options: Any) -> Path:
    """A game of some commands, logged in ``file``."""
    play(Game.create(TORRES, setup(**options), file, seed), random.Random(seed), commands)
    return file


def begun(file: Path | None = None, **options: Any) -> TorresGame:
    """A game of two after the set-up, when seat 0 has its first turn; three commands."""
    game = Game.create(TORRES, setup(**options), file, 3)
    for command in (c.PlaceKnight("c3"), c.PlaceKnight("f6"), c.PlaceKing("d8")):
        game.submit(command)
    return game
