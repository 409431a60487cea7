"""Counting sequences of commands: once with the engine, once with the second reading of the rules."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from tests.games.torres.rules.plain_apply import applied
from tests.games.torres.rules.plain_table import Table
from tests.games.torres.rules.plain_turn import commands
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State

Position = TypeVar("Position")


def by_engine(state: State, depth: int) -> int:
    """The sequences of ``depth`` commands from a state."""
    return _Counter(legal, apply, lambda state: state).count(state, depth)


def by_second_reading(state: State, depth: int) -> int:
    """The same, by a reading of the rules that shares nothing with the engine but the commands themselves."""
    return _Counter(commands, applied, lambda table: table.key).count(Table.of(state), depth)


class _Counter:
    """Counts; a position that is reached in several ways is looked at once."""

    def __init__(
        self,
        listed: Callable[[Position], Iterable[c.Command]],
        done: Callable[[Position, c.Command], Position],
        key: Callable[[Position], Hashable],
    ) -> None:
        self.listed = listed
        self.done = done
        self.key = key
        self.known: dict[tuple[Hashable, int], int] = {}

    def count(self, position: Position, depth: int) -> int:
        """The sequences of ``depth`` commands from a position; a sequence that cannot go on is none."""
        key = self.key(position), depth
        if key not in self.known:
            listed = list(self.listed(position))
            after = (self.count(self.done(position, command), depth - 1) for command in listed)
            self.known[key] = len(listed) if depth == 1 else sum(after)
        return self.known[key]


def reached(state: State, depth: int) -> tuple[set[Hashable], set[Hashable]]:
    """The positions after ``depth`` commands as the engine and as the second reading find them, in plain words."""
    states, tables = {state}, {(table := Table.of(state)).key: table}
    for _ in range(depth):
        states = {apply(before, command) for before in states for command in legal(before)}
        after = (applied(before, command) for before in tables.values() for command in commands(before))
        tables = {table.key: table for table in after}
    return {Table.of(state).key for state in states}, set(tables)
