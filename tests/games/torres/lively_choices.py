"""How random games are played: lively enough that every kind of command and every stage comes up."""

import random
from collections.abc import Mapping

from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State

WEIGHTS: Mapping[str, float] = {"EndTurn": 0.2, "Score": 0.4, "Build": 3.0, "AddKnight": 1.5, "Move": 1.5}
"""How often a kind of command is taken; 1 for the others."""


def kind_of(command: c.Command) -> str:
    """The name of a command's type, or ``play climb`` and so on."""
    return f"play {command.card}" if isinstance(command, c.Play) else type(command).__name__


def by_kind(commands: list[c.Command]) -> dict[str, list[c.Command]]:
    """The commands of each kind."""
    found: dict[str, list[c.Command]] = {}
    for command in commands:
        found.setdefault(kind_of(command), []).append(command)
    return found


def height_of(state: State, name: str) -> int:
    """The height of a square."""
    return state.board.heights[INDEX[name]]


def lively(state: State, commands: list[c.Command], rng: random.Random) -> c.Command:
    """First a kind, then one of that kind; turns mostly end when the AP are spent, knights mostly step upwards."""
    kinds = by_kind(commands)
    kind = rng.choices(list(kinds), [WEIGHTS.get(name, 1.0) for name in kinds])[0]
    if kind == "Move" and rng.random() < 0.7:
        best = max(height_of(state, command.to) for command in kinds[kind])
        return rng.choice([command for command in kinds[kind] if height_of(state, command.to) == best])
    return rng.choice(kinds[kind])
