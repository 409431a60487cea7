"""Moves of the keyboard cursor: by direction of the screen, and from target to target. Pure."""

from collections.abc import Collection, Sequence
from math import cos, radians, sin
from typing import Literal, get_args

from torres3d.games.torres.app.input.click_outcome import Selection, sources, targets
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.squares import Square

Way = Literal["left", "right", "up", "down"]
DIRECTIONS: tuple[Way, ...] = get_args(Way)
TURNS: dict[Way, int] = {"up": 0, "right": 1, "down": 2, "left": 3}
"""Quarter turns to the right, seen from above, from straight ahead."""
AHEAD = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Columns and rows that each quarter turn to the right leads on by, from north."""
MIDDLE = 27
"""d4, in the middle of the board."""


def next_square_towards(square: Square, way: Way, heading: float) -> Square | None:
    """The square beside another in a direction of the screen, None at the board's edge.

    ``heading`` is the camera's, in degrees: 0 from the south, where north is up; 90 from the east.
    """
    # From the east one looks west: up has turned to the left.
    quarter = (TURNS[way] - round(heading / 90)) % 4
    right, ahead = AHEAD[quarter]
    column, row = square % 8 + right, square // 8 + ahead
    return column + 8 * row if 0 <= column < 8 and 0 <= row < 8 else None


def aims(commands: Sequence[Command], selection: Selection) -> frozenset[Square]:
    """The squares worth going to: targets of the selection, or else squares to select."""
    return frozenset(targets(commands, selection)) or frozenset(sources(commands, selection))


def next_square_of(squares: Collection[Square], at: Square, heading: float, back: bool = False) -> Square | None:
    """The next of some squares after one, as one reads the screen, going round; None where there are none.

    ``at`` need not be one of them.
    """

    def place(square: Square) -> tuple[int, int]:
        quarter = round(heading / 90) * 90
        x, y = square % 8 - 3.5, square // 8 - 3.5
        across = x * cos(radians(quarter)) + y * sin(radians(quarter))
        ahead = y * cos(radians(quarter)) - x * sin(radians(quarter))
        return -round(ahead + 0.5), round(across + 0.5)

    ordered = sorted(squares, key=place, reverse=back)
    here = place(at)
    beyond = [square for square in ordered if (place(square) < here if back else place(square) > here)]
    return next(iter(beyond or ordered), None)


def first(commands: Sequence[Command], selection: Selection, before: Square | None) -> Square:
    """The initial place of a cursor: on the selection, where it was before, or at the aim nearest to the middle."""
    if selection.square is not None:
        return selection.square
    if before is not None:
        return before
    return min(aims(commands, selection) or {MIDDLE}, key=_off)


def _off(square: Square) -> tuple[float, int]:
    return (square % 8 - 3.5) ** 2 + (square // 8 - 3.5) ** 2, square
