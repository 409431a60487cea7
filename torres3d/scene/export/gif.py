"""Animated GIF, frame by frame: one palette for the whole film, no dithering, and only changed pixels are written.

A pixel keeps its colour while that is close enough to the new one, so still parts stay still and files small.
"""

import io
import struct
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

KEPT_PIXEL = 255
"""The index of a pixel that keeps its colour."""
COLOUR_TOLERANCE = 7
"""Colours that differ by no more than this in red, green and blue count as equal."""
SAMPLE_WIDTH = 480
MIN_FRAME_TIME = 20
"""Milliseconds; viewers slow down shorter frames."""
END = b";"
"""End of a GIF."""

Pixels = NDArray[np.uint8]


def palette_of(samples: Sequence[Image.Image]) -> Image.Image:
    """The best 255 colours for these pictures, as a picture with that palette."""
    small = [sample.copy() for sample in samples]
    for sample in small:
        sample.thumbnail((SAMPLE_WIDTH, SAMPLE_WIDTH), Image.Resampling.NEAREST)
    sheet = Image.new("RGB", (max(s.width for s in small), sum(s.height for s in small)))
    top = 0
    for sample in small:
        sheet.paste(sample, (0, top))
        top += sample.height
    # A colour of few pixels (a knight's cloak) must not be lost among thousands of browns: each colour
    # counts by the square root of its pixels.
    shades, counts = np.unique(np.asarray(sheet).reshape(-1, 3) & 0xFC | 2, axis=0, return_counts=True)
    weighed: Pixels = np.repeat(shades, np.ceil(np.sqrt(counts)).astype(int), axis=0).astype(np.uint8)
    row = Image.fromarray(weighed[np.newaxis])
    return row.quantize(KEPT_PIXEL, Image.Quantize.MEDIANCUT, kmeans=2)


class GifWriter:
    """Writes to ``file`` as frames come. Raises `OSError`."""

    def __init__(self, file: Path, size: tuple[int, int], palette: Image.Image) -> None:
        colours = (palette.getpalette() or [])[: 3 * KEPT_PIXEL]
        colours += [0] * (768 - len(colours))
        self._lookup: Pixels = np.array(colours, np.uint8).reshape(256, 3)
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette(colours[: 3 * KEPT_PIXEL])
        self._shown: Pixels | None = None
        self._file = file.open("wb")
        self._file.write(_head(size, bytes(colours)))

    def add(self, picture: Image.Image, milliseconds: int) -> None:
        """Show a picture for so many milliseconds."""
        indices = np.asarray(picture.quantize(palette=self._palette, dither=Image.Dither.NONE))
        left = top = 0
        partly = self._shown is not None
        if self._shown is None:
            self._shown = indices.copy()
        else:
            true = np.asarray(picture).astype(np.int16)
            off = np.abs(true - self._lookup[self._shown]).max(axis=2)
            change = (indices != self._shown) & (off > COLOUR_TOLERANCE)
            self._shown[change] = indices[change]
            indices, left, top = _crop(np.where(change, indices, np.uint8(KEPT_PIXEL)), change)
        self._file.write(_control(max(milliseconds, MIN_FRAME_TIME), partly))
        height, width = indices.shape
        self._file.write(struct.pack("<cHHHHB", b",", left, top, width, height, 0) + _packed(indices))

    def finish(self) -> None:
        self._file.write(END)
        self._file.close()

    def close(self) -> None:
        self._file.close()


def _head(size: tuple[int, int], colours: bytes) -> bytes:
    """The beginning of an endless film of this size with 256 colours."""
    table_of_256 = 0b1000_0111
    screen = struct.pack("<6sHHBBB", b"GIF89a", *size, table_of_256, 0, 0)
    return screen + colours + struct.pack("<cBB11sBBHB", b"!", 0xFF, 11, b"NETSCAPE2.0", 3, 1, 0, 0)


def _control(milliseconds: int, partly: bool) -> bytes:
    """The duration of the next frame, and whether its `KEPT_PIXEL` pixels keep their colour."""
    stays_for_the_next = 0b0000_0100
    return struct.pack(
        "<cBBBHBB", b"!", 0xF9, 4, stays_for_the_next | partly, milliseconds // 10, KEPT_PIXEL if partly else 0, 0
    )


def _packed(indices: Pixels) -> bytes:
    """The compressed pixels of a frame: Pillow writes a GIF of this one picture, which ends with them."""
    whole = io.BytesIO()
    Image.fromarray(indices).save(whole, "GIF", interlace=False, optimize=False)
    content = whole.getvalue()
    at = 13 + _table_size(content[10])
    while content[at : at + 1] == b"!":
        at += 2
        while content[at]:
            at += 1 + content[at]
        at += 1
    return content[at + 10 + _table_size(content[at + 9]) : -len(END)]


def _table_size(flags: int) -> int:
    """The size in bytes of the colour table that these flags announce."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def _crop(indices: Pixels, change: NDArray[np.bool_]) -> tuple[Pixels, int, int]:
    """The smallest rectangle around all changes (one pixel if there are none), and its place."""
    rows, columns = np.flatnonzero(change.any(axis=1)), np.flatnonzero(change.any(axis=0))
    if not len(rows):
        return np.ascontiguousarray(indices[:1, :1]), 0, 0
    top, left = int(rows[0]), int(columns[0])
    cut = indices[top : int(rows[-1]) + 1, left : int(columns[-1]) + 1]
    return np.ascontiguousarray(cut), left, top
