"""Base of all games' set-up pages: tabs, text fields for names, the buttons at the foot."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import LABEL, segments
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.setup_models import StartGame
from torres3d.hud.pages.setup.base_draft_page_and_tab import SetupDraftPage, SetupModelT, SetupTab
from torres3d.hud.pages.setup.players_and_house_rules_tabs import HouseRulesTab, PlayersTab

WIDTH, NARROW = 1040.0, 860.0
"""Units of the page, and the width below which its parts are stacked."""
GAP = 20.0
MIN_TAB_HEIGHT = 388.0
"""Units of height that a tab has at least."""
HEAD, TABS, FOOT = 70.0, 44.0, 74.0
RULES = "rules"
"""The tab whose rows may be more than a page has room for."""


class BaseSetupPage(SetupDraftPage[SetupModelT]):
    """Every change is sent as a new draft and shown when the app returns it with its problems."""

    foot = 72.0
    escape = MenuChoice("back")

    def __init__(self, panel: Panel[Any], model: SetupModelT) -> None:
        super().__init__(panel, model)
        self.tab = "players"
        self.players = PlayersTab(self)
        self.rules = HouseRulesTab(self)

    # -- for those that derive -------------------------------------------------------------------------------

    @property
    @abstractmethod
    def labels(self) -> Mapping[str, str]:
        """The tabs, the one of the players in front, and what they are called."""

    @property
    @abstractmethod
    def tabs(self) -> Mapping[str, SetupTab[SetupModelT]]:
        """The content of a tab."""

    @property
    @abstractmethod
    def second_tab(self) -> SetupTab[SetupModelT]:
        """The tab beside the players."""

    # -- the page --------------------------------------------------------------------------------------------

    def _choose_tab(self, tab: str) -> None:
        self.tab = tab
        self.begin_at_top()
        self.edit(None)

    def size(self, view: Viewport) -> tuple[float, float]:
        width = min(WIDTH, view.width - 2 * MARGIN)
        return width, self._head + max(MIN_TAB_HEIGHT, self._high_of(self.tab, width - 2 * PAD)) + FOOT

    def visible_height(self, view: Viewport) -> float:
        # The same height for every tab, so that tabs and buttons stay in place; the long list of rules scrolls.
        width = min(WIDTH, view.width - 2 * MARGIN) - 2 * PAD
        highest = max(self._high_of(tab, width) for tab in self.tabs if tab != RULES)
        return self._head + max(MIN_TAB_HEIGHT, highest) + FOOT

    @property
    def _head(self) -> float:
        return HEAD + (TABS if len(self.labels) > 1 else 0.0)

    def _high_of(self, tab: str, width: float) -> float:
        if tab != "players":
            return self.tabs[tab].height(width)
        left, right = self._halves(width)
        players, game = self.players.height(left), self.second_tab.height(right)
        return players + game + GAP if left == width else max(players, game)

    @staticmethod
    def _halves(width: float) -> tuple[float, float]:
        """The widths of the players and of the tab beside them: side by side, or each as wide as the page."""
        if width < NARROW - 2 * PAD:
            return width, width
        return width * 0.62, width * 0.38 - GAP

    def paint(self, canvas: Canvas, box: Rect) -> None:
        y = self.title(canvas, box, self.kit.texts("setup-title"))
        tabs = box.row(y, 34, PAD)
        if len(self.labels) > 1:
            segments(self.panel, canvas, "tab", tabs, list(self.labels.items()), self.tab, self._choose_tab)
            y += TABS
        inner = box.row(y, box.bottom - y - FOOT, PAD)
        if self.tab == "players":
            left, right = self._halves(inner.w)
            self.players.paint(canvas, inner._replace(w=left))
            below = self.players.height(left) + GAP if left == inner.w else 0.0
            self.second_tab.paint(canvas, Rect(inner.right - right, inner.y + below, right, inner.h - below))
        else:
            self.tabs[self.tab].paint(canvas, inner)
        self._foot(canvas, box.foot(64, 42, PAD))

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        texts = self.kit.texts
        problems = self.model.problems
        narrow = row.w < NARROW - 2 * PAD
        back = Rect(row.x, row.y, 110 if narrow else 150, row.h)
        wide = 170 if narrow else 230
        start = Rect(row.right - wide, row.y, wide, row.h)
        self.panel.button(canvas, "back", back, texts("back"), MenuChoice("back"))
        if not problems:
            self._read_rules(canvas, Rect(back.right + 10, row.y, min(230.0, start.x - back.right - 20), row.h))
        self.panel.button(
            canvas, "start", start, texts("setup-start"), StartGame(self.model.draft), kind="main",
            icon="play", enabled=not problems, tip=lines(*(text for _, text in problems)),
            style=TEXT.in_colour(theme.INK)._replace(face="bold"),
        )  # fmt: skip
        rows = len([row for row, _ in problems if row is not None])
        if problems and not (self.tab == "players" and rows == len(problems)):
            words = Rect(back.right + 14, row.y, start.x - back.right - 28, row.h)
            style = (SMALL._replace(size=12.5) if narrow else BODY).in_colour(theme.RED_BRIGHT)
            canvas.paragraph(words.x, words.y + 2, words.w, problems[0][1], style, 3 if narrow else 2, "middle")

    def _read_rules(self, canvas: Canvas, rect: Rect) -> None:
        label = self.kit.texts("setup-read-rules")
        self.panel.button(
            canvas, "read_rules", rect, label, MenuChoice("rules"), icon="book", kind="quiet",
            style=canvas.fitted(label, LABEL, rect.w - 50),
        )  # fmt: skip

    # -- the names -------------------------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        return self.writing is not None and self.tab == "players"

    def wheel(self, steps: int) -> bool:
        # Where the page is scrolled the wheel does that, also at its ends.
        spot = self.panel.spot_named(self.panel.pointed)
        return self.tab == "players" and spot is not None and spot.clip is None and self.players.wheel(steps)

    def _write(self) -> None:
        rows = list(self.planned)
        if self.writing is None or self.field is None or self.field >= len(rows):
            return
        if rows[self.field].name != self.writing.text:
            rows[self.field] = replace(rows[self.field], name=self.writing.text)
            self.seat(tuple(rows))
        self.repaint()

    def type_text(self, text: str) -> None:
        if self.writing is not None:
            self.writing.insert(text)
            self._write()

    def press_enter(self) -> bool:
        """The game begins; where it cannot yet, the focus goes to the button that says why."""
        start = self.panel.spot_named("start")
        if start is None:
            return False
        if start.enabled and start.press is not None:
            start.press()
        else:
            self.panel.focus = "start"
        return True

    def key(self, name: str) -> bool:
        if self.field is None or self.writing is None:
            return (self.tab == "players" and self.players.key(name)) or super().key(name)
        if name in ("enter", "escape"):
            self.edit(None)
        elif name in ("tab", "shift-tab"):
            self.edit((self.field + (1 if name == "tab" else -1)) % len(self.planned))
            self.panel.focus = f"name:{self.field}"
        elif self.writing.key(name):
            self._write()
        return True
