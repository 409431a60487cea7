"""All panels of the HUD but button, toast and tip: what each shows of a model, and what they leave free."""

from typing import Any, TypeVar

from panda3d.core import NodePath

from torres3d.games.torres.hud.panels.hand_panel import HandPanel
from torres3d.games.torres.hud.panels.score_panel import ScorePanel
from torres3d.games.torres.hud.panels.scoring_panel import ScoringPanel
from torres3d.games.torres.hud.panels.turn_panel import TurnPanel
from torres3d.games.torres.hud.study.editor_panel import EditorPanel
from torres3d.games.torres.hud.study.study_panel import StudyPanel
from torres3d.games.turm_bauer.hud.models.models import GamePanels
from torres3d.games.turm_bauer.hud.panels.building_panel import BuildingPanel
from torres3d.games.turm_bauer.hud.panels.standing_panel import StandingPanel
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import SteadinessPanel
from torres3d.games.turm_bauer.hud.panels.supply_panel import SupplyPanel
from torres3d.hud.dialogs.dialog_panel import DialogPanel
from torres3d.hud.kit.layout import MARGIN, Rect, around
from torres3d.hud.kit.panel import Panel, PanelKit
from torres3d.hud.lessons.highlight_frame import HighlightFrame, pointed
from torres3d.hud.lessons.lesson_panel import LessonPanel
from torres3d.hud.log.left_column import GAP, LeftColumn
from torres3d.hud.log.log_panel import LogPanel
from torres3d.hud.log.pace_panel import PacePanel
from torres3d.hud.log.past_moment_banner import PastMomentBanner
from torres3d.hud.log.recap_panel import RecapPanel
from torres3d.hud.log.recap_strip import RecapStrip
from torres3d.hud.models.models import HudModel
from torres3d.hud.pages.screen_panel import ScreenPanel
from torres3d.hud.panels.hand_over_cover import HandOverCover
from torres3d.hud.panels.overlay_strip import OverlayStrip
from torres3d.hud.panels.prompt_line import HEIGHT as PROMPT_HEIGHT
from torres3d.hud.panels.prompt_line import PromptLine, ThinkingLine
from torres3d.hud.panels.replay_bar import ReplayBar

HudPanel = TypeVar("HudPanel", bound=Panel[Any])
NO_TURM = GamePanels()
"""Another game is shown."""


class HudPanels:
    """The panels: ``all`` from the lowest to the uppermost, ``around`` the table in the order of Tab."""

    def __init__(self, kit: PanelKit, root: NodePath) -> None:
        self._kit = kit
        self._root = root
        self.log = self._panel(LogPanel, 1)
        self.score = self._panel(ScorePanel, 2)
        self.overlays = self._panel(OverlayStrip, 3)
        self.turn = self._panel(TurnPanel, 4)
        self.replay = self._panel(ReplayBar, 5)
        self.prompt = self._panel(PromptLine, 6)
        self.thinking = self._panel(ThinkingLine, 7)
        self.hand = self._panel(HandPanel, 8)
        self.looking = self._panel(PastMomentBanner, 9)
        self.pace = self._panel(PacePanel, 10)
        self.recap_strip = self._panel(RecapStrip, 11)
        self.recap = self._panel(RecapPanel, 12)
        self.study = self._panel(StudyPanel, 13)
        self.arrange = self._panel(EditorPanel, 4)
        self.lesson = self._panel(LessonPanel, 55)
        self.pointing = self._panel(HighlightFrame, 14)
        self.standing = self._panel(StandingPanel, 2)
        self.building = self._panel(BuildingPanel, 4)
        self.steadiness = self._panel(SteadinessPanel, 5)
        self.supply = self._panel(SupplyPanel, 8)
        self.scoring = self._panel(ScoringPanel, 20)
        self.cover = self._panel(HandOverCover, 30)
        self.screen = self._panel(ScreenPanel, 40)
        self.dialog = self._panel(DialogPanel, 50)
        self.all: list[Panel[Any]] = [
            self.log,
            self.score,
            self.standing,
            self.overlays,
            self.turn,
            self.building,
            self.steadiness,
            self.replay,
            self.prompt,
            self.thinking,
            self.hand,
            self.supply,
            self.looking,
            self.pace,
            self.recap_strip,
            self.recap,
            self.study,
            self.arrange,
            self.pointing,
            self.scoring,
            self.cover,
            self.screen,
            self.dialog,
            self.lesson,
        ]
        self.around: list[Panel[Any]] = [
            self.scoring,
            self.lesson,
            self.prompt,
            self.thinking,
            self.looking,
            self.turn,
            self.arrange,
            self.building,
            self.hand,
            self.supply,
            self.steadiness,
            self.replay,
            self.overlays,
            self.recap,
            self.log,
            self.study,
            self.recap_strip,
            self.pace,
            self.score,
            self.standing,
        ]
        self._left = LeftColumn(
            kit, self.score, self.standing, self.pace, self.recap_strip, self.recap, self.log, self.study,
            self.lesson,
        )  # fmt: skip

    def _panel(self, kind: type[HudPanel], sort: int) -> HudPanel:
        return kind(self._kit, self._root, sort)

    def update(self, model: HudModel) -> None:
        """Show a model; only what changed is painted."""
        turm = model.turm or NO_TURM
        if model.score is None and model.cover is None and model.lesson is None:
            self.hand.forget()
        self._left.make_room(model, self.all)
        # A position that is set up has nobody's turn yet.
        self.turn.update(None if model.arrange is not None else model.turn)
        self.hand.update(model.hand)
        self.building.update(turm.turn)
        self.supply.update(turm.supply if model.replay is None else None)
        view = self._kit.view
        edge = around(view).gap
        self.steadiness.below(self.building.rect.bottom + min(edge, GAP) if self.building.shown else edge)
        self.steadiness.update(turm.steadiness)
        self.prompt.update(model.prompt)
        # A question says itself what to do.
        self.prompt.stand_aside(model.dialog is not None)
        self.thinking.update(model.thinking)
        self.looking.update(model.looking)
        self._left.update(model)
        self.overlays.update(model.overlays)
        self.arrange.above(self.overlays.rect.y - min(edge, GAP) if self.overlays.shown else view.height - edge)
        self.arrange.update(model.arrange)
        self.replay.update(model.replay)
        bar = self.replay.rect.h + MARGIN if self.replay.shown and not self._kit.view.folded else 0.0
        self.scoring.above(bar)
        self.scoring.update(model.scoring)
        self.cover.update(model.cover)
        self.pointing.update(pointed(model, self.all))
        self.screen.update(model.screen)
        self.dialog.cover(model.screen is not None)
        self.dialog.update(model.dialog)

    @property
    def head(self) -> float:
        """The y below what lies at the top in the middle."""
        top = (self.prompt, self.thinking, self.looking)
        return max((panel.rect.bottom for panel in top if panel.shown), default=0.0)

    @property
    def taken(self) -> list[Rect]:
        """What the panels around the table take of the window; dialogs and what is soon gone do not count."""
        left = (self.score, self.standing, self.pace, self.recap_strip, self.recap, self.log, self.study, self.lesson)
        right = (self.turn, self.arrange, self.building, self.steadiness, self.overlays)
        taken = [panel.rect for panel in (*left, *right, self.supply, self.replay) if panel.shown]
        # In a replay a prompt without a button is there while the cursor is: the board does not give way to a word on a
        # square. It counts also below a question, so that the view stays when one is asked.
        prompt = self.prompt.model
        if prompt is not None and (prompt.button or not self.replay.shown):
            taken.append(self.prompt.rect._replace(h=self.prompt.taken))
        if not self.replay.shown and self.thinking.model is not None:
            taken.append(self.thinking.rect._replace(h=max(self.thinking.rect.h, self.prompt.kept)))
        if self.looking.shown:
            # As high as the prompt in whose place it lies: the view stays when somebody looks back. Where panels are
            # folded it may be much higher, and would lie over the board.
            high = self.looking.rect.h if self._kit.view.folded else PROMPT_HEIGHT
            taken.append(self.looking.rect._replace(h=max(high, self.prompt.kept)))
        if self.hand.taken is not None:
            taken.append(self.hand.taken)
        if self.scoring.taken is not None:
            taken.append(self.scoring.taken)
        return taken
