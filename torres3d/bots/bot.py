"""What every bot is: something that chooses a command from what its seat can see."""

from collections.abc import Callable
from typing import Protocol

from torres3d.rules.commands import Command
from torres3d.rules.view import View

Hurry = Callable[[], bool]
"""Asked now and then by a bot that thinks long: True when the best it found so far has to do."""


def unhurried() -> bool:
    """No hurry at all: how far a bot looks follows from its level alone, so the same seed gives the same game
    on every machine. Whatever plays, advises or analyses uses this; only the window has a clock for its bots."""
    return False


class Bot(Protocol):
    """A player that thinks. It is asked for one command at a time and may keep a plan between calls."""

    def choose(self, view: View, hurry: Hurry = unhurried) -> Command:
        """A legal command in ``view.state``; only called while ``view.seat`` is the actor."""
        ...
