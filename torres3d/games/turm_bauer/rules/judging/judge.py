"""Judge: the interface of whatever decides the outcome of a block that is let go (T-7.1, T-7.2), and that moment."""

from typing import Protocol

from torres3d.games.turm_bauer.rules.commands import Build, Choice, Command, Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.judging.hand_error import cut, draw_hand
from torres3d.games.turm_bauer.rules.state import State


class Judge(Protocol):
    """Judge by statics or by Bullet (T-9). The same question always has the same answer."""

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        """The outcome of the block, built at this legal place with an error that was already cut (T-7.1)."""
        ...


STEADY = Hand()
"""The hand without an error (`hand: steady`)."""


def let_go(state: State, placement: Placement, judge: Judge, hand: Hand | None = None) -> Build:
    """Build at a legal place: cut the hand's error to the room there is, and ask the judge.

    ``hand`` is a person's (`hand: mouse`); without one it is drawn from the game's tremor (T-9.5), or has no error with
    `hand: steady`. ``state`` must be the whole one: a player's view lacks the tremor.
    """
    if state.options.hand == "steady":
        hand = STEADY
    elif hand is None or state.options.hand == "drawn":
        hand = draw_hand(state.tremor, state, placement)
    hand = cut(state, placement.cells, hand)
    return Build(placement.block, placement.cells, placement.ring, hand, judge.judge(state, placement, hand))


def command_for(state: State, choice: Choice, judge: Judge) -> Command:
    """The command of a choice: a block is let go by a drawn hand, other choices are commands already."""
    return let_go(state, choice, judge) if isinstance(choice, Placement) else choice
