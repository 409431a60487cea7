"""All panels of the HUD but button, toast and tip: what each shows of a model, and what they leave free."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from panda3d.core import NodePath

from torres3d.hud.hud_declaration import GameHud, PanelSpec, Side
from torres3d.hud.kit.free_area import largest_free_area
from torres3d.hud.kit.layout import MARGIN, ROOM, Rect, Viewport, around, reading_width
from torres3d.hud.kit.panel import HangingPanel, Panel, PanelKit
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import ReasonGroup
from torres3d.hud.pages.screen_and_dialog_pages import DialogPanel, ScreenPanel
from torres3d.hud.panels.hand_over_cover import HandOverCover
from torres3d.hud.panels.highlight_frame import HighlightFrame, pointed
from torres3d.hud.panels.lesson_panel import FOLDED_MEASURES, LessonPanel
from torres3d.hud.panels.log_panel import LogPanel
from torres3d.hud.panels.overlay_strip import OverlayStrip
from torres3d.hud.panels.pace_panel import PacePanel
from torres3d.hud.panels.past_moment_banner import PastMomentBanner
from torres3d.hud.panels.prompt_line import PromptLine, ThinkingLine
from torres3d.hud.panels.reasons_panel import ReasonsPanel
from torres3d.hud.panels.recap_panel import RecapPanel, RecapStrip
from torres3d.hud.panels.replay_bar import ReplayBar

GAP = 6.0
"""Units between the panels of a column."""


Row = tuple[Panel[Any], Any]
"""A panel and what it shows; None for nothing."""


def stack(rows: Sequence[Row], top: float) -> None:
    """Show panels below one another from ``top`` on."""
    for panel, model in rows:
        # What goes away is not painted at its new place first.
        if model is None:
            panel.update(None)
    for panel, model in rows:
        if model is None:
            continue
        # One that is closed now is not painted open in a narrow column first.
        first = panel.model is not None
        if first:
            panel.update(model)
        if isinstance(panel, HangingPanel):
            panel.below(top)
        if not first:
            panel.update(model)
        if panel.shown:
            top = panel.rect.bottom + GAP


def _reading_width(model: HudModel, reading: Any, has_room: bool, view: Viewport) -> float:
    """Units of width that reading needs where panels are folded, or a player gave to it; 0 while nothing is read.
    ``reading`` is the model of a game's reading panel, shown if it ``has_room``."""
    if model.lesson is not None:
        return FOLDED_MEASURES.width
    log = model.log is not None and model.log.open
    open_now = log if reading is None else has_room and reading.open
    if open_now and reading is not None:
        return reading_width(view, reading.width)
    return ROOM.left if _told(model) or _why(model) or open_now else 0.0


def _keeps_room(model: HudModel) -> bool:
    """Whether the table leaves room for what is read: in a lesson and in a replay.

    In a game, what a player opens covers the table, so that the table keeps still.
    """
    return model.lesson is not None or model.replay is not None


def _told(model: HudModel) -> bool:
    return model.recap is not None and model.recap.at is not None


def _why(model: HudModel) -> tuple[ReasonGroup, ...]:
    return model.prompt.why if model.prompt is not None else ()


HudPanel = TypeVar("HudPanel", bound=Panel[Any])
SORT: dict[Side, int] = {"left": 2, "right": 4, "editing": 4, "bottom": 8, "reading": 13, "over": 20}
"""Drawing order of the panels of games, by side."""


class HudPanels:
    """The panels: ``all`` from the lowest to the uppermost, ``around`` the table in the order of Tab. Those of games
    are made when a model first has something for them."""

    def __init__(self, kit: PanelKit, root: NodePath, games: Sequence[GameHud]) -> None:
        self._kit = kit
        self._root = root
        self._games = games
        # Several games may have one panel.
        self._specs = tuple(dict.fromkeys(spec for game in games for spec in game.panels))
        self._made: dict[PanelSpec, Panel[Any]] = {}
        self._table: dict[PanelSpec, Any] = {}
        self._sorts: dict[Panel[Any], int] = {}
        self._orders: dict[Panel[Any], int] = {}
        self.all: list[Panel[Any]] = []
        self.around_table: list[Panel[Any]] = []
        self.log = self._panel(LogPanel, 1, 80)
        self.overlays = self._panel(OverlayStrip, 13, 60)
        extras = {model: part for game in games for model, part in game.replay_extras.items()}
        self.replay = self._add(ReplayBar(kit, root, 5, extras), 5, 50)
        self.prompt = self._panel(PromptLine, 6, 20)
        self.thinking = self._panel(ThinkingLine, 7, 30)
        self.past_moment = self._panel(PastMomentBanner, 9, 40)
        self.pace = self._panel(PacePanel, 10, 100)
        self.recap_strip = self._panel(RecapStrip, 11, 90)
        self.recap = self._panel(RecapPanel, 12, 70)
        self.reasons = self._panel(ReasonsPanel, 12)
        self.lesson = self._panel(LessonPanel, 55, 10)
        self.pointing = self._panel(HighlightFrame, 14)
        self.cover = self._panel(HandOverCover, 30)
        pages = {model: page for game in games for model, page in game.pages.items()}
        self.screen = self._add(ScreenPanel(kit, root, 40, pages), 40)
        dialogs = {model: page for game in games for model, page in game.dialogs.items()}
        self.dialog = self._add(DialogPanel(kit, root, 50, dialogs), 50)

    def _panel(
        self, kind: Callable[[PanelKit, NodePath, int], HudPanel], sort: int, order: int | None = None
    ) -> HudPanel:
        return self._add(kind(self._kit, self._root, sort), sort, order)

    def _add(self, panel: HudPanel, sort: int, order: int | None = None) -> HudPanel:
        self._sorts[panel] = sort
        self.all.append(panel)
        self.all.sort(key=self._sorts.__getitem__)
        if order is not None:
            self._orders[panel] = order
            self.around_table.append(panel)
            self.around_table.sort(key=self._orders.__getitem__)
        return panel

    def _rows(self, side: Side, table: dict[PanelSpec, Any], hidden: bool = False) -> list[Row]:
        """The panels of a side with what they show of a table; those that show nothing, too."""
        rows = []
        for spec in self._specs:
            model = None if hidden else table.get(spec)
            if spec.side == side and (model is not None or spec in self._made):
                if spec not in self._made:
                    self._made[spec] = self._panel(spec.panel(), SORT[side], spec.order)
                rows.append((self._made[spec], model))
        return rows

    def update(self, model: HudModel) -> None:
        table = self._table = {}
        for game in self._games:
            of_game = {spec: model.panels.get(spec.slot) for spec in game.panels}
            shown = {spec: value for spec, value in of_game.items() if type(value) is spec.model}
            table |= shown
            if not shown and model.cover is None and model.lesson is None:
                for spec in of_game.keys() & self._made.keys():
                    self._made[spec].forget()
        editing = any(spec.side == "editing" for spec in table)
        reading = next((value for spec, value in table.items() if spec.side == "reading"), None)
        # A position that is set up and what is read would leave nothing of the board.
        has_room = not (editing and self._kit.view.folded)
        wide = _reading_width(model, reading, has_room, self._kit.view)
        self._widen(wide, wide if reading is not None or _keeps_room(model) else 0.0, editing)
        view, edge = self._kit.view, around(self._kit.view).gap
        # A position that is set up has nobody's turn yet.
        stack(self._rows("right", table, hidden=editing), edge)
        stack(self._rows("bottom", table, hidden=model.replay is not None), edge)
        self.prompt.update(model.prompt)
        # A question says itself what to do.
        self.prompt.stand_aside(model.dialog is not None)
        self.thinking.update(model.thinking)
        self.past_moment.update(model.past_moment)
        alone = view.crowded and model.lesson is not None
        head, read = self._rows("left", table, hidden=alone), self._rows("reading", table)
        stack([*head, *self._left_rows(model, read, has_room)], edge)
        self.overlays.update(model.overlays)
        self.overlays.point_at(model.lesson.points if model.lesson is not None else ())
        below = view.height - self.overlays.rect.y + GAP if self.overlays.shown else edge
        self._show_above(below, self._rows("editing", table))
        self.replay.update(model.replay)
        bar = self.replay.rect.h + MARGIN if self.replay.shown and not view.folded else 0.0
        self._show_above(bar, self._rows("over", table))
        self.cover.update(model.cover)
        self.pointing.update(pointed(model, {panel: self._name_of(panel) for panel in self.all if panel.shown}))
        self.screen.update(model.screen)
        self.dialog.cover(model.screen is not None)
        self.dialog.update(model.dialog)

    def _name_of(self, panel: Panel[Any]) -> str:
        if panel is self.overlays:
            return "overlays"
        return next((spec.slot for spec, made in self._made.items() if made is panel), "")

    def _left_rows(self, model: HudModel, reading: Sequence[Row], has_room: bool) -> list[Row]:
        """The left column below the game's own panels. The recap takes the place of the log, and so does a ``reading``
        panel of a game; in a crowded window only what is read and the game's folded panels stay."""
        told, crowded, why = _told(model), self._kit.view.crowded, _why(model)
        told = told and not why
        instead = told or bool(why) or any(value is not None for _, value in reading)
        return [
            (self.pace, None if crowded else model.pace),
            (self.recap_strip, None if told or crowded else model.recap),
            (self.recap, model.recap if told else None),
            (self.reasons, why or None),
            (self.log, None if instead else model.log),
            *((panel, value if has_room and not told and not why else None) for panel, value in reading),
            (self.lesson, model.lesson),
        ]

    @staticmethod
    def _show_above(floor: float, rows: Sequence[Row]) -> None:
        """Show panels that leave ``floor`` units of the lower edge free."""
        for panel, model in rows:
            if isinstance(panel, HangingPanel):
                panel.above(floor)
            panel.update(model)

    def _widen(self, left: float, kept: float, editing: bool) -> None:
        """Give the columns the width that reading, or editing a position, needs, of which the table leaves ``kept``."""
        view = self._kit.view._replace(reading=left, editing=ROOM.right if editing else 0.0, kept=kept)
        if view == self._kit.view:
            return
        before, self._kit.view = self._kit.view, view
        if around(view) != around(before):
            read = [self.recap, self.reasons, self.log, self.lesson, *(panel for panel, _ in self._rows("reading", {}))]
            for panel in self.all:
                if panel not in read:
                    panel.repaint()

    @property
    def has_table(self) -> bool:
        """Whether a game shows its players at the head of the left column."""
        return any(spec.side == "left" for spec in self._table)

    @property
    def over_table(self) -> list[Panel[Any]]:
        return [panel for spec, panel in self._made.items() if spec.side == "over"]

    @property
    def head(self) -> float:
        top = (self.prompt, self.thinking, self.past_moment)
        return max((panel.rect.bottom for panel in top if panel.shown), default=0.0)

    @property
    def table_room(self) -> Rect:
        """The part of the window that the panels leave to the table. Texts, cards and questions that come and go do
        not change it: the table keeps still while somebody acts."""
        view, prompt = self._kit.view.at_rest, self.prompt.model
        feet = [panel.kept_height for panel in self._made.values()]
        over = [area for panel in self.over_table if (area := panel.covered_area) is not None]
        if self.replay.shown:
            feet.append(view.height - self.replay.rect.y)
        # In a replay a prompt without a button is there only while the cursor is; nobody acts below a panel.
        headed = not over and (not self.replay.shown or (prompt is not None and bool(prompt.button or prompt.more)))
        return largest_free_area(around(view).table(view, max(feet, default=0.0), headed), over)

    @property
    def covered_areas(self) -> list[Rect]:
        """The areas of the window under panels that tips of the table avoid."""
        return [area for panel in self.all if panel.shown and (area := panel.covered_area) is not None]
