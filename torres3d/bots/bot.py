"""Bot: the interface of whatever chooses a command from one seat's view."""

from collections.abc import Callable
from typing import Protocol, TypeVar

Hurry = Callable[[], bool]
"""Function that a bot calls now and then in a long search: True when it has to answer with its best so far."""


def unhurried() -> bool:
    """Never hurry: only a bot's level limits its search, so the same seed gives the same game on every machine.

    Games, advice and analyses use this; only the window has a clock for its bots.
    """
    return False


ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
AnswerT_co = TypeVar("AnswerT_co", covariant=True)


class ThinkingPlayer(Protocol[ViewT_contra, AnswerT_co]):
    """Player that thinks. It is asked for one command at a time and may keep a plan between calls."""

    def choose(self, view: ViewT_contra, hurry: Hurry = unhurried) -> AnswerT_co:
        """A legal command in ``view.state``; only called while ``view.seat`` is the actor."""
        ...
