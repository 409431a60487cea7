"""Tabs of the set-up screen of Torres: edition and mode; the stacks of each year and the foundations."""

from msgspec.structs import replace

from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.games.torres.hud.widgets.block_stacks import block
from torres3d.games.torres.rules.literal_types import STACK_LIMIT
from torres3d.games.torres.rules.squares import NAMES
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import named, segments
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.pages.setup.base_draft_page_and_tab import SetupTab

LISTED_RULES = ("deck", "door_passage", "returned_cards", "king_move", "next_phase_start", "leftover_blocks")
"""Rules in which the editions differ and which every player meets."""
NOTE_STYLE = SMALL._replace(size=14.5)
RULE = SMALL._replace(size=14)
HEADING, ROW = 24.0, 38.0


class EditionTab(SetupTab[SetupModel]):
    """It is as high as its longest text: nothing moves when another mode or edition is chosen."""

    def height(self, width: float) -> float:
        canvas = self.page.kit.canvas(Rect(0, 0, 1, 1))
        about = self._about_height(canvas, width)
        high, told = canvas.line_height(RULE), 0.0
        for rule in self.page.model.rules:
            if rule.option in LISTED_RULES:
                told += max(len(self._lines(canvas, rule.option, value, width)) for value in rule.values) * high + 2
        return HEADING + ROW * len(self.page.model.editions) + 10 + HEADING + 42 + about + 12 + 22 + told

    def _about_height(self, canvas: Canvas, width: float) -> float:
        """Units of height of the longest words about a mode."""
        texts = [self.page.kit.texts(f"mode-{mode}-about") for mode in self.page.model.modes]
        rows = max(len(canvas.break_lines(text, NOTE_STYLE, width)) for text in texts)
        return rows * canvas.line_height(NOTE_STYLE)

    def _told(self, canvas: Canvas, width: float) -> list[list[str]]:
        usual = {rule.option: rule.usual for rule in self.page.model.rules}
        listed = (o for o in LISTED_RULES if o in usual and not (o == "returned_cards" and usual.get("deck") == "hand"))
        return [self._lines(canvas, option, usual[option], width) for option in listed]

    def _lines(self, canvas: Canvas, option: str, value: object, width: float) -> list[str]:
        """The lines that say how a rule is played."""
        texts = self.page.kit.texts
        text = f"{texts(f'option-{option}')}: {texts(f'option-{option}-{value}')}"
        return canvas.break_lines(text, RULE, width - 12)

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
        with named(page.panel, texts("setup-mode")):
            segments(
                page.panel, canvas, "mode", box.row(y, 34), modes, model.draft.mode,
                lambda mode: page.change(replace(page.model.draft, mode=mode)),
            )  # fmt: skip
        y += 42
        canvas.paragraph(box.x, y, box.w, texts(f"mode-{model.draft.mode}-about"), NOTE_STYLE)
        y += self._about_height(canvas, box.w) + 12
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
        page, draft = self.page, self.page.model.draft
        chosen = draft.edition == edition
        # Another edition begins with its own rules and material; the chosen one keeps what was changed.
        after = draft if chosen else replace(draft, edition=edition, rules=(), stacks=None, foundations=None)
        page.panel.button(
            canvas, f"edition:{edition}", rect, title, lambda: page.change(after), kind="chosen" if chosen else "quiet"
        )


MOST_ROUNDS = 5
MIN_ROW_WIDTH = 760.0
"""Minimum width in units for the parts of a row side by side."""
PHASE = 92.0
BOARD = 340.0


class MaterialTab(SetupTab[SetupModel]):
    """The stacks of the three phases, and the squares of the foundations."""

    @property
    def stacks(self) -> tuple[tuple[int, ...], ...]:
        """The chosen stacks, or the edition's."""
        return self.page.model.draft.stacks or self.page.model.usual_stacks

    @property
    def foundations(self) -> tuple[str, ...]:
        """The chosen foundations, or the edition's."""
        chosen = self.page.model.draft.foundations
        return self.page.model.usual_foundations if chosen is None else chosen

    def height(self, width: float) -> float:
        stacks = self._stacks_high(width)
        return stacks + 26 + BOARD if width < MIN_ROW_WIDTH else max(stacks, 26 + BOARD)

    def _stacks_high(self, width: float) -> float:
        canvas = self.page.kit.canvas(Rect(0, 0, 1, 1))
        about = canvas.break_lines(self.page.kit.texts("option-stacks-about"), SMALL, self._half(width) - 24)
        return 30 + len(self.stacks) * PHASE + len(about) * canvas.line_height(SMALL) + 46

    @staticmethod
    def _half(width: float) -> float:
        return width + 24 if width < MIN_ROW_WIDTH else width * 0.52

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.page.kit.texts
        half, high = self._half(box.w), self._stacks_high(box.w)
        canvas.text(box.x, box.y + 10, texts("option-stacks"), BODY.in_colour(theme.GOLD), width=half - 20)
        for phase, stacks in enumerate(self.stacks):
            self._phase(canvas, phase, stacks, Rect(box.x, box.y + 28 + phase * PHASE, half - 24, 84))
        canvas.paragraph(box.x, box.y + 30 + len(self.stacks) * PHASE, half - 24, texts("option-stacks-about"), SMALL)
        right = Rect(box.x + half, box.y, box.w - half, box.h)
        if half > box.w:
            right = box.head(high, box.h - high)
        canvas.text(right.x, right.y + 10, texts("option-foundations"), BODY.in_colour(theme.GOLD), width=right.w - 10)
        side = min(right.w, max(BOARD, right.h - 26))
        self._board(canvas, Rect(right.x, right.y + 26, side, side))
        if self.page.model.draft.stacks is not None or self.page.model.draft.foundations is not None:
            draft = replace(self.page.model.draft, stacks=None, foundations=None)
            rect = Rect(box.x, box.y + high - 38, 250, 34)
            self.page.panel.button(
                canvas, "usual", rect, texts("setup-usual"), lambda: self.page.change(draft), icon="undo", kind="quiet"
            )

    def _phase(self, canvas: Canvas, phase: int, stacks: tuple[int, ...], box: Rect) -> None:
        texts = self.page.kit.texts
        canvas.panel(box, "inset")
        canvas.text(box.x + 12, box.middle[1], texts("phase", phase=phase + 1), BODY, width=86)
        for number, blocks in enumerate(stacks):
            self._stack(canvas, phase, number, blocks, Rect(box.x + 100 + number * 52, box.y + 6, 46, box.h - 12))
        less, more = Rect(box.right - 40, box.y + 44, 32, 32), Rect(box.right - 40, box.y + 8, 32, 32)
        self.page.panel.button(
            canvas, f"fewer:{phase}", less, "", lambda: self._put(phase, stacks[:-1]), icon="minus", kind="quiet",
            enabled=len(stacks) > 1,
        )  # fmt: skip
        self.page.panel.button(
            canvas, f"more:{phase}", more, "", lambda: self._put(phase, (*stacks, 2)), icon="plus", kind="quiet",
            enabled=len(stacks) < MOST_ROUNDS,
        )  # fmt: skip

    def _put(self, phase: int, stacks: tuple[int, ...]) -> None:
        table = tuple(stacks if number == phase else old for number, old in enumerate(self.stacks))
        chosen = None if table == self.page.model.usual_stacks else table
        self.page.change(replace(self.page.model.draft, stacks=chosen))

    def _stack(self, canvas: Canvas, phase: int, number: int, blocks: int, box: Rect) -> None:
        def draw(on: Canvas, look: Look) -> None:
            for level in range(blocks):
                block(on, box.row(box.bottom - 4 - 22 * (level + 1), 21, 5), theme.STONE)
            if look in ("hover", "pressed", "focus"):
                on.outline(box, theme.GOLD_BRIGHT, 5, 1.4)

        def press() -> None:
            fresh = blocks % STACK_LIMIT + 1
            stacks = self.stacks[phase]
            self._put(phase, (*stacks[:number], fresh, *stacks[number + 1 :]))

        self.page.panel.spot(canvas, Spot(f"stacks:{phase}:{number}", box, draw, press))

    def _board(self, canvas: Canvas, box: Rect) -> None:
        side = box.w / 8
        for square, name in enumerate(NAMES):
            at = Rect(box.x + square % 8 * side, box.y + (7 - square // 8) * side, side - 1, side - 1)
            self._square(canvas, name, at, (square % 8 + square // 8) % 2 == 0)

    def _square(self, canvas: Canvas, name: str, at: Rect, dark: bool) -> None:
        chosen = name in self.foundations

        def draw(on: Canvas, look: Look) -> None:
            on.fill(at, theme.colour("#4a5a36" if dark else "#5d6e43"), 2)
            if chosen:
                block(on, at.inset(at.w * 0.14), theme.STONE)
            if look in ("hover", "pressed", "focus"):
                on.outline(at, theme.GOLD_BRIGHT, 2, 1.6)

        def press() -> None:
            found = [old for old in self.foundations if old != name]
            if not chosen:
                found.append(name)
            fresh: tuple[str, ...] | None = tuple(found)
            if set(found) == set(self.page.model.usual_foundations):
                fresh = None
            self.page.change(replace(self.page.model.draft, foundations=fresh))

        self.page.panel.spot(canvas, Spot(f"square:{name}", at, draw, press, lines(name)))
