"""Bot: the interface of whatever chooses a command from one seat's view, and its declaration in a file."""

from collections.abc import Callable
from typing import Annotated, Protocol, TypeVar

from msgspec import Meta

from torres3d.base.plain_values import NAME_LENGTH

Title = Annotated[
    str,
    Meta(min_length=1, max_length=NAME_LENGTH, pattern=r"\S", description=f"a name of 1 to {NAME_LENGTH} characters"),
]
Id = Annotated[str, Meta(pattern=r"^[\w-]+$", description="an id of letters, digits, - and _, not a number alone")]


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
