"""The first try at a puzzle of any game: what is asked for twice since it costs something, and the result."""

from collections.abc import Callable
from typing import Literal

from torres3d.engine.puzzles.return_schedule import How

Asked = Literal["solution", "hint", "end"]
"""What costs the first try something: the solution, the first step, the end of a turn that is not good enough."""


class PuzzleTry:
    """The first try at a puzzle. ``told`` is called once with its result, and may give what is to be said of that.

    ``n`` is a number of commands: what was asked for is forgotten with the next one.
    """

    def __init__(self, told: Callable[[How], str | None]) -> None:
        self._told = told
        self._asked: tuple[Asked, int] | None = None
        self._hint_told_at = -1
        self.ended: How | None = None
        """The result; None while it goes on."""
        self.hinted = False
        """Whether the hint showed the first step while it went on."""
        self.learned = ""
        """What is said of the result."""

    def ask(self, what: Asked, n: int) -> bool:
        """Ask for something; whether it has to be asked for again, since it would cost something."""
        if self.ended is not None or self.waits(what, n):
            return False
        self._asked = what, n
        return True

    def waits(self, what: Asked, n: int) -> bool:
        """Whether this was asked for, and is done when it is asked for again."""
        return self.ended is None and self._asked == (what, n)

    def tell_hint(self, n: int) -> None:
        """Note that the hint showed the first step."""
        self._asked, self._hint_told_at = None, n
        self.hinted = self.hinted or self.ended is None

    def hint_told(self, n: int) -> bool:
        """Whether the hint showed the first step, and nothing was done since."""
        return self._hint_told_at == n

    def end(self, how: How) -> None:
        """End the first try; nothing happens where it is over."""
        if self.ended is None:
            self.ended = how
            self.learned = self._told(how) or ""
