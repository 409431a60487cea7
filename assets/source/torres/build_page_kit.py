"""Build the kit of pages: `python build_page_kit.py`, with torres3d installed. The same file comes out of every run.

It holds what a page of a game draws: quantised meshes out of the models, and their pictures as small WebP files with
the relief's shade painted in, since a page has no light for it.
"""

from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image

from torres3d.games.torres.scene.assets import load_assets
from torres3d.games.torres.scene.export.page_kit import kit_parts
from torres3d.scene.export.page.part_kit import Kit, write_kit

ASSETS = Path(__file__).resolve().parents[2]
TEXTURES = ASSETS / "games/torres/textures"
FILE = ASSETS / "games/torres/models/page.kit"
PICTURES = {
    "pieces": ("pieces.png", "pieces_normal.jpg", 1024, 76),
    "ground": ("ground.jpg", "ground_normal.jpg", 768, 62),
    "frame": ("frame.jpg", None, 768, 62),
    "table": ("table.jpg", None, 512, 60),
    "backdrop": ("backdrop.png", None, 512, 60),
}
"""By name: the picture, its relief, the width in the kit and the quality."""
SHADE = 0.55
"""How much the relief darkens and lightens."""


def shaded(picture: Image.Image, relief: Image.Image) -> Image.Image:
    """The picture as a low light from the upper left shows it."""
    bump = np.asarray(relief.convert("RGB").resize(picture.size, Image.Resampling.LANCZOS), np.float32) / 127.5 - 1.0
    light = 1.0 + SHADE * (bump[..., 1] * 0.75 - bump[..., 0] * 0.66)
    return Image.fromarray(np.clip(np.asarray(picture, np.float32) * light[..., None], 0, 255).astype(np.uint8))


def small(name: str, relief: str | None, width: int, quality: int) -> bytes:
    picture = Image.open(TEXTURES / name).convert("RGB")
    if relief is not None:
        picture = shaded(picture, Image.open(TEXTURES / relief))
    size = (width, width * picture.height // picture.width)
    content = BytesIO()
    picture.resize(size, Image.Resampling.LANCZOS).save(content, "WEBP", quality=quality, method=6)
    return content.getvalue()


def main() -> None:
    parts = tuple(kit_parts(load_assets(ASSETS)))
    kit = Kit(parts, {name: small(*how) for name, how in PICTURES.items()})
    write_kit(kit, FILE)
    for name, content in kit.pictures.items():
        print(name, len(content))
    print(FILE.name, FILE.stat().st_size, "bytes,", len(parts), "parts")


if __name__ == "__main__":
    main()
