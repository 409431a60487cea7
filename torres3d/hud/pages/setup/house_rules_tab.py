"""The house rules of the set-up screen: what each option means for the game, and what differs from the edition."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import stepper
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import lines
from torres3d.hud.models.setup_models import RuleChoice
from torres3d.hud.pages.setup.setup_draft_page import SetupModelT, SetupTab, picked

MIN_ROW_WIDTH = 760.0
"""Minimum width in units for the parts of a row side by side."""
TOP = 44.0
"""Units of what is said above the rows, with the button that takes all back."""
PICTURE = (136.0, 76.5)
PAD = 10.0
NAME, VALUE = 26.0, 34.0
NOTE_STYLE = SMALL._replace(size=15)
GAP = 8.0


class HouseRulesTab(SetupTab[SetupModelT]):
    """A row for each option: its name, value, meaning and picture. Options that differ from the edition stand out and
    can be reset."""

    def height(self, width: float) -> float:
        return TOP + sum(self._high(rule, width) + GAP for rule in self.page.model.rules)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        page = self.page
        changed = len(page.changed_options)
        about, label = page.reset_labels(changed)
        wide = min(box.w * 0.5, canvas.width(label, BODY) + 60)
        style = BODY.in_colour(theme.GOLD_BRIGHT if changed else theme.LIGHT_SOFT)
        canvas.fitted_text(box.x + 4, box.y + 17, about, style, box.w - wide - 16)
        page.panel.button(
            canvas, "usual_rules", Rect(box.right - wide, box.y, wide, 34), label,
            page.take_back, icon="undo", kind="quiet", enabled=changed > 0,
            style=canvas.fitted(label, BODY, wide - 54),
        )  # fmt: skip
        y = box.y + TOP
        for rule in page.model.rules:
            high = self._high(rule, box.w)
            self._rule(canvas, rule, box.row(y, high))
            y += high + GAP

    def _room(self, rule: RuleChoice, width: float) -> tuple[float, float]:
        """The width of the sentence, and of the picture beside it."""
        name = picked(rule.pictures, rule, self.page.chosen_value(rule))
        has = name and self.page.kit.icons.picture(name, 16, 9) is not None
        picture = PICTURE[0] if has and width >= MIN_ROW_WIDTH else 0.0
        return width - 2 * PAD - (picture + PAD if picture else 0.0), picture

    def _high(self, rule: RuleChoice, width: float) -> float:
        canvas = self.page.kit.canvas(Rect(0, 0, 1, 1))
        room, picture = self._room(rule, width)
        told = self.page.effect(rule)
        words = len(canvas.break_lines(told, NOTE_STYLE, room)) * canvas.line_height(NOTE_STYLE)
        head = VALUE if width >= MIN_ROW_WIDTH else NAME + VALUE
        return 2 * PAD + max(head + 6 + words, PICTURE[1] if picture else 0.0)

    def _rule(self, canvas: Canvas, rule: RuleChoice, row: Rect) -> None:
        page = self.page
        value = self.page.chosen_value(rule)
        other = value != rule.usual
        canvas.panel(row, "inset")
        if other:
            canvas.fill(Rect(row.x, row.y + 4, 4, row.h - 8), theme.GOLD_BRIGHT, 2)
        room, picture = self._room(rule, row.w)
        inner = Rect(row.x + PAD, row.y + PAD, room, row.h - 2 * PAD)
        narrow = row.w < MIN_ROW_WIDTH
        label = page.option_name(rule.option)
        name = Rect(inner.x, inner.y, inner.w if narrow else row.w * 0.3 - 10, NAME if narrow else VALUE)
        style = BODY.in_colour(theme.GOLD_BRIGHT if other else theme.LIGHT)
        canvas.fitted_text(name.x, name.middle[1], label, style, name.w)
        across = inner.x if narrow else name.right + 10
        right = inner.right if narrow else row.right - PICTURE[0] - 2 * PAD
        place = Rect(across, inner.y + (NAME if narrow else 0), right - across, VALUE)
        if other:
            back = Rect(place.right - 40, place.y, 40, VALUE)
            tip = lines(page.default_note(page.value_name(rule.option, rule.usual)))
            page.panel.button(
                canvas, f"usual:{rule.option}", back, "", lambda: page.choose(rule, rule.usual), icon="undo",
                kind="quiet", tip=tip,
            )  # fmt: skip
        place = place._replace(w=place.w - 46)

        def step(by: int) -> None:
            at = rule.values.index(value) if value in rule.values else 0
            page.choose(rule, rule.values[(at + by) % len(rule.values)])

        usual = page.default_note(page.value_name(rule.option, rule.usual))
        tip = lines(page.option_note(rule.option), usual, title=label)
        text = page.value_name(rule.option, value)
        stepper(page.panel, canvas, f"rule:{rule.option}", place, text, step, tip, bright=other)
        canvas.paragraph(inner.x, place.bottom + 6, inner.w, self.page.effect(rule), NOTE_STYLE)
        if picture:
            beside = Rect(row.right - PAD - PICTURE[0], row.y + (row.h - PICTURE[1]) / 2, *PICTURE)
            canvas.picture(picked(rule.pictures, rule, value), beside, 6)
            canvas.outline(beside, theme.GOLD_DIM, 6, 1.2)
