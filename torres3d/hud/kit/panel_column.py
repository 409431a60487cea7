"""Columns of panels: each begins where the one above it ends."""

from collections.abc import Iterable
from typing import Any

from torres3d.hud.kit.panel import HangingPanel, Panel

GAP = 6.0
"""Units between the panels of a column."""


def stack(rows: Iterable[tuple[Panel[Any], Any]], top: float) -> None:
    """Show panels with their models (None: nothing) below one another from ``top`` on."""
    rows = list(rows)
    for panel, model in rows:
        # What goes away is not painted at its new place first.
        if model is None:
            panel.update(None)
    for panel, model in rows:
        if model is None:
            continue
        # One that is closed now is not painted open in a narrow column first.
        first = panel.model is not None
        if first:
            panel.update(model)
        if isinstance(panel, HangingPanel):
            panel.below(top)
        if not first:
            panel.update(model)
        if panel.shown:
            top = panel.rect.bottom + GAP
