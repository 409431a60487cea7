"""Effects of a film: what a game's HUD shows over its table for a moment, such as a card that is played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from direct.showbase.ShowBase import ShowBase

from torres3d.base.lazy import Lazy
from torres3d.hud.effect_players import EffectPlayers
from torres3d.hud.hud_declaration import EffectPlayer
from torres3d.hud.kit.panel import PanelKit
from torres3d.hud.kit.toast_and_sound_effects import HudEffect

FASTEST = 1.8
"""The fastest that effects are shown at: they have to be read."""


class FilmEffects:
    """Performs the effects of a playback over the pictures of ``base``, which are as large as the kit's view. ``kinds``
    gives the player of each kind of effect, ``recent`` the last effects."""

    def __init__(
        self,
        base: ShowBase,
        kit: PanelKit,
        kinds: Mapping[type[HudEffect], Lazy[type[EffectPlayer]]],
        recent: Callable[[], Sequence[HudEffect]],
    ) -> None:
        width, height = kit.view.width * kit.view.px, kit.view.height * kit.view.px
        self._root = base.render2d.attach_new_node("effects", 100)
        self._root.set_pos(-1, 0, 1)
        self._root.set_scale(2 / width, 1, 2 / height)
        self._recent = recent
        self._players = EffectPlayers(kit, self._root, kinds)
        self._performed = 0

    @property
    def shows(self) -> bool:
        """Whether something is shown."""
        return self._players.size is not None

    def step(self, seconds: float, speed: float) -> None:
        """Begin new effects, and let time pass in those that are shown."""
        self._players.step(seconds * min(speed, FASTEST))
        for effect in self._recent():
            if effect.number > self._performed:
                self._performed = effect.number
                self._players.play(effect)


class WithEffects:
    """A playback whose effects are shown with it: in each step ``seconds`` of the film pass, at its ``speed``."""

    def __init__(self, playback: Any, effects: FilmEffects, seconds: float, speed: float) -> None:
        self._playback = playback
        self._effects = effects
        self._seconds = seconds
        self._speed = speed

    @property
    def idle(self) -> bool:
        idle: bool = self._playback.idle
        return idle

    def step(self, seconds: float) -> None:
        self._playback.step(seconds)
        self._effects.step(self._seconds, self._speed)
