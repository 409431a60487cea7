"""What a person wants where a turn ends or begins, and what the keyboard's focus tells."""

import msgspec

from torres3d.hud.frame.question import Answer


class EndAnyway(msgspec.Struct, frozen=True):
    """End the turn although something is lost; with ``never_again`` it is not asked any more."""

    never_again: bool = False


class BoardFocused(msgspec.Struct, frozen=True):
    """The keyboard went from a panel to the board, where squares are to be chosen now."""


TAKE_BACK = Answer("prompt", "take_back")
"""Somebody takes back what he did before another one was to act."""
