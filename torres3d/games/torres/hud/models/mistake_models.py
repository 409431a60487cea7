"""The page of puzzles from one's own games: what it shows, and the intents it sends."""

from typing import Literal

import msgspec

from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent

MistakeState = Literal["due", "new", "failed", "solved"]
"""To be tried again today, never tried, to be tried again later, solved."""
MistakesWay = Literal["practise", "game", "delete", "undo", "search", "stop"]


class MistakeRow(msgspec.Struct, frozen=True):
    """A puzzle: the players of its game, the ``date`` of that, the turn and what was lost in words, its state, and that
    in words."""

    id: str
    players: str
    date: str
    about: str
    state: MistakeState
    told: str


class MistakesModel(ScreenModel, frozen=True):
    """The list of puzzles, the ``marked`` one, and what is ``told`` of them or of the last search. ``percent`` is how
    far the search is; None while there is none. ``undo`` tells the puzzle that can be restored, ``faults`` what is
    wrong with the files; both may be empty."""

    rows: tuple[MistakeRow, ...] = ()
    marked: int = 0
    told: str = ""
    percent: int | None = None
    undo: str = ""
    faults: tuple[str, ...] = ()


class MistakeMarked(Intent, frozen=True):
    """Mark the row of this number."""

    number: int


class MistakesDo(Intent, frozen=True):
    """Do something with the marked puzzle, or with the list."""

    what: MistakesWay
