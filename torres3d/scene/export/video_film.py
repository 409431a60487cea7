"""Films as MP4 or WebM, encoded by ffmpeg, which is a program of its own: frames go to it as they come."""

import contextlib
import tempfile
from collections.abc import Mapping
from pathlib import Path
from shutil import which
from typing import IO

from PIL import Image

from torres3d.base.subprocesses import fed_program
from torres3d.scene.export.film_file import FilmFile, Report

RATE = 30
"""Frames a second."""
CODECS: Mapping[str, tuple[str, ...]] = {
    ".mp4": ("-c:v", "libx264", "-crf", "23", "-preset", "medium", "-movflags", "+faststart", "-f", "mp4"),
    ".webm": ("-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "0", "-row-mt", "1", "-cpu-used", "4", "-f", "webm"),
}
"""Arguments of ffmpeg for each ending."""
EVEN = "pad=ceil(iw/2)*2:ceil(ih/2)*2"
"""Makes the sides even: colours have half as many pixels each way."""
PROGRAM = "ffmpeg"


class EncoderFailed(Exception):
    """ffmpeg ended before the film was whole; the text is its last line."""


def encoder() -> str | None:
    """The path of ffmpeg, None where there is none."""
    return which(PROGRAM)


class VideoFilm(FilmFile):
    """A film that ffmpeg encodes. Raises `OSError` where it cannot be started."""

    def __init__(self, output: Path, size: tuple[int, int], program: str) -> None:
        super().__init__(output)
        self._size = size
        self._shown = 0
        self._due = 0
        self._said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  # until the film is finished or discarded
        width, height = size
        source = ("-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-r", str(RATE), "-i", "-")
        quiet = (program, "-hide_banner", "-loglevel", "error", "-y")
        command = [*quiet, *source, "-vf", EVEN, "-pix_fmt", "yuv420p", *CODECS[output.suffix.lower()], str(self._part)]
        self.process = fed_program(command, self._said)
        """ffmpeg, which waits for frames."""

    def discard(self) -> None:
        """End ffmpeg and remove all traces of the film."""
        self.process.kill()
        with contextlib.suppress(OSError):
            self._close_input()
        self.process.wait()
        self._said.close()
        super().discard()

    def _write(self, picture: Image.Image, milliseconds: int) -> None:
        assert picture.size == self._size
        self._due += milliseconds
        pixels = picture.convert("RGB").tobytes()
        # Times that are no multiple of a frame's do not add up to a longer or shorter film.
        count = max(1, round(self._due * RATE / 1000) - self._shown)
        self._shown += count
        assert self.process.stdin is not None
        try:
            for _ in range(count):
                self.process.stdin.write(pixels)
        except OSError as error:  # it has ended, and says why
            raise self._failure() from error

    def _end(self, report: Report) -> None:
        try:
            self._close_input()
        except OSError as error:
            raise self._failure() from error
        if self.process.wait():
            raise self._failure()
        self._said.close()

    def _close_input(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()

    def _failure(self) -> EncoderFailed:
        self.process.wait()
        self._said.seek(0)
        lines = self._said.read().decode("utf-8", "replace").strip().splitlines()
        return EncoderFailed(lines[-1] if lines else f"it ended with status {self.process.returncode}")
