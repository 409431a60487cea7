"""The games the engine can play, each as a kit."""

from pathlib import Path
from typing import Any

from torres3d.engine.kit import Kit
from torres3d.games.torres.kit.kit import TORRES
from torres3d.games.turm_bauer.kit.kit import TURM

KITS: tuple[Kit[Any, Any, Any, Any, Any], ...] = (TORRES, TURM)
"""Every game there is; the first is the one of a file whose name tells nothing."""


def kit_of(file: Path) -> Kit[Any, Any, Any, Any, Any]:
    """The game a log is of, by the ending of its name."""
    return next((kit for kit in KITS if kit.suffix == file.suffix.lower()), KITS[0])
