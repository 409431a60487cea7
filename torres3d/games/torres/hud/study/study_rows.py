"""The lines of a study: which rows are in sight, and how they look."""

from collections.abc import Sequence

from torres3d.games.torres.hud.models.study_models import StudyRow
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.theme import Theme
from torres3d.hud.widgets.list_rows_and_scroll_bar import MIN_TEXT_SIZE, NAME, STYLE, WHEN, VisibleRows, row_ground
from torres3d.hud.widgets.player_signs_and_badges import chip

INDENT, DEEPEST = 9.0, 5
"""Units that a line is set in for each branch, and from how many branches on no further."""
NOTE = STYLE._replace(face="text", size=14)


class StudyRows(VisibleRows):
    """The rows, how far they are scrolled, and what their spots are called: ``study:move:7`` is the move that leads to
    node 7, ``study:turn:…`` the heading and ``study:comment:…`` the comment that show it."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[StudyRow] = ()
        self.names: list[str] = []
        self._here: int | None = None

    @property
    def count(self) -> int:
        return len(self.rows)

    @property
    def visible_rows(self) -> list[tuple[str, StudyRow]]:
        end = self.first + self.room
        return list(zip(self.names[self.first : end], self.rows[self.first : end], strict=True))

    def fill(self, rows: Sequence[StudyRow]) -> None:
        """Set the rows. When another row is that of the position shown, scroll to it; the position at which the study
        begins has none, and is above the first."""
        self.rows = rows
        self.names = []
        known: set[str] = set()
        for number, row in enumerate(rows):
            name = f"study:{row.kind}:{row.node}"
            self.names.append(f"{name}:{number}" if name in known else name)
            known.add(name)
        here = next((number for number, row in enumerate(rows) if row.here), None)
        if here is None and self._here is not None:
            self.scroll_to(0)
        elif here is not None and here != self._here:
            self.bring_in(here)
        self._here = here

    def forget(self) -> None:
        """Another study: begin at its position."""
        self.first, self._here = 0, None

    def see(self, room: int) -> None:
        held = self._here is not None and self.first <= self._here < self.first + self.room
        self.room = max(1, room)
        self.scroll_to(self.first)
        if held and self._here is not None:
            self.bring_in(self._here)


def paint_row(on: Canvas, box: Rect, row: StudyRow, look: Look, colours: Theme) -> None:
    """A row of the lines: the heading of a turn, a move, or a comment."""
    row_ground(on, box, look, row.here)
    if row.here:
        on.fill(Rect(box.x, box.y + 2, 3, box.h - 4), theme.GOLD_BRIGHT, 1.5)
    depth = min(row.depth, DEEPEST)
    for level in range(depth):
        x = box.x + 7 + level * INDENT
        on.fill(Rect(x, box.y, 1.4, box.h), (*theme.GOLD_DIM[:3], 230 if level == depth - 1 else 130))
    left, right, y = box.x + 7 + depth * INDENT, box.right - 4, box.middle[1]
    ink = theme.LIGHT if row.on_line or row.here else theme.LIGHT_FAINT
    if row.kind == "turn":
        _heading(on, row, left, right, y, ink, colours)
        return
    left += 12
    if row.kind == "comment":
        on.icon("quill", left + 5, y, 13, theme.GOLD if row.on_line or row.here else theme.GOLD_DIM)
        on.text(left + 15, y, row.text, NOTE.in_colour(theme.LIGHT_SOFT), width=right - left - 15)
        return
    on.fitted_text(left, y, row.text, STYLE.in_colour(ink), right - left, MIN_TEXT_SIZE)


def _heading(on: Canvas, row: StudyRow, left: float, right: float, y: float, ink: theme.Colour, colours: Theme) -> None:
    if row.player is not None:
        who = row.player
        chip(on, colours, who.colour, left + 9, y, 17, who.seat, who.emblem)
        left += 22
    if row.when:
        right -= on.text(right, y, row.when, WHEN, "right") + 6
    on.text(left, y, row.text, NAME.in_colour(ink), width=max(right - left, 20.0))
