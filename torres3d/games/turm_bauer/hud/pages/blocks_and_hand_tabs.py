"""Tabs of the set-up screen of Turm Bauer: sets of blocks; the trembling hand and the bump of the table."""

from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel
from torres3d.games.turm_bauer.hud.models.supply_models import DrawnShape
from torres3d.games.turm_bauer.hud.widgets.block_art import block_art, size_of
from torres3d.games.turm_bauer.hud.widgets.block_pose_choice import pose_parts
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, HEADING, SMALL, Canvas
from torres3d.hud.kit.controls import fitted_lines, named, segments
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Spot
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models.setup_models import RuleChoice
from torres3d.hud.pages.setup.base_draft_page_and_tab import SetupTab, picked

BLOCKS = "blocks"
"""The option that is chosen here."""
ROW, GAP = 138.0, 10.0
EDGE = 17.0
"""Units of a cube's edge at most."""
COLUMN_GAP = 12.0
NOTE_STYLE = SMALL._replace(size=14.5)
NOTE_LINES = 2


class BlocksTab(SetupTab[SetupModel]):
    """A row for each set: its name, what it is, its blocks in the first player's colour."""

    def _rule(self) -> RuleChoice | None:
        return next((rule for rule in self.page.model.rules if rule.option == BLOCKS), None)

    def height(self, width: float) -> float:
        rule = self._rule()
        return 34 + (ROW + GAP) * (len(rule.values) if rule is not None else 0)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        rule = self._rule()
        if rule is None:
            return
        canvas.text(box.x, box.y + 12, self.page.option_note(BLOCKS), BODY.in_colour(theme.GOLD), width=box.w)
        for number, value in enumerate(rule.values):
            self._set(canvas, rule, value, box.row(box.y + 34 + number * (ROW + GAP), ROW))

    def _set(self, canvas: Canvas, rule: RuleChoice, value: str, box: Rect) -> None:
        page = self.page
        chosen = page.chosen_value(rule) == value
        told = picked(rule.told, rule, value)
        colour = page.kit.theme.player("red")
        found = next(shapes for name, shapes in block_sets().items() if name == value)
        shapes = [DrawnShape(shape.cells, shape.coloured) for _, shape in sorted(found.items())]
        sizes = [size_of(pose_parts(shape)) for shape in shapes]
        edge = min(EDGE, (box.w - 32 - COLUMN_GAP * (len(shapes) - 1)) / sum(wide for wide, _ in sizes))

        def draw(on: Canvas, look: Look) -> None:
            on.panel(box, "inset")
            bright = look in ("hover", "pressed", "focus")
            if chosen or bright:
                on.fill(box, (*theme.GOLD[:3], 44 if chosen else 22), 6)
                on.outline(box, theme.GOLD_BRIGHT if chosen else theme.GOLD, 6, 2.0 if chosen else 1.2)
            name = page.value_name(BLOCKS, value)
            on.text(box.x + 16, box.y + 18, name, HEADING, width=box.w - 60)
            style = fitted_lines(on, told, NOTE_STYLE, box.w - 60, NOTE_LINES)
            on.paragraph(box.x + 16, box.y + 30, box.w - 60, told, style, NOTE_LINES)
            if chosen:
                on.icon("check", box.right - 22, box.y + 18, 18, theme.GOLD_BRIGHT)
            whole = sum(size * edge for size, _ in sizes) + COLUMN_GAP * (len(sizes) - 1)
            x = box.x + (box.w - whole) / 2
            for shape, (size, _) in zip(shapes, sizes, strict=True):
                place = Rect(x, box.y + 62, size * edge, box.h - 66)
                block_art(on, page.kit.icons, place, shape, colour, 1, edge=edge)
                x += size * edge + COLUMN_GAP

        page.panel.spot(canvas, Spot(f"set:{value}", box, draw, lambda: page.choose(rule, value), chosen=chosen))


HAND = ("hand", "wobble")
"""The options that are chosen here."""
RULE_HEAD, BUTTON, RULE_GAP = 24.0, 38.0, 14.0


class HandTab(SetupTab[SetupModel]):
    """A choice below its heading, with what it means; the values of the hand below one another, as they are long.

    The room for what a choice means is that of its longest text: nothing moves when another value is chosen.
    """

    def _rules(self) -> list[RuleChoice]:
        return [rule for option in HAND for rule in self.page.model.rules if rule.option == option]

    def height(self, width: float) -> float:
        canvas = self.page.kit.canvas(Rect(0, 0, 1, 1))
        high = 0.0
        for rule in self._rules():
            buttons = BUTTON * (len(rule.values) if rule.option == "hand" else 1)
            high += RULE_HEAD + buttons + 4 + self._effect_height(canvas, rule, width) + RULE_GAP
        return high

    def _effect_height(self, canvas: Canvas, rule: RuleChoice, width: float) -> float:
        """Units of height of the longest effect of an option's values."""
        told = (canvas.break_lines(self.page.effect(rule, value), NOTE_STYLE, width) for value in rule.values)
        return max(map(len, told)) * canvas.line_height(NOTE_STYLE)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        y = box.y
        for rule in self._rules():
            canvas.text(box.x, y + 10, self.page.option_name(rule.option), BODY.in_colour(theme.GOLD), width=box.w)
            y += RULE_HEAD
            with named(self.page.panel, self.page.option_name(rule.option)):
                if rule.option == "hand":
                    for value in rule.values:
                        self._button(canvas, rule, value, box.row(y, BUTTON - 4))
                        y += BUTTON
                else:
                    self._beside(canvas, rule, box.row(y, BUTTON - 4))
                    y += BUTTON
            canvas.paragraph(box.x, y + 4, box.w, self.page.effect(rule), NOTE_STYLE)
            y += 4 + self._effect_height(canvas, rule, box.w) + RULE_GAP

    def _beside(self, canvas: Canvas, rule: RuleChoice, row: Rect) -> None:
        page = self.page
        labels = [(value, page.value_name(rule.option, value)) for value in rule.values]
        chosen = page.chosen_value(rule)
        segments(page.panel, canvas, rule.option, row, labels, chosen, lambda value: page.choose(rule, value))

    def _button(self, canvas: Canvas, rule: RuleChoice, value: str, rect: Rect) -> None:
        page = self.page
        label = page.value_name(rule.option, value)
        page.panel.button(
            canvas, f"{rule.option}:{value}", rect, label, lambda: page.choose(rule, value),
            kind="chosen" if value == self.page.chosen_value(rule) else "quiet",
            style=canvas.fitted(label, BODY, rect.w - 20, 10),
        )  # fmt: skip
