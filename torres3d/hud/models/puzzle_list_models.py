"""The page of puzzles: what it shows, and the intent it sends."""

import msgspec

from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent


class PuzzleRow(msgspec.Struct, frozen=True):
    """The puzzles of a ``grade``: how many were ``solved`` at the first try, how many ``tried``, ``of`` how many."""

    grade: int
    solved: int
    tried: int
    of: int


class PuzzlesModel(ScreenModel, frozen=True):
    """The page of puzzles. ``today``: how the puzzle of the day ended, empty while it was not tried. ``rating`` is a
    person's own, with its margin; None while nothing was tried. ``fault`` says why there are no puzzles, ``unread`` how
    many lines of their file could not be read, and what is wrong with the first; empty where all could. ``back``: how
    many puzzles that were failed have come back. ``theme`` is the chosen one of the ``themes``, empty for all puzzles.
    ``mistakes``: how many puzzles from one's own games are due or new, None where there are no such puzzles; ``about``
    says what the puzzles are about.
    """

    rows: tuple[PuzzleRow, ...] = ()
    today: str = ""
    rating: tuple[int, int] | None = None
    fault: str = ""
    unread: str = ""
    back: int = 0
    theme: str = ""
    themes: tuple[str, ...] = ()
    mistakes: int | None = None
    about: str = ""


class OpenPuzzles(Intent, frozen=True):
    """Solve puzzles of this grade; 0: that of the day."""

    grade: int


class OpenFitting(Intent, frozen=True):
    """Solve puzzles that have come back, then those nearest to one's rating."""


class ChooseTheme(Intent, frozen=True):
    """Only puzzles of this theme from now on; empty: all."""

    theme: str
