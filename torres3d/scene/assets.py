"""Pictures and fonts for tables, read from the assets folder. A missing or broken file is named."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, cast

from panda3d import core

from torres3d.scene.render.quality import Quality
from torres3d.scene.shapes.gltf_model import Picture
from torres3d.scene.shapes.texture_decoding import BrokenPicture, ModelPictures

COLOURS, RELIEF = core.TextureStage("colours"), core.TextureStage("relief")
"""The textures of a surface."""
RELIEF.set_sort(1)


class BrokenAsset(Exception):
    """A file of the program that cannot be used: ``path`` and ``reason``, in words."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


@dataclass(frozen=True, slots=True)
class BaseAssets:
    """Files read for a table: the fonts of labels, for numerals and for signs. A game adds its own."""

    numerals: core.DynamicTextFont
    symbols: core.DynamicTextFont
    least_anisotropy: ClassVar[int] = 1
    """The least anisotropy of textures on a graphics card."""

    def textures(self) -> Iterable[core.Texture]:
        """The textures of all surfaces."""
        return ()

    def set_filters(self, quality: Quality, software: bool) -> None:
        """Set how textures are filtered when they are drawn small: the best way is too slow for a processor."""
        blended = quality.gloss and quality.blended
        for texture in self.textures():
            texture.set_anisotropic_degree(1 if software else max(quality.anisotropy, self.least_anisotropy))
            texture.set_minfilter(
                core.SamplerState.FT_linear_mipmap_linear if blended else core.SamplerState.FT_linear_mipmap_nearest
            )


def asset_path(root: Path, name: str) -> Path:
    """The file ``name`` (such as ``fonts/Cinzel-Bold.ttf``) below the assets folder ``root``; `BrokenAsset` if
    missing."""
    path = root / name
    if not path.is_file():
        raise BrokenAsset(path, "the file is missing")
    return path


class Textures:
    """Panda3D textures of pictures, one for each picture. `fill` waits until all of them are read."""

    def __init__(self, pictures: ModelPictures) -> None:
        self._pictures = pictures
        self._made: dict[Picture, core.Texture] = {}

    def __call__(self, picture: Picture) -> core.Texture:
        """The texture of a picture. It is blank until `fill`."""
        texture = self._made.get(picture)
        if texture is None:
            texture = self._made[picture] = core.Texture(picture.name)
            # Models for other programs contain the file itself.
            texture.set_fullpath(core.Filename.from_os_specific(str(self._pictures.folder / picture.name)))
            for wrap in (texture.set_wrap_u, texture.set_wrap_v):
                wrap(core.SamplerState.WM_repeat if picture.repeated else core.SamplerState.WM_clamp)
            texture.set_minfilter(core.SamplerState.FT_linear_mipmap_linear)
            texture.set_magfilter(core.SamplerState.FT_linear)
        return texture

    def fill(self) -> None:
        """Put the pictures on their textures as soon as they are read. Raises `BrokenAsset`."""
        for picture, texture in self._made.items():
            try:
                read = self._pictures[picture.name]
            except BrokenPicture as error:
                raise BrokenAsset(error.path, error.reason) from error
            texture.setup_2d_texture(read.width, read.height, core.Texture.T_unsigned_byte, core.Texture.F_rgb)
            texture.set_ram_image(read.levels[0])
            for number, level in enumerate(read.levels[1:], 1):
                # As the stubs want it.
                texture.set_ram_mipmap_image(number, core.CPTA_uchar(cast(core.PTA_uchar, level)))


def load_font(path: Path) -> core.DynamicTextFont:
    """Read a font; raises `BrokenAsset`."""
    font = core.DynamicTextFont(core.Filename.from_os_specific(str(path)))
    if not font.is_valid():
        raise BrokenAsset(path, "this font cannot be read")
    return font


def label_fonts(root: Path) -> tuple[core.DynamicTextFont, core.DynamicTextFont]:
    """The fonts of labels, for numerals and for signs, from the assets folder; raises `BrokenAsset`."""
    numerals, symbols = "fonts/AlegreyaSans-Bold.ttf", "fonts/DejaVuSans-Symbols.ttf"
    return load_font(asset_path(root, numerals)), load_font(asset_path(root, symbols))


def plain_texture(name: str, pixel: bytes) -> core.Texture:
    """A texture of one colour (blue, green, red), for models without a picture."""
    texture = core.Texture(name)
    texture.setup_2d_texture(1, 1, core.Texture.T_unsigned_byte, core.Texture.F_rgb)
    texture.set_ram_image(pixel)
    return texture


def with_picture(attrib: core.RenderAttrib, stage: core.TextureStage, texture: core.Texture) -> core.TextureAttrib:
    """``attrib`` with one more texture."""
    assert isinstance(attrib, core.TextureAttrib)
    more = attrib.add_on_stage(stage, texture)
    assert isinstance(more, core.TextureAttrib)
    return more
