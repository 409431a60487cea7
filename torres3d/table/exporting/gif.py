"""Animated GIF, frame by frame: one palette for the whole film, no dithering, and only what changed is written.

A pixel keeps the colour it shows while that is near enough to the new one. So still parts stay still, and files small.
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import GifImagePlugin, Image

KEPT = 255
"""The index for a pixel that stays as it is."""
NEAR = 7
"""Colours that differ by no more than this in red, green and blue count as the same while nothing else happens."""
SAMPLE_WIDTH = 480
SHORTEST = 20
"""Milliseconds; viewers slow down what is shorter."""

Pixels = NDArray[np.uint8]


def palette_of(samples: Sequence[Image.Image]) -> Image.Image:
    """The 255 colours that fit these pictures best, as a picture that holds them."""
    small = [sample.copy() for sample in samples]
    for sample in small:
        sample.thumbnail((SAMPLE_WIDTH, SAMPLE_WIDTH), Image.Resampling.NEAREST)
    sheet = Image.new("RGB", (max(s.width for s in small), sum(s.height for s in small)))
    top = 0
    for sample in small:
        sheet.paste(sample, (0, top))
        top += sample.height
    # A colour that stands in few pixels (a knight's cloak) must not be lost among thousands of browns: each colour
    # counts by the square root of its pixels.
    shades, counts = np.unique(np.asarray(sheet).reshape(-1, 3) & 0xFC | 2, axis=0, return_counts=True)
    weighed: Pixels = np.repeat(shades, np.ceil(np.sqrt(counts)).astype(int), axis=0).astype(np.uint8)
    row = Image.fromarray(weighed[np.newaxis])
    return row.quantize(KEPT, Image.Quantize.MEDIANCUT, kmeans=2)


class GifWriter:
    """Writes to ``file`` as frames come; raises `OSError`."""

    def __init__(self, file: Path, size: tuple[int, int], palette: Image.Image) -> None:
        colours = (palette.getpalette() or [])[: 3 * KEPT]
        colours += [0] * (768 - len(colours))
        self._colours = colours
        self._lookup: Pixels = np.array(colours, np.uint8).reshape(256, 3)
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette(colours[: 3 * KEPT])
        self._shown: Pixels | None = None
        self._file = file.open("wb")
        header, _ = GifImagePlugin.getheader(self._coloured(Image.new("L", size)), info={"loop": 0})
        self._file.writelines(header)

    def _coloured(self, picture: Image.Image) -> Image.Image:
        picture.putpalette(self._colours)
        return picture

    def add(self, picture: Image.Image, milliseconds: int) -> None:
        """Show a picture for so long."""
        indices = np.asarray(picture.quantize(palette=self._palette, dither=Image.Dither.NONE))
        left = top = 0
        params: dict[str, int | bool] = {"duration": max(milliseconds, SHORTEST), "disposal": 1}
        if self._shown is None:
            self._shown = indices.copy()
        else:
            true = np.asarray(picture).astype(np.int16)
            off = np.abs(true - self._lookup[self._shown]).max(axis=2)
            change = (indices != self._shown) & (off > NEAR)
            self._shown[change] = indices[change]
            indices, left, top = _crop(np.where(change, indices, np.uint8(KEPT)), change)
            params["transparency"] = KEPT
        self._file.writelines(GifImagePlugin.getdata(self._coloured(Image.fromarray(indices)), (left, top), **params))

    def finish(self) -> None:
        """Write the end."""
        self._file.write(b";")
        self._file.close()

    def close(self) -> None:
        """Close the file as it is."""
        self._file.close()


def _crop(indices: Pixels, change: NDArray[np.bool_]) -> tuple[Pixels, int, int]:
    """The smallest rectangle that holds all that changed (one pixel if nothing did), and its place."""
    rows, columns = np.flatnonzero(change.any(axis=1)), np.flatnonzero(change.any(axis=0))
    if not len(rows):
        return np.ascontiguousarray(indices[:1, :1]), 0, 0
    top, left = int(rows[0]), int(columns[0])
    cut = indices[top : int(rows[-1]) + 1, left : int(columns[-1]) + 1]
    return np.ascontiguousarray(cut), left, top
