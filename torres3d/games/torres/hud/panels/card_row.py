"""Layout of the cards of a hand in a row: their size, distance, and visible parts."""

from typing import NamedTuple

from torres3d.hud.kit.layout import Rect, Viewport, around

CARD, FOLDED_CARD = Rect(0, 0, 96, 134), Rect(0, 0, 68, 90)
PEEK = 50.0
"""Units of a card that looks out from below the window's edge: its name and a part of its picture."""
RAISED, FOLDED_RAISED = 16.0, 10.0
GAP = 8.0
NAMED = 50.0
"""Minimum visible width of a card, in units, with its name written across."""


class CardRow(NamedTuple):
    """``size``: a card, or the part of it that is in sight, in the upper left corner; ``step``: from the left edge of
    one card to that of the next; ``low``: whether cards only look out from below the window's edge; ``edge``: units
    between them and the window's edge."""

    size: Rect
    step: float
    raised: float
    edge: float
    low: bool

    @property
    def high(self) -> float:
        """Units of the lower edge that the row takes, with a raised card."""
        return self.size.h + self.raised + self.edge

    def wide(self, count: int) -> float:
        """Width in units of ``count`` cards."""
        return self.size.w + self.step * (count - 1) if count else 0.0


def card_row(view: Viewport, count: int, master: bool, tall: bool) -> CardRow:
    """The row of ``count`` cards, and of a master card before them.

    Where panels are folded the board needs the height: cards look out from below the edge, like a hand that is held
    low, unless there are so many that their names are written upright, or ``tall`` says that there were.
    """
    between, edge = around(view).between(view), around(view).gap
    size, raised = (FOLDED_CARD, FOLDED_RAISED) if view.folded else (CARD, RAISED)
    room = between.w - (size.w + 2 * GAP if master else 0.0)
    step = min(size.w + GAP, (room - size.w) / (count - 1)) if count > 1 else size.w + GAP
    low = view.folded and not tall and step >= NAMED
    return CardRow(size._replace(h=PEEK), step, raised, 0.0, low) if low else CardRow(size, step, raised, edge, low)
