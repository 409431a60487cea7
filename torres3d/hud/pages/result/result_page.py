"""Result page of any game: the winner, tabs below with a row for each player, and ways to go on."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, TITLE, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel
from torres3d.hud.models.intents import MenuChoice

HEAD = 30.0
"""Units of height of the names of columns."""
NUMBER, TOTAL = 17.0, 22.0
"""Sizes of a number, and of that which decides."""


def column_names(canvas: Canvas, box: Rect, left: float, names: Sequence[str]) -> float:
    """Name the columns, which are equally wide from ``left`` on; how wide, in units."""
    wide = (box.right - left) / len(names)
    for number, name in enumerate(names):
        style = canvas.fitted(name, SMALL._replace(size=14.5, colour=theme.GOLD), wide - 6, 10)
        canvas.text(left + wide * (number + 0.5), box.y + 12, name, style, "middle", wide - 4)
    return wide


def ranked_row(canvas: Canvas, row: Rect, place: int | None, winner: bool) -> None:
    """The ground of a player's row, golden for a winner, and his ``place`` unless there is none."""
    canvas.panel(row, "inset")
    if winner:
        canvas.fill(row, (*theme.GOLD[:3], 40), 6)
        canvas.outline(row, theme.GOLD, 6, 1.4)
    if place is not None:
        style = TEXT.in_colour(theme.GOLD)._replace(face="bold")
        canvas.text(row.x + 18, row.middle[1], str(place), style, "middle")


def number_cell(
    canvas: Canvas, x: float, y: float, wide: float, number: int, size: float, parts: Sequence[int] = (),
    below: float = 12.0,
) -> None:  # fmt: skip
    """A number in the middle of a row, or above its parts, which are ``below`` the middle."""
    style = TEXT._replace(face="bold", size=size, colour=theme.LIGHT)
    canvas.text(x, y - (9 if parts else 0), str(number), style, "middle")
    if parts:
        text = " + ".join(map(str, parts))
        canvas.text(x, y + below, text, canvas.fitted(text, SMALL._replace(size=13), wide - 4, 8), "middle", wide - 2)


class BaseResultRow(Protocol):
    """A player's result."""

    @property
    def name(self) -> str: ...

    @property
    def winner(self) -> bool: ...


class BaseEndModel(Protocol):
    """The end of a game, ``rows`` from first to last."""

    @property
    def rows(self) -> Sequence[BaseResultRow]: ...

    @property
    def summary(self) -> Sequence[str]: ...


Model = TypeVar("Model", bound=BaseEndModel)
WIDTH = 900.0
LOOK_BUTTON_HEIGHT = 40.0 + MARGIN
"""Units below the page for the button that shows the board."""
TOP, LOW_TOP, TABS = 106.0, 56.0, 44.0
"""Units above the tabs with the sign and without it, and of the tabs."""
CHOICES = ("rematch", "analysis", "replay", "menu")
SHARED_CHOICES = ("rematch", "analysis", "replay", "share", "menu")
"""Ways on from here, without and with pages of the game."""
WHY = 21.0
"""Units of a line on why it was won."""


class ResultPage(Page[Model]):
    """A page with tabs; those that derive from it say which there are and paint them."""

    foot = 72.0
    free_below = LOOK_BUTTON_HEIGHT
    ground = "glass"
    width = WIDTH
    """Units of its width."""
    choices: Sequence[str] = CHOICES
    """Ways on from here: the ids of texts and icons."""

    def __init__(self, panel: Panel[Any], model: Model) -> None:
        super().__init__(panel, model)
        self.tab = self.tabs[0]

    # -- for those that derive -------------------------------------------------------------------------------

    @property
    @abstractmethod
    def tabs(self) -> Sequence[str]:
        """The tabs, the one shown first in front."""

    @abstractmethod
    def label(self, tab: str) -> str:
        """The label of a tab."""

    @property
    def reason_lines(self) -> Sequence[str]:
        """Lines below the title on why it was won."""
        return ()

    @property
    def sign(self) -> str:
        return "crown"

    @abstractmethod
    def tab_height(self) -> float:
        """Units of height of the tab that is shown; at least those of the usual ones, so that a tab does not move the
        page."""

    @abstractmethod
    def paint_tab(self, canvas: Canvas, box: Rect) -> None:
        """Paint the tab that is shown."""

    # -- the page --------------------------------------------------------------------------------------------

    def size(self, view: Viewport) -> tuple[float, float]:
        self._whole = not view.folded
        lines = len(self._below_title)
        self._why = WHY * lines + (5.0 if lines else 0.0)
        self._top = (TOP if self._whole else LOW_TOP) + self._why
        self._tabs = TABS if len(self.tabs) > 1 else 0.0
        return self.width, self._top + self._tabs + self.tab_height() + 84

    @property
    def _below_title(self) -> Sequence[str]:
        """Lines on why it was won, and on how a person played."""
        return (*self.reason_lines, *self.model.summary)

    @property
    def winners(self) -> Sequence[str]:
        return [row.name for row in self.model.rows if row.winner]

    @property
    def first_focus(self) -> str:
        # Nothing that leaves the result at once: who was just pressing Enter through the scoring stays here.
        return f"tab:{self.tab}"

    def paint(self, canvas: Canvas, box: Rect) -> None:
        title = self.kit.texts("end-winners", names=", ".join(self.winners), count=len(self.winners))
        style = canvas.fitted(title, TITLE._replace(size=26), box.w - 120, 15, step=1)
        if self._whole:
            canvas.icon(self.sign, box.middle[0], box.y + 36, 40, theme.GOLD)
        y = box.y + self._top - 28 - self._why
        canvas.text(box.middle[0], y, title, style, "middle", box.w - 120)
        for number, line in enumerate(self._below_title, 1):
            soft = BODY.in_colour(theme.LIGHT_SOFT)
            canvas.fitted_text(box.middle[0], y + 7 + WHY * number, line, soft, box.w - 2 * PAD, 10, "middle")
        if self._tabs:
            tabs = box.row(box.y + self._top - 4, 34, PAD)
            labels = [(tab, self.label(tab)) for tab in self.tabs]
            segments(self.panel, canvas, "tab", tabs, labels, self.tab, self._choose_tab)
        top = self._top + self._tabs
        self.paint_tab(canvas, box.head(top, box.h - top - 76, PAD))
        buttons = box.foot(64, 44, PAD)
        wide = [canvas.width(self.kit.texts(f"menu-{choice}"), BODY) + 24 for choice in self.choices]
        for choice, rect in zip(self.choices, buttons.shares(wide, 10), strict=True):
            self._choice(canvas, choice, rect)

    def _choose_tab(self, tab: str) -> None:
        self.tab = tab
        self.begin_at_top()
        self.repaint()

    def _choice(self, canvas: Canvas, choice: str, rect: Rect) -> None:
        label = self.kit.texts(f"menu-{choice}")
        style = canvas.fitted(label, BODY.in_colour(theme.INK if choice == "rematch" else theme.LIGHT), rect.w - 14, 9)
        self.panel.button(
            canvas, choice, rect, label, MenuChoice(choice), kind="main" if choice == "rematch" else "plain",
            style=style,
        )  # fmt: skip
