"""The block in the player's hand: its ghost, moved by the pointer or by keys, and the grip that lets it go."""

from collections.abc import Iterable

from torres3d.games.turm_bauer.app.hand.block_drag import Holding, Pixel
from torres3d.games.turm_bauer.app.input.place_preview import (
    PlacePreview,
    begun,
    led,
    next_way,
    pointed,
    put,
    settled,
    stepped,
    turned_by,
)
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.places import Cells
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.block_rotation import Axis, Shape
from torres3d.games.turm_bauer.scene.interaction.picking import aim
from torres3d.games.turm_bauer.scene.interaction.place_cursor import Direction
from torres3d.games.turm_bauer.scene.interaction.snapping import Aim
from torres3d.games.turm_bauer.scene.table import Table

TURNS: dict[str, Axis] = {
    "turn": "upright",
    "turn_block": "upright",
    "tip": "across",
    "tip_block": "across",
    "roll_block": "ahead",
}
"""Turns of the block by buttons and keys."""


class BlockInHand:
    """The block in the hand. ``trial`` is the block with its ghost, None if the hand is empty; ``holding`` is the grip
    while the button is pressed."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._pixel: Pixel | None = None
        self.trial: PlacePreview | None = None
        self.holding: Holding | None = None

    def take(self, places: Iterable[Cells], usual: Shape, same: bool) -> None:
        """A block with these legal places is in the hand, the ``same`` as before or another; turned as the one before
        it was, if it can lie so."""
        last = self.trial
        now = self._aim()
        self.trial = trial = begun(places, usual, None if last is None else last.wanted, now)
        if same and last is not None and last.cells is not None and last.cells in trial.offer and now is None:
            self.trial = put(trial, last.cells)

    def empty(self) -> None:
        self.trial = None

    def show_at(self, cells: Cells) -> None:
        """Put the ghost at a legal place."""
        if self.trial is not None and cells in self.trial.offer:
            self.trial = put(self.trial, cells)

    def aim_at(self, pixel: Pixel | None) -> None:
        """The pointer is on this pixel of the table."""
        self._pixel = pixel
        if self.trial is not None and self.holding is None and pixel is not None:
            self.trial = pointed(self.trial, self._aim())

    def turn(self, action: str, back: bool = False) -> bool:
        """Turn the block as a button or key says; False if it is none of these, or the hand is empty."""
        if self.trial is None or self.holding is not None:
            return False
        if action in TURNS:
            self.trial = turned_by(self.trial, TURNS[action], self._table.camera.goal, back)
        elif action in ("next_way", "previous_way"):
            self.trial = next_way(self.trial, back=action == "previous_way")
        else:
            return False
        return True

    def lead(self, direction: Direction) -> None:
        """Lead the ghost on in a direction of the picture."""
        if self.trial is not None:
            self.trial = led(self.trial, direction, self._table.camera.goal)

    def settle(self) -> None:
        """A key took the block: its ghost is not left where a mouse at rest happens to point and nothing fits."""
        if self.trial is not None:
            self.trial = settled(self.trial)

    def step_on(self, back: bool) -> None:
        """Lead the ghost to the next place of all."""
        if self.trial is not None:
            self.trial = stepped(self.trial, self._table.camera.goal, back)

    def grip(self, state: State, placement: Placement, pixel: Pixel) -> None:
        """Take hold of the block to build it so."""
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
