"""Way from a finished game to puzzles, as screens that show the game offer it."""

from collections.abc import Callable

import msgspec


class PracticeWay(msgspec.Struct, frozen=True):
    """``label`` is the key of its label, ``open`` leads there; with ``of_mistakes`` it is offered where no mistake of
    a person is known to be missing."""

    label: str
    open: Callable[[], None]
    of_mistakes: bool = False

    def offered(self, mistakes: bool | None) -> bool:
        """Whether it leads to something, by whether there are ``mistakes``: None as long as nobody knows."""
        return not self.of_mistakes or mistakes is not False
