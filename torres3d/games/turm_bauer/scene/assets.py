"""Reading what the table of Turm Bauer is made of: the pictures of its woods, its felt and its room, and fonts."""

from dataclasses import dataclass
from pathlib import Path

from panda3d.core import DynamicTextFont, SamplerState, Texture

from torres3d.scene.assets import Textures, asset_path, load_font
from torres3d.scene.render.quality import Quality
from torres3d.scene.shapes.gltf_model import Picture
from torres3d.scene.shapes.texture_decoding import ModelPictures

PICTURES = ("wood.jpg", "stain.jpg", "ash.jpg", "felt.jpg", "room.jpg")


@dataclass(frozen=True, slots=True)
class Assets:
    """All that the table shows: pictures by name without ending, and the fonts of what is written over it."""

    pictures: dict[str, Texture]
    numerals: DynamicTextFont
    symbols: DynamicTextFont

    def set_filters(self, quality: Quality, software: bool) -> None:
        """How the pictures are made smaller: a processor that draws cannot afford the best way."""
        for texture in self.pictures.values():
            texture.set_anisotropic_degree(1 if software else max(quality.anisotropy, 2))
            blended = quality.gloss and quality.blended
            texture.set_minfilter(
                SamplerState.FT_linear_mipmap_linear if blended else SamplerState.FT_linear_mipmap_nearest
            )


def load_assets(root: Path) -> Assets:
    """Read everything from the assets folder; raises `torres3d.games.torres.scene.assets.BrokenAsset`."""
    for name in PICTURES:
        asset_path(root, f"games/turm_bauer/textures/{name}")
    textures = Textures(ModelPictures(root / "games/turm_bauer/textures"))
    pictures = {Path(name).stem: textures(Picture(name, repeated=True)) for name in PICTURES}
    textures.fill()
    numerals = load_font(asset_path(root, "fonts/AlegreyaSans-Bold.ttf"))
    symbols = load_font(asset_path(root, "fonts/DejaVuSans-Symbols.ttf"))
    return Assets(pictures, numerals, symbols)
