"""Random games of both games through the engine, the same for the same seed: with a log, or without one beside it."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.torres.lively_choices import lively
from tests.games.torres.logged_games import setup
from tests.games.turm_bauer.random_games import chosen, commanded
from torres3d.engine.log_errors import UndoRefused
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.legal import legal
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated

GAMES = ("torres", "turm")
UNDOS = 0.15
"""The share of commands that are followed by an attempt to take them back."""

AnyGame = Game[Any, Any]


def new_game(name: str, file: Path | None, seed: int) -> AnyGame:
    """A game of two to four persons, by the seed."""
    players = 2 + seed % 3
    if name == "turm":
        return Game.create(TURM, Setup({}, seated([None] * players)), file, seed)
    return Game.create(TORRES, setup(players=players, mode="master" if seed % 2 else "basic"), file, seed)


def steps(name: str, game: AnyGame, seed: int) -> Iterator[int]:
    """Play at random to the end; the number of each command, as soon as the engine has taken it."""
    rng = random.Random(seed)
    while (game.state.acting if name == "turm" else game.state.actor) is not None:
        if rng.random() < UNDOS:
            try:
                game.undo()
            except UndoRefused:
                continue
        elif name == "turm":
            game.submit(commanded(game.state, chosen(game.state, rng), rng, 0.01))
        else:
            game.submit(lively(game.state, legal(game.state), rng))
        yield game.n
