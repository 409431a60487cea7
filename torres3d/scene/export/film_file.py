"""Films as files: an animated GIF, an animated WebP, or a folder of PNG pictures with a list of their times.

Frames are written as they come, so a long film needs little memory. A film gets its name when it is finished.
"""

import contextlib
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from torres3d.base.atomic_write import PartFile, remove_leftovers, sync_folder
from torres3d.scene.export.gif import GifWriter, palette_of

Report = Callable[[int, int], None]
"""Called with the number of frames written, and of all."""
Pixels = NDArray[np.uint8]
ENDINGS = (".gif", ".webp")
TIMES = "film.ffconcat"
"""The list of a folder's pictures and their durations, in the form that ffmpeg reads."""
WEBP_QUALITY = 78


_parts: dict[Path, PartFile] = {}
"""Unfinished films. They are listed here because making a film may be interrupted anywhere."""


class FilmFile(ABC):
    """A film in the making. Equal frames in a row become one that is shown longer."""

    def __init__(self, output: Path, folder: bool = False) -> None:
        self._output = output
        remove_leftovers(output.parent)
        _parts[output] = PartFile(output, folder)
        self._part = _parts[output].path
        self._waiting: tuple[Image.Image, int] | None = None
        self.frames = 0
        self.milliseconds = 0

    def add(self, picture: Image.Image, milliseconds: int) -> None:
        """Show a picture (RGB, all of one size) for so many milliseconds."""
        self.milliseconds += milliseconds
        if self._waiting is not None:
            last, shown = self._waiting
            if picture is last or picture.tobytes() == last.tobytes():
                self._waiting = last, shown + milliseconds
                return
            self._write(last, shown)
            self.frames += 1
        self._waiting = picture, milliseconds

    def finish(self, report: Report = lambda done, of: None) -> None:
        """Write the rest and give the film its name. Raises `OSError`."""
        if self._waiting is not None:
            self._write(*self._waiting)
            self.frames += 1
        self._end(report)
        part = _parts[self._output]
        part.sync()
        part.replace(self._output)
        del _parts[self._output]
        sync_folder(self._output.parent)

    def discard(self) -> None:
        """Remove all traces of the film, after an error."""
        drop_part(self._output)

    @abstractmethod
    def _write(self, picture: Image.Image, milliseconds: int) -> None: ...

    @abstractmethod
    def _end(self, report: Report) -> None: ...


class GifFilm(FilmFile):
    """An animated GIF with one palette, taken from sample pictures."""

    def __init__(self, output: Path, samples: Sequence[Image.Image]) -> None:
        super().__init__(output)
        self._writer = GifWriter(self._part, samples[0].size, palette_of(samples))

    def discard(self) -> None:
        # On a full disk, buffered frames fail to be written once more.
        with contextlib.suppress(OSError):
            self._writer.close()
        super().discard()

    def _write(self, picture: Image.Image, milliseconds: int) -> None:
        self._writer.add(picture, milliseconds)

    def _end(self, report: Report) -> None:
        self._writer.finish()


class FolderFilm(FilmFile):
    """A new folder of numbered pictures."""

    def __init__(self, output: Path) -> None:
        super().__init__(output, folder=True)
        self._times = ["ffconcat version 1.0"]

    def finish(self, report: Report = lambda done, of: None) -> None:
        if self._output.is_dir():
            self._output.rmdir()  # empty: `rename` does not replace a folder everywhere
        super().finish(report)

    def _write(self, picture: Image.Image, milliseconds: int) -> None:
        name = f"{self.frames + 1:04}.png"
        picture.save(self._part / name, compress_level=2)
        self._times += [f"file {name}", f"duration {milliseconds / 1000:.3f}"]

    def _end(self, report: Report) -> None:
        self._times.append(self._times[-2])  # ffmpeg heeds the last time only when a file follows it
        (self._part / TIMES).write_text("\n".join(self._times) + "\n", "utf-8")


class WebpFilm(FilmFile):
    """An animated WebP. Pillow takes all frames at once, so each is kept, packed, as its difference to the one
    before."""

    def __init__(self, output: Path) -> None:
        super().__init__(output)
        self._changes: list[bytes] = []
        self._durations: list[int] = []
        self._first: Image.Image | None = None
        self._last: Pixels | None = None

    def _write(self, picture: Image.Image, milliseconds: int) -> None:
        pixels: Pixels = np.asarray(picture)
        if self._last is None:
            self._first = picture
        else:
            self._changes.append(zlib.compress((pixels - self._last).tobytes(), 1))
        self._last = pixels
        self._durations.append(milliseconds)

    def _end(self, report: Report) -> None:
        assert self._first is not None
        with self._part.open("wb") as file:
            self._first.save(
                file,
                format="WEBP",
                save_all=True,
                append_images=[_Unpacked(self._first, self._changes, report)] if self._changes else [],
                duration=self._durations if self._changes else self._durations[0],
                quality=WEBP_QUALITY,
                method=0,
                kmin=40,
                kmax=80,
            )


class _Unpacked:
    """The frames after the first, one after another, as Pillow reads an animation."""

    def __init__(self, first: Image.Image, changes: Sequence[bytes], report: Report) -> None:
        self.n_frames = len(changes)
        self.mode = first.mode
        self._frames = self._unpack(np.asarray(first), changes, report)
        self._now = first

    def _unpack(self, pixels: Pixels, changes: Sequence[bytes], report: Report) -> Iterator[Image.Image]:
        for number, change in enumerate(changes, 1):
            pixels = pixels + np.frombuffer(zlib.decompress(change), np.uint8).reshape(pixels.shape)
            report(number, len(changes))
            yield Image.fromarray(pixels)

    def seek(self, frame: int) -> None:
        self._now = next(self._frames)

    def getim(self) -> Any:
        """The image for Pillow's encoder."""
        return self._now.getim()


def drop_part(output: Path) -> None:
    """Remove what was written of an unfinished film."""
    part = _parts.pop(output, None)
    if part is not None:
        part.discard()


def reel_for(output: Path, samples: Sequence[Image.Image]) -> FilmFile:
    """The writer for a film of this name: by its suffix, a folder without one. ``samples`` look like its frames."""
    match output.suffix.lower():
        case ".gif":
            return GifFilm(output, samples)
        case ".webp":
            return WebpFilm(output)
        case _:
            return FolderFilm(output)
