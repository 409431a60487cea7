"""Search for the highest level of a turn: every place of every block, and every walk from there."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from torres3d.games.turm_bauer.bots.hint import after
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.judging.judge import STEADY, Judge
from torres3d.games.turm_bauer.rules.judging.statics import let_go_block, stands
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State

FIRM = 0.04
"""A block stands for sure where it does by statics with contacts so many edges smaller on all sides."""
Expected = Literal["stands", "falls", "unclear"]
"""What statics says of a block let go by a steady hand; ``unclear`` where it is a near thing."""


class Climb(NamedTuple):
    """A place for a block, the ``walk`` that leads highest from there, and its ``level``."""

    placement: Placement
    walk: Move | Stay
    level: int


def climbs(state: State) -> list[Climb]:
    """The highest walk from each legal place, the highest first; rings that are left may be used (T-4.7)."""
    found = [_climb(state, choice) for choice in legal(state) if isinstance(choice, Placement)]
    return sorted(found, key=lambda climb: -climb.level)


def _climb(state: State, placement: Placement) -> Climb:
    built = after(state, placement)
    own = level_of(built.to_act.figure)
    walk, level = max(
        ((choice, _level(choice, own)) for choice in legal(built)),
        key=lambda each: (each[1], getattr(each[0], "ring", None) is None),
    )
    assert isinstance(walk, Move | Stay)
    return Climb(placement, walk, level)


def _level(choice: Choice, own: int) -> int:
    return level_of(choice.to) if isinstance(choice, Move) else own


def expected(state: State, placement: Placement) -> Expected:
    """What statics expects of a block let go by a steady hand."""
    blocks = (*state.blocks, let_go_block(state, placement, STEADY))
    if not stands(blocks):
        return "falls"
    return "stands" if stands(blocks, FIRM) else "unclear"


def stands_by(judge: Judge, state: State, placement: Placement) -> bool:
    """Whether nothing falls where a steady hand lets a block go."""
    return not judge.judge(state, placement, STEADY).fell


class Highest(NamedTuple):
    """The ``ways`` to the highest level, all with a block that stands by statics, and ``higher`` ones that all fall."""

    ways: list[Climb]
    higher: list[Climb]

    def holds(self, state: State, judge: Judge) -> bool:
        """Whether ``judge`` says so, too: all higher ones fall, and the first way stands."""
        if any(stands_by(judge, state, climb.placement) for climb in self.higher):
            return False
        return stands_by(judge, state, self.ways[0].placement)


def highest(state: State, found: Sequence[Climb], most: int) -> Highest | None:
    """The highest of all climbs by statics.

    None where that is unclear of one so high or higher, or where more than ``most`` places lead to one level.
    """
    higher: list[Climb] = []
    for level in sorted({climb.level for climb in found}, reverse=True):
        as_high = [climb for climb in found if climb.level == level]
        if len(as_high) > most:
            return None
        said = [expected(state, climb.placement) for climb in as_high]
        if "unclear" in said:
            return None
        ways = [climb for climb, one in zip(as_high, said, strict=True) if one == "stands"]
        higher += [climb for climb, one in zip(as_high, said, strict=True) if one == "falls"]
        if ways:
            return Highest(ways, [climb for climb in higher if climb.level > level])
    return None
