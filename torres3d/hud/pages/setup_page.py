"""The set-up screen: who plays, which edition and mode; its tabs hold the house rules and the material."""

from typing import Any

from msgspec.structs import replace

from torres3d.hud.contract.intents import MenuChoice, SetupChanged, StartGame
from torres3d.hud.contract.page_models import SetupDraft, SetupModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import LABEL, fitted, segments
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.kit.text_field import TextField
from torres3d.hud.pages.setup_game import GameTab
from torres3d.hud.pages.setup_material import MaterialTab
from torres3d.hud.pages.setup_players import PlayersTab
from torres3d.hud.pages.setup_rules import RulesTab
from torres3d.hud.pages.setup_tab import SetupTab

TABS = ("players", "rules", "material")
NAME_LENGTH = 40
WIDTH, NARROW = 960.0, 860.0
"""Units of the page, and with how few the parts of it lie below one another."""
GAP = 20.0
LEAST = 388.0
"""Units of height that a tab has at least."""
HEAD, FOOT = 114.0, 74.0


class SetupPage(Page[SetupModel]):
    """Every change is told as a new draft and shown when the app gives it back with its problems."""

    foot = 72.0

    def __init__(self, panel: Panel[Any], model: SetupModel) -> None:
        super().__init__(panel, model)
        self.tab = "players"
        self.field: int | None = None
        self.writing: TextField | None = None
        self._latest: tuple[SetupModel, SetupDraft] | None = None
        self.players = PlayersTab(self)
        self.rules = RulesTab(self)
        self.material = MaterialTab(self)
        self.game = GameTab(self)

    def change(self, draft: SetupDraft) -> None:
        """Tell a new draft."""
        self._latest = (self.model, draft)
        self.kit.send(SetupChanged(draft))

    @property
    def draft(self) -> SetupDraft:
        """The draft as it was told last: much may be typed before the app gives it back."""
        return self._latest[1] if self._latest is not None and self._latest[0] is self.model else self.model.draft

    def _choose_tab(self, tab: str) -> None:
        self.tab = tab
        self.begin_at_top()
        self.edit(None)

    @property
    def _shown_tab(self) -> SetupTab:
        return {"players": self.players, "rules": self.rules, "material": self.material}[self.tab]

    def size(self, view: Viewport) -> tuple[float, float]:
        width = min(WIDTH, view.width - 2 * MARGIN)
        return width, HEAD + max(LEAST, self._high(width - 2 * PAD)) + FOOT

    def _high(self, width: float) -> float:
        """The height that the tab needs in a width."""
        if self.tab != "players":
            return self._shown_tab.height(width)
        left, right = self._halves(width)
        players, game = self.players.height(left), self.game.height(right)
        return players + game + GAP if left == width else max(players, game)

    @staticmethod
    def _halves(width: float) -> tuple[float, float]:
        """How wide players and game are: side by side, or each as wide as the page."""
        if width < NARROW - 2 * PAD:
            return width, width
        return width * 0.6, width * 0.4 - GAP

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, texts("setup-title"))
        model = self.model
        changed = len(model.draft.rules)
        labels = {
            "players": texts("setup-tab-players"),
            "rules": texts("setup-tab-rules", changed=changed),
            "material": texts("setup-tab-material"),
        }
        tabs = Rect(box.x + PAD, y, box.w - 2 * PAD, 34)
        segments(self.panel, canvas, "tab", tabs, [(tab, labels[tab]) for tab in TABS], self.tab, self._choose_tab)
        inner = Rect(box.x + PAD, y + 44, box.w - 2 * PAD, box.bottom - y - 44 - FOOT)
        self._shown_tab.paint(canvas, inner._replace(w=self._halves(inner.w)[0]) if self.tab == "players" else inner)
        if self.tab == "players":
            left, right = self._halves(inner.w)
            below = self.players.height(left) + GAP if left == inner.w else 0.0
            self.game.paint(canvas, Rect(inner.right - right, inner.y + below, right, inner.h - below))
        self._foot(canvas, Rect(box.x + PAD, box.bottom - 64, box.w - 2 * PAD, 42))

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        texts = self.kit.texts
        problems = self.model.problems
        narrow = row.w < NARROW - 2 * PAD
        back = Rect(row.x, row.y, 110 if narrow else 150, row.h)
        wide = 170 if narrow else 230
        start = Rect(row.right - wide, row.y, wide, row.h)
        self.panel.button(canvas, "back", back, texts("back"), lambda: self.kit.send(MenuChoice("back")))
        if not problems:
            self._read_rules(canvas, Rect(back.right + 10, row.y, min(230.0, start.x - back.right - 20), row.h))
        draft = self.model.draft
        self.panel.button(
            canvas, "start", start, texts("setup-start"), lambda: self.kit.send(StartGame(draft)), kind="main",
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
            canvas, "read_rules", rect, label, lambda: self.kit.send(MenuChoice("rules")), icon="book", kind="quiet",
            style=fitted(canvas, label, LABEL, rect.w - 50),
        )  # fmt: skip

    # -- the names -------------------------------------------------------------------------------------------

    def edit(self, row: int | None, marked: bool = True) -> None:
        """Give the keyboard to the name of a row, all of it ``marked``, or take it away."""
        rows = self.draft.players
        self.field = row if row is not None and row < len(rows) else None
        self.writing = None
        if self.field is not None:
            self.writing = TextField(rows[self.field].name, NAME_LENGTH, marked, self.kit.say_why)
        self.again()

    @property
    def typing(self) -> bool:
        return self.writing is not None and self.tab == "players"

    def _write(self) -> None:
        """Tell the name as it is written now."""
        rows = list(self.draft.players)
        if self.writing is None or self.field is None or self.field >= len(rows):
            return
        if rows[self.field].name != self.writing.text:
            rows[self.field] = replace(rows[self.field], name=self.writing.text)
            self.change(replace(self.draft, players=tuple(rows)))
        self.again()

    def typed(self, text: str) -> None:
        if self.writing is not None:
            self.writing.typed(text)
            self._write()

    def key(self, name: str) -> bool:
        if self.field is None or self.writing is None:
            if name == "escape":
                self.kit.send(MenuChoice("back"))
                return True
            return False
        if name in ("enter", "escape"):
            self.edit(None)
        elif name in ("tab", "shift-tab"):
            self.edit((self.field + (1 if name == "tab" else -1)) % len(self.draft.players))
            self.panel.focus = f"name:{self.field}"
        elif self.writing.key(name):
            self._write()
        return True
