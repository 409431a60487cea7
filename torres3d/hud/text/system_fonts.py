"""Fonts of the machine, for letters that none of the shipped fonts has."""

import sys
from functools import lru_cache
from pathlib import Path

from torres3d.base.subprocess_run import output_of
from torres3d.hud.text.font_fallback import FontFile

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


@lru_cache(maxsize=1)
def _of_folder() -> tuple[FontFile, ...]:
    folder, names = KNOWN[sys.platform]
    return tuple(FontFile(folder / name, 0.92) for name in names if (folder / name).is_file())
