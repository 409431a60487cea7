"""A block is let go: from a choice and a hand to the command that has its outcome (T-7.1, T-10.1)."""

from torres3d.games.turm_bauer.rules.commands import Build, Choice, Command, Hand, Placement
from torres3d.games.turm_bauer.rules.judging.cut_error import cut
from torres3d.games.turm_bauer.rules.judging.drawn_hand import drawn
from torres3d.games.turm_bauer.rules.judging.judge import Judge
from torres3d.games.turm_bauer.rules.state import State

STEADY = Hand()
"""The hand without an error (`hand: steady`)."""


def let_go(state: State, placement: Placement, judge: Judge, hand: Hand | None = None) -> Build:
    """Build at a legal place: the hand's error is cut to the room there is, and the judge asked.

    ``hand`` is a person's (`hand: mouse`); without one it is drawn from the game's tremor (T-9.5), or has no error with
    `hand: steady`. ``state`` has to be the whole one: a player's view lacks the tremor.
    """
    if state.options.hand == "steady":
        hand = STEADY
    elif hand is None or state.options.hand == "drawn":
        hand = drawn(state.tremor, state, placement)
    hand = cut(state, placement.cells, hand)
    return Build(placement.block, placement.cells, placement.ring, hand, judge.judge(state, placement, hand))


def command_for(state: State, choice: Choice, judge: Judge) -> Command:
    """The command behind a choice: a block is let go by a drawn hand, all else is as it is."""
    return let_go(state, choice, judge) if isinstance(choice, Placement) else choice
