"""The page of keys: which key does what, group by group, and another key for any of it."""

from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import named, segments
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.kit.theme import ButtonKind
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.page_models import AskKey, FreeKey, KeyPressed, KeyRow, KeysModel, SolveConflict, UsualKeys

ROW = 44.0
COLUMNS = 2
MIN_TWO_COLUMNS = 800.0
"""Units of width with fewer of which there is one column."""
KEY = 148.0
"""Width of the button with a key's name."""
FREE = 30.0
SIGN = 26.0
"""Units of the sign of the one game that a key belongs to."""
CONFLICT = (("swap", "keys-swap"), ("take", "keys-take"), ("cancel", "keys-cancel"))


class KeysPage(Page[KeysModel]):
    """A tab for each group; while a key is asked for, the next one pressed is it, and Escape asks no more."""

    def __init__(self, panel: Panel[Any], model: KeysModel) -> None:
        super().__init__(panel, model)
        self.tab = model.groups[0].id if model.groups else ""
        self._solving = ""
        """The action whose key does something already, while it is asked what to do."""

    @property
    def first_focus(self) -> str:
        return f"tab:{self.tab}"

    @property
    def typing(self) -> bool:
        return bool(self.model.asking) and self.model.conflict is None

    def key(self, name: str) -> bool:
        if self.typing:
            self.kit.send(AskKey("") if name == "escape" else KeyPressed(name))
            return True
        if name == "escape":
            self.kit.send(SolveConflict("cancel") if self.model.conflict is not None else MenuChoice("back"))
            return True
        kind, _, action = self.panel.focus.partition(":")
        if name in ("delete", "backspace") and kind == "key":
            self.kit.send(FreeKey(action))
            return True
        return False

    foot = 118.0
    _columns = COLUMNS

    def size(self, view: Viewport) -> tuple[float, float]:
        self._columns = COLUMNS if view.width >= MIN_TWO_COLUMNS else 1
        most = max((len(group.rows) for group in self.model.groups), default=0)
        return 940, 244 + ROW * -(-most // self._columns)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        self._pass_focus()
        y = self.title(canvas, box, texts("keys-title"))
        tabs = box.row(y, 34, PAD)
        titles = [(group.id, group.title) for group in self.model.groups]
        segments(self.panel, canvas, "tab", tabs, titles, self.tab, self._choose_tab)
        rows = next((group.rows for group in self.model.groups if group.id == self.tab), ())
        inner = box.row(y + 48, box.bottom - 118 - y - 48, PAD)
        down = -(-len(rows) // self._columns)
        most = max((-(-len(group.rows) // self._columns) for group in self.model.groups), default=1)
        high = min(ROW, inner.h / max(most, 1))
        for number, row in enumerate(rows):
            column = inner.columns(self._columns, 36)[number // max(down, 1)]
            with named(self.panel, row.label):
                self._row(canvas, row, column.row(inner.y + high * (number % max(down, 1)), high - 6))
        self._told(canvas, box.foot(112, 38, PAD))
        self._foot(canvas, box.foot(62, 42, PAD))

    def _pass_focus(self) -> None:
        """The question has the keyboard while it is there, then the row that it was about."""
        if self.model.conflict is not None and not self._solving:
            self._solving = self.model.asking
            self.panel.focus = "solve:swap"
        elif self.model.conflict is None and self._solving:
            self.panel.focus = f"key:{self._solving}"
            self._solving = ""

    def _choose_tab(self, tab: str) -> None:
        self.tab = tab
        self.begin_at_top()
        if self.model.asking:
            self.kit.send(AskKey(""))
        self.repaint()

    def _row(self, canvas: Canvas, row: KeyRow, box: Rect) -> None:
        texts = self.kit.texts
        room = box.w - KEY - FREE - 18 - SIGN
        canvas.fitted_text(box.x, box.middle[1], row.label, BODY._replace(size=16), room)
        if row.only is not None:
            # What it says is the tip of the key, so that Tab does not stop twice in a row.
            canvas.icon(row.only[0], box.x + room + 2 + SIGN / 2, box.middle[1], 19, theme.LIGHT_FAINT)
        asked = self.model.asking == row.action
        label = texts("keys-press") if asked and self.model.conflict is None else row.shown or texts("keys-none")
        kind: ButtonKind = "chosen" if asked else "plain" if row.changed else "quiet"
        place = Rect(box.right - KEY - FREE - 6, box.y, KEY, box.h)
        self.panel.button(
            canvas, f"key:{row.action}", place, label, AskKey(row.action), kind=kind,
            style=canvas.fitted(label, BODY.in_colour(theme.LIGHT), place.w - 16),
            tip=lines(row.only[1]) if row.only is not None else None,
        )  # fmt: skip
        free = Rect(box.right - FREE, box.y, FREE, box.h)
        self.panel.button(
            canvas, f"free:{row.action}", free, "", FreeKey(row.action), icon="close", kind="quiet",
            enabled=bool(row.shown), tip=lines(texts("keys-free")) if row.shown else None,
        )  # fmt: skip

    def _told(self, canvas: Canvas, row: Rect) -> None:
        """The current action of the key, and the choices about it; otherwise how to choose keys."""
        texts = self.kit.texts
        if self.model.conflict is None:
            text = self.model.refused or texts("keys-asking" if self.model.asking else "keys-about")
            style = BODY.in_colour(theme.RED_BRIGHT) if self.model.refused else SMALL._replace(size=14.5)
            canvas.fitted_text(row.middle[0], row.middle[1], text, style, row.w, align="middle")
            return
        key, holder = self.model.conflict
        text = texts("keys-already", key=key, what=holder)
        buttons = [(way, texts(label)) for way, label in CONFLICT]
        wide = [canvas.width(label, BODY) + 34 for _, label in buttons]
        right = row.right - sum(wide) - 8 * (len(wide) - 1)
        style = canvas.fitted(text, BODY.in_colour(theme.GOLD_BRIGHT), right - row.x - 14)
        canvas.text(row.x, row.middle[1], text, style, width=right - row.x - 10)
        for (way, label), width in zip(buttons, wide, strict=True):
            place = row._replace(x=right, w=width)
            self.panel.button(canvas, f"solve:{way}", place, label, SolveConflict(way))
            right += width + 8

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        texts = self.kit.texts
        back = Rect(row.right - 220, row.y, 220, row.h)
        label = texts("keys-usual")
        style = TEXT._replace(size=15.5)
        usual = Rect(row.x, row.y, canvas.width(label, style) + 60, row.h)
        self.panel.button(
            canvas, "usual", usual, label, UsualKeys(), icon="reset", kind="quiet", enabled=self.model.changed,
            style=style,
        )  # fmt: skip
        self.panel.button(canvas, "back", back, texts("done"), MenuChoice("back"), kind="main", icon="check")
