"""A table that shows everything at once and remembers it: for games, replays and showings without a window."""

from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State

Happened = tuple[tuple[Event, State], ...]


class QuickTable:
    """Shows at once, or with ``slow`` only when somebody calls `arrive`."""

    def __init__(self, slow: bool = False) -> None:
        self.speed = 1.0
        self.animate = slow
        self.animating = False
        self.near = 0
        self.played: list[tuple[State, Happened]] = []
        self.shown: list[State] = []
        self.focused: list[Square] = []

    def show(self, state: State) -> None:
        self.animating = False
        self.shown.append(state)

    def play(self, before: State, happened: Happened) -> None:
        self.animating = self.animate
        self.played.append((before, happened))

    def skip(self) -> None:
        self.animating = False

    def focus(self, square: Square) -> None:
        self.focused.append(square)
