"""The fonts and how wide a text is: loading, symbols, cutting with an ellipsis, breaking into lines."""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, floor
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

Face = Literal["text", "medium", "bold", "title", "symbol"]

FILES: dict[Face, str] = {
    "text": "AlegreyaSans-Regular.ttf",
    "medium": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "title": "Cinzel-Bold.ttf",
    "symbol": "DejaVuSans-Symbols.ttf",
}
ELLIPSIS = "…"
UNKNOWN = "?"
"""Shown for letters of which no font has a picture: better than nothing at all."""
LINE_HEIGHT = 1.24
"""The distance of two lines, in font sizes."""


WORD_SPACE = 0.23
"""Between words, in font sizes: the text font's own space is too narrow for a screen."""
FINE = 4
"""Letters are set and drawn so many times larger and then reduced: fonts space them in whole pixels, which is
uneven at the sizes of a screen."""
FEATURES = ["lnum"] if features.check("raqm") else None
"""Figures as high as capitals, where Pillow can choose them."""


class Run(NamedTuple):
    """A piece of a text set in one font; ``width`` in pixels with the space that follows."""

    text: str
    font: ImageFont.FreeTypeFont
    width: float


class Fonts:
    """The game's fonts; sizes are in pixels."""

    def __init__(self, folder: Path) -> None:
        """``folder`` is assets/fonts."""
        self._folder = folder
        self._fonts: dict[tuple[Face, int], ImageFont.FreeTypeFont] = {}
        self._known: dict[tuple[Face, str], bool] = {}
        self.runs = lru_cache(maxsize=4096)(self._runs)
        self.mask = lru_cache(maxsize=4096)(self._mask)

    def font(self, face: Face, size: int) -> ImageFont.FreeTypeFont:
        """One font, `FINE` times as large as a size."""
        key = (face, size)
        if key not in self._fonts:
            self._fonts[key] = ImageFont.truetype(str(self._folder / FILES[face]), size * FINE)
        return self._fonts[key]

    def has(self, face: Face, char: str) -> bool:
        """Whether a font has a picture for a letter."""
        key = (face, char)
        if key not in self._known:
            font = self.font(face, 32)
            self._known[key] = char.isspace() or bytes(font.getmask(char)) != bytes(font.getmask("\uffff"))
        return self._known[key]

    def _shown(self, char: str, face: Face) -> tuple[str, Face]:
        """What stands for a letter, and the font that has it."""
        if ord(char) < 0x100:
            return char, face
        others: tuple[Face, ...] = ("bold", "symbol") if face == "title" else ("symbol",)
        found = next((each for each in (face, *others) if self.has(each, char)), None)
        return (UNKNOWN, face) if found is None else (char, found)

    def lacking(self, letters: Iterable[str]) -> str:
        """Those of some letters of which no font has a picture."""
        return "".join(sorted(char for char in set(letters) if self._shown(char, "text")[0] != char))

    def _runs(self, text: str, face: Face, size: int) -> tuple[Run, ...]:
        parts: list[tuple[str, Face]] = []
        for letter in text:
            char, chosen = self._shown(letter, face)
            if parts and parts[-1][1] == chosen and not parts[-1][0].endswith(" "):
                parts[-1] = (parts[-1][0] + char, chosen)
            else:
                parts.append((char, chosen))
        runs = []
        for part, chosen in parts:
            font = self.font(chosen, size if chosen == face else round(size * 0.88))
            word = part.rstrip(" ")
            width = font.getlength(word, features=FEATURES) / FINE + WORD_SPACE * size * (len(part) - len(word))
            runs.append(Run(word, font, width))
        return tuple(runs)

    def _mask(self, text: str, font: ImageFont.FreeTypeFont) -> tuple[Image.Image, int, int] | None:
        """The shape of a text and where its upper left corner lies from the start of the base line."""
        left, top, right, low = font.getbbox(text, anchor="ls", features=FEATURES)
        if right <= left or low <= top:
            return None
        # The edges in whole pixels of the screen, so that the base line stays sharp.
        x, y = floor(left / FINE), floor(top / FINE)
        size = ceil(right / FINE) - x, ceil(low / FINE) - y
        shape = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
        ImageDraw.Draw(shape).text((-x * FINE, -y * FINE), text, font=font, fill=255, anchor="ls", features=FEATURES)
        return shape.reduce(FINE), x, y

    def width(self, text: str, face: Face, size: int) -> float:
        """The width of a text in pixels."""
        return sum(run.width for run in self.runs(text, face, size))

    def cut(self, text: str, face: Face, size: int, width: float) -> str:
        """The text, shortened with an ellipsis if it is wider than ``width`` pixels."""
        if self.width(text, face, size) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, face, size) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def lines(self, text: str, face: Face, size: int, width: float, most: int = 99) -> list[str]:
        """The text broken into at most ``most`` lines of ``width`` pixels; the last one is cut."""
        found: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, face, size) > width:
                    found.append(line)
                    longer = word
                line = longer
            found.append(line)
        if len(found) > most:
            found[most - 1 :] = [" ".join(found[most - 1 :])]
        return [self.cut(line, face, size, width) for line in found]
