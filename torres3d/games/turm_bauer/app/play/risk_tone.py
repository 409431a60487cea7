"""Risk tone: beeps while the hand holds a block, higher and more often the greater the risk of its place."""

from collections.abc import Callable

from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.app.presentation.sounds import RISK_TONE
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure

SLOWEST, QUICKEST = 0.6, 0.12
"""Seconds between two beeps without risk, and where something falls in any case."""
LOWEST, HIGHEST = 0.75, 3.0
"""Pitches of the beep there, relative to the sound's own."""
RISK_BEND = 0.5
"""Power of the risk that is heard: most places have little risk, and their differences matter most."""


class RiskTone:
    """Beeps through ``play`` (sound and pitch) where speech is on in ``settings``."""

    def __init__(self, play: Callable[[str, float], None], settings: Callable[[], Settings]) -> None:
        self._play = play
        self._settings = settings
        self._left = 0.0

    def step(self, held: bool, figure: RiskFigure | None, seconds: float) -> None:
        """Go on by so many seconds; ``figure`` is the risk of the place of the block, None while nobody knows it."""
        if not held or self._settings().speech == "off":
            self._left = 0.0
            return
        self._left -= seconds
        if figure is not None and self._left <= 0.0:
            heard = figure.falls**RISK_BEND
            self._left = SLOWEST + (QUICKEST - SLOWEST) * heard
            self._play(RISK_TONE, LOWEST + (HIGHEST - LOWEST) * heard)
