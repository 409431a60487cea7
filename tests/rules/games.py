"""Random games for tests: lively enough that every kind of command and every stage comes up."""

import random
from collections.abc import Iterator

import msgspec

from tests.rules.setups import EDITIONS, MODES, begin, mixed, options
from torres3d.rules import commands as c
from torres3d.rules.decide import decide
from torres3d.rules.events import Event
from torres3d.rules.evolve import evolve
from torres3d.rules.legal import legal
from torres3d.rules.options import Options
from torres3d.rules.squares import INDEX
from torres3d.rules.state import State

COMBINATIONS = [(edition, mode, players) for edition in EDITIONS for mode in MODES for players in (2, 3, 4)]


class Step(msgspec.Struct, frozen=True):
    """A state, what may be done in it, what was done, and what came of it."""

    before: State
    legal: list[c.Command]
    command: c.Command
    events: tuple[Event, ...]
    after: State


def setup(number: int) -> tuple[Options, random.Random]:
    """The options and dice of the random game with this number: all editions, modes and numbers of players in
    turn, and house rules for every other game."""
    rng = random.Random(number)
    edition, mode, players = COMBINATIONS[number // 2 % len(COMBINATIONS)]
    return (mixed(rng) if number % 2 else options(edition, mode, players)), rng


def chosen(state: State, commands: list[c.Command], rng: random.Random) -> c.Command:
    """A random command: first its kind, then one of that kind; turns mostly end when the AP are spent,
    and knights mostly step as high as they can."""
    kinds: dict[str, list[c.Command]] = {}
    for command in commands:
        name = f"play {command.card}" if isinstance(command, c.Play) else type(command).__name__
        kinds.setdefault(name, []).append(command)
    weights = {"EndTurn": 0.2, "Score": 0.4, "Build": 3.0, "AddKnight": 1.5, "Move": 1.5}
    names = list(kinds)
    kind = rng.choices(names, [weights.get(name, 1.0) for name in names])[0]
    if kind == "Move" and rng.random() < 0.7:
        heights = state.board.heights
        rises = [(heights[INDEX[move.to]], move) for move in kinds[kind] if isinstance(move, c.Move)]
        best = max(height for height, _ in rises)
        return rng.choice([move for height, move in rises if height == best])
    return rng.choice(kinds[kind])


def played(start: State, rng: random.Random) -> Iterator[Step]:
    """The steps of a random game from ``start`` to its end."""
    state = start
    while state.stage != "over":
        commands = legal(state)
        command = chosen(state, commands, rng)
        events = decide(state, command)
        after = state
        for event in events:
            after = evolve(after, event)
        yield Step(state, commands, command, events, after)
        state = after


def game(number: int) -> Iterator[Step]:
    """The random game with this number."""
    chosen_options, rng = setup(number)
    yield from played(begin(chosen_options, rng), rng)
