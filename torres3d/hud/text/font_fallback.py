"""Font fallback: the game's own font, those shipped for other scripts, and last one of the machine."""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import ImageFont, features

from torres3d.base.subprocesses import output_of

Face = Literal["text", "medium", "bold", "title", "symbol"]
"""Kind of font that a style asks for."""

FILES: dict[Face, str] = {
    "text": "AlegreyaSans-Regular.ttf",
    "medium": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "title": "Cinzel-Bold.ttf",
    "symbol": "DejaVuSans-Symbols.ttf",
}
OVERSAMPLING = 4
"""Letters are set and drawn so many times larger and then reduced: fonts space them in whole pixels, which is
uneven at the sizes of a screen."""
SHAPES = features.check("raqm")
"""Whether Pillow joins Arabic letters and puts marks where they belong; where it cannot, forms are chosen letter by
letter."""
PLAIN_SHARE = 0.88
"""Letters borrowed for a title or out of the symbols are smaller by this."""


class FontFile(NamedTuple):
    """A font file: its letters are ``share`` times as large as those beside them; ``thick`` is added to their strokes
    (in font sizes) where there is no bold file. ``member`` is its number in a file of several fonts."""

    file: Path
    share: float = 1.0
    thick: float = 0.0
    member: int = 0


def _chain(face: Face) -> tuple[tuple[str, float, float], ...]:
    """The files in which a letter is looked for: name, share and thickness."""
    weight = "Bold" if face in ("bold", "title") else "Regular"
    wide = {"text": "Regular", "medium": "Medium"}.get(face, "Bold")
    title = (("AlegreyaSans-Bold.ttf", PLAIN_SHARE, 0.0),) if face == "title" else ()
    less = PLAIN_SHARE if face == "title" else 1.0
    thick = 0.045 if weight == "Bold" else 0.0
    return (
        (FILES[face], 1.0, 0.0),
        *title,
        (f"AlegreyaSans-Wide-{wide}.ttf", less, 0.0),
        ("DejaVuSans-Symbols.ttf", PLAIN_SHARE, 0.0),
        (f"NotoSansHebrew-{weight}.ttf", 0.92 * less, 0.0),
        (f"NotoSansArabic-{weight}.ttf", 0.92 * less, 0.0),
        ("DroidSansFallback-East.ttf", 0.92 * less, thick),
        ("NotoSansSymbols2.ttf", 1.1 * less, 0.0),
        ("NotoEmoji.ttf", 0.86 * less, 0.0),
    )


class FontFallback:
    """The fonts by what they have. ``system`` proposes files of the machine for a letter that none of ours has."""

    def __init__(self, folder: Path, system: Callable[[str], Sequence[FontFile]] | None = None) -> None:
        """``folder`` is assets/fonts."""
        self._folder = folder
        self._system = system
        self._fonts: dict[tuple[Path, int, int], ImageFont.FreeTypeFont] = {}
        self._nothing: dict[tuple[Path, int], bytes] = {}
        self._known: dict[tuple[Path, int, str], bool] = {}
        self._search = cache(self._searched)
        self._chain = cache(self._made_chain)

    def forget(self) -> None:
        """Let the fonts of all sizes go; which font has a letter stays known."""
        self._fonts.clear()

    def font(self, source: FontFile, size: int) -> ImageFont.FreeTypeFont:
        key = (source.file, source.member, size)
        if key not in self._fonts:
            self._fonts[key] = ImageFont.truetype(str(source.file), size * OVERSAMPLING, source.member)
        return self._fonts[key]

    def face_font(self, face: Face) -> FontFile:
        return self._chain(face)[0]

    def source(self, face: Face, letters: str) -> FontFile | None:
        """The first font that has all of these letters; None if none has."""
        if letters.isascii():
            return self.face_font(face)
        return self._search(face, letters)

    def _searched(self, face: Face, letters: str) -> FontFile | None:
        found = next((each for each in self._chain(face) if self.has_glyphs(each, letters)), None)
        if found is None and self._system is not None:
            return next((each for each in self._system(letters[0]) if self.has_glyphs(each, letters)), None)
        return found

    def _made_chain(self, face: Face) -> tuple[FontFile, ...]:
        parts = ((self._folder / name, share, thick) for name, share, thick in _chain(face))
        return tuple(FontFile(*part) for part in parts if part[0].exists())

    def has_glyphs(self, source: FontFile, letters: str) -> bool:
        return all(self._has(source, char) for char in letters)

    def _has(self, source: FontFile, char: str) -> bool:
        key = (source.file, source.member, char)
        if key not in self._known:
            self._known[key] = char in " \u00a0" or self._drawn(source, char) != self._none(source)
        return self._known[key]

    def _drawn(self, source: FontFile, char: str) -> bytes:
        try:
            return bytes(_plain(str(source.file), source.member).getmask(char, anchor="ls"))
        except OSError:  # a font of the machine that cannot be drawn at every size, such as coloured emoji
            return b""

    def _none(self, source: FontFile) -> bytes:
        key = (source.file, source.member)
        if key not in self._nothing:
            self._nothing[key] = self._drawn(source, "\U0010fffd")
        return self._nothing[key]


@cache
def _plain(file: str, index: int) -> ImageFont.FreeTypeFont:
    """A font that sets letters one by one, for looking at them."""
    return ImageFont.truetype(file, 32, index, layout_engine=ImageFont.Layout.BASIC)


KNOWN = {
    "win32": (
        Path("C:/Windows/Fonts"),
        ("segoeui.ttf", "seguisym.ttf", "Nirmala.ttc", "Nirmala.ttf", "LeelawUI.ttf", "msyh.ttc", "malgun.ttf",
         "YuGothM.ttc", "ebrima.ttf", "gadugi.ttf", "mmrtext.ttf", "simsunb.ttf", "seguihis.ttf"),
    ),
    "darwin": (
        Path("/System/Library/Fonts"),
        ("PingFang.ttc", "Hiragino Sans GB.ttc", "AppleSDGothicNeo.ttc", "Supplemental/Arial Unicode.ttf",
         "KohinoorBangla.ttc", "Kohinoor.ttc", "ThonburiUI.ttc", "Supplemental/Ayuthaya.ttf", "Apple Symbols.ttf",
         "Supplemental/Mshtakan.ttc", "Supplemental/Kefa.ttc", "NotoSansArmenian.ttc"),
    ),
}  # fmt: skip
"""Folders of fonts on systems without fontconfig, and their fonts with many scripts."""
MOST_ASKED = 64
"""So many letters are looked for with fontconfig; a name of others has signs in their place. It takes 20 ms each."""


class SystemFonts:
    """Finds a font of the machine for a letter; asks a system at most `MOST_ASKED` times."""

    def __init__(self) -> None:
        self._asked = 0
        self._met: list[FontFile] = []

    @property
    def found(self) -> tuple[FontFile, ...]:
        """The fonts that were found so far, the last one first."""
        return tuple(reversed(self._met))

    def __call__(self, letter: str) -> tuple[FontFile, ...]:
        """Fonts that may have a letter, the most likely one first."""
        if sys.platform in KNOWN:
            return _of_folder()
        found = self._match(letter)
        if found is not None and found not in self._met:
            self._met.append(found)
        return self.found

    def _match(self, letter: str) -> FontFile | None:
        if self._asked >= MOST_ASKED:
            return None
        self._asked += 1
        answer = output_of("fc-match", "--format=%{file}\n%{index}", f":charset={ord(letter):x}")
        file, _, member = (answer or "").partition("\n")
        return FontFile(Path(file), 0.92, member=int(member) & 0xFFFF) if member.strip().isdecimal() else None


@cache
def _of_folder() -> tuple[FontFile, ...]:
    folder, names = KNOWN[sys.platform]
    return tuple(FontFile(folder / name, 0.92) for name in names if (folder / name).is_file())
