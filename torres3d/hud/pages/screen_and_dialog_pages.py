"""The panels of screens and of dialogs: which page is shown for which model."""

from collections.abc import Mapping
from typing import Any, ClassVar

from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import Page, PagePanel
from torres3d.hud.models import page_models as models
from torres3d.hud.models.lesson_models import LessonsModel, WelcomeModel
from torres3d.hud.models.library_models import FilesModel, GamesModel
from torres3d.hud.pages.analysis_page import AnalysisPage
from torres3d.hud.pages.choice_dialog import ChoicePage
from torres3d.hud.pages.help_page import HelpPage
from torres3d.hud.pages.keys_page import KeysPage
from torres3d.hud.pages.library.file_chooser_page import FilesPage, FolderPage
from torres3d.hud.pages.library.games_page import GamesPage
from torres3d.hud.pages.menu_pages import LessonsPage, MenuPage, PausePage, WelcomePage
from torres3d.hud.pages.result.continue_from_moment_page import BranchPage
from torres3d.hud.pages.rulebook.rules_page import RulesPage
from torres3d.hud.pages.settings_page import SettingsPage
from torres3d.hud.pages.strength_page import StrengthPage

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


class ScreenPanel(PagePanel):
    """The panel of the screens; a page keeps its tab or place in a list while its model changes."""

    pages: ClassVar[Mapping[type, type[Page[Any]]]] = {
        models.MenuModel: MenuPage,
        GamesModel: GamesPage,
        FilesModel: FilesPage,
        models.FolderModel: FolderPage,
        models.SettingsModel: SettingsPage,
        models.PauseModel: PausePage,
        models.BranchModel: BranchPage,
        models.AnalysisModel: AnalysisPage,
        models.KeysModel: KeysPage,
        models.HelpModel: HelpPage,
        models.RulesModel: RulesPage,
        models.StrengthModel: StrengthPage,
        LessonsModel: LessonsPage,
        WelcomeModel: WelcomePage,
    }

    def update(self, model: Any) -> None:
        if model is not None and model != self.model:
            if self.page is None or self.model is None or type(self.model) is not type(model):
                self.turn_to(model)
            assert self.page is not None
            self.page.model = model
        super().update(model)
