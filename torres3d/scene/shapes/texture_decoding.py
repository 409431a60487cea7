"""Decodes the pictures of models with Pillow, in parallel with the rest of the start.

A picture gets its mipmaps, which a driver would compute again at every start. This file does without Panda3D, so
decoding can begin before that is loaded.
"""

import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from PIL import Image, UnidentifiedImageError

THREADS = min(4, max(1, (os.cpu_count() or 2) - 1))
"""One processor is left for the rest of the start."""
KINDS = (".png", ".jpg")


class BrokenPicture(Exception):
    """A picture that cannot be read: ``path`` and ``reason``."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class Decoded(NamedTuple):
    """A picture: ``width`` and ``height`` in pixels, and its mipmap ``levels``, the largest first; only one where a
    side is no power of two. Bytes are blue, green, red, from the lowest row, as in Panda3D."""

    width: int
    height: int
    levels: tuple[bytes, ...]


class ModelPictures:
    """The pictures of a folder, largest first. Decoding begins at once, in threads that end when it is done."""

    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.glob("*") if path.suffix in KINDS]
        found.sort(key=lambda path: (-path.stat().st_size, path.name))
        readers = ThreadPoolExecutor(THREADS, thread_name_prefix="pictures")
        self._read: dict[str, Future[Decoded]] = {path.name: readers.submit(decoded, path) for path in found}
        self.folder = folder
        readers.shutdown(wait=False)

    def __getitem__(self, name: str) -> Decoded:
        """A picture by the name of its file, as soon as it is decoded. Raises `BrokenPicture`."""
        if name not in self._read:
            raise BrokenPicture(self.folder / name, "the file is missing")
        return self._read[name].result()


def decoded(path: Path) -> Decoded:
    """Decode a picture. Raises `BrokenPicture`."""
    try:
        with Image.open(path) as file:
            picture = file if file.mode == "RGB" else file.convert("RGB")
            levels = [_packed(picture)]
            while max(picture.size) > 1 and not any(side & side - 1 for side in picture.size):
                picture = picture.reduce((min(2, picture.width), min(2, picture.height)))
                levels.append(_packed(picture))
            return Decoded(*file.size, tuple(levels))
    except (OSError, UnidentifiedImageError, SyntaxError, ValueError) as error:
        raise BrokenPicture(path, f"this picture cannot be read ({error})") from error


def _packed(picture: Image.Image) -> bytes:
    return picture.tobytes("raw", "BGR", 0, -1)
