"""Effects of the program: messages and sounds to perform once, in order, with running numbers."""

from collections import deque

from msgspec.structs import replace

from torres3d.hud.kit.toast_and_sound_effects import (
    HudEffect,
    RefusalPassed,
    SoundPlayed,
    ToastKind,
    ToastOutdated,
    ToastSaid,
)

MAX_EFFECTS = 200
"""Number of effects in the model: more than occur between two frames."""


class Effects:
    """The last effects. A model carries all of them; the performer knows by their numbers which are new."""

    def __init__(self) -> None:
        self.last = 0
        """The number of the last effect."""
        self._kept: deque[HudEffect] = deque(maxlen=MAX_EFFECTS)

    @property
    def recent(self) -> tuple[HudEffect, ...]:
        """The last effects, oldest first."""
        return tuple(self._kept)

    @property
    def refused(self) -> str:
        """The rule behind the last refusal, until something else is done; empty if there is none."""
        for effect in reversed(self._kept):
            if isinstance(effect, RefusalPassed):
                break
            if isinstance(effect, ToastSaid) and effect.kind == "refusal":
                return effect.link
        return ""

    def toast(self, text: str, kind: ToastKind = "info", link: str = "", more: str = "") -> None:
        """Show a short message; ``link`` is the id of its rule, if any, ``more`` how to read it."""
        self._kept.append(ToastSaid(self._next(), text, kind, link, more))

    def clear_refusal(self) -> None:
        """Remove a refusal, since the player has done something else."""
        self._kept.append(RefusalPassed(self._next()))

    def outdate(self, text: str) -> None:
        """Remove a message that is no longer true."""
        self._kept.append(ToastOutdated(self._next(), text))

    def play(self, effect: HudEffect) -> None:
        """Show an effect of a game, whatever its number."""
        self._kept.append(replace(effect, number=self._next()))

    def sound(self, name: str) -> None:
        """Play one of the program's sounds."""
        self._kept.append(SoundPlayed(self._next(), name))

    def _next(self) -> int:
        self.last += 1
        return self.last
