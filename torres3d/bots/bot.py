"""What every bot is: something that chooses a command from what its seat can see."""

from collections.abc import Callable
from typing import Protocol, TypeVar

Hurry = Callable[[], bool]
"""Asked now and then by a bot that thinks long: True when the best it found so far has to do."""


def unhurried() -> bool:
    """No hurry at all: how far a bot looks follows from its level alone, so the same seed gives the same game
    on every machine. Whatever plays, advises or analyses uses this; only the window has a clock for its bots."""
    return False


ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
AnswerT_co = TypeVar("AnswerT_co", covariant=True)


class ThinkingPlayer(Protocol[ViewT_contra, AnswerT_co]):
    """A player that thinks. It is asked for one command at a time and may keep a plan between calls."""

    def choose(self, view: ViewT_contra, hurry: Hurry = unhurried) -> AnswerT_co:
        """A legal command in ``view.state``; only called while ``view.seat`` is the actor."""
        ...
