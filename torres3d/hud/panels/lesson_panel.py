"""A step of a lesson: what to do, in few words, and the ways on; at the left, where a game has its log."""

from typing import NamedTuple

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, TITLE, Canvas
from torres3d.hud.kit.layout import MARGIN, ROOM, Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, lines
from torres3d.hud.models.lesson_models import AnswerLesson, GoInLesson, LessonModel, LessonWay
from torres3d.i18n.player_level_and_key_names import key_name


class Measures(NamedTuple):
    """Units that the panel's parts take: its width, its rim, the heading above, the ways below, a button, what is free
    between them, one of the ways, and a size of text."""

    width: float
    pad: float
    head: float
    foot: float
    button: float
    gap: float
    way: float
    text: float


WIDE_MEASURES = Measures(ROOM.left, pad=18, head=48, foot=52, button=44, gap=12, way=38, text=17.5)
FOLDED_MEASURES = Measures(190.0, pad=11, head=38, foot=42, button=36, gap=8, way=32, text=15.5)
"""Measures while panels are folded: the table has the room."""
FOLDED_WIDTH = 142.0
KEYS = BODY._replace(size=14, colour=theme.GOLD)
DOT = 8.0


class LessonPanel(HangingPanel[LessonModel]):
    """Panel of a lesson, as high as its text; a gold edge marks it as addressed to the learner."""

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
    def first_focus(self) -> str:
        return "lesson:next" if self.model is not None and self.model.button else ""

    def place(self, view: Viewport, model: LessonModel) -> Rect:
        self._parts = FOLDED_MEASURES if view.folded else WIDE_MEASURES
        if self._narrow(model):
            return Rect(MARGIN / 2, MARGIN / 2, FOLDED_WIDTH, 40)
        canvas, gap = self.kit.canvas(Rect(0, 0, 1, 1)), around(view).gap
        most = view.height - self._top - gap
        self._style = BODY._replace(size=self._parts.text)
        while (high := self._height(canvas, model)) > most and self._style.size > 13:
            self._style = self._style._replace(size=self._style.size - 0.5)
        self.needs = high
        return Rect(gap, self._top, self._parts.width, min(high, most))

    def _height(self, canvas: Canvas, model: LessonModel) -> float:
        parts = self._parts
        rows = len(canvas.break_lines(model.text, self._style, self._wide))
        asked = (parts.button + parts.gap) * (bool(self._choices(model)) + bool(model.button))
        words = rows * canvas.line_height(self._style) + self._keys_high(canvas, model)
        return parts.head + words + parts.gap + asked + parts.foot

    @property
    def _wide(self) -> float:
        return self._parts.width - 2 * self._parts.pad

    def _keys_high(self, canvas: Canvas, model: LessonModel) -> float:
        lines_of = canvas.break_lines(self._by_keys(model), KEYS, self._wide) if model.by_keys else []
        return len(lines_of) * canvas.line_height(KEYS) + (4 if lines_of else 0)

    def _by_keys(self, model: LessonModel) -> str:
        """The way to do the step without the mouse; narrow spaces keep a key together."""
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
        canvas.panel(box, "glass")
        canvas.outline(box.inset(2), theme.GREEN_BRIGHT if model.told else theme.GOLD_BRIGHT, 8, 2)
        if self._narrow(model):
            self._chapters(canvas, Rect(box.x + 8, box.y + 5, 38, 30))
            self._ways(canvas, model, box._replace(x=box.x + 50, w=84, y=box.y + 5, h=30), rules=False)
            return
        self._head(canvas, model, box)
        parts = self._parts
        inner = Rect(box.x + parts.pad, box.y + parts.head, self._wide, 0)
        y = inner.y + canvas.paragraph(inner.x, inner.y, inner.w, model.text, self._style)
        if model.by_keys:
            canvas.paragraph(inner.x, y + 4, inner.w, self._by_keys(model), KEYS)
        y += self._keys_high(canvas, model) + parts.gap
        choices = self._choices(model)
        if choices:
            for number, rect in enumerate(inner.row(y, parts.button).columns(len(choices), 8)):
                self._choice(canvas, model, number, rect)
            y += parts.button + parts.gap
        if model.button:
            called = self.kit.texts(f"lessons-{model.button}")
            self.button(
                canvas, "lesson:next", inner.row(y, parts.button), called,
                GoInLesson("play" if model.button == "play" else "next"), kind="main", icon="right",
                style=BODY._replace(face="bold", size=17, colour=theme.INK),
            )  # fmt: skip
        self._foot(canvas, model, inner.row(box.bottom - parts.foot + 4, parts.foot - 16))

    def _head(self, canvas: Canvas, model: LessonModel, box: Rect) -> None:
        x, y = box.x + self._parts.pad, box.y + self._parts.head / 2 + 1
        if self._parts is WIDE_MEASURES:
            canvas.icon("learn", x + 11, y, 24, theme.GOLD)
            x += 30
        canvas.fitted_text(x, y, model.heading, TITLE._replace(size=16.5), box.right - 44 - x, 12)
        self._chapters(canvas, Rect(box.right - 44, y - 15, 32, 30))

    def _chapters(self, canvas: Canvas, rect: Rect) -> None:
        self.button(
            canvas, "lesson:chapters", rect, "", GoInLesson("chapters"),
            icon="menu", kind="quiet", tip=lines(self.kit.texts("lessons-chapters")),
        )  # fmt: skip

    def _choice(self, canvas: Canvas, model: LessonModel, number: int, rect: Rect) -> None:
        wrong = number in model.wrong
        self.button(
            canvas, f"answer:{number}", rect, model.choices[number], AnswerLesson(number), kind="plain",
            enabled=not wrong, icon="close" if wrong else "", style=BODY._replace(face="bold", size=20),
        )  # fmt: skip

    def _foot(self, canvas: Canvas, model: LessonModel, row: Rect) -> None:
        self._ways(canvas, model, Rect(row.x - 6, row.y, row.w + 12, row.h))
        way = self._parts.way
        left, right = row.x + 2 * way + 8, row.right - way - 4
        apart = min(2 * DOT, (right - left) / model.steps)
        x = (left + right - (model.steps - 1) * apart) / 2
        for number in range(model.steps):
            ground = theme.GOLD if number < model.at else theme.GOLD_BRIGHT if number == model.at else theme.HOLLOW
            size = DOT + 3 if number == model.at else DOT
            canvas.disc(x + number * apart, row.middle[1], size, ground, theme.GOLD_DIM, 1)

    def _ways(self, canvas: Canvas, model: LessonModel, row: Rect, rules: bool = True) -> None:
        """Back, perhaps the rules, and at the right on."""
        texts, keys = self.kit.texts, dict(model.keys)

        def small(name: LessonWay, rect: Rect, icon: str, key: str, enabled: bool = True) -> None:
            self.button(
                canvas, f"lesson:{name}", rect, "", GoInLesson(name), icon=icon, kind="quiet",
                enabled=enabled, tip=lines(texts(f"lessons-{name}"), self.kit.key_hint(keys.get(key, ""))),
            )  # fmt: skip

        way = self._parts.way
        small("back", Rect(row.x, row.y, way, row.h), "left", "recap_back", model.can_go_back)
        if rules:
            small("rules", Rect(row.x + way + 4, row.y, way, row.h), "book", "rules")
        small("skip", Rect(row.right - way, row.y, way, row.h), "turn_forward", "recap_next")
