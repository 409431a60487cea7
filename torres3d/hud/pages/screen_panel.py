"""The full screens: which page is shown for which model."""

from collections.abc import Mapping
from typing import Any, ClassVar

from torres3d.hud.kit.page import Page, PagePanel
from torres3d.hud.models.lesson_models import LessonsModel, WelcomeModel
from torres3d.hud.models.library_models import FilesModel, GamesModel
from torres3d.hud.models.page_models import (
    AnalysisModel,
    BranchModel,
    FolderModel,
    HelpModel,
    KeysModel,
    MenuModel,
    PauseModel,
    RulesModel,
    SettingsModel,
    StrengthModel,
)
from torres3d.hud.pages.analysis_page import AnalysisPage
from torres3d.hud.pages.help_page import HelpPage
from torres3d.hud.pages.keys_page import KeysPage
from torres3d.hud.pages.lessons_page import LessonsPage
from torres3d.hud.pages.library.files_page import FilesPage, FolderPage
from torres3d.hud.pages.library.games_page import GamesPage
from torres3d.hud.pages.menu_pages import MenuPage, PausePage
from torres3d.hud.pages.result.continue_from_moment_page import BranchPage
from torres3d.hud.pages.rulebook.rules_page import RulesPage
from torres3d.hud.pages.settings_page import SettingsPage
from torres3d.hud.pages.strength_page import StrengthPage
from torres3d.hud.pages.welcome_page import WelcomePage


class ScreenPanel(PagePanel):
    """The panel of the screens; a page keeps its tab or place in a list while its model changes."""

    pages: ClassVar[Mapping[type, type[Page[Any]]]] = {
        MenuModel: MenuPage,
        GamesModel: GamesPage,
        FilesModel: FilesPage,
        FolderModel: FolderPage,
        SettingsModel: SettingsPage,
        PauseModel: PausePage,
        BranchModel: BranchPage,
        AnalysisModel: AnalysisPage,
        KeysModel: KeysPage,
        HelpModel: HelpPage,
        RulesModel: RulesPage,
        StrengthModel: StrengthPage,
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
