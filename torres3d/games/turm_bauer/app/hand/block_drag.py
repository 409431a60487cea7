"""A held block: from the press of the button to its release."""

from collections.abc import Callable
from hashlib import sha256

from torres3d.games.turm_bauer.app.hand.trembling_hand import HandSpring, Point2
from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.hand_error import spread
from torres3d.games.turm_bauer.rules.state import State
from torres3d.scene.camera.viewpoint import Ray, on_plane
from torres3d.scene.shapes.coordinates import Point

LIFT = 0.55
"""Edges that a held block hangs above its place."""
Pixel = tuple[float, float]


def seed_of(state: State) -> int:
    """The seed of the hand's tremor: the same for each grip of one try, so that gripping again does not help."""
    text = f"{state.tremor}/{state.turn}/{state.slips}/hand"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


class Holding:
    """A grip on the block of ``placement``. ``ray`` gives what is under a pixel of the window."""

    def __init__(self, state: State, placement: Placement, at: Pixel, ray: Callable[[float, float], Ray]) -> None:
        self.placement = placement
        self._ray = ray
        self._level = float(min(z for _, _, z in placement.cells))
        self._began = self._under(at)
        self._pointer: Point2 = (0.0, 0.0)
        self.spring = HandSpring(spread(state.options.wobble, placement), seed_of(state))

    def point(self, at: Pixel | None) -> None:
        """The pointer is here now; outside of the window it counts where it was."""
        now = None if at is None else self._under(at)
        if now is not None and self._began is not None:
            self._pointer = now[0] - self._began[0], now[1] - self._began[1]

    def step(self, seconds: float) -> None:
        """Let the hand tremble on."""
        self.spring.step(seconds, self._pointer)

    @property
    def hand(self) -> Hand:
        """The error if it were let go now."""
        return self.spring.hand()

    def _under(self, at: Pixel) -> Point | None:
        return on_plane(self._ray(*at), self._level)
