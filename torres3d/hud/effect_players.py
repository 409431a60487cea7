"""Players of the effects that games bring: each begins with the first effect of its kind."""

from collections.abc import Mapping

from panda3d.core import NodePath

from torres3d.base.lazy import Lazy
from torres3d.hud.hud_declaration import EffectPlayer
from torres3d.hud.kit.panel import PanelKit
from torres3d.hud.kit.toast_and_sound_effects import HudEffect

SORT = 15


class EffectPlayers:
    """Shows effects below a node that is measured in pixels; ``kinds`` gives the player of each kind."""

    def __init__(
        self, kit: PanelKit, parent: NodePath, kinds: Mapping[type[HudEffect], Lazy[type[EffectPlayer]]]
    ) -> None:
        self._kit = kit
        self._parent = parent
        self._kinds = kinds
        self._begun: dict[type[HudEffect], EffectPlayer] = {}

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height in pixels of what is shown now; None if nothing is."""
        return next((player.size for player in self._begun.values() if player.size is not None), None)

    def play(self, effect: HudEffect) -> None:
        """Show an effect, if there is a player of its kind."""
        kind = type(effect)
        if kind in self._kinds:
            if kind not in self._begun:
                self._begun[kind] = self._kinds[kind]()(self._kit, self._parent, SORT)
            self._begun[kind].play(effect)

    def step(self, seconds: float) -> None:
        for player in self._begun.values():
            player.step(seconds)

    def repaint(self) -> None:
        """Repaint: language or colours have changed."""
        for player in self._begun.values():
            player.repaint()

    def destroy(self) -> None:
        for player in self._begun.values():
            player.destroy()
