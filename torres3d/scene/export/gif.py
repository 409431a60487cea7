"""Animated GIF, frame by frame: one palette for the whole film, no dithering, and only what changed is written.

A pixel keeps the colour it shows while that is near enough to the new one. So still parts stay still, and files small.
"""

import io
import struct
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

KEPT = 255
"""The index for a pixel that stays as it is."""
NEAR = 7
"""Colours that differ by no more than this in red, green and blue count as the same while nothing else happens."""
SAMPLE_WIDTH = 480
SHORTEST = 20
"""Milliseconds; viewers slow down what is shorter."""
END = b";"
"""Of a GIF."""

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
        self._lookup: Pixels = np.array(colours, np.uint8).reshape(256, 3)
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette(colours[: 3 * KEPT])
        self._shown: Pixels | None = None
        self._file = file.open("wb")
        self._file.write(_head(size, bytes(colours)))

    def add(self, picture: Image.Image, milliseconds: int) -> None:
        """Show a picture for so long."""
        indices = np.asarray(picture.quantize(palette=self._palette, dither=Image.Dither.NONE))
        left = top = 0
        partly = self._shown is not None
        if self._shown is None:
            self._shown = indices.copy()
        else:
            true = np.asarray(picture).astype(np.int16)
            off = np.abs(true - self._lookup[self._shown]).max(axis=2)
            change = (indices != self._shown) & (off > NEAR)
            self._shown[change] = indices[change]
            indices, left, top = _crop(np.where(change, indices, np.uint8(KEPT)), change)
        self._file.write(_control(max(milliseconds, SHORTEST), partly))
        height, width = indices.shape
        self._file.write(struct.pack("<cHHHHB", b",", left, top, width, height, 0) + _packed(indices))

    def finish(self) -> None:
        """Write the end."""
        self._file.write(END)
        self._file.close()

    def close(self) -> None:
        """Close the file as it is."""
        self._file.close()


def _head(size: tuple[int, int], colours: bytes) -> bytes:
    """What a film of this size with 256 colours begins with; it is shown again and again."""
    table_of_256 = 0b1000_0111
    screen = struct.pack("<6sHHBBB", b"GIF89a", *size, table_of_256, 0, 0)
    return screen + colours + struct.pack("<cBB11sBBHB", b"!", 0xFF, 11, b"NETSCAPE2.0", 3, 1, 0, 0)


def _control(milliseconds: int, partly: bool) -> bytes:
    """How long the frame that follows is shown, and whether `KEPT` leaves what is there."""
    stays_for_the_next = 0b0000_0100
    return struct.pack(
        "<cBBBHBB", b"!", 0xF9, 4, stays_for_the_next | partly, milliseconds // 10, KEPT if partly else 0, 0
    )


def _packed(indices: Pixels) -> bytes:
    """The pixels as they stand in a GIF: Pillow packs them into a file of this one picture, and they are its last
    part but for the end."""
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
    """The bytes of the table of colours that follows such flags."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def _crop(indices: Pixels, change: NDArray[np.bool_]) -> tuple[Pixels, int, int]:
    """The smallest rectangle that holds all that changed (one pixel if nothing did), and its place."""
    rows, columns = np.flatnonzero(change.any(axis=1)), np.flatnonzero(change.any(axis=0))
    if not len(rows):
        return np.ascontiguousarray(indices[:1, :1]), 0, 0
    top, left = int(rows[0]), int(columns[0])
    cut = indices[top : int(rows[-1]) + 1, left : int(columns[-1]) + 1]
    return np.ascontiguousarray(cut), left, top
