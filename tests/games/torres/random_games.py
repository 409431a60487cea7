"""Random games by the rules alone: of every edition, mode and number of players, and with house rules."""

import random
from collections.abc import Iterator

import msgspec

from tests.games.torres.lively_choices import lively
from tests.games.torres.setups import COMBINATIONS, EDITIONS, MODES, begin, mixed, options
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.state import State


class Step(msgspec.Struct, frozen=True):
    """A state, what may be done in it, what was done, and what came of it."""

    before: State
    legal: list[c.Command]
    command: c.Command
    events: tuple[Event, ...]
    after: State


def drawn(number: int) -> tuple[Options, random.Random]:
    """The options and dice of the random game with this number: all editions, modes and numbers of players in
    turn, and house rules for every other game."""
    rng = random.Random(number)
    edition, mode, players = COMBINATIONS[number // 2 % len(COMBINATIONS)]
    return (mixed(rng) if number % 2 else options(edition, mode, players)), rng


def played(start: State, rng: random.Random) -> Iterator[Step]:
    """The steps of a random game from ``start`` to its end."""
    state = start
    while state.stage != "over":
        commands = legal(state)
        command = lively(state, commands, rng)
        events = decide(state, command)
        after = state
        for event in events:
            after = evolve(after, event)
        yield Step(state, commands, command, events, after)
        state = after


def game(number: int) -> Iterator[Step]:
    """The random game with this number."""
    chosen_options, rng = drawn(number)
    yield from played(begin(chosen_options, rng), rng)


def new_game(edition: str = "rio-grande-1999", mode: Mode = "basic", players: int = 2, seed: int = 1) -> State:
    """A fresh game, as the program draws it."""
    chosen = resolve(edition, mode, {}, players)
    chance = draw(chosen, seed)
    return opening(chosen, chance.decks, chance.master)


def some_game(seed: int) -> State:
    """A fresh game of some edition, mode and number of players."""
    rng = random.Random(seed)
    return new_game(rng.choice(list(EDITIONS)), rng.choice(MODES), rng.randint(2, 4), seed)


def random_states(seed: int) -> list[State]:
    """All states of a random game of some edition, mode and number of players."""
    start = some_game(seed)
    return [start, *(step.after for step in played(start, random.Random(seed)))]
