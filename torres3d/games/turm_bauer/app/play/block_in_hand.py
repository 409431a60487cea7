"""The block in the player's hand: its ghost, and the grip that lets it go.

Where the block hangs when it is let go is the error (T-7.1, let go with an error).
"""

from collections.abc import Callable, Iterable
from hashlib import sha256

from torres3d.games.turm_bauer.app.input import place_preview as preview
from torres3d.games.turm_bauer.app.play.trembling_hand import NUDGE, TURN_STEP, Point2, TremblingHand
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.commands import LARGEST_SHIFT, Placement
from torres3d.games.turm_bauer.rules.judging.hand_error import draw_hand, spread
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.next_place_by_key import Direction
from torres3d.games.turm_bauer.scene.interaction.picking import aim
from torres3d.games.turm_bauer.scene.interaction.snapping import Aim, Axis, Shape
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.scene.camera.viewpoint import Ray, Viewpoint, on_plane
from torres3d.scene.shapes.axis_conventions import Point

LIFT = 0.55
"""Edges that a held block hangs above its place."""
FARTHEST = LARGEST_SHIFT / 1000
"""Edges from its place as far as keys lead a held block."""
NUDGES: dict[Direction, Point2] = {
    "left": (-NUDGE, 0.0),
    "right": (NUDGE, 0.0),
    "ahead": (0.0, NUDGE),
    "back": (0.0, -NUDGE),
}
"""Edges to the right and ahead by which a key leads it."""
Pixel = tuple[float, float]


def seed_of(state: State) -> int:
    """The seed of the hand's course: the same for each grip of one try, so that gripping again does not help."""
    text = f"{state.tremor}/{state.turn}/{state.slips}/hand"
    return int.from_bytes(sha256(text.encode()).digest()[:8])


class Holding:
    """A grip on the block of ``placement``: by the mouse ``at`` a pixel, or by a key. ``ray`` gives what is under a
    pixel of the window."""

    def __init__(
        self, state: State, placement: Placement, at: Pixel | None, ray: Callable[[float, float], Ray]
    ) -> None:
        self.placement = placement
        self.by_key = at is None
        self._ray = ray
        self._level = float(min(z for _, _, z in placement.cells))
        self._last = at
        self._led: Point2 = (0.0, 0.0)
        drawn = draw_hand(state.tremor, state, placement)
        self.hand = TremblingHand(spread(state.options.wobble, placement), seed_of(state), drawn)

    def point(self, at: Pixel | None) -> None:
        """The pointer is here now; outside of the window it counts where it was."""
        if at is None or self._last is None:
            return
        # Both pixels in the view of this moment: a camera that moves leads nothing.
        before, now = self._under(self._last), self._under(at)
        if before is not None and now is not None:
            self._last = at
            self._led = self._led[0] + now[0] - before[0], self._led[1] + now[1] - before[1]

    def lead(self, direction: Direction, view: Viewpoint) -> None:
        """A key leads the block on in a direction of the picture, as far as a hand may err (T-10.1, bounds)."""
        (right_east, right_north, _), _, _ = view.axes()
        right, ahead = NUDGES.get(direction, (0.0, 0.0))
        step = right * right_east - ahead * right_north, right * right_north + ahead * right_east
        east, north = (
            min(max(led + by, -FARTHEST - own), FARTHEST - own)
            for led, by, own in zip(self._led, step, self.hand.unsteered, strict=True)
        )
        self._led = east, north

    def step(self, seconds: float) -> None:
        self.hand.step(seconds, self._led)

    def _under(self, at: Pixel) -> Point | None:
        return on_plane(self._ray(*at), self._level)


TURNS: dict[str, Axis] = {
    "turn": "upright",
    "turn_block": "upright",
    "tip": "across",
    "tip_block": "across",
    "roll_block": "ahead",
}
"""Turns of the block by buttons and keys."""
WAYS = ("next_way", "previous_way")
"""One way that fits after another, by buttons and keys; the wheel does the same."""


class BlockInHand:
    """The block in the hand. ``trial`` is the block with its ghost, None if the hand is empty; ``holding`` is the grip
    while button or key are pressed."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._pixel: Pixel | None = None
        self.trial: preview.PlacePreview | None = None
        self.holding: Holding | None = None

    def take(self, places: Iterable[Cells], usual: Shape, same: bool) -> None:
        """A block with these legal places is in the hand, the ``same`` as before or another; turned as the one before
        it was, if it can lie so."""
        last = self.trial
        now = self._aim()
        self.trial = trial = preview.begun(places, usual, None if last is None else last.wanted, now)
        if same and last is not None and last.cells is not None and last.cells in trial.offer and now is None:
            self.trial = preview.put(trial, last.cells)

    def empty(self) -> None:
        self.trial = None

    def show_at(self, cells: Cells) -> None:
        """Put the ghost at a legal place."""
        if self.trial is not None and cells in self.trial.offer:
            self.trial = preview.put(self.trial, cells)

    def aim_at(self, pixel: Pixel | None) -> None:
        """The pointer is on this pixel of the table."""
        self._pixel = pixel
        if self.trial is not None and self.holding is None and pixel is not None:
            self.trial = preview.pointed(self.trial, self._aim())

    def turn(self, action: str) -> bool:
        """Turn the block as a button or key says, a held one by a little; whether it lies another way now."""
        if self.holding is not None:
            if action in WAYS:
                self.holding.hand.turn_by(TURN_STEP if action == "previous_way" else -TURN_STEP)
            return action in WAYS
        if self.trial is None:
            return False
        before = self.trial.lies, self.trial.cells
        if action in TURNS:
            self.trial = preview.turned_by(self.trial, TURNS[action], self._table.camera.goal)
        elif action in WAYS:
            self.trial = preview.next_way(self.trial, back=action == "previous_way")
        return before != (self.trial.lies, self.trial.cells)

    def lead(self, direction: Direction) -> None:
        """Lead the ghost, or the block that is held, on in a direction of the picture."""
        if self.holding is not None:
            self.holding.lead(direction, self._table.camera.goal)
        elif self.trial is not None:
            self.trial = preview.led(self.trial, direction, self._table.camera.goal)

    def settle(self) -> None:
        """A key took the block: its ghost is not left where a mouse at rest happens to point and nothing fits."""
        if self.trial is not None:
            self.trial = preview.settled(self.trial)

    def step_on(self, back: bool) -> None:
        """Lead the ghost to the next place of all."""
        if self.trial is not None:
            self.trial = preview.stepped(self.trial, self._table.camera.goal, back)

    def grip(self, state: State, placement: Placement, pixel: Pixel | None) -> None:
        """Take hold of the block to build it so, by the mouse on a pixel or by a key."""
        self.holding = Holding(state, placement, pixel, self._table.camera.ray)

    def release_grip(self) -> None:
        """Take the grip off; the block is not let go."""
        if self.holding is not None:
            self.holding = None
            self._table.hand.clear()

    def _aim(self) -> Aim | None:
        if self._pixel is None:
            return None
        return aim(self._pixel, self._table.camera.ray(*self._pixel), self._table.pick(*self._pixel))
