"""Random games for the app's tests, made by the rules alone."""

import random
from collections.abc import Iterator

from torres3d.kits.torres.chance import draw
from torres3d.kits.torres.editions import editions
from torres3d.rules.commands import Command
from torres3d.rules.decide import apply
from torres3d.rules.kinds import MODES
from torres3d.rules.legal import legal
from torres3d.rules.opening import opening
from torres3d.rules.state import State


def random_game(rng: random.Random, players: int | None = None) -> Iterator[tuple[State, Command | None]]:
    """The states of a random game, each with the command given in it (None at the end)."""
    edition = editions()[rng.choice(sorted(editions()))]
    options = edition.options(rng.choice(MODES), players or rng.randint(2, 4))
    chance = draw(options, rng.randrange(1 << 30))
    state = opening(options, chance.decks, chance.master)
    while state.stage != "over":
        command = rng.choice(legal(state))
        yield state, command
        state = apply(state, command)
    yield state, None
