"""Fonts: width and picture of a text, in runs of one font each, with ellipsis and line breaks.

Every text can be set: what cannot be drawn has a sign in its place (`torres3d.base.sanitise`).
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import ceil, floor
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from torres3d.base.sanitise import UNSEEN, clusters, drawn_positions, sanitise
from torres3d.hud.text.bidi_order import join_letters, levels, seen_order
from torres3d.hud.text.font_fallback import OVERSAMPLING, SHAPES, Face, FontFallback, FontFile

__all__ = ["ELLIPSIS", "LINE_HEIGHT", "Face", "Fonts", "Run"]

ELLIPSIS = "…"
LINE_HEIGHT = 1.24
"""The distance of two lines, in font sizes."""
WORD_SPACE = 0.23
"""Between words, in font sizes: the text font's own space is too narrow for a screen."""
FEATURES = ["lnum"] if SHAPES else None
"""Figures as high as capitals, where Pillow can choose them."""


class Run(NamedTuple):
    """A piece of a text set in one font, as it stands in the text; ``width`` in pixels with the space that follows.
    ``turned``: read from right to left. ``stroke``: pixels of the drawing (`OVERSAMPLING`) added to its strokes."""

    text: str
    font: ImageFont.FreeTypeFont
    width: float
    turned: bool = False
    stroke: int = 0


class _Part(NamedTuple):
    """Letters of one font and one direction."""

    text: str
    source: FontFile
    level: int


class Fonts:
    """The game's fonts; sizes are in pixels."""

    def __init__(self, folder: Path, system: Callable[[str], Sequence[FontFile]] | None = None) -> None:
        """``folder`` is assets/fonts; ``system`` proposes fonts of the machine for a letter that none of ours has."""
        self._faces = FontFallback(folder, system)
        self.runs = lru_cache(maxsize=4096)(self._runs)
        self.mask = lru_cache(maxsize=4096)(self._mask)

    def forget(self) -> None:
        self.runs.cache_clear()
        self.mask.cache_clear()
        self._faces.forget()

    def has_glyphs(self, face: Face, char: str) -> bool:
        """Whether a face has a picture for a letter of its own."""
        return self._faces.has_glyphs(self._faces.face_font(face), char)

    def missing_glyphs(self, letters: Iterable[str]) -> str:
        """The letters of these without a glyph in any font."""
        lacking = {char for char in letters if not char.isspace() and self._faces.source("text", char) is None}
        return "".join(sorted(lacking))

    # -- setting ---------------------------------------------------------------------------------------------

    def _runs(self, text: str, face: Face, size: int) -> tuple[Run, ...]:
        parts = self._parts(sanitise(text), face)
        found = [self._run(part, face, size) for part in parts]
        if any(part.level for part in parts):
            return tuple(found[number] for number in seen_order([part.level for part in parts]))
        return tuple(found)

    def _parts(self, text: str, face: Face) -> list[_Part]:
        """The text in the order it is written, by fonts and directions; words of other fonts and spaces part it."""
        deep = levels(text)
        parts: list[_Part] = []
        shown = set(drawn_positions(text))
        place = 0
        for cluster in clusters(text):
            level = deep[place]
            if place in shown:
                for piece, source in self._sources(cluster, face):
                    last = parts[-1] if parts else None
                    goes_on = last is not None and (last.source, last.level) == (source, level)
                    if last is not None and goes_on and _same_word(last.text, piece, level):
                        parts[-1] = _Part(last.text + piece, source, level)
                    else:
                        parts.append(_Part(piece, source, level))
            place += len(cluster)
        return parts

    def _sources(self, cluster: str, face: Face) -> list[tuple[str, FontFile]]:
        """A cluster with the font that has it; in pieces where no font has all of it."""
        source = self._faces.source(face, cluster)
        if source is not None:
            return [(cluster, source)]
        if len(cluster) > 1:
            bare = "".join(char for char in cluster if not _silent(char))
            if bare and bare != cluster:
                return self._sources(bare, face)
            return [piece for char in cluster for piece in self._sources(char, face)]
        return [(UNSEEN, self._faces.source(face, UNSEEN) or self._faces.face_font(face))]

    def _run(self, part: _Part, face: Face, size: int) -> Run:
        own = part.source == self._faces.face_font(face)
        font = self._faces.font(part.source, size if own else max(6, round(size * part.source.share)))
        word = part.text.rstrip(" ")
        turned = part.level % 2 == 1
        stroke = round(part.source.thick * size * OVERSAMPLING / 2)
        space = WORD_SPACE * size * (len(part.text) - len(word))
        shaped, direction = _set(word, turned)
        width = font.getlength(shaped, direction=direction, features=FEATURES) / OVERSAMPLING if word else 0.0
        return Run(word, font, width + space + 2 * stroke / OVERSAMPLING, turned, stroke)

    def _mask(self, run: Run) -> tuple[Image.Image, int, int] | None:
        """The shape of a run and where its upper left corner lies from the start of the base line."""
        text, direction = _set(run.text, run.turned)
        left, top, right, low = run.font.getbbox(
            text, direction=direction, features=FEATURES, anchor="ls", stroke_width=run.stroke
        )
        if right <= left or low <= top:
            return None
        # The edges in whole pixels of the screen, so that the base line stays sharp.
        x, y = floor(left / OVERSAMPLING), floor(top / OVERSAMPLING)
        size = ceil(right / OVERSAMPLING) - x, ceil(low / OVERSAMPLING) - y
        shape = Image.new("L", (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), 0)
        ImageDraw.Draw(shape).text(
            (-x * OVERSAMPLING, -y * OVERSAMPLING), text, font=run.font, fill=255, anchor="ls", features=FEATURES,
            direction=direction, stroke_width=run.stroke,
        )  # fmt: skip
        return shape.reduce(OVERSAMPLING), x, y

    # -- measuring -------------------------------------------------------------------------------------------

    def width(self, text: str, face: Face, size: int) -> float:
        return sum(run.width for run in self.runs(text, face, size))

    def cut(self, text: str, face: Face, size: int, width: float) -> str:
        """The text, shortened with an ellipsis if it is wider than ``width`` pixels; letters keep their marks."""
        if self.width(text, face, size) <= width:
            return text
        head = _longest(text, 0, lambda part: self.width(part.rstrip() + ELLIPSIS, face, size) <= width)
        return head.rstrip() + ELLIPSIS

    def lines(self, text: str, face: Face, size: int, width: float, most: int = 99) -> list[str]:
        """The text broken into at most ``most`` lines of ``width`` pixels; the last one is cut. A word that is wider
        than a line is broken, too, if there is a line for its end."""
        found: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in filter(None, paragraph.split(" ")):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, face, size) > width:
                    found.append(line)
                    longer = word
                while len(found) < most - 1 and self.width(longer, face, size) > width:
                    head = _longest(longer, 1, lambda part: self.width(part, face, size) <= width)
                    found.append(head)
                    longer = longer[len(head) :]
                line = longer
            found.append(line)
        if len(found) > most:
            found[most - 1 :] = [" ".join(found[most - 1 :])]
        return [self.cut(line, face, size, width) for line in found]


def _longest(text: str, least: int, fits: Callable[[str], bool]) -> str:
    """The longest beginning of a text that fits, with so many letters at least; letters keep their marks."""
    pieces = clusters(text)
    low, high = least, len(pieces)
    while low < high:
        middle = (low + high + 1) // 2
        if fits("".join(pieces[:middle])):
            low = middle
        else:
            high = middle - 1
    return "".join(pieces[:low])


def _same_word(before: str, piece: str, level: int) -> bool:
    """Whether a piece goes on in the run before it: words are runs of their own, and in a line that is turned so are
    the spaces between them, which lie on the other side."""
    if level:
        return before.isspace() == piece.isspace()
    return not before.endswith(" ")


def _silent(char: str) -> bool:
    """Whether a code point only says how others are drawn."""
    return char in "\u200c\u200d\ufe0e\ufe0f"


def _set(text: str, turned: bool) -> tuple[str, str | None]:
    """The letters of a run for Pillow, and the direction to pass."""
    if not turned:
        return text, "ltr" if SHAPES else None
    return (text, "rtl") if SHAPES else (join_letters(text), None)
