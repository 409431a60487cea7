"""Legend of the roofs: the stone of each level, in words and in its colour."""

from torres3d.base import paths
from torres3d.hud.kit.theme import palettes
from torres3d.hud.models.overlay_models import LegendEntry

ROOFS = ("slate", "clay", "honey", "ivory", "marble", "marble-clay", "marble-honey", "marble-slate")
"""Stones of the roofs of level 1, 2 and so on. From the sixth level on one of the first is inlaid in marble, as the
shader of the table does it."""


def roof_legend() -> tuple[LegendEntry, ...]:
    """The colours of roofs by level, as config/palettes.yaml has them. Raises `FileFault`."""
    colours = dict(zip(ROOFS, palettes(paths.config() / "palettes.yaml").roofs, strict=False))
    plain = list(colours)
    entries = []
    for level, stone in enumerate(ROOFS, 1):
        ground, _, inlay = stone.partition("-")
        entries.append(LegendEntry(stone, str(level), colours.get(ground, colours[plain[-1]]), colours.get(inlay, "")))
    return tuple(entries)
