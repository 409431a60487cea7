"""Marks, ghosts and overlays on the table of Torres for the player who may act."""

from collections.abc import Callable, Iterable, Sequence

from torres3d.games.torres.app.input.click_to_command import NOTHING, far_targets, targets
from torres3d.games.torres.app.input.marks import ghosts_for, mark_of, marks_for, marks_of, stack_of
from torres3d.games.torres.app.play.controller import Controller
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.app.presentation.playback import Playback
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.interaction.marks import MarkKind
from torres3d.games.torres.scene.table import Table

Marks = dict[MarkKind, Iterable[Square]]


class TableMarks:
    """Updates the marks and ghosts of one game. ``changed`` may add marks, as a lesson does."""

    def __init__(self, table: Table, playback: Playback, controller: Controller, overlays: OverlaySwitches) -> None:
        self._table = table
        self._playback = playback
        self._controller = controller
        self._overlays = overlays
        self.changed: Callable[[Marks], Marks] = lambda marks: marks

    def show(self, hovered: Square | None) -> None:
        """Show what can be chosen, and what a click on a square would do."""
        controller, selection = self._controller, self._controller.selection
        self._table.marks.show(self.changed(self._marks(hovered)))
        self._table.point_out(stack_of(self._playback.coming))
        if not controller.hints.active:
            self._table.ghosts.show(*ghosts_for(self._playback.shown, self._proposed(hovered)))
        self._overlays.select(selection.square if selection.kind == "knight" else None)

    def clear(self) -> None:
        self._table.marks.clear()
        self._table.point_out(None)
        self._table.ghosts.clear()

    def _marks(self, hovered: Square | None) -> Marks:
        controller, shown = self._controller, self._playback.shown
        if self._playback.coming:
            return marks_of(self._playback.coming)
        if self._playback.busy:
            return {}
        step = controller.hints.current
        if step is not None and controller.commands and controller.selection == NOTHING:
            return mark_of(shown, step)
        return marks_for(shown, controller.commands, controller.selection, hovered)

    def _proposed(self, hovered: Square | None) -> Sequence[Command]:
        """The effect of a click on a square: a command, the moves of a walk, or nothing."""
        if hovered is None:
            return ()
        commands, selection = self._controller.commands, self._controller.selection
        near = targets(commands, selection).get(hovered, [])[:1]
        return near or far_targets(self._playback.shown, commands, selection).get(hovered, ())
