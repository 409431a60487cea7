"""Intents of the panels and pages of studies."""

from typing import Literal

from torres3d.games.torres.hud.models.study_models import ArrangeTab, Tool
from torres3d.games.torres.rules.kinds import ActionCard, MasterCard, Mode
from torres3d.hud.kit.intent import Intent, SilentIntent


class GoToNode(Intent, frozen=True):
    """Show the position after this node of the lines."""

    node: int


StudyWay = Literal["toggle", "analysis", "delete", "promote", "set_up", "players", "copy", "list"]
"""Open or close the panel, switch the analysis on or off, delete the line from here on, make it the main one, set up
the position, say who plays, copy the position as text, go to the list of studies."""


class StudyDo(Intent, frozen=True):
    """A button of the study was pressed."""

    what: StudyWay


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


class ToolChosen(Intent, frozen=True):
    """What a press on a square does from now on; for knights, whose (None: as before)."""

    tool: Tool
    seat: int | None = None


class TabChosen(Intent, frozen=True):
    """Show this part of the facts of a position."""

    tab: ArrangeTab


class SeatChosen(Intent, frozen=True):
    """Show what this player has."""

    seat: int


Fact = Literal["phase", "round", "actor", "start", "ap", "points", "players"]


class FactSet(Intent, frozen=True):
    """A number of the position: of the chosen player his points; how many play."""

    fact: Fact
    value: int


class StackSet(Intent, frozen=True):
    """Set the blocks on a stack of the chosen player; one after the last is a new stack, 0 removes it."""

    stack: int
    blocks: int


class CardGiven(Intent, frozen=True):
    """Set the number of these cards in the chosen player's hand."""

    card: ActionCard
    count: int


class MasterChosen(Intent, frozen=True):
    """The master card of the position."""

    card: MasterCard


class PlayedBy(Intent, frozen=True):
    """The edition and mode of the position."""

    edition: str
    mode: Mode


ArrangeWay = Literal["undo", "redo", "empty", "opening", "copy", "paste", "done", "cancel"]
"""Back and forth in what was done; the empty board, a usual opening; the text of the position out and in; try it, leave
it as it was."""


class EditorDo(Intent, frozen=True):
    """A button of the panel with which a position is set up."""

    what: ArrangeWay


class StudyMarked(SilentIntent, frozen=True):
    """Choose the study of this number on the list."""

    number: int


StudiesWay = Literal["open", "new", "paste", "import", "rename", "delete", "undo"]


class StudiesDo(Intent, frozen=True):
    """A button of the list: about the study with this ``file``, or none in particular."""

    what: StudiesWay
    file: str = ""
