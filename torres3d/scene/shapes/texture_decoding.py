"""Reading the models' pictures with Pillow, beside everything else that is done meanwhile.

A picture comes with its smaller copies, which a driver would make again at every start. Without Panda3D, so that
reading can begin before it is loaded.
"""

import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from PIL import Image, UnidentifiedImageError

THREADS = min(4, max(1, (os.cpu_count() or 2) - 1))
"""One processor is left to the rest of the start."""
KINDS = (".png", ".jpg")


class BrokenPicture(Exception):
    """A picture that cannot be read: ``path`` and ``reason``."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class Decoded(NamedTuple):
    """A picture: ``width`` and ``height`` in pixels, and its ``levels``: itself, then each half as large as the one
    before, down to one pixel; itself alone where a side is no power of two. Bytes are blue, green, red; the lowest row
    first, as Panda3D keeps them."""

    width: int
    height: int
    levels: tuple[bytes, ...]


class ModelPictures:
    """The pictures of a folder, largest first; reading begins at once, in threads that are gone when it is done."""

    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.glob("*") if path.suffix in KINDS]
        found.sort(key=lambda path: (-path.stat().st_size, path.name))
        readers = ThreadPoolExecutor(THREADS, thread_name_prefix="pictures")
        self._read: dict[str, Future[Decoded]] = {path.name: readers.submit(decoded, path) for path in found}
        self.folder = folder
        readers.shutdown(wait=False)

    def __getitem__(self, name: str) -> Decoded:
        """A picture by the name of its file, as soon as it is read; raises `BrokenPicture`."""
        if name not in self._read:
            raise BrokenPicture(self.folder / name, "the file is missing")
        return self._read[name].result()


def decoded(path: Path) -> Decoded:
    """Read a picture; raises `BrokenPicture`."""
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
