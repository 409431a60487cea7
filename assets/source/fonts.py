"""Merge the `latin` and `latin-ext` files of the npm packages @fontsource/cinzel and @fontsource/alegreya-sans into
one TrueType file a weight, and cut the symbols the game uses out of DejaVu Sans.

Run: `npm install @fontsource/cinzel @fontsource/alegreya-sans` in some folder, then
`python fonts.py FOLDER/node_modules PATH/DejaVuSans.ttf`.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[1] / "fonts"
WEIGHTS = {
    ("cinzel", "Cinzel", "Regular", 400),
    ("cinzel", "Cinzel", "Bold", 700),
    ("alegreya-sans", "AlegreyaSans", "Regular", 400),
    ("alegreya-sans", "AlegreyaSans", "Medium", 500),
    ("alegreya-sans", "AlegreyaSans", "Bold", 700),
}
# The languages of the game (English, German, Romanian) and the marks its texts use.
NEEDED = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ăâîșțĂÂÎȘȚäöüÄÖÜß€×–„“”’…·&%+-()"
SYMBOLS = (
    "←↑→↓↔↕↖↗↘↙↻↺⇒∞≈≠≤≥−×÷•…●○■□▲△▼▽◆◇★☆☐☑☒♔♕♖♗♘♙♚♛♜♝♞♟♠♣♥♦✓✔✕✖✗✚✠✦✶⚑⚐⚔⚙⚠⌂⏎⌫⏏"
    "◌▯�"  # what a mark without a letter stands on, and what has no picture
)


def merged(sources: list[Path], target: Path) -> None:
    """One TrueType file with the glyphs of all `sources` (woff2 files of one weight)."""
    with tempfile.TemporaryDirectory() as folder:
        parts: list[str] = []
        for number, source in enumerate(sources):
            font = TTFont(source, recalcTimestamp=False)
            font.flavor = None
            # Hinting programs of two subsets cannot be merged; the game draws text large enough without them.
            for table in ("fpgm", "prep", "cvt ", "gasp", "hdmx", "VDMX", "DSIG"):
                if table in font:
                    del font[table]
            if "glyf" in font:
                for name in font.getGlyphOrder():
                    font["glyf"][name].removeHinting()
            part = str(Path(folder) / f"{number}.ttf")
            font.save(part)
            parts.append(part)
        font = merge.Merger().merge(parts)
        stamp = TTFont(sources[0])["head"].modified
        font["head"].created = font["head"].modified = stamp
        font.recalcTimestamp = False
        font.save(target)


def symbols(dejavu: Path, target: Path) -> None:
    """The symbols neither text font has, cut out of DejaVu Sans."""
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.recalc_timestamp = False
    font = subset.load_font(str(dejavu), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=SYMBOLS + " ")
    cutter.subset(font)
    subset.save_font(font, str(target), options)


def main(modules: Path, dejavu: Path) -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for package, family, style, weight in sorted(WEIGHTS):
        files = modules / "@fontsource" / package / "files"
        sources = [files / f"{package}-{part}-{weight}-normal.woff2" for part in ("latin", "latin-ext")]
        target = FONTS / f"{family}-{style}.ttf"
        merged(sources, target)
        cmap = TTFont(target).getBestCmap()
        missing = [c for c in NEEDED if ord(c) not in cmap]
        print(target.name, len(cmap), "characters; missing:", "".join(missing) or "none")
        shutil.copyfile(modules / "@fontsource" / package / "LICENSE", FONTS / f"{family}-LICENSE.txt")
    symbols(dejavu, FONTS / "DejaVuSans-Symbols.ttf")
    cmap = TTFont(FONTS / "DejaVuSans-Symbols.ttf").getBestCmap()
    print("DejaVuSans-Symbols.ttf missing:", "".join(c for c in SYMBOLS if ord(c) not in cmap) or "none")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
