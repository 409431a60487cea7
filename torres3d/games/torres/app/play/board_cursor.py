"""The keyboard cursor on the board of a game or a replay."""

from collections.abc import Callable, Sequence

from torres3d.games.torres.app.input.click_outcome import NOTHING, Selection
from torres3d.games.torres.app.input.cursor_moves import DIRECTIONS, aims, first, next_square_of, next_square_towards
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.squares import Square

Chosen = Callable[[], tuple[Sequence[Command], Selection]]
"""What may be done now, and what was chosen of it."""


def no_choices() -> tuple[Sequence[Command], Selection]:
    """No choices, as in a replay."""
    return (), NOTHING


class BoardCursor:
    """Keyboard cursor. ``square`` is None while it is hidden; ``pointing`` is True while the keys, not the mouse, moved
    last."""

    def __init__(self, parts: GameServices, chosen: Chosen = no_choices) -> None:
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
        """The mouse points at something now."""
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
            self._parts.table.focus(square)
