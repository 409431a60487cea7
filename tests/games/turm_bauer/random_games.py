"""Games of Turm Bauer for tests: openings, outcomes without physics, random play."""

import random
from collections.abc import Iterator
from typing import Any

from torres3d.games.turm_bauer.rules.commands import Build, Choice, Command, Discard, Hand, Move, Moved, Placement, Rest
from torres3d.games.turm_bauer.rules.decide import decide
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.initial_state import opening
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import State

COLOURS: dict[int, tuple[tuple[str, ...], ...]] = {
    2: (("red", "green"), ("black", "blue")),
    3: (("red",), ("blue",), ("green",)),
    4: (("black",), ("blue",), ("green",), ("red",)),
}


def opened(players: int = 3, seed: int = 1, start: int = 0, **options: Any) -> State:
    """A new game with dice of a random generator."""
    rng = random.Random(seed)
    turns = 12 * sum(map(len, COLOURS[players]))
    rolls = tuple((rng.randint(1, 6), rng.randint(1, 6)) for _ in range(turns))
    return opening(Options(**options), COLOURS[players], start, rolls, rng.getrandbits(63))


def built(choice: Placement, rest: Rest | None = None) -> Build:
    """A block that is let go; it stands as it was put unless ``rest`` says otherwise."""
    return Build(choice.block, choice.cells, choice.ring, Hand(), Rest((0, 0, 0)) if rest is None else rest)


def outcome(state: State, choice: Placement, rng: random.Random, falls: float = 0.1) -> Rest:
    """Some outcome of a well formed kind."""
    acting = state.acting
    assert acting is not None
    new = (acting.colour, choice.block)
    standing = [(block.colour, block.block) for block in state.blocks]
    if rng.random() < falls:
        others = rng.sample(standing, min(rng.choice([0, 0, 1, 1, 2, 3]), len(standing)))
        fell = tuple(sorted([*others, new] if rng.random() < 0.7 or not others else others))
        return Rest(None if new in fell else _pose(rng), (), fell)
    moved = sorted(rng.sample(standing, min(len(standing), rng.choice([0, 0, 1, 3]))))
    return Rest(_pose(rng), tuple(Moved(colour, block, _pose(rng)) for colour, block in moved), ())


def _pose(rng: random.Random) -> tuple[int, int, int]:
    return rng.randint(-500, 500), rng.randint(-500, 500), rng.randint(-150, 150)


def chosen(state: State, rng: random.Random) -> Choice:
    """Some choice: figures climb more often than not, and rings are used now and then."""
    choices = legal(state)
    if state.stage == "move" and rng.random() < 0.7:
        moves = [choice for choice in choices if isinstance(choice, Move)]
        if moves:
            return max(moves, key=lambda move: (move.to != "table" and move.to[2], rng.random()))
    plain = [choice for choice in choices if isinstance(choice, Discard) or getattr(choice, "ring", None) is None]
    return rng.choice(choices if rng.random() < 0.15 else plain or choices)


def commanded(state: State, choice: Choice, rng: random.Random, falls: float = 0.1) -> Command:
    """The command behind a choice."""
    return built(choice, outcome(state, choice, rng, falls)) if isinstance(choice, Placement) else choice


def played(
    state: State, seed: int, falls: float = 0.05, commands: int = 1000
) -> Iterator[tuple[State, Command, tuple[Event, ...], State]]:
    """A random game: the state before each command, the command, its events and the state after it."""
    rng = random.Random(seed)
    for _ in range(commands):
        if state.acting is None:
            return
        command = commanded(state, chosen(state, rng), rng, falls)
        events = decide(state, command)
        after = state
        for event in events:
            after = evolve(after, event)
        yield state, command, events, after
        state = after


def any_options(rng: random.Random) -> dict[str, Any]:
    """Some options, all of them now and then."""
    return {
        "blocks": rng.choice(["house", "flat", "twins"]),
        "overhang": rng.choice(["extent", "row", "parts"]),
        "walled_in": rng.choice(["space", "own_way"]),
        "slips": rng.choice([1, 2, 3, 9, "none"]),
        "collapse": rng.choice([2, 3, 4, 5]),
        "hand": rng.choice(["mouse", "drawn", "steady"]),
        "wobble": rng.choice(["usual", "gentle", "windy"]),
        "judge": rng.choice(["bullet", "statics"]),
    }
