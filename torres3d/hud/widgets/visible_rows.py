"""Visible rows of many. Knows no pictures."""

from abc import ABC, abstractmethod


class VisibleRows(ABC):
    """Rows of which ``room`` are seen at once, from the one with the number ``first`` on."""

    def __init__(self) -> None:
        self.room = 1
        self.first = 0

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of rows."""

    @property
    def last_first(self) -> int:
        """The furthest that can be scrolled."""
        return max(0, self.count - self.room)

    def scroll_to(self, first: int) -> bool:
        """Scroll to this row, as far as there are rows; whether that moved anything."""
        before, self.first = self.first, min(max(first, 0), self.last_first)
        return before != self.first

    def bring_in(self, number: int) -> None:
        """Scroll as little as needed for a row to be seen."""
        if number < self.first:
            self.scroll_to(number)
        elif number >= self.first + self.room:
            self.scroll_to(number - self.room + 1)
