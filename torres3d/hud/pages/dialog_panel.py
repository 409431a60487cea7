"""Dialogs over the game: which page is shown for which question."""

from collections.abc import Mapping
from typing import Any, ClassVar

from torres3d.hud.frame.base_models import ChoiceDialog
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import Page, PagePanel
from torres3d.hud.pages.choice_dialog import ChoicePage

HEAD = 62.0
"""Units at the upper edge for the button that shows the board."""


class DialogPanel(PagePanel):
    """The panel of the dialogs. Each new question begins with nothing chosen; one that a screen was laid over comes
    back as it was."""

    _under_screen = False
    _covered: tuple[Any, Page[Any] | None, str] | None = None
    """The question that lay there when a screen was laid over the game, its page and focus."""

    pages: ClassVar[Mapping[type, type[Page[Any]]]] = {ChoiceDialog: ChoicePage}

    def place(self, view: Viewport, model: Any) -> Rect:
        box = super().place(view, model)
        if view.folded or box.y >= HEAD:
            return box
        return box._replace(y=HEAD, h=min(box.h, view.height - HEAD - MARGIN))

    def cover(self, screen: bool) -> None:
        """Whether a screen is laid over the game from now on."""
        if screen and not self._under_screen:
            self._covered = None if self.model is None else (self.model, self.page, self.focus)
        self._under_screen = screen

    def update(self, model: Any) -> None:
        if model is not None and model != self.model:
            if self._covered is not None and not self._under_screen and self._covered[0] == model:
                _, self.page, self.focus = self._covered
            else:
                self.turn_to(model)
        if not self._under_screen:
            self._covered = None
        super().update(model)
