"""What a person wants where a turn ends or begins."""

import msgspec

from torres3d.hud.frame.question import Answer


class EndAnyway(msgspec.Struct, frozen=True):
    """End the turn although something is lost; with ``never_again`` it is not asked any more."""

    never_again: bool = False


TAKE_BACK = Answer("prompt", "take_back")
"""Somebody takes back what he did before another one was to act."""
