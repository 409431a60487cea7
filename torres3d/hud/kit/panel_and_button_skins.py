"""Skin of panels, buttons, cards and chips: painted with Pillow at their size on the screen."""

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from torres3d.hud.kit import theme
from torres3d.hud.kit.theme import ButtonKind, Colour

Look = Literal["normal", "hover", "pressed", "disabled", "focus"]
Style = Literal["wood", "glass", "parchment", "inset", "pill"]

SMOOTH = 4
"""Edges are drawn this much larger and made smaller."""


@lru_cache(maxsize=512)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A mask of a rectangle with round corners; only the corners are drawn large."""
    radius = max(0, min(radius, width // 2, height // 2))
    mask = Image.new("L", (width, height), 255)
    if radius:
        disc = Image.new("L", (2 * radius * SMOOTH,) * 2, 0)
        ImageDraw.Draw(disc).ellipse((0, 0, 2 * radius * SMOOTH - 1, 2 * radius * SMOOTH - 1), fill=255)
        disc = disc.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)
        for x, y, left, top in (
            (0, 0, 0, 0),
            (width - radius, 0, radius, 0),
            (0, height - radius, 0, radius),
            (width - radius, height - radius, radius, radius),
        ):
            mask.paste(disc.crop((left, top, left + radius, top + radius)), (x, y))
    return mask


def ring(width: int, height: int, radius: int, inset: int, thick: int) -> Image.Image:
    """A mask of a line along a rounded rectangle, ``inset`` pixels inside its edge."""
    outer = Image.new("L", (width, height), 0)
    w, h = width - 2 * inset, height - 2 * inset
    if w <= 2 * thick or h <= 2 * thick:
        return outer
    inner = Image.new("L", (width, height), 0)
    outer.paste(rounded(w, h, max(radius - inset, 1)), (inset, inset))
    inner.paste(rounded(w - 2 * thick, h - 2 * thick, max(radius - inset - thick, 1)), (inset + thick, inset + thick))
    return ImageChops.subtract(outer, inner)


def falling(width: int, height: int, top: Colour, low: Colour) -> Image.Image:
    column = Image.new("RGBA", (1, 64))
    for y in range(64):
        column.putpixel((0, y), theme.mix(top, low, y / 63))
    return column.resize((width, height), Image.Resampling.BILINEAR)


@lru_cache(maxsize=4)
def _grain(seed: int, stretch: int) -> Image.Image:
    """Soft streaks around the middle grey, 256 x 256: the wood's or the paper's grain."""
    state = seed
    data = bytearray()
    wide, high = 256 // stretch, 256
    for _ in range(wide * high):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        data.append(128 + (state >> 16) % 41 - 20)
    noise = Image.frombytes("L", (wide, high), bytes(data))
    # Made larger among copies of itself, so that tiles meet without a seam.
    around = Image.new("L", (3 * wide, 3 * high))
    for x in range(3):
        for y in range(3):
            around.paste(noise, (x * wide, y * high))
    large = around.resize((768, 768), Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(0.7))
    return large.crop((256, 256, 512, 512))


def _with_grain(picture: Image.Image, seed: int, stretch: int, strength: float) -> Image.Image:
    width, height = picture.size
    tile = _grain(seed, stretch)
    grain = Image.new("L", (width, height))
    for x in range(0, width, 256):
        for y in range(0, height, 256):
            grain.paste(tile, (x, y))
    opacity = picture.getchannel("A")
    grey = grain.point([round(128 + (value - 128) * strength) for value in range(256)])
    grained = ImageChops.overlay(picture.convert("RGB"), Image.merge("RGB", (grey, grey, grey)))
    grained.putalpha(opacity)
    return grained


def _fill(picture: Image.Image, mask: Image.Image, colour: Colour) -> None:
    picture.alpha_composite(_coloured(mask, colour))


@lru_cache(maxsize=512)
def rounded_rectangle(width: int, height: int, radius: int, colour: Colour) -> Image.Image:
    return _coloured(rounded(width, height, radius), colour)


@lru_cache(maxsize=256)
def outlined(width: int, height: int, radius: int, thick: int, colour: Colour) -> Image.Image:
    """A line along the inside of a rounded rectangle."""
    return _coloured(ring(width, height, radius, 0, thick), colour)


def _coloured(mask: Image.Image, colour: Colour) -> Image.Image:
    picture = Image.new("RGBA", mask.size, colour[:3])
    picture.putalpha(mask.point([value * colour[3] // 255 for value in range(256)]))
    return picture


@lru_cache(maxsize=64)
def panel(width: int, height: int, px: float, style: Style) -> Image.Image:
    """A panel's ground: dark wood with a gold line, glass, parchment, a sunk field, or a pill of glass."""
    line = max(1, round(px * 1.2))
    if style == "inset":
        picture = Image.new("RGBA", (width, height), theme.CLEAR)
        radius = round(6 * px)
        _fill(picture, rounded(width, height, radius), theme.INSET)
        _fill(picture, ring(width, height, radius, 0, line), (*theme.GOLD_DIM[:3], 90))
        return picture
    radius = height // 2 if style == "pill" else round(9 * px)
    if style in ("glass", "pill"):
        picture = falling(width, height, theme.GLASS_TOP, theme.GLASS_LOW)
        opacity = ImageChops.multiply(picture.getchannel("A"), rounded(width, height, radius))
        _fill(picture, ring(width, height, radius, 0, max(1, round(px))), theme.GLASS_LINE)
        picture.putalpha(opacity)
        return picture
    if style == "parchment":
        picture = falling(width, height, theme.PARCHMENT_TOP, theme.PARCHMENT_LOW)
        picture = _with_grain(picture, 7, 1, 0.5)
        edge, soft = theme.PARCHMENT_EDGE, theme.PARCHMENT_LINE
    else:
        picture = falling(width, height, theme.WOOD_TOP, theme.WOOD_LOW)
        picture = _with_grain(picture, 3, 32, 0.8)
        edge, soft = theme.WOOD_LINE, (*theme.GOLD_DIM[:3], 210)
    opacity = ImageChops.multiply(picture.getchannel("A"), rounded(width, height, radius))
    _fill(picture, ring(width, height, radius, 0, line), edge)
    _fill(picture, ring(width, height, radius, 2 * line, line), soft)
    picture.putalpha(ImageChops.multiply(picture.getchannel("A"), opacity.point([min(255, v + 6) for v in range(256)])))
    picture.putalpha(ImageChops.darker(picture.getchannel("A"), rounded(width, height, radius)))
    return picture


@lru_cache(maxsize=512)
def button(width: int, height: int, px: float, kind: ButtonKind, look: Look) -> Image.Image:
    top, low, line = theme.BUTTONS[kind]
    if kind == "bare" and look in ("normal", "disabled"):
        return Image.new("RGBA", (width, height), theme.CLEAR)
    if look in ("hover", "focus"):
        top, low = theme.mix(top, theme.GOLD_BRIGHT, 0.22), theme.mix(low, theme.GOLD_BRIGHT, 0.14)
    elif look == "pressed":
        top, low = theme.mix(low, theme.WOOD_LINE, 0.3), theme.mix(top, theme.WOOD_LINE, 0.18)
    elif look == "disabled":
        grey = theme.DISABLED
        top, low, line = theme.mix(top, grey, 0.82), theme.mix(low, grey, 0.82), theme.mix(line, grey, 0.75)
    radius = round(5.5 * px)
    thick = max(1, round(px))
    picture = falling(width, height, top, low)
    if look != "pressed" and look != "disabled":
        shine = Image.new("L", (width, height), 0)
        shine.paste(70, (radius, thick * 2, width - radius, thick * 3))
        _fill(picture, shine, (255, 244, 214, 255))
    _fill(picture, ring(width, height, radius, 0, thick), theme.WOOD_LINE)
    _fill(picture, ring(width, height, radius, thick, thick), line)
    if look == "focus":
        _fill(picture, ring(width, height, radius, 2 * thick, 2 * thick), theme.LIGHT)
    picture.putalpha(rounded(width, height, radius))
    return picture


@lru_cache(maxsize=128)
def disc(size: int, colour: Colour, line: Colour, thick: int) -> Image.Image:
    big = size * SMOOTH
    picture = Image.new("RGBA", (big, big), (*line[:3], 0))
    draw = ImageDraw.Draw(picture)
    draw.ellipse((0, 0, big - 1, big - 1), fill=line)
    edge = thick * SMOOTH
    draw.ellipse((edge, edge, big - 1 - edge, big - 1 - edge), fill=colour)
    return picture.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=64)
def glow(width: int, height: int, radius: int, spread: int, colour: Colour) -> Image.Image:
    """A soft light (or shadow) around a rounded rectangle, ``spread`` pixels larger on each side."""
    mask = Image.new("L", (width + 2 * spread, height + 2 * spread), 0)
    mask.paste(rounded(width, height, radius), (spread, spread))
    return _coloured(mask.filter(ImageFilter.GaussianBlur(spread / 2.5)), colour)


def forget() -> None:
    """Keep no picture any more: they are made for sizes that do not come again."""
    for made in (rounded, rounded_rectangle, outlined, panel, button, disc, glow):
        made.cache_clear()
