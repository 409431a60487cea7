"""The first start: choose a language, and a game to learn."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import TITLE, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.models.intents import MenuChoice, SettingChanged
from torres3d.hud.models.lesson_models import WelcomeModel

BUTTON = 54.0


class WelcomePage(Page[WelcomeModel]):
    """Languages above, so that all below can be read."""

    escape = MenuChoice("known")

    @property
    def first_focus(self) -> str:
        return self.model.choices[0][0]

    def size(self, view: Viewport) -> tuple[float, float]:
        return 560, 476

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts, kit = self.kit.texts, self.kit
        inner = Rect(box.x + PAD + 14, box.y, box.w - 2 * PAD - 28, box.h)
        canvas.icon("crown", box.middle[0], box.y + 46, 46, theme.GOLD)
        canvas.text(box.middle[0], box.y + 102, texts("welcome-title"), TITLE._replace(size=34), "middle", inner.w)
        about = texts("welcome-about")
        canvas.paragraph(inner.x, box.y + 132, inner.w, about, TEXT.in_colour(theme.LIGHT_SOFT), 2, "middle")
        row = inner.row(box.y + 192, 40)
        segments(
            self.panel, canvas, "language", row, self.model.languages, self.model.language,
            lambda key: kit.send(SettingChanged("language", key)),
        )  # fmt: skip
        choices = self.model.choices
        for (choice, icon), rect in zip(choices, inner.head(254, 0).rows(len(choices), BUTTON, 12), strict=True):
            main = choice == self.first_focus
            self.panel.button(
                canvas, choice, rect, texts(f"welcome-{choice}"), MenuChoice(choice),
                kind="main" if main else "plain", icon=icon,
                style=TEXT.in_colour(theme.INK if main else theme.LIGHT)._replace(size=18),
            )  # fmt: skip
