"""Controls that several pages use: a choice in segments, a stepper with arrows, a slider, a switch."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Align, Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.tooltip_model import TooltipModel

LABEL = BODY._replace(size=15.5)


@contextmanager
def named(panel: Panel[Any], name: str, value: str = "") -> Iterator[None]:
    """Name the spots that are made meanwhile, for reading aloud: by what stands beside them, and the value there."""
    before = len(panel.spots)
    yield
    for spot in panel.spots[before:]:
        spot.called = ", ".join(each for each in (f"{name}: {value}" if value else name, spot.called) if each)


def arrow(
    panel: Panel[Any], canvas: Canvas, name: str, rect: Rect, step: Callable[[int], None], way: Literal[-1, 1]
) -> None:
    """A button that goes to the previous value or to the next one."""
    with named(panel, panel.kit.texts("speech-previous" if way < 0 else "speech-next")):
        icon = "left" if way < 0 else "right"
        panel.button(canvas, name, rect, "", lambda: step(way), icon=icon, kind="quiet")


def fitted_lines(
    canvas: Canvas, text: str, style: TextStyle, width: float, most: int, least: float = 11.0
) -> TextStyle:
    """The style, smaller if the text needs more than ``most`` lines of ``width`` units."""
    least = canvas.least_size(least)
    while len(canvas.break_lines(text, style, width)) > most and style.size > least:
        style = style._replace(size=max(style.size - 0.5, least))
    return style


def text_block(
    canvas: Canvas, box: Rect, text: str, style: TextStyle, least: float = 11.0, align: Align = "middle"
) -> None:
    """A text in the middle of a rectangle, smaller if it needs more than three lines there."""
    style = fitted_lines(canvas, text, style, box.w, 3, least)
    high = canvas.line_height(style) * len(canvas.break_lines(text, style, box.w, 4))
    canvas.paragraph(box.x, box.middle[1] - high / 2, box.w, text, style, 4, align)


def segments(
    panel: Panel[Any],
    canvas: Canvas,
    name: str,
    rect: Rect,
    choices: Sequence[tuple[str, str]],
    chosen: str,
    choose: Callable[[str], None],
    tips: Sequence[TooltipModel | None] = (),
) -> None:
    """Buttons side by side, one of them chosen; ``choices`` are pairs of id and label, all written equally large."""
    boxes = rect.columns(max(len(choices), 1), 4)
    room = boxes[0].w - 16
    size = min((canvas.fitted(label, LABEL, room).size for _, label in choices), default=LABEL.size)

    def part(number: int, key: str, label: str, box: Rect) -> None:
        panel.button(
            canvas, f"{name}:{key}", box, label, lambda: choose(key), kind="chosen" if key == chosen else "quiet",
            style=LABEL._replace(size=size), tip=tips[number] if number < len(tips) else None,
        )  # fmt: skip

    for number, ((key, label), box) in enumerate(zip(choices, boxes, strict=False)):
        part(number, key, label, box)


def stepper(
    panel: Panel[Any],
    canvas: Canvas,
    name: str,
    rect: Rect,
    label: str,
    step: Callable[[int], None],
    tip: TooltipModel | None = None,
    bright: bool = False,
    icon: str = "",
) -> None:
    """A value between two arrows; a click on the value steps on."""
    wide = min(rect.h, 32.0)
    middle = Rect(rect.x + wide + 3, rect.y, rect.w - 2 * wide - 6, rect.h)
    arrow(panel, canvas, f"{name}:prev", Rect(rect.x, rect.y, wide, rect.h), step, -1)
    arrow(panel, canvas, f"{name}:next", Rect(rect.right - wide, rect.y, wide, rect.h), step, 1)
    style = canvas.fitted(label, LABEL, middle.w - (44 if icon else 20))
    panel.button(
        canvas, f"{name}:value", middle, label, lambda: step(1), kind="chosen" if bright else "quiet", tip=tip,
        style=style, icon=icon,
    )  # fmt: skip


def counter(
    panel: Panel[Any],
    canvas: Canvas,
    name: str,
    rect: Rect,
    label: str,
    value: int | None,
    low: int,
    high: int,
    count: Callable[[int], None],
    leap: int = 0,
) -> None:
    """A number from ``low`` to ``high`` between two buttons; with ``leap``, two more buttons change it by that much.
    None is shown as no number and cannot be changed. Keys: left and right on the number itself."""
    edge = min(rect.h + 2, 32.0)
    left, right = rect.x, rect.right

    def beside(step: int, icon: str, text: str = "") -> None:
        nonlocal left, right
        wide = edge + 6 if text else edge
        box = Rect(left if step < 0 else right - wide, rect.y, wide, rect.h)
        left, right = (left + wide + 3, right) if step < 0 else (left, right - wide - 3)
        aim = None if value is None else min(max(value + step, low), high)
        panel.button(
            canvas, f"{name}:{step:+d}", box, text, lambda: None if aim is None else count(aim), icon=icon,
            kind="quiet", enabled=aim is not None and aim != value, style=BODY._replace(size=13.5),
        )  # fmt: skip

    if leap:
        beside(-leap, "", f"−{leap}")
        beside(leap, "", f"+{leap}")
    beside(-1, "minus")
    beside(1, "plus")
    middle = Rect(left, rect.y, right - left, rect.h)

    def draw(on: Canvas, look: Look) -> None:
        on.panel(middle, "inset")
        if look != "normal":
            on.outline(middle, theme.GOLD, 6)
        style = on.fitted(label, LABEL._replace(face="bold", colour=theme.GOLD_BRIGHT), middle.w - 8)
        on.text(*middle.middle, label, style, "middle", middle.w - 4)

    def nudge(way: int) -> None:
        if value is not None:
            count(min(max(value + way, low), high))

    panel.spot(canvas, Spot(name, middle, draw, nudge=nudge, over=middle.inset(-1)))


def slider(
    panel: Panel[Any],
    canvas: Canvas,
    name: str,
    rect: Rect,
    share: float,
    slide: Callable[[float, bool], None],
    step: float = 0.05,
) -> None:
    """A handle on a line, ``share`` from 0 to 1; ``slide`` gets the new share and whether it was let go. With keys it
    moves by ``step``."""

    def draw(on: Canvas, look: Look) -> None:
        line = rect.row(rect.middle[1] - 3, 6)
        on.fill(line, (0, 0, 0, 130), 3)
        on.outline(line, (*theme.GOLD_DIM[:3], 160), 3)
        on.fill(Rect(line.x, line.y, max(4.0, line.w * share), 6), theme.GOLD, 3)
        bright = theme.GOLD_BRIGHT if look != "normal" else theme.GOLD
        at = rect.x + 10 + (rect.w - 20) * share
        on.disc(at, rect.middle[1], 20, bright, theme.WOOD_LINE, 1.6)

    def nudge(way: int) -> None:
        slide(min(max(share + way * step, 0.0), 1.0), True)

    panel.spot(canvas, Spot(name, rect, draw, drag=lambda x, _y, done: slide(x, done), nudge=nudge))


def switch(panel: Panel[Any], canvas: Canvas, name: str, rect: Rect, on_now: bool, flip: Callable[[], None]) -> None:
    box = Rect(rect.x, rect.middle[1] - 13, 52, 26)

    def draw(on: Canvas, look: Look) -> None:
        on.fill(box, theme.GREEN if on_now else theme.HOLLOW, 13)
        on.outline(box, theme.GOLD if look != "normal" else theme.GOLD_DIM, 13, 1.4)
        on.disc(box.x + (39 if on_now else 13), box.middle[1], 20, theme.PARCHMENT_TOP, theme.WOOD_LINE, 1.4)

    panel.spot(canvas, Spot(name, box, draw, flip))
