"""Pictures (woods, felt, room) and fonts of the table, read from the assets folder."""

from dataclasses import dataclass
from pathlib import Path

from panda3d.core import DynamicTextFont, SamplerState, Texture

from torres3d.scene.assets import Textures, asset_path, label_fonts
from torres3d.scene.render.quality import Quality
from torres3d.scene.shapes.gltf_model import Picture
from torres3d.scene.shapes.texture_decoding import ModelPictures

PICTURES = ("wood.jpg", "stain.jpg", "ash.jpg", "felt.jpg", "room.jpg")


@dataclass(frozen=True, slots=True)
class Assets:
    """Everything the table shows: textures by file name without suffix, and the fonts of labels."""

    pictures: dict[str, Texture]
    numerals: DynamicTextFont
    symbols: DynamicTextFont

    def set_filters(self, quality: Quality, software: bool) -> None:
        """Set how textures are filtered when they are drawn small: the best way is too slow for a processor."""
        for texture in self.pictures.values():
            texture.set_anisotropic_degree(1 if software else max(quality.anisotropy, 2))
            blended = quality.gloss and quality.blended
            texture.set_minfilter(
                SamplerState.FT_linear_mipmap_linear if blended else SamplerState.FT_linear_mipmap_nearest
            )


def load_assets(root: Path) -> Assets:
    """Read everything from the assets folder. Raises `torres3d.scene.assets.BrokenAsset`."""
    for name in PICTURES:
        asset_path(root, f"games/turm_bauer/textures/{name}")
    textures = Textures(ModelPictures(root / "games/turm_bauer/textures"))
    pictures = {Path(name).stem: textures(Picture(name, repeated=True)) for name in PICTURES}
    textures.fill()
    numerals, symbols = label_fonts(root)
    return Assets(pictures, numerals, symbols)
