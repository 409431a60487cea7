"""A tab of the set-up screen, and what tabs ask of the page they lie on."""

from abc import ABC, abstractmethod
from typing import Any, Protocol

from torres3d.hud.contract.page_models import SetupDraft, SetupModel
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, PanelKit
from torres3d.hud.kit.text_field import TextField


class SetupSheet(Protocol):
    """The page: what is set up, and what a tab may do about it."""

    panel: Panel[Any]
    model: SetupModel
    field: int | None
    """The row of the player whose name has the keyboard."""
    writing: TextField | None
    """That name, as it is being written."""

    @property
    def kit(self) -> PanelKit:
        """What to paint with."""

    def change(self, draft: SetupDraft) -> None:
        """Tell a new draft."""

    @property
    def draft(self) -> SetupDraft:
        """The draft as it was told last."""

    def edit(self, row: int | None, marked: bool = True) -> None:
        """Give the keyboard to the name of a row, all of it ``marked``, or take it away."""


class SetupTab(ABC):
    """What is shown on the set-up screen while its tab is chosen."""

    def __init__(self, page: SetupSheet) -> None:
        self.page = page

    @abstractmethod
    def height(self, width: float) -> float:
        """The units of height that it needs in a width."""

    @abstractmethod
    def paint(self, canvas: Canvas, box: Rect) -> None:
        """Paint the tab within a part of the page."""
