"""Set-up tab for the trembling hand of Turm Bauer, and for the bump of the table."""

from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import lines
from torres3d.hud.models.setup_models import RuleChoice
from torres3d.hud.pages.setup.setup_draft_page import SetupTab

HAND = ("hand", "wobble")
"""The options that are chosen here."""
HEADING, BUTTON, GAP = 24.0, 38.0, 14.0
NOTE_STYLE = SMALL._replace(size=14.5)


class HandTab(SetupTab[SetupModel]):
    """A choice below its heading, with what it means; the values of the hand below one another, as they are long."""

    def _rules(self) -> list[RuleChoice]:
        return [rule for option in HAND for rule in self.page.model.rules if rule.option == option]

    def _value(self, rule: RuleChoice) -> str:
        return self.page.changed_options.get(rule.option, rule.usual)

    def _told(self, rule: RuleChoice) -> str:
        value = self._value(rule)
        at = rule.values.index(value) if value in rule.values else -1
        told = rule.told[at] if 0 <= at < len(rule.told) else ""
        return told or self.page.option_note(rule.option)

    def height(self, width: float) -> float:
        canvas = self.page.kit.canvas(Rect(0, 0, 1, 1))
        high = 0.0
        for rule in self._rules():
            buttons = BUTTON * (len(rule.values) if rule.option == "hand" else 1)
            told = len(canvas.break_lines(self._told(rule), NOTE_STYLE, width)) * canvas.line_height(NOTE_STYLE)
            high += HEADING + buttons + 4 + told + GAP
        return high

    def paint(self, canvas: Canvas, box: Rect) -> None:
        y = box.y
        for rule in self._rules():
            canvas.text(box.x, y + 10, self.page.option_name(rule.option), BODY.in_colour(theme.GOLD), width=box.w)
            y += HEADING
            if rule.option == "hand":
                for value in rule.values:
                    self._button(canvas, rule, value, box.row(y, BUTTON - 4))
                    y += BUTTON
            else:
                self._beside(canvas, rule, box.row(y, BUTTON - 4))
                y += BUTTON
            y += 4 + canvas.paragraph(box.x, y + 4, box.w, self._told(rule), NOTE_STYLE) + GAP

    def _beside(self, canvas: Canvas, rule: RuleChoice, row: Rect) -> None:
        page = self.page
        labels = [(value, page.value_name(rule.option, value)) for value in rule.values]

        def choose(value: str) -> None:
            page.choose(rule, value)

        segments(page.panel, canvas, rule.option, row, labels, self._value(rule), choose)

    def _button(self, canvas: Canvas, rule: RuleChoice, value: str, rect: Rect) -> None:
        page = self.page
        label = page.value_name(rule.option, value)
        page.panel.button(
            canvas, f"{rule.option}:{value}", rect, label, lambda: page.choose(rule, value),
            kind="chosen" if value == self._value(rule) else "quiet",
            style=canvas.fitted(label, BODY, rect.w - 20, 10),
            tip=lines(page.option_note(rule.option), title=page.option_name(rule.option)),
        )  # fmt: skip
