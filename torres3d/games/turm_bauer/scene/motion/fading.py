"""Without motion, things fade out and in: for players who prefer a calm picture."""

from collections.abc import Callable, Sequence

from panda3d.core import NodePath

from torres3d.games.turm_bauer.scene.motion.props import Props
from torres3d.scene.motion.act import Act
from torres3d.scene.motion.curves import ease_in_out

FADING = 0.5
"""Seconds."""
MakeNodes = Callable[[Props], Sequence[NodePath]]
"""Makes the fading things, wherever they are, in place."""


class Crossfade(Act[Props]):
    """``goes`` fades out while ``comes`` fades in; ``sound`` is played."""

    def __init__(self, goes: MakeNodes, comes: MakeNodes, sound: str = "") -> None:
        self._going, self._coming, self._sound = goes, comes, sound
        self.seconds = FADING

    def begin(self, props: Props) -> None:
        self._goes, self._comes = list(self._going(props)), list(self._coming(props))
        for node in (*self._goes, *self._comes):
            node.wrt_reparent_to(props.faded)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        seen = ease_in_out(share)
        for nodes, opacity in ((self._goes, 1.0 - seen), (self._comes, seen)):
            for node in nodes:
                node.set_alpha_scale(opacity)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return (self._sound,) if self._sound and before == 0.0 < share else ()
