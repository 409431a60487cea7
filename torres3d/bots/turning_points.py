"""Common parts of analyses of finished games."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import pairwise

TURNING_POINTS = 3
"""Maximum number of turning points in a game."""
Outlook = tuple[float, ...]
"""Expectations by seat: points or chances."""


class NotFinished(ValueError):
    """The game is not over, so there is nothing to analyse yet."""

    def __init__(self) -> None:
        super().__init__("the game is not over yet; play it to its end, or replay it instead")


def turning_points(
    outlooks: Iterable[Outlook], change: Callable[[Outlook, Outlook], float], passed_over: Collection[int] = ()
) -> tuple[int, ...]:
    """The indices of the turns that changed the outlook most, the greatest change first.

    ``outlooks`` are those before the first turn and after each, ``change`` measures how far two are apart. Turns in
    which there was nothing to decide are ``passed_over``.
    """
    changes: Sequence[float] = [change(before, after) for before, after in pairwise(outlooks)]
    turns = (turn for turn in range(len(changes)) if turn not in passed_over)
    return tuple(sorted(turns, key=lambda turn: (-changes[turn], turn))[:TURNING_POINTS])
