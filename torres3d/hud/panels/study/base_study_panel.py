"""Panel of a study: the analysis, the lines that were tried, the comment on the position, what can be done.

A game gives its buttons, and may have menus of its own in their place.
"""

from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Literal, Protocol, TypeVar

from panda3d.core import NodePath

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import HEADING, SMALL, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, PanelKit, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models import study_models as models
from torres3d.hud.panels.study.mark_menu import MarkMenu
from torres3d.hud.panels.study.study_analysis import StudyAnalysis
from torres3d.hud.panels.study.study_rows import FOLD, StudyRows, left_of, name_of, paint_row
from torres3d.hud.panels.study.width_handle import WidthHandle
from torres3d.hud.widgets.list_rows_and_scroll_bar import ROW, WHEEL, row_bar, row_places
from torres3d.hud.widgets.multiline_text_input import MultilineText
from torres3d.hud.widgets.text_input import TextInput, typed_line

CLOSED = 40.0
"""The height of the title alone."""
INSET = 8.0
BUTTONS = 38.0
COMMENT_LINE, COMMENT_EDGE, COMMENT_SIDE = 17.0, 12.0, 10.0
LEAST_ROWS = 2
"""Rows that are always seen."""
EMPTY_ROWS = 3
SHORTER = ((2, 3, 3, 12), (1, 2, 3, 12), (1, 1, 3, 9), (1, 1, 2, 7), (1, 1, 1, 3))
"""How much the panel says, from all on: lines of a turn found, lines of the comment, turns found; and how many rows
have to be left for the lines that were tried, so that it says as much."""
MOST_COMMENT, MOST_NAME = 300, 60
"""Characters of a comment, and of a name."""
COMMENT = SMALL._replace(size=13.5, colour=theme.LIGHT)
MARK_SIGN = "!?"
"""The label of the button that opens the menu of marks, on a step without one."""
UP_AND_DOWN = {"arrow_up": -1, "shift-arrow_up": -1, "arrow_down": 1, "shift-arrow_down": 1}
Field = Literal["", "name", "comment"]


ModelT = TypeVar("ModelT", bound=models.StudyModel)


class FootMenu(Protocol):
    """A menu in the place of the buttons."""

    def key(self, name: str) -> bool:
        """Handle a key; False for one that is not the menu's."""

    def paint(self, canvas: Canvas, row: Rect) -> None:
        """Paint the menu."""


class BaseStudyPanel(HangingPanel[ModelT]):
    """At the left in place of the log: as high as it needs, up to the room there is; closed only its title. Name and
    comment are edited in place. ``icons`` are those of the game's buttons, in their order; one without has a label."""

    icons: ClassVar[Mapping[str, str]]

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        super().__init__(kit, parent, sort)
        self.rows = StudyRows()
        self._found = StudyAnalysis(self)
        self._field: Field = ""
        self._line = TextInput(kit)
        self._marks = MarkMenu(self)
        self._handle = WidthHandle(self)
        self._found_high = 0.0
        self._comment_lines = 1
        self._marking = False

    # -- typing ----------------------------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        return bool(self._field) and self.shown

    def type_text(self, text: str) -> None:
        self._line.insert(text)
        self.repaint()

    def pressed(self, name: str) -> None:
        if name != f"study:{self._field}":
            self._leave(keep=True)

    def key(self, name: str) -> bool:
        if not self.typing:
            menu = self._menu(self.model)
            return menu is not None and menu.key(name)
        if name in ("enter", "tab", "shift-tab", "escape"):
            self._leave(keep=name != "escape")
        elif self._field == "comment" and name in UP_AND_DOWN:
            self._line.place(self._written.vertical_move(UP_AND_DOWN[name]), marking=name.startswith("shift-"))
            self.repaint()
        elif self._line.key(name):
            self.repaint()
        return True

    def _write(self, field: Field, text: str, most: int) -> None:
        """Begin to type; a field that is typed in already goes on."""
        if self._field == field:
            return
        self._line = TextInput(self.kit, text, most)
        if field == "comment":
            self._line.place(len(self._line.text))  # who goes on writing does not want to lose what is there
        self._field, self.answers_keys = field, True
        self.focus = f"study:{field}"
        self.repaint()

    def _leave(self, keep: bool) -> None:
        """End typing, and send the change unless it is given up."""
        field, text = self._field, " ".join(self._line.text.split())
        self._field, self.answers_keys = "", self._menu(self.model) is not None
        if keep and self.model is not None:
            if field == "name" and text and text != self.model.name:
                self.kit.send(models.StudyNamed(text))
            elif field == "comment" and text != self.model.comment:
                self.kit.send(models.CommentWritten(text))
        self.repaint()

    # -- menus -----------------------------------------------------------------------------------------------

    def _menu(self, model: ModelT | None) -> FootMenu | None:
        """The menu that is open; None for none."""
        return self._marks if model is not None and model.marking else None

    def _lit(self, model: ModelT) -> Mapping[str, bool]:
        """The buttons that are lit."""
        return {"analysis": model.found is not None, "mark": bool(model.mark)}

    def _able(self, model: ModelT) -> Mapping[str, bool]:
        """Whether buttons can be pressed; those left out always can."""
        return {"promote": model.can_promote, "delete": model.can_delete, "mark": model.node > 0}

    def _label(self, what: str, model: ModelT) -> str:
        """The label of a button without an icon."""
        return model.mark or MARK_SIGN

    # -- showing ---------------------------------------------------------------------------------------------

    def update(self, model: ModelT | None) -> None:
        if model is None or not model.open:
            self._field, self.answers_keys = "", False
        if model is not None and model != self.model:
            if self.model is None:
                self.rows.forget()
            if model.marking and (self.model is None or not self.model.marking or self.model.node != model.node):
                self._marks.begin(model.mark)
            self.rows.fill(model)
            self._handle.update(model)
            self.answers_keys = bool(self._field) or (model.open and self._menu(model) is not None)
        super().update(model)

    def place(self, view: Viewport, model: ModelT) -> Rect:
        edge = around(view)
        if not model.open:
            return Rect(edge.gap, view.height - CLOSED - edge.gap, edge.left, CLOSED)
        wide = self._handle.dragged or edge.left
        room = view.height - self._top - edge.gap
        free = self._fit(model, wide, room - CLOSED - BUTTONS - INSET)
        wanted = len(model.rows) or EMPTY_ROWS
        self.rows.see(max(LEAST_ROWS, min(int(free / ROW), wanted)))
        high = CLOSED + self._found_high + self.rows.room * ROW + 6 + self._comment_high + BUTTONS + INSET
        return Rect(edge.gap, view.height - high - edge.gap, wide, high)

    def _fit(self, model: ModelT, wide: float, room: float) -> float:
        """Divide a height among analysis and comment so that enough rows stay visible; returns the rest."""
        free = 0.0
        for found_lines, comment_lines, most, rows in SHORTER:
            found = model.found
            self._found_high = self._found.high(found, wide - 2 * INSET, found_lines, most) if found else 0.0
            self._comment_lines = comment_lines
            free = room - self._found_high - self._comment_high - 6
            if free >= min(len(model.rows) or EMPTY_ROWS, rows) * ROW:
                break
        return free

    @property
    def _comment_high(self) -> float:
        """The height of the comment: the same while it is typed in, so that nothing moves away under a press."""
        return COMMENT_LINE * self._comment_lines + COMMENT_EDGE

    def paint(self, canvas: Canvas, model: ModelT) -> None:
        box = self.rect
        canvas.panel(box)
        self._head(canvas, model, box.head(6, 28, INSET))
        if not model.open:
            return
        _, rest = box.inset(INSET, 0).cut_top(CLOSED)
        if model.found is not None:
            found, rest = rest.cut_top(self._found_high)
            self._found.paint(canvas, model.found, found)
        rows, rest = rest.cut_top(self.rows.room * ROW, 6)
        self._rows(canvas, model, rows)
        self._comment(canvas, model, rest.head(0, self._comment_high))
        foot = rest.foot(BUTTONS + 1, BUTTONS - 6)
        menu = self._menu(model)
        menu.paint(canvas, foot) if menu is not None else self._buttons(canvas, model, foot)
        self._handle.paint(canvas, box)

    def _head(self, canvas: Canvas, model: ModelT, row: Rect) -> None:
        rest, toggle = row.cut_right(30, 4)
        name, listed = rest.cut_right(30, 6)
        if self._field == "name":
            typed_line(self, canvas, "study:name", name, self._line, True, lambda: None)
        else:
            self._name(canvas, model, name)
        self._button(canvas, "list", listed, "folder", self._tip("list", model))
        self._button(canvas, "toggle", toggle, "down" if model.open else "up", self._tip("toggle", model))
        if model.open and model.found is None:
            canvas.fill(row.row(row.bottom + 2, 1.2, 4), (*theme.GOLD_DIM[:3], 150))

    def _name(self, canvas: Canvas, model: ModelT, box: Rect) -> None:
        texts = self.kit.texts
        style = HEADING._replace(size=15.5, colour=theme.GOLD)

        def draw(on: Canvas, look: Look) -> None:
            if look in ("hover", "pressed", "focus"):
                on.fill(box, theme.POINTED, 5)
            wide = on.fitted_text(box.x + 8, box.middle[1] + 1, model.name, style, box.w - 8 - 20, 11.5)
            colour = theme.GOLD_BRIGHT if look != "normal" else theme.GOLD_DIM
            on.icon("pen", box.x + 8 + wide + 11, box.middle[1], 12, colour)

        saved = texts("study-panel-saved", where=model.saved) if model.saved else ""
        tip = lines(texts("study-panel-rename"), saved, title=model.name)
        self.spot(canvas, Spot("study:name", box, draw, lambda: self._write("name", model.name, MOST_NAME), tip))

    # -- lines -----------------------------------------------------------------------------------------------

    def _rows(self, canvas: Canvas, model: ModelT, room: Rect) -> None:
        if not model.rows:
            text = self.kit.texts("study-panel-empty")
            canvas.paragraph(room.x + 8, room.y + 4, room.w - 16, text, COMMENT.in_colour(theme.LIGHT_SOFT), 3)
            return
        for (name, row), place in zip(self.rows.visible_rows, row_places(room, self.rows), strict=True):
            self._row(canvas, model, name, row, place)
        row_bar(self, canvas, "study:bar", room, self.rows)

    def _row(self, canvas: Canvas, model: ModelT, name: str, row: models.StudyRow, box: Rect) -> None:
        def draw(on: Canvas, look: Look) -> None:
            paint_row(on, box, row, look, self.kit.theme, model)

        texts = self.kit.texts
        if row.kind != "turn":
            fold = partial(self._unfold, row, row.first) if row.first else None
            tip = lines(texts("study-panel-go"), title=row.text)
            self.spot(canvas, Spot(name, box, draw, partial(self._go, row), tip, nudge=fold))
            return
        whole = " ".join(step.text for step in row.steps)
        tip = lines(whole, row.when, texts("study-panel-go"), title=row.text)
        fold = partial(self._unfold, row, row.steps[0].node)
        self.spot(canvas, Spot(name, box, draw, partial(self._go, row), tip, nudge=fold))
        place = Rect(left_of(row, box) - 3, box.y, FOLD + 2, box.h)

        def sign(on: Canvas, look: Look) -> None:
            colour = theme.GOLD_DIM if look == "normal" else theme.GOLD_BRIGHT
            on.icon("down" if row.unfolded else "right", *place.middle, 9, colour)

        press = partial(fold, -1 if row.unfolded else 1)
        title = texts("study-panel-fold" if row.unfolded else "study-panel-unfold")
        self.spot(canvas, Spot(f"study:fold:{row.steps[0].node}", place, sign, press, lines(title)))

    def _go(self, row: models.StudyRow) -> None:
        """Show the position after a row; where a turn shows it already, unfold it or fold it up."""
        if row.kind == "turn" and self.model is not None and self.model.node == row.node:
            self._unfold(row, row.steps[0].node, -1 if row.unfolded else 1)
        else:
            self.kit.send(models.GoToNode(row.node))

    def _unfold(self, row: models.StudyRow, first: int, way: int) -> None:
        """Unfold a turn (1), or fold it up (-1) and go to its row."""
        if way > 0 and row.kind == "turn" and not row.unfolded:
            self.kit.send(models.TurnUnfolded(first, True))
        elif way < 0 and (row.unfolded or row.kind != "turn"):
            if self.focus.startswith(("study:move:", "study:comment:")):
                self.focus = f"study:turn:{first}"
            self.kit.send(models.TurnUnfolded(first, False))

    def wheel(self, steps: int) -> bool:
        by = min(WHEEL, self.rows.room)  # no row is passed over
        if self.model is not None and self.model.open and self.rows.scroll_to(self.rows.first - by * steps):
            self.repaint()
        return True

    def arrow_past_edge(self, steps: int) -> bool:
        return False

    def turn_list(self, name: str, steps: int) -> bool:
        number = self.rows.numbers.get(name)
        if number is None or not 0 <= number - steps < len(self.rows.rows):
            return False
        self.rows.bring_in(number - steps)
        self.focus = name_of(self.rows.rows[number - steps])
        self.repaint()
        return True

    # -- comment and buttons ---------------------------------------------------------------------------------

    def _comment(self, canvas: Canvas, model: ModelT, box: Rect) -> None:
        texts = self.kit.texts
        if self._field == "comment":
            self._writing(canvas, box)
            return
        style = COMMENT if model.comment else COMMENT.in_colour(theme.LIGHT_FAINT)
        room = box.w - 34
        broken = canvas.break_lines(model.comment or texts("study-panel-comment"), style, room, self._comment_lines)

        def draw(on: Canvas, look: Look) -> None:
            on.panel(box, "inset")
            if look in ("hover", "pressed", "focus"):
                on.fill(box, theme.POINTED, 6)
                on.outline(box, theme.GOLD, 6)
            on.icon("quill", box.x + 14, box.y + COMMENT_EDGE / 2 + COMMENT_LINE / 2 + 1, 14, theme.GOLD)
            y = box.y + COMMENT_EDGE / 2 + COMMENT_LINE / 2
            for number, line in enumerate(broken):
                on.text(box.x + 27, y + number * COMMENT_LINE, line, style)

        press = partial(self._write, "comment", model.comment, MOST_COMMENT)
        self.spot(canvas, Spot("study:comment", box, draw, press, lines(model.comment)))

    @property
    def _written(self) -> MultilineText:
        room = self.rect.w - 2 * INSET - 2 * COMMENT_SIDE
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        return MultilineText(canvas, self._line, COMMENT.in_colour(theme.INK), room, self._comment_lines)

    def _writing(self, canvas: Canvas, box: Rect) -> None:
        high = self._written.line_height * self._comment_lines
        left, top = box.x + COMMENT_SIDE, box.middle[1] - high / 2

        def draw(on: Canvas, _look: Look) -> None:
            on.fill(box, theme.PARCHMENT_TOP, 5)
            on.outline(box, theme.GOLD_BRIGHT, 5, 1.6)
            self._written.paint(on, left, top)

        def point(along: float, down: float, done: bool) -> None:
            if not done:
                place = self._written.position_at(box.x + along * box.w - left, box.y + down * box.h - top)
                self._line.place(place, marking=self._marking)
                self.repaint()
            self._marking = not done

        self.spot(canvas, Spot("study:comment", box, draw, drag=point))

    def _buttons(self, canvas: Canvas, model: ModelT, row: Rect) -> None:
        texts = self.kit.texts
        able = self._able(model)
        on = self._lit(model)
        for (what, icon), rect in zip(self.icons.items(), row.columns(len(self.icons), 4), strict=True):
            enabled = able.get(what, True)
            reason = "" if enabled else texts(f"study-not-{what}")
            label = "" if icon else self._label(what, model)
            self._button(canvas, what, rect, icon, self._tip(what, model, reason), on.get(what, False), reason, label)

    def _button(
        self, canvas: Canvas, what: str, rect: Rect, icon: str, tip: TooltipModel | None, lit: bool = False,
        reason: str = "", label: str = "",
    ) -> None:  # fmt: skip
        self.button(
            canvas, f"study:{what}", rect, label, models.StudyDo(what), icon=icon, kind="chosen" if lit else "quiet",
            enabled=not reason, tip=tip, reason=reason,
        )  # fmt: skip

    def _tip(self, what: str, model: ModelT, reason: str = "") -> TooltipModel | None:
        texts = self.kit.texts
        key = dict(model.keys).get(what, "")
        return lines(reason, self.kit.key_hint(key), title=texts(f"study-do-{what}"))
