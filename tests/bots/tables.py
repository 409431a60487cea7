"""Games to test the bots with: every edition, mode and number of players."""

import random

from torres3d.kits.torres.chance import draw
from torres3d.kits.torres.setup import resolve
from torres3d.rules.decide import apply
from torres3d.rules.kinds import Mode
from torres3d.rules.legal import legal
from torres3d.rules.opening import opening
from torres3d.rules.state import State

EDITIONS = ("ravensburger-1999", "rio-grande-1999", "romanian")
MODES: tuple[Mode, ...] = ("basic", "variant", "master")


def new_game(edition: str = "rio-grande-1999", mode: Mode = "basic", players: int = 2, seed: int = 1) -> State:
    """A fresh game."""
    options = resolve(edition, mode, {}, players)
    chance = draw(options, seed)
    return opening(options, chance.decks, chance.master)


def some_game(seed: int) -> State:
    """A fresh game of some edition, mode and number of players."""
    chance = random.Random(seed)
    return new_game(chance.choice(EDITIONS), chance.choice(MODES), chance.randint(2, 4), seed)


def random_states(seed: int) -> list[State]:
    """All states of a game of chance."""
    chance = random.Random(seed)
    state = some_game(seed)
    states = [state]
    while state.stage != "over":
        state = apply(state, chance.choice(legal(state)))
        states.append(state)
    return states
