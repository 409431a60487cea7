"""Overlay ``xray``: parts become glass from a chosen level up, so that what stands behind and within is seen."""

from torres3d.games.turm_bauer.scene.overlays.drawing import Drawing, Shown


def xray(shown: Shown) -> Drawing:
    """All parts above ``from_level`` in glass: with 0 everything but the cornerstone."""
    return Drawing(glass=shown.from_level)
