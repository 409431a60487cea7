"""Somebody at the mouse or the keyboard who watches whether the table keeps still while somebody acts."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.app.driver import Driver, Unreachable
from tests.app.keyboard import Keys
from tests.panda import VirtualScreen
from torres3d.app.program import Program
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.squares import Square

NEAR = 0.5
"""Pixels within which a place is where it was."""
Pixels = Mapping[Any, tuple[float, float]]


class Watching(Driver):
    """After each round of a turn every one of ``places`` has to be where it was at the beginning of the turn, unless
    the player has turned the table. Where there are none for the moment, nothing is compared."""

    def __init__(self, program: Program, screen: VirtualScreen, places: Callable[[], Pixels]) -> None:
        self._places = places
        self._turn: object = None
        self._before: Pixels = {}
        self.turns = 0
        """Turns that were watched."""
        self.looked = 0
        """Rounds in which places were compared."""
        super().__init__(program, screen)

    def rounds(self, count: int = 1) -> None:
        for _ in range(count):
            super().rounds()
            self._look()

    def spot(self, name: str) -> None:
        turned = name.startswith("view:")
        self._before = {} if turned else self._before
        super().spot(name)
        self._before = self._places() if turned else self._before

    def _look(self) -> None:
        turn = next((each.turn for each in self.program.services.screens.pile if each.at_table is not None), None)
        if turn is not self._turn:
            self._turn, self._before = turn, self._places() if turn is not None else {}
            self.turns += turn is not None
            return
        now = self._places() if turn is not None else {}
        moved = {
            place: (before, now[place])
            for place, before in self._before.items()
            if place in now and max(abs(before[0] - now[place][0]), abs(before[1] - now[place][1])) > NEAR
        }
        panels = [(type(panel).__name__, panel.rect) for panel in self.program.hud.panels]
        assert not moved, f"{len(moved)} places have moved; there are {panels}"
        self.looked += bool(now)


class WatchedTable(Watching):
    """By mouse, without turning the camera for a square."""

    def square(self, square: Square) -> None:
        """Click a square where it is visible."""
        place = self.seen(square)
        if place is None:
            raise Unreachable(f"square {square}")
        self.click(*place)

    def give(self, command: c.Command) -> None:
        """Give a legal command by clicks, unless a tower hides its square from this side."""
        session = self.game.session
        try:
            super().give(command)
        except Unreachable:
            session.give(command, session.game.n)
            self.rounds(2)


class WatchedByKeys(Watching, Keys):
    """By keys alone; those that turn the table, turn it."""

    def key(self, name: str) -> None:
        turned = name.startswith("shift-arrow")
        self._before = {} if turned else self._before
        super().key(name)
        self._before = self._places() if turned else self._before
