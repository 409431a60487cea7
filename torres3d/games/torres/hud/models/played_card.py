"""The effect of a card that is played: everybody sees it turn over."""

from torres3d.hud.frame.toast_and_sound_effects import HudEffect


class CardTurned(HudEffect, frozen=True):
    """A card turns over, ``pace`` times as fast as usual; at once if ``still``."""

    card: str
    pace: float = 1.0
    still: bool = False
