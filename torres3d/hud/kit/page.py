"""A page: the content of one kind of dialog or screen, and what was chosen on it so far."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from panda3d.core import NodePath

from torres3d.base.lazy import Lazy
from torres3d.hud.kit.canvas import BODY, TITLE, Canvas
from torres3d.hud.kit.input_events import InputHooks
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport, centred
from torres3d.hud.kit.panel import Panel, PanelKit
from torres3d.hud.kit.panel_and_button_skins import Look, Style
from torres3d.hud.kit.scroll import Scroll

Model = TypeVar("Model")

HEADING = TITLE._replace(size=22)
TEXT = BODY._replace(size=16.5)
PAD = 26.0
CORNER = 9.0
"""Units from the corner of a page to a sign in it."""


class Page(InputHooks, ABC, Generic[Model]):
    """A page in a panel. Call `repaint` after a choice that the app need not know."""

    foot = 0.0
    """Height of the part at the lower edge that stays in sight while the rest is scrolled: the buttons."""
    free_below = 0.0
    """Units of the window that the page leaves free below it while panels are not folded."""
    across = 0.5
    """Horizontal position in the window: 0 at its left, 1 at its right edge."""
    escape: Intent | None = None
    """What Escape sends; None for nothing."""
    ground: ClassVar[Style] = "wood"
    """What it is made of."""

    def __init__(self, panel: Panel[Any], model: Model) -> None:
        self.panel = panel
        self.model = model

    @property
    def kit(self) -> PanelKit:
        return self.panel.kit

    def begin_at_top(self) -> None:
        if isinstance(self.panel, PagePanel):
            self.panel.scroll_to_top()

    def repaint(self) -> None:
        self.panel.repaint()

    @abstractmethod
    def size(self, view: Viewport) -> tuple[float, float]:
        """Width and height in units; cut to the window."""

    def visible_height(self, view: Viewport) -> float:
        """The visible height of the page in units: its own, or less where it is scrolled."""
        return self.size(view)[1]

    @abstractmethod
    def paint(self, canvas: Canvas, box: Rect) -> None:
        """Paint the page."""

    def key(self, name: str) -> bool:
        if name != "escape" or self.escape is None:
            return False
        self.kit.send(self.escape)
        return True

    def title(self, canvas: Canvas, box: Rect, text: str) -> float:
        """The page's title at its top; returns where it ends."""
        style = canvas.fitted(text, HEADING, box.w - 2 * PAD, 14, step=1)
        canvas.text(box.middle[0], box.y + 36, text, style, "middle", box.w - 2 * PAD)
        line = Rect(box.middle[0] - 70, box.y + 57, 140, 1.4)
        canvas.fill(line, (*HEADING.colour[:3], 150))
        return box.y + 70


class PagePanel(Panel[Any]):
    """A modal panel in the middle of the window that shows a page: for each kind of model one of ``pages``, or of those
    that games bring."""

    modal = True
    pages: ClassVar[Mapping[type, type[Page[Any]]]]
    page: Page[Any] | None = None

    def __init__(
        self, kit: PanelKit, parent: NodePath, sort: int, of_games: Mapping[type, Lazy[type[Page[Any]]]]
    ) -> None:
        super().__init__(kit, parent, sort)
        self._of_games = of_games
        self._scroll = Scroll(self)
        self._high = 0.0

    def scroll_to_top(self) -> None:
        self._scroll.reset()

    def turn_to(self, model: Any) -> None:
        """Begin the page for a model."""
        kind = type(model)
        page = self.pages[kind] if kind in self.pages else self._of_games[kind]()
        self.page = page(self, model)
        self.focus = ""
        self._scroll.reset()

    @property
    def corner(self) -> tuple[float, float] | None:
        """Position of a button for the whole page where there is no room beside it; None where there is."""
        return (self.rect.x + CORNER, self.rect.y + CORNER) if self.shown and self.kit.view.folded else None

    def place(self, view: Viewport, model: Any) -> Rect:
        assert self.page is not None
        width, self._high = self.page.size(view)
        free = 0.0 if view.folded else self.page.free_below
        middle = centred(view._replace(height=view.height - free), width, self.page.visible_height(view))
        return middle._replace(x=MARGIN + self.page.across * (view.width - 2 * MARGIN - middle.w))

    def paint(self, canvas: Canvas, model: Any) -> None:
        assert self.page is not None
        canvas.panel(self.rect, self.page.ground)
        self._scroll.paint(canvas, self._high, self.page.foot, self.page.paint)

    def hover(self, name: str, look: Look) -> None:
        self._scroll.reveal(name, look)
        super().hover(name, look)

    def key(self, name: str) -> bool:
        return self.page is not None and self.shown and (self.page.key(name) or self._scroll.key(name))

    def wheel(self, steps: int) -> bool:
        return self.page is not None and self.shown and (self._scroll.wheel(steps) or self.page.wheel(steps))

    def turn_list(self, name: str, steps: int) -> bool:
        return self.page is not None and self.shown and self.page.turn_list(name, steps)

    def press_enter(self) -> bool:
        return self.page is not None and self.shown and self.page.press_enter()

    @property
    def first_focus(self) -> str:
        return self.page.first_focus if self.page is not None else ""

    def type_text(self, text: str) -> None:
        if self.page is not None and self.shown:
            self.page.type_text(text)

    @property
    def typing(self) -> bool:
        return self.page is not None and self.shown and self.page.typing
