"""Pictures (woods, felt, room) and fonts of the table, read from the assets folder."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from panda3d.core import Texture

from torres3d.scene.assets import BaseAssets, Textures, asset_path, label_fonts
from torres3d.scene.shapes.gltf_model import Picture
from torres3d.scene.shapes.texture_decoding import ModelPictures

PICTURES = ("wood.jpg", "stain.jpg", "planks.jpg", "felt.jpg", "room.jpg")


@dataclass(frozen=True, slots=True)
class Assets(BaseAssets):
    """Everything the table shows: textures by file name without suffix, and the fonts of labels."""

    pictures: dict[str, Texture]
    least_anisotropy: ClassVar[int] = 2

    def textures(self) -> Iterable[Texture]:
        return self.pictures.values()


def load_assets(root: Path) -> Assets:
    """Read everything from the assets folder. Raises `torres3d.scene.assets.BrokenAsset`."""
    for name in PICTURES:
        asset_path(root, f"games/turm_bauer/textures/{name}")
    textures = Textures(ModelPictures(root / "games/turm_bauer/textures"))
    pictures = {Path(name).stem: textures(Picture(name, repeated=True)) for name in PICTURES}
    textures.fill()
    return Assets(*label_fonts(root), pictures)
