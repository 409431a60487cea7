"""A picture to paint a panel on: positions in units, text and skins at whole pixels.

Knows nothing of the screen; `torres3d.hud.kit.panel` shows what was painted.
"""

from collections.abc import Sequence
from math import ceil, floor
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from torres3d.hud.kit import panel_and_button_skins as skin
from torres3d.hud.kit import theme
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import Colour
from torres3d.hud.text.fonts import LINE_HEIGHT, Face, Fonts

Align = Literal["left", "middle", "right"]

LEAST_PIXELS, FEWEST_PIXELS = 12.0, 9
"""Pixels of the smallest letters where a unit is a pixel or more, and in the smallest window."""


class TextStyle(NamedTuple):
    """Font, size in units and colour of a text."""

    face: Face
    size: float
    colour: Colour

    def in_colour(self, colour: Colour) -> "TextStyle":
        return TextStyle(self.face, self.size, colour)


TITLE = TextStyle("title", 17, theme.GOLD)
HEADING = TextStyle("bold", 16, theme.GOLD_BRIGHT)
BODY = TextStyle("medium", 15.5, theme.LIGHT)
SOFT = TextStyle("text", 14.5, theme.LIGHT_SOFT)
SMALL = TextStyle("text", 13.5, theme.LIGHT_SOFT)
NUMBER = TextStyle("bold", 21, theme.LIGHT)


SAME_LINE = 5.0
"""Units between the middles of texts that stand in one line."""


class Written(NamedTuple):
    """A text on a canvas, its left edge, and the middle of its line, in units."""

    text: str
    left: float
    middle: float


class Canvas:
    """A picture of ``rect.w`` x ``rect.h`` units whose upper left corner is at ``rect.x``, ``rect.y``."""

    def __init__(self, rect: Rect, px: float, fonts: Fonts, icons: Icons) -> None:
        self.rect = rect
        self.px = px
        self._fonts = fonts
        self._icons = icons
        self._left, self._top = round(rect.x * px), round(rect.y * px)
        size = max(1, round(rect.right * px) - self._left), max(1, round(rect.bottom * px) - self._top)
        self.image = Image.new("RGBA", size, theme.CLEAR)
        self.written: list[Written] = []
        """All texts that were written so far, each line from left to right; whole where they are cut or broken."""
        self._broken: dict[str, str] = {}
        """Texts that were broken, by each of their lines."""

    def _box(self, rect: Rect) -> tuple[int, int, int, int]:
        left, top = round(rect.x * self.px), round(rect.y * self.px)
        width, height = round(rect.right * self.px) - left, round(rect.bottom * self.px) - top
        return left - self._left, top - self._top, max(1, width), max(1, height)

    def paste(self, picture: Image.Image, left: int, top: int) -> None:
        """Lay a picture on the canvas, in its pixels; what hangs over the edge is cut."""
        x, y = max(0, -left), max(0, -top)
        right = min(picture.width, self.image.width - left)
        low = min(picture.height, self.image.height - top)
        if (x, y, right, low) == (0, 0, *picture.size):
            self.image.alpha_composite(picture, (left, top))
        elif right > x and low > y:
            self.image.alpha_composite(picture.crop((x, y, right, low)), (left + x, top + y))

    def sheet(self, rect: Rect) -> "Canvas":
        """An empty canvas for another rectangle, with the same pixels and letters."""
        sheet = Canvas(rect, self.px, self._fonts, self._icons)
        sheet.written, sheet._broken = self.written, self._broken
        return sheet

    def within(self, rect: Rect) -> tuple[Image.Image, int, int]:
        """A picture of a rectangle, and the position of its corner in pixels of the window."""
        left, top, width, height = self._box(rect)
        box = max(left, 0), max(top, 0), min(left + width, self.image.width), min(top + height, self.image.height)
        part = self.image.crop((box[0], box[1], max(box[2], box[0] + 1), max(box[3], box[1] + 1)))
        return part, box[0] + self._left, box[1] + self._top

    def lay(self, picture: Image.Image, left: int, top: int) -> None:
        """Paste a picture whose corner is at this pixel of the window."""
        self.paste(picture, left - self._left, top - self._top)

    # -- text ---------------------------------------------------------------------------------------------

    def pixels(self, style: TextStyle) -> int:
        return max(FEWEST_PIXELS, round(style.size * self.px), round(self.least_size(0.0) * self.px))

    def least_size(self, least: float) -> float:
        """The size in units that a text may shrink to, ``least`` or more: nobody reads letters of fewer than
        `LEAST_PIXELS`. Where all is drawn smaller than designed they may be smaller, too."""
        return max(least, LEAST_PIXELS / self.px) if self.px >= 1 else least

    def width(self, text: str, style: TextStyle) -> float:
        return self._fonts.width(text, style.face, self.pixels(style)) / self.px

    def text(
        self,
        x: float,
        y: float,
        text: str,
        style: TextStyle,
        align: Align = "left",
        width: float | None = None,
        is_sign: bool = False,
    ) -> float:
        """Write one line, vertically centred on ``y``; cut with an ellipsis at ``width`` units. Returns its width.

        A sign belongs to a picture and is not read aloud.
        """
        size = self.pixels(style)
        whole = text
        if width is not None:
            text = self._fonts.cut(text, style.face, size, width * self.px)
        runs = self._fonts.runs(text, style.face, size)
        wide = sum(run.width for run in runs)
        share = {"left": 0.0, "middle": 0.5, "right": 1.0}[align]
        left: float = round(x * self.px - wide * share) - self._left
        if not is_sign:
            self._note(Written(self._broken.get(whole, whole), x - wide / self.px * share, y))
        # The middle of the small letters and capitals together, so that text looks centred in buttons.
        base = round(y * self.px + size * (0.35 if style.face == "title" else 0.31)) - self._top
        for run in runs:
            found = self._fonts.mask(run) if run.text else None
            if found is not None:
                shape, x_off, y_off = found
                self.image.paste(style.colour, (round(left) + x_off, base + y_off), shape)
            left += run.width
        return wide / self.px

    def fitted(self, text: str, style: TextStyle, width: float, least: float = 11.5, step: float = 0.5) -> TextStyle:
        """The style, made smaller in steps down to ``least`` while the text is wider than ``width`` units."""
        least = self.least_size(least)
        while self.width(text, style) > width and style.size > least:
            style = style._replace(size=max(style.size - step, least))
        return style

    def fitted_text(
        self, x: float, y: float, text: str, style: TextStyle, width: float, least: float = 11.5, align: Align = "left"
    ) -> float:
        """Write one line in ``width`` units: smaller down to ``least``, and cut beyond that. Returns its width."""
        return self.text(x, y, text, self.fitted(text, style, width, least), align, width)

    def upright(self, rect: Rect, text: str, style: TextStyle) -> None:
        """Write one line from the bottom of a rectangle to its top, in its middle; cut with an ellipsis."""
        lying = Canvas(Rect(0, 0, rect.h, rect.w), self.px, self._fonts, self._icons)
        lying.text(rect.h / 2, rect.w / 2, text, style, "middle", rect.h)
        left, top, _, _ = self._box(rect)
        self.paste(lying.image.transpose(Image.Transpose.ROTATE_90), left, top)
        self._note(Written(text, *rect.middle))

    def break_lines(self, text: str, style: TextStyle, width: float, most: int = 99) -> list[str]:
        """The lines of a text in ``width`` units."""
        lines = self._fonts.lines(text, style.face, self.pixels(style), width * self.px, most)
        if len(lines) > 1:
            self._broken.update(dict.fromkeys(lines, text))
        return lines

    def _note(self, new: Written) -> None:
        """Note a text that is written; a broken one with its first line only."""
        if self.written and new.text == self.written[-1].text and new.text in self._broken.values():
            return
        at = len(self.written)
        while at and abs(self.written[at - 1].middle - new.middle) < SAME_LINE and self.written[at - 1].left > new.left:
            at -= 1
        self.written.insert(at, new)

    def line_height(self, style: TextStyle) -> float:
        return self.pixels(style) * LINE_HEIGHT / self.px

    def paragraph(
        self, x: float, y: float, width: float, text: str, style: TextStyle, most: int = 99, align: Align = "left"
    ) -> float:
        """Write a text in lines of ``width`` units from ``y`` down. Returns its height."""
        high = self.line_height(style)
        lines = self.break_lines(text, style, width, most)
        at = {"left": x, "middle": x + width / 2, "right": x + width}[align]
        for number, line in enumerate(lines):
            self.text(at, y + high * (number + 0.5), line, style, align)
        return high * len(lines)

    # -- shapes -------------------------------------------------------------------------------------------

    def panel(self, rect: Rect, style: skin.Style = "wood") -> None:
        left, top, width, height = self._box(rect)
        self.paste(skin.panel(width, height, self.px, style), left, top)

    def button(self, rect: Rect, kind: theme.ButtonKind, look: skin.Look) -> None:
        left, top, width, height = self._box(rect)
        self.paste(skin.button(width, height, self.px, kind, look), left, top)

    def fill(self, rect: Rect, colour: Colour, radius: float = 0.0) -> None:
        left, top, width, height = self._box(rect)
        self.paste(skin.rounded_rectangle(width, height, round(radius * self.px), colour), left, top)

    def outline(self, rect: Rect, colour: Colour, radius: float = 0.0, thick: float = 1.0) -> None:
        """A line along the inside of a rectangle."""
        left, top, width, height = self._box(rect)
        line = max(1, round(thick * self.px))
        self.paste(skin.outlined(width, height, round(radius * self.px), line, colour), left, top)

    def glow(self, rect: Rect, colour: Colour, spread: float = 6.0, radius: float = 6.0) -> None:
        """A soft light or shadow around a rectangle."""
        left, top, width, height = self._box(rect)
        wide = max(2, round(spread * self.px))
        self.paste(skin.glow(width, height, round(radius * self.px), wide, colour), left - wide, top - wide)

    def disc(self, x: float, y: float, size: float, colour: Colour, line: Colour, thick: float = 1.2) -> None:
        """A round chip around a point."""
        wide = max(3, round(size * self.px))
        left, top = round(x * self.px - wide / 2) - self._left, round(y * self.px - wide / 2) - self._top
        self.paste(skin.disc(wide, colour, line, max(1, round(thick * self.px))), left, top)

    def line(self, points: Sequence[tuple[float, float]], colour: Colour, thick: float = 2.0) -> None:
        """A smooth line through points, in units."""
        self._drawn(points, colour, thick)

    def area(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """A filled area with smooth edges around points, in units; three at least."""
        self._drawn(points, colour, 0.0)

    def _drawn(self, points: Sequence[tuple[float, float]], colour: Colour, thick: float) -> None:
        """A line through points, or where it has no thickness the area within them."""
        fine, room = 4, thick * self.px or 1.0
        places = [((x * self.px - self._left) * fine, (y * self.px - self._top) * fine) for x, y in points]
        left = floor(min(x for x, _ in places) / fine - room)
        top = floor(min(y for _, y in places) / fine - room)
        right = ceil(max(x for x, _ in places) / fine + room)
        low = ceil(max(y for _, y in places) / fine + room)
        shape = Image.new("L", ((right - left) * fine, (low - top) * fine), 0)
        moved = [(x - left * fine, y - top * fine) for x, y in places]
        if thick:
            ImageDraw.Draw(shape).line(moved, fill=colour[3], width=round(thick * self.px * fine), joint="curve")
        else:
            ImageDraw.Draw(shape).polygon(moved, fill=colour[3])
        picture = Image.new("RGBA", (right - left, low - top), (*colour[:3], 0))
        picture.putalpha(shape.reduce(fine))
        self.paste(picture, left, top)

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        """A drawn sign around a point, in one colour."""
        wide = max(6, round(size * self.px))
        left, top = round(x * self.px - wide / 2) - self._left, round(y * self.px - wide / 2) - self._top
        self.paste(self._icons.tinted(name, wide, colour), left, top)

    def face(self, name: str, rect: Rect, radius: float) -> bool:
        """The face of a bot, by its name; False if there is none."""
        return any(self.picture(f"{folder}/{name}", rect, radius) for folder in self._icons.faces)

    def picture(self, name: str, rect: Rect, radius: float = 0.0) -> bool:
        """A picture of the assets (`cards/back`, …) filling a rectangle; False if there is none."""
        left, top, width, height = self._box(rect)
        found = self._icons.picture(name, width, height)
        if found is None:
            return False
        picture = found.copy()
        mask = skin.rounded(width, height, round(radius * self.px))
        picture.putalpha(Image.composite(found.getchannel("A"), Image.new("L", found.size, 0), mask))
        self.paste(picture, left, top)
        return True
