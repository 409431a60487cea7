"""Overlay ``xray``: parts from a chosen level up become glass, so that everything behind and inside is visible."""

from torres3d.games.turm_bauer.scene.overlays.overlay_values import Drawing, Shown


def xray(shown: Shown) -> Drawing:
    """All parts above ``from_level`` in glass; 0 means everything but the cornerstone."""
    return Drawing(glass=shown.from_level)
