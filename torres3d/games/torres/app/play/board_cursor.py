"""The keyboard cursor on the board of a game or a replay, and the squares its keys lead to."""

from collections.abc import Callable, Collection, Sequence
from math import cos, radians, sin
from typing import Literal, get_args

from torres3d.games.torres.app.input.click_to_command import NOTHING, Selection, sources, targets
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.interaction.picking import Pick

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
    """The squares worth going to: targets of the selection, otherwise squares to select."""
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
    squares = aims(commands, selection) or {MIDDLE}
    return min(squares, key=lambda square: ((square % 8 - 3.5) ** 2 + (square // 8 - 3.5) ** 2, square))


Chosen = Callable[[], tuple[Sequence[Command], Selection]]
"""What may be done now, and what was chosen of it."""


class BoardCursor:
    """Keyboard cursor. ``square`` is None while it is hidden; ``pointing`` is True while the keys, not the mouse, moved
    last."""

    def __init__(self, parts: GameServices, chosen: Chosen = lambda: ((), NOTHING)) -> None:
        self._parts = parts
        self._services = parts.services
        self._chosen = chosen
        self._before: Square | None = None
        self.square: Square | None = None
        self.pointing = False

    def enter(self) -> None:
        self._put(self.square)

    def leave(self) -> None:
        self._services.cursor = False
        self._parts.table.cursor.show(None)

    def key(self, action: str) -> bool:
        """Move as a key says; False if the action is none of the cursor's. The first key only shows it."""
        kind, _, way = action.partition("_")
        if action == "board":
            self._show()
        elif kind == "cursor":
            if not self._show():
                for each in DIRECTIONS:
                    if each == way and self.square is not None:
                        self.go(next_square_towards(self.square, each, self._heading))
        elif action in ("next_target", "previous_target"):
            commands, selection = self._chosen()
            self._show()
            if self.square is not None:
                self.go(next_square_of(aims(commands, selection), self.square, self._heading, kind == "previous"))
        else:
            return False
        return True

    def go(self, square: Square | None) -> None:
        """Stand on a square from now on; with None it stays where it is."""
        if square is not None:
            self._put(square)

    def aim(self) -> None:
        """Stand on something worth going to, if there is any."""
        self._show()
        aimed = aims(*self._chosen())
        if self.square is not None and aimed and self.square not in aimed:
            self.go(min(aimed, key=self._away))

    def explained(self, pointed: Pick | None) -> Pick | None:
        """The thing to explain: the square under the cursor while keys have the lead, or the thing under the mouse."""
        return Pick("square", self.square) if self.pointing else pointed

    @property
    def pixel(self) -> tuple[float, float] | None:
        """The pixel of the cursor, while keys have the lead."""
        return self._parts.table.pixel_of(self.square) if self.pointing and self.square is not None else None

    def hide(self) -> bool:
        """Let the cursor go; False if there was none."""
        was = self.square is not None
        self._before = self.square if was else self._before
        self._put(None)
        return was

    def see_mouse(self) -> None:
        self.pointing = False

    def _away(self, square: Square) -> int:
        here = self.square or 0
        return abs(square % 8 - here % 8) + abs(square // 8 - here // 8)

    @property
    def _heading(self) -> float:
        return self._parts.table.camera.goal.heading

    def _show(self) -> bool:
        if self.square is not None:
            self.pointing = True
            return False
        self._put(first(*self._chosen(), self._before))
        return True

    def _put(self, square: Square | None) -> None:
        self.square = square
        self.pointing = square is not None
        self._services.cursor = square is not None
        self._parts.table.cursor.show(square)
        if square is not None:
            self._parts.table.focus(square, led=True)
