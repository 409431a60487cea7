"""Edition and mode of the set-up screen, and what the edition does its own way, rule by rule."""

from msgspec.structs import replace

from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import lines
from torres3d.hud.pages.setup.setup_draft_page import SetupTab

LISTED_RULES = ("deck", "door_passage", "returned_cards", "king_move", "next_phase_start", "leftover_blocks")
"""Rules in which the editions differ and which every player meets."""
NOTE_STYLE = SMALL._replace(size=14.5)
RULE = SMALL._replace(size=14)
HEADING, ROW = 24.0, 38.0


class EditionTab(SetupTab[SetupModel]):
    """It is as high as its text."""

    def height(self, width: float) -> float:
        canvas = self.page.kit.canvas(Rect(0, 0, 1, 1))
        about = len(canvas.break_lines(self._about, NOTE_STYLE, width)) * canvas.line_height(NOTE_STYLE)
        told = sum(len(part) * canvas.line_height(RULE) + 2 for part in self._told(canvas, width))
        return HEADING + ROW * len(self.page.model.editions) + 10 + HEADING + 42 + about + 12 + 22 + told

    @property
    def _about(self) -> str:
        return self.page.kit.texts(f"mode-{self.page.model.draft.mode}-about")

    def _told(self, canvas: Canvas, width: float) -> list[list[str]]:
        texts = self.page.kit.texts
        usual = {rule.option: rule.usual for rule in self.page.model.rules}
        found = []
        for option in LISTED_RULES:
            if option in usual and not (option == "returned_cards" and usual.get("deck") == "hand"):
                text = f"{texts(f'option-{option}')}: {texts(f'option-{option}-{usual[option]}')}"
                found.append(canvas.break_lines(text, RULE, width - 12))
        return found

    def paint(self, canvas: Canvas, box: Rect) -> None:
        page, texts = self.page, self.page.kit.texts
        model = page.model
        y = box.y
        canvas.text(box.x, y + 10, texts("setup-edition"), BODY.in_colour(theme.GOLD))
        y += HEADING
        for edition in model.editions:
            self._edition(canvas, edition.id, edition.title, box.row(y, 34))
            y += ROW
        y += 10
        canvas.text(box.x, y + 10, texts("setup-mode"), BODY.in_colour(theme.GOLD))
        y += HEADING
        modes = [(mode, texts(f"mode-{mode}")) for mode in model.modes]
        segments(
            page.panel, canvas, "mode", box.row(y, 34), modes, model.draft.mode,
            lambda mode: page.change(replace(page.model.draft, mode=mode)),
        )  # fmt: skip
        y += 42
        y += canvas.paragraph(box.x, y, box.w, self._about, NOTE_STYLE) + 12
        canvas.text(box.x, y + 8, texts("setup-edition-rules"), BODY.in_colour(theme.GOLD), width=box.w)
        y += 22
        high = canvas.line_height(RULE)
        for part in self._told(canvas, box.w):
            canvas.fill(Rect(box.x + 2, y + high / 2 - 2, 4, 4), theme.GOLD_DIM, 2)
            for line in part:
                canvas.text(box.x + 12, y + high / 2, line, RULE)
                y += high
            y += 2

    def _edition(self, canvas: Canvas, edition: str, title: str, rect: Rect) -> None:
        page = self.page
        chosen = page.model.draft.edition == edition
        page.panel.button(
            canvas, f"edition:{edition}", rect, title,
            lambda: page.change(
                replace(page.model.draft, edition=edition, rules=(), stacks=None, foundations=None)
            ),
            kind="chosen" if chosen else "quiet", tip=lines(page.kit.texts("setup-edition-tip")),
        )  # fmt: skip
