"""Overlay ``xray``: towers become glass from a chosen level up, so that nothing is hidden behind them."""

from torres3d.games.torres.scene.overlays.overlay_values import Drawing, Shown


def xray(shown: Shown) -> Drawing:
    """All floors from ``from_level`` on (0: everything) in glass."""
    first = shown.from_level
    heights = shown.state.board.heights
    return Drawing(glass={square: first for square in range(64) if heights[square] > first})
