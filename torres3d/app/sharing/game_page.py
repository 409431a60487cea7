"""Game page: the table of a game as placed parts, and its moments in words; each game with pages declares one."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

import msgspec

from torres3d.app.sharing.page_content import PageVerdict
from torres3d.app.sharing.page_texts import Tell
from torres3d.engine.history import Step
from torres3d.engine.kit import EventT, Seat, StateT
from torres3d.i18n.texts import Translate
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import Palette
from torres3d.scene.export.page.page_document import PageLight
from torres3d.scene.export.page.part_travels import Travels
from torres3d.scene.export.page.placed_parts import PlacedPart
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour


class PageLabel(msgspec.Struct, frozen=True):
    """A label of an overlay: its ``text`` at a place, on a plate in the colour of an owner (-1: of nobody)."""

    text: str
    place: Point
    owner: int = -1


class PageTip(msgspec.Struct, frozen=True):
    """What a browser says of the box between two corners when the pointer is on it; ``key`` tells tips apart."""

    low: Point
    high: Point
    key: tuple[Any, ...]


class BoardCell(msgspec.Struct, frozen=True):
    """A cell of the board as text: what is shown on it, its owner (-1: nobody), and all of it in words."""

    sign: str
    tell: Tell
    owner: int = -1


class ShownSeat(msgspec.Struct, frozen=True):
    """A seat: the numbers of the owners that are its own, the first one first."""

    owners: tuple[int, ...]


class LoggedLines(msgspec.Struct, frozen=True):
    """A turn of the log: the number of the command with which it begins, its seat, title and time, its lines, each with
    the number of its command, and the owner whose turn it is (-1: nobody).

    With ``follows`` the command ended the turn before, and the turn's own commands come after it.
    """

    begun: int
    follows: bool
    seat: Seat | None
    title: Tell
    when: Tell
    lines: tuple[tuple[int, Tell], ...]
    owner: int = -1


class PageBoard(msgspec.Struct, frozen=True):
    """The board as text: names of columns and rows, from the top, and of levels where there are several boards."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    layers: tuple[Tell, ...] = ()


NamesIn = Callable[[Translate], Sequence[str]]
"""Function that gives the players' names by seat in a language."""


class GamePage(ABC, Generic[StateT, EventT]):
    """The table and the words of one game on a page. One is made for each page, from the game's set-up and its players'
    names."""

    views: Mapping[str, Viewpoint]
    """Named views, the first one first; texts are ``view-NAME``."""
    frame: Sequence[Point]
    """Points that are in the picture in each named view."""
    overlays: Sequence[str]
    """The ids of its overlays, as in the window."""
    tinting: Sequence[str] = ()
    """Those that colour stones by level."""
    words: Mapping[str, str] = {}
    """Words of the page for which the game has its own text, by key."""

    @abstractmethod
    def kit_file(self) -> Path:
        """The file of its kit."""

    @abstractmethod
    def light(self) -> PageLight:
        """The light over its table."""

    @abstractmethod
    def owners(self, palette: Palette) -> Sequence[Colour]:
        """The colours of the owners of parts, by number."""

    @abstractmethod
    def emblems(self) -> Sequence[str]:
        """The sign of each owner, by number."""

    @abstractmethod
    def seats(self) -> Sequence[ShownSeat]:
        """The seats."""

    @abstractmethod
    def ground(self) -> Iterable[PlacedPart]:
        """The parts that no step moves."""

    @abstractmethod
    def parts(self, state: StateT) -> Iterable[PlacedPart]:
        """Everything else."""

    def travels(self, step: Step[StateT, EventT]) -> Travels:
        """How what a step moves gets to its place."""
        return Travels(0.0)

    def labels(self, state: StateT) -> Mapping[str, Sequence[PageLabel]]:
        """The labels of each overlay."""
        return {}

    def lines(self, state: StateT) -> Mapping[str, Sequence[tuple[Point, Point]]]:
        """The lines of each overlay."""
        return {}

    def tips(self, state: StateT) -> Sequence[PageTip]:
        """The boxes that say what they are."""
        return ()

    @abstractmethod
    def tip(self, tip: PageTip) -> Tell:
        """What a box is."""

    @abstractmethod
    def board(self, states: Iterable[StateT]) -> PageBoard:
        """The board as text, large enough for all these states; asked for before `cells`."""

    @abstractmethod
    def cells(self, state: StateT) -> Mapping[int, BoardCell]:
        """What is on each cell of the board that is not empty, by number: along the rows, level by level."""

    @abstractmethod
    def points(self, state: StateT) -> Sequence[int]:
        """The points of each seat, or how high it stands."""

    @abstractmethod
    def status(self, state: StateT) -> Tell:
        """The situation in a sentence."""

    @abstractmethod
    def facts(self, state: StateT) -> Sequence[Tell]:
        """What each seat has."""

    @abstractmethod
    def told(self, step: Step[StateT, EventT]) -> Sequence[Tell]:
        """What happened in a step, in lines."""

    @abstractmethod
    def notation(self, step: Step[StateT, EventT], hidden: frozenset[Seat]) -> str:
        """The command of a step in the game's notation; empty where it tells what these seats hide."""

    @abstractmethod
    def turns(self, steps: Sequence[Step[StateT, EventT]]) -> Sequence[LoggedLines]:
        """The turns of the game."""

    def verdicts(self, steps: Sequence[Step[StateT, EventT]], report: Any) -> Sequence[PageVerdict]:
        """What the ``report`` of an analysis says of the turns of a game with these steps."""
        return ()

    def about(self, state: StateT) -> Tell | None:
        """What holds for the whole game and is nowhere else on the page."""
        return None

    @abstractmethod
    def open_to(self, state: StateT, hidden: frozenset[Seat]) -> StateT:
        """The state without what these seats hide, and without what nobody knows."""
