"""A position in plain words, for the second reading of the rules: square names, sets and tuples, no engine code."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tests.games.torres.rules import plain
from tests.games.torres.rules.plain import BESIDE, Heights
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.squares import NAMES, squares_of
from torres3d.games.torres.rules.state import State

__all__ = ["Table", "replace"]


@dataclass(frozen=True, eq=False)
class Table:
    """All there is to know of a game, as it lies on a table. Every change makes a new one.

    ``heights`` has the squares with blocks only; ``king`` at most one square; ``used`` is the stack used this turn;
    the other names are those of `torres3d.games.torres.rules.state.State`.
    """

    options: Options
    stage: str
    actor: int | None
    start: int
    phase: int
    round: int
    heights: Heights
    knights: tuple[frozenset[str], ...]
    king: frozenset[str]
    scores: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    supply: int
    waiting: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    bought: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    offer: tuple[str, ...]
    ap: int
    used: int | None
    played: str | None
    master: str | None
    winners: tuple[int, ...]

    @classmethod
    def of(cls, state: State) -> "Table":
        """The table on which a state lies."""
        same = ("stage", "actor", "start", "phase", "round", "scores", "stacks", "supply", "waiting", "hands", "bought")
        fields: dict[str, Any] = {name: getattr(state, name) for name in same}
        return cls(
            options=state.options,
            heights={name: height for name, height in zip(NAMES, state.board.heights, strict=True) if height},
            knights=tuple(frozenset(NAMES[square] for square in squares_of(own)) for own in state.knights),
            king=frozenset(NAMES[square] for square in squares_of(state.king)),
            decks=state.decks,
            offer=state.offer,
            ap=state.ap,
            used=state.stack,
            played=state.played,
            master=state.master,
            winners=state.winners,
            **fields,
        )

    @property
    def key(self) -> tuple[Any, ...]:
        """Equal for equal tables, and fit for a dictionary."""
        values = (getattr(self, name) for name in self.__dataclass_fields__ if name not in ("options", "heights"))
        return (self.options, frozenset(self.heights.items()), *values)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.knights)

    @property
    def seat(self) -> int:
        """The actor; seat 0 when the game is over."""
        return self.actor or 0

    @cached_property
    def own(self) -> frozenset[str]:
        """The actor's knights."""
        return self.knights[self.seat]

    @property
    def own_stacks(self) -> tuple[int, ...]:
        """The actor's stacks."""
        return self.stacks[self.seat]

    @cached_property
    def taken(self) -> set[str]:
        """Squares with a piece."""
        return set(self.king.union(*self.knights))

    @cached_property
    def free(self) -> set[str]:
        """Squares without a piece."""
        return set(plain.ALL) - self.taken

    @property
    def turns_left(self) -> int:
        """The turns the actor has left in this phase after this one."""
        return len(self.options.stacks[self.phase - 1]) - self.round

    def level(self, square: str) -> int:
        """The height of a square."""
        return self.heights.get(square, 0)

    def add_sites(self, own: set[str] | frozenset[str]) -> set[str]:
        """R-5.2: next to one of these knights, no higher than it."""
        return {v for k in own for v in BESIDE[k] if v in self.free and self.level(v) <= self.level(k)}

    def steps(self, knight: str) -> set[str]:
        """R-5.3, a step on foot, and R-5.4, through the doors."""
        doors = plain.through_doors if self.options.door_passage == "no_rise" else plain.through_any_door
        return (plain.on_foot(self.heights, knight) | doors(self.heights, knight)) & self.free

    def leaps(self, knight: str) -> Iterator[str]:
        """R-8.10, a straight leap over a piece."""
        jumpable = {
            "opponent_knight": set[str]().union(*self.knights) - self.own,
            "any_knight": set[str]().union(*self.knights),
            "any_piece": self.taken,
        }[self.options.leap_over]
        for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            over, land = plain.off(knight, x, y), plain.off(knight, 2 * x, 2 * y)
            if over in jumpable and land in self.free and self.level(land) <= self.level(knight) + 1:
                yield land
