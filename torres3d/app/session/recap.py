"""Recap of the turns since one's last: a strip offers it, and the table shows it turn by turn."""

from collections.abc import Sequence
from typing import Generic

from torres3d.app.session.turn_log import TurnT
from torres3d.hud.models.log_recap_and_pace_intents import RecapWay


class Recap(Generic[TurnT]):
    """Recap of one game: its ``turns``, and the shown one (``at``); `offered` while there is only the strip."""

    def __init__(self) -> None:
        self.turns: tuple[TurnT, ...] = ()
        self.at: int | None = None

    @property
    def shown(self) -> TurnT | None:
        """The turn on the table; None while it shows the game."""
        return None if self.at is None else self.turns[self.at]

    @property
    def offered(self) -> bool:
        """Whether turns are on offer and none is shown."""
        return bool(self.turns) and self.at is None

    def offer(self, turns: Sequence[TurnT]) -> None:
        """Offer these turns, if any."""
        self.turns, self.at = tuple(turns), None

    def open(self, turns: Sequence[TurnT]) -> None:
        """Show the first of these turns, if any."""
        self.turns, self.at = tuple(turns), 0 if turns else None

    def step(self, way: RecapWay) -> None:
        """Go to the next turn (after the last one, close), back, or close."""
        if way == "close" or self.at is None:
            self.close()
        elif way == "next":
            self.at += 1
            if self.at >= len(self.turns):
                self.close()
        elif way == "back":
            self.at = max(0, self.at - 1)

    def close(self) -> None:
        """Return to the game."""
        self.turns, self.at = (), None
