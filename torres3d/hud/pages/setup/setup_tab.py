"""A tab of a set-up screen."""

from abc import ABC, abstractmethod
from typing import Generic

from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.pages.setup.setup_draft_page import SetupDraftPage, SetupModelT


class SetupTab(ABC, Generic[SetupModelT]):
    """The content of a set-up screen while its tab is chosen."""

    def __init__(self, page: SetupDraftPage[SetupModelT]) -> None:
        self.page = page

    @abstractmethod
    def height(self, width: float) -> float:
        """The units of height that it needs in a width."""

    @abstractmethod
    def paint(self, canvas: Canvas, box: Rect) -> None:
        """Paint the tab within a part of the page."""
