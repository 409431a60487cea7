"""A small picture of a position, from a file; an icon where there is none."""

from functools import lru_cache
from pathlib import Path

from PIL import Image

from torres3d.hud.kit import panel_and_button_skins as skin
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect


def thumbnail(canvas: Canvas, file: str, rect: Rect, sign: str = "castles") -> None:
    """Fill a rectangle with the picture of a file, or a ``sign`` on a dark ground."""
    left, top = round(rect.x * canvas.px), round(rect.y * canvas.px)
    size = round(rect.right * canvas.px) - left, round(rect.bottom * canvas.px) - top
    found = _fitted(file, *size) if file else None
    radius = 4.0
    if found is None:
        canvas.fill(rect, theme.HOLLOW, radius)
        canvas.icon(sign, *rect.middle, min(rect.w, rect.h) * 0.45, theme.mix(theme.HOLLOW, theme.GOLD_DIM, 0.55))
    else:
        corner = canvas.rect
        canvas.paste(found, left - round(corner.x * canvas.px), top - round(corner.y * canvas.px))
    canvas.outline(rect, theme.GOLD_DIM, radius)


@lru_cache(maxsize=64)
def _fitted(file: str, width: int, height: int) -> Image.Image | None:
    """The picture as large as the rectangle, its edges cut where it has another shape; None if it cannot be read.

    A file never changes: a game played on has a picture of another name.
    """
    if not Path(file).is_file():
        return None
    try:
        with Image.open(file) as opened:
            whole = opened.convert("RGBA")
    except (OSError, ValueError, Image.DecompressionBombError):
        return None
    share = max(width / whole.width, height / whole.height)
    wide, high = width / share, height / share
    x, y = max(0.0, (whole.width - wide) / 2), max(0.0, (whole.height - high) / 2)
    right, low = min(float(whole.width), x + wide), min(float(whole.height), y + high)
    picture = whole.resize((width, height), Image.Resampling.LANCZOS, (x, y, right, low))
    picture.putalpha(skin.rounded(width, height, round(4 * width / max(width, 1))))
    return picture
