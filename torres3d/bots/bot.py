"""What every bot is: something that chooses a command from what its seat can see."""

from typing import Protocol

from torres3d.rules.commands import Command
from torres3d.rules.view import View


class Bot(Protocol):
    """A player that thinks. It is asked for one command at a time and may keep a plan between calls."""

    def choose(self, view: View) -> Command:
        """A legal command in ``view.state``; only called while ``view.seat`` is the actor."""
        ...
