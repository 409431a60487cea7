"""Models and intents of the panel and the list of studies: variations, turns found."""

from typing import Literal

import msgspec

from torres3d.engine.studies.study import Mark
from torres3d.hud.kit.base_models import PanelModel, ScreenModel
from torres3d.hud.kit.intent import Intent, SilentIntent
from torres3d.hud.models.player_look import PlayerLook

RowKind = Literal["turn", "move", "comment"]
"""A turn, a step of an unfolded one, a comment on the step (or the position) before it."""

MARK_NAMES: dict[Mark, str] = {
    "!!": "brilliant", "!": "good", "!?": "interesting", "?!": "dubious", "?": "mistake", "??": "blunder", "": "none",
}  # fmt: skip
"""The marks in the order of the menu, and what their names end in among the texts."""


class StudyStep(msgspec.Struct, frozen=True):
    """A step of a turn: its node, and its command in notation with its mark."""

    node: int
    text: str


class StudyRow(msgspec.Struct, frozen=True):
    """A row of the lines. A press on it shows the position after ``node`` (0 is the one the study begins with).

    ``text`` is in words. A turn has its ``player``, its year and round in ``when``, its ``steps``, and says whether it
    is ``continued`` after a side line and ``unfolded``; ``node`` is that of its last step. ``first`` is the first node
    of the turn a step or comment belongs to. ``depth`` says how far the line branches off, 0 for the main one.
    """

    kind: RowKind
    node: int
    text: str
    depth: int = 0
    player: PlayerLook | None = None
    when: str = ""
    steps: tuple[StudyStep, ...] = ()
    continued: bool = False
    unfolded: bool = False
    first: int = 0


class FoundRow(msgspec.Struct, frozen=True):
    """A turn that the analysis found: its worth for the player (``points``, such as ``+12``), its actions in words, and
    ``about`` for the tip, line by line; ``shown`` while it is on the board."""

    points: str
    text: str
    about: tuple[str, ...] = ()
    shown: bool = False


class FoundModel(msgspec.Struct, frozen=True):
    """The analysis of the position shown: turns, best first. ``effort`` of ``efforts`` is searched (0 before the first
    is done); ``busy`` while it runs. ``standing`` has the points each player may expect in the end, by seat; ``told``
    says why there is nothing, or what went wrong."""

    rows: tuple[FoundRow, ...] = ()
    effort: int = 0
    efforts: int = 1
    busy: bool = False
    standing: tuple[tuple[PlayerLook, str], ...] = ()
    told: str = ""


class StudyModel(PanelModel, frozen=True):
    """The panel of a study: the lines that were tried, the comment on the position shown, the analysis (None while it
    is switched off).

    ``name`` is the study's; ``rows`` the lines from the first on; ``node`` is the position shown, ``line`` has the
    nodes that lead to it. ``comment`` and ``mark`` are those of the position shown; ``marking`` while its mark is
    chosen. ``width`` is what the panel was dragged to, in units; 0 for the usual width. ``open`` as the log: closed
    there is only the title. ``can_delete`` where a line ends or goes on that can be deleted, ``can_promote`` where a
    side line can become the main one. ``saved`` says where it is kept, empty where it is not. ``keys`` by the action's
    name.
    """

    name: str
    rows: tuple[StudyRow, ...] = ()
    node: int = 0
    line: frozenset[int] = frozenset()
    comment: str = ""
    mark: Mark = ""
    marking: bool = False
    width: float = 0.0
    found: FoundModel | None = None
    open: bool = True
    can_delete: bool = False
    can_promote: bool = False
    saved: str = ""
    keys: tuple[tuple[str, str], ...] = ()


class StudyCard(msgspec.Struct, frozen=True):
    """A study on the list: its file's id for the app, name, when it was changed, what it is of, as texts; ``fault``
    says why it cannot be opened."""

    file: str
    name: str
    date: str
    about: str
    fault: str = ""


class StudiesModel(ScreenModel, frozen=True):
    """The list of studies, the latest first; ``marked`` is the number of the chosen one. ``folder`` is their place,
    ``trouble`` says why it cannot be read, ``undo`` is the name of the study that was deleted last. ``new`` is the
    label of the way to begin one, ``paste`` says what can be pasted; empty for the usual words."""

    rows: tuple[StudyCard, ...] = ()
    marked: int = 0
    folder: str = ""
    trouble: str = ""
    undo: str = ""
    new: str = ""
    paste: str = ""


class GoToNode(Intent, frozen=True):
    """Show the position after this node of the lines."""

    node: int


class TurnUnfolded(Intent, frozen=True):
    """Show the steps of the turn with this first node as rows, or no longer."""

    first: int
    unfolded: bool


class Marked(Intent, frozen=True):
    """Mark the step to the position shown; "" takes its mark away."""

    mark: Mark


class StudyWidened(Intent, frozen=True):
    """The panel was dragged to this width in units."""

    width: float


StudyWay = Literal["toggle", "analysis", "mark", "delete", "promote", "players", "copy_study", "share", "list"]
"""Open or close the panel, switch the analysis on or off, open or close the menu of marks, delete the line from here
on, make it the main one, say who plays, copy the study as text, write it as a page, go to the list of studies."""


class StudyDo(Intent, frozen=True):
    """A button of the study was pressed: a `StudyWay`, or one of the game's own."""

    what: str


class ShowFound(Intent, frozen=True):
    """Lay a turn that was found on the board, by its number from 0; again takes it away."""

    number: int


class CommentWritten(Intent, frozen=True):
    """This was written about the position shown."""

    text: str


class StudyNamed(Intent, frozen=True):
    """The study is called so; ``file`` as in `StudyCard`, empty for the one that is open."""

    name: str
    file: str = ""


class StudyMarked(SilentIntent, frozen=True):
    """Choose the study of this number on the list."""

    number: int


StudiesWay = Literal["open", "new", "paste", "import", "rename", "share", "delete", "undo"]


class StudiesDo(Intent, frozen=True):
    """A button of the list: about the study with this ``file``, or none in particular."""

    what: StudiesWay
    file: str = ""
