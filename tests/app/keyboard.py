"""A person at the keyboard: presses keys by their names, and never touches the mouse."""

from tests.app.driver import ROUND, Driver, Unreachable
from torres3d.app.screens.input_guard import DOUBLE
from torres3d.games.torres.app.play.board_cursor import DIRECTIONS, next_square_towards
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.rules.squares import NAMES, Square
from torres3d.hud.kit.keyboard_focus import stops

MOST = 150
"""Keys within which anything can be reached."""


class Keys(Driver):
    """Plays a program by keys alone: what `Driver` clicks is gone to and entered."""

    pressed = 0
    """Keys so far."""
    entered = ""
    """What Enter was pressed at last."""

    def key(self, name: str) -> None:
        self.pressed += 1
        super().key(name)

    def keys(self, *names: str) -> None:
        """Press keys one after another."""
        for name in names:
            self.key(name)

    def click(self, x: float, y: float) -> None:
        raise AssertionError("there is no mouse")

    def spot(self, name: str) -> None:
        """Go to a button or card by its name and press Enter; one that cannot be pressed stays as it is."""
        if not self.program.hud.spot(name).enabled:
            return
        self.reach(name)
        self._look()
        if name == self.entered:  # in haste it would belong to the press before
            self.rounds(round(DOUBLE / ROUND) + 1)
        self.entered = name
        self.key("enter")
        self.rounds()

    def _look(self) -> None:
        """What has just opened is looked at first: for a moment it takes no answer."""
        top = self.program.services.screens.top
        while isinstance(top, PlayScreen) and top.input_guard.quiet:
            self.rounds()

    def reach(self, name: str) -> None:
        """Go to a button, card or field by its name: by Tab to its panel, by arrows within."""
        hud = self.program.hud
        for _ in range(MOST):
            if hud.focused == name:
                return
            panel = next((panel for panel in hud.panels if panel.focus and panel.focus == hud.focused), None)
            if panel is not None and not panel.modal and name in stops(panel):
                names = list(stops(panel))
                on = "arrow_right" if names.index(name) > names.index(hud.focused) else "arrow_left"
                # A slider takes the arrows to the left and right.
                self.key("arrow_down" if stops(panel)[hud.focused].nudge is not None else on)
            else:
                self.key("tab")
        raise Unreachable(f"{name}: the keyboard is at {hud.focused!r}")

    def square(self, square: Square) -> None:
        """Go to a square by arrows and press Enter."""
        self.to(square)
        self._look()
        self.key("enter")
        self.rounds()

    def to(self, square: Square) -> None:
        """Move the cursor onto a square by arrows."""
        if self.program.hud.focused:
            self.key("escape")
        if self.cursor is None:
            self.key("arrow_up")
        for _ in range(MOST):
            here = self.cursor
            assert here is not None
            if here == square:
                return
            heading = self.torres.table.camera.goal.heading
            ways = {way: there for way in DIRECTIONS if (there := next_square_towards(here, way, heading)) is not None}
            self.key(f"arrow_{min(ways, key=lambda way: _apart(ways[way], square))}")
        raise Unreachable(f"square {NAMES[square]}")

    @property
    def cursor(self) -> Square | None:
        """Where the cursor stands."""
        return self.torres.table.cursor.square


def _apart(one: Square, other: Square) -> int:
    return abs(one % 8 - other % 8) + abs(one // 8 - other // 8)
