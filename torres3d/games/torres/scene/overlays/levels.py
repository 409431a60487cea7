"""Overlay ``levels``: every block has the colour of its level."""

from torres3d.games.torres.scene.overlays.drawing import Drawing, Shown

SHARE = 0.85
"""Some of the stone stays visible."""


def levels(shown: Shown) -> Drawing:
    """Towers coloured by level; the shader does it for each point by its height."""
    return Drawing(tint=SHARE)
