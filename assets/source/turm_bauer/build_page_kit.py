"""Build the kit of pages: `python build_page_kit.py`, with torres3d installed. The same file comes out of every run.

It holds what a page of a game draws: quantised meshes of blocks, turned pieces and surroundings, and their pictures as
small WebP files. Natural and stained wood are one picture, since a block of both is one part.
"""

from io import BytesIO
from pathlib import Path

from PIL import Image

from torres3d.games.turm_bauer.scene.export.page_kit import WOOD_SHARE, WOODS, kit_parts
from torres3d.scene.export.page.part_kit import Kit, write_kit

ASSETS = Path(__file__).resolve().parents[2]
TEXTURES = ASSETS / "games/turm_bauer/textures"
FILE = ASSETS / "games/turm_bauer/models/page.kit"
WOOD_SIZE, WOOD_QUALITY = (512, 1024), 58
PICTURES = {
    "felt": ("felt.jpg", (256, 256), 92),
    "planks": ("planks.jpg", (512, 512), 66),
    "room": ("room.jpg", (512, 256), 76),
}
"""By name: the picture, its size in the kit and the quality."""


def opened(name: str) -> Image.Image:
    return Image.open(TEXTURES / name).convert("RGB")


def woods() -> Image.Image:
    """Natural wood below and stain above, as `page_kit.WOODS` says."""
    wide, high = WOOD_SIZE
    natural = round(high * WOOD_SHARE)
    both = Image.new("RGB", WOOD_SIZE)
    both.paste(opened("stain.jpg").resize((wide, high - natural), Image.Resampling.LANCZOS), (0, 0))
    both.paste(opened("wood.jpg").resize((wide, natural), Image.Resampling.LANCZOS), (0, high - natural))
    return both


def webp(picture: Image.Image, quality: int) -> bytes:
    content = BytesIO()
    picture.save(content, "WEBP", quality=quality, method=6)
    return content.getvalue()


def main() -> None:
    pictures = {WOODS: webp(woods(), WOOD_QUALITY)}
    for name, (file, size, quality) in PICTURES.items():
        pictures[name] = webp(opened(file).resize(size, Image.Resampling.LANCZOS), quality)
    parts = tuple(kit_parts())
    FILE.parent.mkdir(exist_ok=True)
    write_kit(Kit(parts, pictures), FILE)
    for name, content in pictures.items():
        print(name, len(content))
    print(FILE.name, FILE.stat().st_size, "bytes,", len(parts), "parts")


if __name__ == "__main__":
    main()
