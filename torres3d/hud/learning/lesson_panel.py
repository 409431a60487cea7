"""A step of a lesson: what to do, in few words, and the ways on; at the left, where a game has its log."""

from collections.abc import Callable

from torres3d.hud.contract.lesson_models import AnswerLesson, GoInLesson, LessonModel, LessonWay
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, TITLE, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.panel import HangingPanel, lines
from torres3d.words.names import key_name

WIDTH = 252.0
NARROW = 142.0
PAD = 18.0
HEAD = 48.0
FOOT = 52.0
BUTTON = 44.0
GAP = 12.0
TEXT = BODY._replace(size=17.5)
KEYS = BODY._replace(size=14, colour=theme.GOLD)
DOT = 8.0


class LessonPanel(HangingPanel[LessonModel]):
    """As high as its text; a gold edge says that it speaks to the learner."""

    needs = 0.0
    """Units of height that all of the step takes."""

    def update(self, model: LessonModel | None) -> None:
        self.answers_keys = model is not None and model.over
        super().update(model)

    def key(self, name: str) -> bool:
        """The ways on, back and out, where a dialog would take the keys."""
        keys = dict(self.model.keys) if self.model is not None else {}
        ways: dict[str, LessonWay] = {"escape": "chapters", keys.get("recap_back", ""): "back"}
        ways[keys.get("recap_next", "")] = "skip"
        if not self.answers_keys or name not in ways:
            return False
        self.kit.send(GoInLesson(ways[name]))
        return True

    @property
    def begins(self) -> str:
        return "lesson:next" if self.model is not None and self.model.button else ""

    def place(self, view: Viewport, model: LessonModel) -> Rect:
        if self._narrow(model):
            return Rect(MARGIN / 2, MARGIN / 2, NARROW, 40)
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        most = view.height - self._top - MARGIN
        self._style = TEXT
        while (high := self._height(canvas, model)) > most and self._style.size > 13:
            self._style = self._style._replace(size=self._style.size - 0.5)
        self.needs = high
        return Rect(MARGIN, self._top, WIDTH, min(high, most))

    def _height(self, canvas: Canvas, model: LessonModel) -> float:
        rows = len(canvas.break_lines(model.text, self._style, WIDTH - 2 * PAD))
        asked = (BUTTON + GAP) * (bool(self._choices(model)) + bool(model.button))
        return HEAD + rows * canvas.line_height(self._style) + self._keys_high(canvas, model) + GAP + asked + FOOT

    def _keys_high(self, canvas: Canvas, model: LessonModel) -> float:
        lines_of = canvas.break_lines(self._by_keys(model), KEYS, WIDTH - 2 * PAD) if model.by_keys else []
        return len(lines_of) * canvas.line_height(KEYS) + (4 if lines_of else 0)

    def _by_keys(self, model: LessonModel) -> str:
        """How the step is done without the mouse; narrow spaces keep a key together."""
        texts = self.kit.texts
        names = (key_name(key, texts).replace(" ", "\u00a0") for key in model.by_keys if key)
        return texts("lesson-by-keys", keys=" · ".join(names))

    def _narrow(self, model: LessonModel) -> bool:
        """Whether a dialog, which says itself what to do, needs the room: then there are only the ways on."""
        return model.over and self.kit.view.folded

    @staticmethod
    def _choices(model: LessonModel) -> tuple[str, ...]:
        return () if model.told else model.choices

    def paint(self, canvas: Canvas, model: LessonModel) -> None:
        box = self.rect
        canvas.panel(box)
        canvas.outline(box.inset(2), theme.GREEN_BRIGHT if model.told else theme.GOLD_BRIGHT, 8, 2)
        if self._narrow(model):
            self._chapters(canvas, Rect(box.x + 8, box.y + 5, 38, 30))
            self._ways(canvas, model, box._replace(x=box.x + 50, w=84, y=box.y + 5, h=30), rules=False)
            return
        self._head(canvas, model, box)
        inner = Rect(box.x + PAD, box.y + HEAD, box.w - 2 * PAD, 0)
        y = inner.y + canvas.paragraph(inner.x, inner.y, inner.w, model.text, self._style)
        if model.by_keys:
            canvas.paragraph(inner.x, y + 4, inner.w, self._by_keys(model), KEYS)
        y += self._keys_high(canvas, model) + GAP
        choices = self._choices(model)
        if choices:
            for number, rect in enumerate(Rect(inner.x, y, inner.w, BUTTON).columns(len(choices), 8)):
                self._choice(canvas, model, number, rect)
            y += BUTTON + GAP
        if model.button:
            self.button(
                canvas, "lesson:next", Rect(inner.x, y, inner.w, BUTTON), self.kit.texts(f"lessons-{model.button}"),
                self._goes("play" if model.button == "play" else "next"), kind="main", icon="right",
                style=BODY._replace(face="bold", size=17, colour=theme.INK),
            )  # fmt: skip
        self._foot(canvas, model, Rect(inner.x, box.bottom - FOOT + 4, inner.w, 36))

    def _head(self, canvas: Canvas, model: LessonModel, box: Rect) -> None:
        canvas.icon("learn", box.x + PAD + 11, box.y + 25, 24, theme.GOLD)
        style = fitted(canvas, model.heading, TITLE._replace(size=16.5), box.w - PAD - 30 - 44, 12)
        canvas.text(box.x + PAD + 30, box.y + 25, model.heading, style, width=box.w - PAD - 30 - 44)
        self._chapters(canvas, Rect(box.right - 44, box.y + 10, 32, 30))

    def _chapters(self, canvas: Canvas, rect: Rect) -> None:
        self.button(
            canvas, "lesson:chapters", rect, "", self._goes("chapters"),
            icon="menu", kind="quiet", tip=lines(self.kit.texts("lessons-chapters")),
        )  # fmt: skip

    def _choice(self, canvas: Canvas, model: LessonModel, number: int, rect: Rect) -> None:
        wrong = number in model.wrong
        self.button(
            canvas, f"answer:{number}", rect, model.choices[number], lambda: self.kit.send(AnswerLesson(number)),
            kind="plain", enabled=not wrong, icon="close" if wrong else "",
            style=BODY._replace(face="bold", size=20),
        )  # fmt: skip

    def _foot(self, canvas: Canvas, model: LessonModel, row: Rect) -> None:
        self._ways(canvas, model, Rect(row.x - 6, row.y, row.w + 12, row.h))
        left, right = row.x + 84, row.right - 42
        x = (left + right - (model.steps - 1) * 2 * DOT) / 2
        for number in range(model.steps):
            ground = theme.GOLD if number < model.at else theme.GOLD_BRIGHT if number == model.at else theme.HOLLOW
            size = DOT + 3 if number == model.at else DOT
            canvas.disc(x + number * 2 * DOT, row.middle[1], size, ground, theme.GOLD_DIM, 1)

    def _ways(self, canvas: Canvas, model: LessonModel, row: Rect, rules: bool = True) -> None:
        """Back, perhaps the rules, and at the right on."""
        texts, keys = self.kit.texts, dict(model.keys)

        def small(name: LessonWay, rect: Rect, icon: str, key: str, enabled: bool = True) -> None:
            hint = texts("key-hint", key=key_name(keys[key], texts)) if keys.get(key) else ""
            self.button(
                canvas, f"lesson:{name}", rect, "", self._goes(name), icon=icon, kind="quiet",
                enabled=enabled, tip=lines(texts(f"lessons-{name}"), hint),
            )  # fmt: skip

        small("back", Rect(row.x, row.y, 38, row.h), "left", "recap_back", model.can_go_back)
        if rules:
            small("rules", Rect(row.x + 42, row.y, 38, row.h), "book", "rules")
        small("skip", Rect(row.right - 38, row.y, 38, row.h), "turn_forward", "recap_next")

    def _goes(self, way: LessonWay) -> Callable[[], None]:
        return lambda: self.kit.send(GoInLesson(way))
