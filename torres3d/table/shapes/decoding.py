"""Reading the models' pictures with Pillow, several at a time: faster than Panda3D's own way.

The models' reader finds them in Panda3D's pool of textures under the paths that the models name.
"""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from panda3d.core import Filename, Texture, TexturePool
from PIL import Image, UnidentifiedImageError

THREADS = 4
KINDS = (".png", ".jpg")


class BrokenPicture(Exception):
    """A picture that cannot be read: ``path`` and ``reason``."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def preload(models: Path, pictures: Path) -> None:
    """Read all pictures of the folder ``pictures`` for the models of the folder beside it; raises
    `BrokenPicture`."""
    folder = Filename.from_os_specific(str(models))
    names = {path: Filename(folder, f"../{pictures.name}/{path.name}") for path in sorted(pictures.glob("*"))}
    paths = [path for path, name in names.items() if path.suffix in KINDS and not TexturePool.has_texture(name)]
    with ThreadPoolExecutor(THREADS) as readers:
        for path, (size, content) in zip(paths, readers.map(_decoded, paths), strict=True):
            texture = Texture(path.stem)
            texture.setup_2d_texture(size[0], size[1], Texture.T_unsigned_byte, Texture.F_rgb)
            texture.set_ram_image(content)
            texture.set_filename(names[path])
            texture.set_fullpath(names[path])
            TexturePool.add_texture(texture)


def _decoded(path: Path) -> tuple[tuple[int, int], bytes]:
    """The size and the bytes (blue, green, red; lowest row first), as Panda3D keeps them."""
    try:
        with Image.open(path) as file:
            picture = file.convert("RGB")
    except (OSError, UnidentifiedImageError, SyntaxError, ValueError) as error:
        raise BrokenPicture(path, f"this picture cannot be read ({error})") from error
    return picture.size, picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes("raw", "BGR")
