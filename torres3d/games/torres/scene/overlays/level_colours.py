"""Overlay ``levels``: every block in the colour of its level."""

from torres3d.games.torres.scene.overlays.overlay_values import Drawing, Shown

OPACITY = 0.85
"""Strength of the colour: some of the stone stays visible."""


def levels(shown: Shown) -> Drawing:
    """Towers coloured by level; the shader does it for each point by its height."""
    return Drawing(tint=OPACITY)
