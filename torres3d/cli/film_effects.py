"""Effects of a film: what a game's HUD shows over its table for a moment, such as a card that is played."""

from collections.abc import Callable, Sequence
from typing import Any

from direct.showbase.ShowBase import ShowBase

from torres3d.base import paths
from torres3d.hud.hud_declaration import EffectPlayer, GameHud
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import viewport
from torres3d.hud.kit.panel import PanelKit
from torres3d.hud.kit.theme import Theme
from torres3d.hud.kit.toast_and_sound_effects import HudEffect
from torres3d.hud.text.font_fallback import SystemFonts
from torres3d.hud.text.fonts import Fonts
from torres3d.i18n.texts import Texts

FASTEST = 1.8
"""The fastest that effects are shown at: they have to be read."""


class FilmEffects:
    """Performs the effects of a playback over the pictures of ``base``, of this size in pixels. ``recent`` gives the
    last effects."""

    def __init__(
        self, base: ShowBase, hud: GameHud, size: tuple[int, int], recent: Callable[[], Sequence[HudEffect]]
    ) -> None:
        width, height = size
        self._root = base.render2d.attach_new_node("effects", 100)
        self._root.set_pos(-1, 0, 1)
        self._root.set_scale(2 / width, 1, 2 / height)
        self._recent = recent
        fonts, icons = Fonts(paths.assets() / "fonts", SystemFonts()), Icons(paths.assets())
        texts, colours = Texts(paths.config() / "locale"), Theme(paths.config() / "palettes.yaml")
        self._kit = PanelKit(fonts, icons, colours, texts, lambda intent: None, viewport(width, height, 1.0))
        self._hud = hud
        self._performed = 0
        self._players: dict[type[HudEffect], EffectPlayer] = {}

    @property
    def shows(self) -> bool:
        """Whether something is shown."""
        return any(player.size is not None for player in self._players.values())

    def step(self, seconds: float, speed: float) -> None:
        """Begin new effects, and let time pass in those that are shown."""
        for player in self._players.values():
            player.step(seconds * min(speed, FASTEST))
        for effect in self._recent():
            if effect.number > self._performed:
                self._performed = effect.number
                self._begin(effect)

    def _begin(self, effect: HudEffect) -> None:
        kind = type(effect)
        if kind in self._hud.effects:
            if kind not in self._players:
                self._players[kind] = self._hud.effects[kind]()(self._kit, self._root, 15)
            self._players[kind].play(effect)


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
