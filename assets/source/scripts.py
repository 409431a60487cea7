"""Fonts for names in other scripts: Greek, Cyrillic and Vietnamese of Alegreya Sans, Arabic, Hebrew, the commonest Han
with kana and Hangul, emoji in one colour. Only what names need is kept.

Run: `npm install @fontsource/alegreya-sans @fontsource/noto-sans-arabic @fontsource/noto-sans-hebrew
@fontsource/noto-emoji @fontsource/noto-sans-symbols-2` in some folder, then `python scripts.py FOLDER/node_modules
PATH/DroidSansFallback.ttf` (Debian: `fonts-droid-fallback`, the file in `fonts-droid-fallback/truetype`).
"""

import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from fonts import FONTS, merged
from fontTools import subset
from fontTools.ttLib import TTFont

WIDE = ("greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese")
SIGNS = {*range(0x2400, 0x2427), *range(0x2190, 0x2200), *range(0x25A0, 0x27C0)}
"""Pictures of controls, and the signs people put into names."""


def cut(source: Path, target: Path, letters: Iterable[int], features: list[str]) -> None:
    """The letters of a font as a TrueType file without hints."""
    options = subset.Options()
    options.hinting = False
    options.layout_features = features
    options.recalc_timestamp = False
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ["vhea", "vmtx", "DSIG", "gasp", "STAT"]
    options.notdef_outline = True
    options.glyph_names = False
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(letters))
    cutter.subset(font)
    font.flavor = None
    subset.save_font(font, str(target), options)
    print(target.name, target.stat().st_size, "bytes,", len(TTFont(target).getBestCmap()), "letters")


def double_bytes(encoding: str, first: int = 0x81, last: int = 0xFE) -> set[int]:
    """The letters that a national standard writes in two bytes."""
    found = set()
    for lead in range(first, last + 1):
        for trail in range(0x40, 0xFF):
            letter = bytes([lead, trail]).decode(encoding, "ignore")
            if len(letter) == 1:
                found.add(ord(letter))
    return found


def east() -> set[int]:
    """The characters of the standards of China, the commoner ones of Taiwan, those of Japan; kana; all Hangul."""
    han = double_bytes("gb2312") | double_bytes("big5", 0xA4, 0xC6) | double_bytes("shift_jis")
    kana = {*range(0x3000, 0x3100), *range(0x31F0, 0x3200), *range(0xFF00, 0xFFF0)}
    return {code for code in han if code >= 0x2E80} | kana | set(range(0xAC00, 0xD7A4))


def main(modules: Path, droid: Path) -> None:
    packages = modules / "@fontsource"
    for style, weight in (("Regular", 400), ("Medium", 500), ("Bold", 700)):
        files = packages / "alegreya-sans" / "files"
        sources = [files / f"alegreya-sans-{part}-{weight}-normal.woff2" for part in WIDE]
        merged(sources, FONTS / f"AlegreyaSans-Wide-{style}.ttf")
    for style, weight in (("Regular", 400), ("Bold", 700)):
        for script in ("arabic", "hebrew"):
            source = packages / f"noto-sans-{script}" / "files" / f"noto-sans-{script}-{script}-{weight}-normal.woff2"
            cut(source, FONTS / f"NotoSans{script.capitalize()}-{style}.ttf", TTFont(source).getBestCmap(), ["*"])
    emoji = packages / "noto-emoji" / "files" / "noto-emoji-emoji-400-normal.woff2"
    cut(emoji, FONTS / "NotoEmoji.ttf", TTFont(emoji).getBestCmap(), [])
    signs = packages / "noto-sans-symbols-2" / "files" / "noto-sans-symbols-2-symbols-400-normal.woff2"
    cut(signs, FONTS / "NotoSansSymbols2.ttf", SIGNS & set(TTFont(signs).getBestCmap()), [])
    cut(droid, FONTS / "DroidSansFallback-East.ttf", east() & set(TTFont(droid).getBestCmap()), [])
    for package, family in (("arabic", "NotoSansArabic"), ("hebrew", "NotoSansHebrew")):
        shutil.copyfile(packages / f"noto-sans-{package}" / "LICENSE", FONTS / f"{family}-LICENSE.txt")
    shutil.copyfile(packages / "noto-sans-symbols-2" / "LICENSE", FONTS / "NotoSansSymbols2-LICENSE.txt")
    shutil.copyfile(packages / "noto-emoji" / "LICENSE", FONTS / "NotoEmoji-LICENSE.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
