"""The lines of a study: which rows are in sight, and how they look."""

from collections.abc import Sequence

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.theme import Theme
from torres3d.hud.models.study_models import StudyModel, StudyRow
from torres3d.hud.widgets.list_rows_and_scroll_bar import MIN_TEXT_SIZE, STYLE, WHEN, VisibleRows, row_ground
from torres3d.hud.widgets.player_signs_and_badges import chip

INDENT, DEEPEST = 9.0, 5
"""Units that a line is set in for each branch, and from how many branches on no further."""
FOLD = 13.0
"""Width of the sign that unfolds a turn."""
NOTE = STYLE._replace(face="text", size=14)
DOTS = "…"


class StudyRows(VisibleRows):
    """The rows, how far they are scrolled, and what their spots are called: ``study:turn:7`` is the turn that begins
    with node 7, ``study:move:7`` the step to it and ``study:comment:…`` the comment on it."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[StudyRow] = ()
        self.numbers: dict[str, int] = {}
        """The number of each row, by its name."""
        self._row_of: dict[int, int] = {}
        """The number of the row in which a node is."""
        self._here: int | None = None
        self._node = 0

    @property
    def count(self) -> int:
        return len(self.rows)

    @property
    def visible_rows(self) -> list[tuple[str, StudyRow]]:
        return [(name_of(row), row) for row in self.rows[self.first : self.first + self.room]]

    def fill(self, model: StudyModel) -> None:
        """Set the rows. When another position is shown, scroll to its row; the one at which the study begins has none,
        and is above the first."""
        held = self._here is not None and self.first <= self._here < self.first + self.room
        if model.rows is not self.rows:
            self._set(model.rows)
        here, moved = self._row_of.get(model.node), model.node != self._node
        self._node, self._here = model.node, here
        if moved:
            self.scroll_to(0) if here is None else self.bring_in(here)
        else:
            self.scroll_to(self.first)
            if held and here is not None:
                self.bring_in(here)  # turns above it may have been unfolded

    def _set(self, rows: Sequence[StudyRow]) -> None:
        self.rows = rows
        self.numbers = {name_of(row): number for number, row in enumerate(rows)}
        self._row_of = {step.node: number for number, row in enumerate(rows) for step in row.steps}
        self._row_of |= {row.node: number for number, row in enumerate(rows) if row.kind == "move"}

    def forget(self) -> None:
        """Another study: begin at its position."""
        self.first, self._here, self._node = 0, None, 0

    def see(self, room: int) -> None:
        held = self._here is not None and self.first <= self._here < self.first + self.room
        self.room = max(1, room)
        self.scroll_to(self.first)
        if held and self._here is not None:
            self.bring_in(self._here)


def name_of(row: StudyRow) -> str:
    return f"study:{row.kind}:{row.steps[0].node if row.steps else row.node}"


def left_of(row: StudyRow, box: Rect) -> float:
    """Where a row begins, beyond the lines of the branches."""
    return box.x + 7 + min(row.depth, DEEPEST) * INDENT


def is_here(row: StudyRow, node: int) -> bool:
    """Whether a row is that of the position shown; an unfolded turn leaves that to its steps."""
    if row.kind == "turn":
        return not row.unfolded and any(step.node == node for step in row.steps)
    return row.kind == "move" and row.node == node


def paint_row(on: Canvas, box: Rect, row: StudyRow, look: Look, colours: Theme, model: StudyModel) -> None:
    """A row of the lines: a turn, a step, or a comment."""
    here = is_here(row, model.node)
    on_line = here or (row.steps[0].node if row.steps else row.node) in model.line or not row.node
    row_ground(on, box, look, here)
    if here:
        on.fill(Rect(box.x, box.y + 2, 3, box.h - 4), theme.GOLD_BRIGHT, 1.5)
    depth = min(row.depth, DEEPEST)
    for level in range(depth):
        x = box.x + 7 + level * INDENT
        on.fill(Rect(x, box.y, 1.4, box.h), (*theme.GOLD_DIM[:3], 230 if level == depth - 1 else 130))
    left, right, y = left_of(row, box), box.right - 4, box.middle[1]
    ink = theme.LIGHT if on_line else theme.LIGHT_FAINT
    if row.kind == "turn":
        _turn(on, row, left + FOLD, right, y, ink, colours, model.node)
        return
    left += FOLD + 12
    if row.kind == "comment":
        on.icon("quill", left + 5, y, 13, theme.GOLD if on_line else theme.GOLD_DIM)
        on.text(left + 15, y, row.text, NOTE.in_colour(theme.LIGHT_SOFT), width=right - left - 15)
        return
    on.fitted_text(left, y, row.text, STYLE.in_colour(ink), right - left, MIN_TEXT_SIZE)


def _turn(
    on: Canvas, row: StudyRow, left: float, right: float, y: float, ink: theme.Colour, colours: Theme, node: int
) -> None:
    if row.player is not None:
        who = row.player
        chip(on, colours, who.colour, left + 9, y, 17, who.seat, who.emblem)
        left += 22
    if row.when and not row.continued:
        left += on.text(left, y, row.when, WHEN) + 6
    elif row.continued:
        left += on.text(left, y, DOTS, STYLE.in_colour(ink)) + 5
    texts = [step.text for step in row.steps]
    style = on.fitted(" ".join(texts), STYLE.in_colour(ink), right - left, MIN_TEXT_SIZE)
    here = next((number for number, step in enumerate(row.steps) if step.node == node), None)
    if here is None or row.unfolded:
        on.text(left, y, " ".join(texts), style, width=right - left)
    else:
        _words(on, texts, here, "" if row.continued else DOTS, left, right, y, style)


def _words(
    on: Canvas, texts: Sequence[str], here: int, dots_before: str, left: float, right: float, y: float, style: TextStyle
) -> None:
    """The steps of a turn with the one shown lit, and as many before it left out as it needs to be visible."""
    gap = on.width(" ", style)
    dots = on.width(dots_before + " ", style) if dots_before else 0.0
    wide = [on.width(text, style) for text in texts]
    first = 0
    while first < here and (dots if first else 0.0) + sum(wide[first : here + 1]) + gap * (here - first) > right - left:
        first += 1
    if first:
        on.text(left, y, dots_before, style)
        left += dots
    for number in range(first, len(texts)):
        if left >= right - gap:
            return
        lit = style.in_colour(theme.GOLD_BRIGHT) if number == here else style
        on.text(left, y, texts[number], lit, width=right - left)
        left += wide[number] + gap
