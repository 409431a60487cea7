"""Judge: the interface of whatever decides the outcome of a block that is let go (T-7.2)."""

from typing import Protocol

from torres3d.games.turm_bauer.rules.commands import Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.state import State


class Judge(Protocol):
    """Judge by statics or by Bullet (T-9). The same question always has the same answer."""

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        """The outcome of the block, built at this legal place with an error that was already cut (T-7.1)."""
        ...
