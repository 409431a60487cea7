"""What lies on the table of Torres for the person who may act: marks, ghosts, the chosen knight's doors."""

from collections.abc import Callable, Iterable, Sequence

from torres3d.games.torres.app.input.ghosts import ghosts_for
from torres3d.games.torres.app.input.marks import mark_of, marks_for
from torres3d.games.torres.app.input.selection import NOTHING, far_targets, targets
from torres3d.games.torres.app.play.controller import Controller
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.app.presentation.playback import Playback
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.interaction.marks import MarkKind
from torres3d.games.torres.scene.table import Table

Marks = dict[MarkKind, Iterable[Square]]


class TableMarks:
    """Keeps the table of one game up to date with what is chosen. ``changed`` may add marks, as a lesson does."""

    def __init__(self, table: Table, showing: Playback, commanding: Controller, overlays: OverlaySwitches) -> None:
        self._table = table
        self._showing = showing
        self._commanding = commanding
        self._overlays = overlays
        self.changed: Callable[[Marks], Marks] = lambda marks: marks

    def show(self, hovered: Square | None) -> None:
        """Show what can be chosen, and what a click on a square would do."""
        commanding, selection = self._commanding, self._commanding.selection
        self._table.marks.show(self.changed(self._marks(hovered)))
        if not commanding.hinting.active:
            self._table.ghosts.show(*ghosts_for(self._showing.shown, self._proposed(hovered)))
        self._overlays.select(selection.square if selection.kind == "knight" else None)

    def clear(self) -> None:
        """Nothing of it is on the table."""
        self._table.marks.clear()
        self._table.ghosts.clear()

    def _marks(self, hovered: Square | None) -> Marks:
        """The marks that lie on the table."""
        commanding, shown = self._commanding, self._showing.shown
        if self._showing.busy:
            return {}
        step = commanding.hinting.current
        if step is not None and commanding.commands and commanding.selection == NOTHING:
            return mark_of(shown, step)
        return marks_for(shown, commanding.commands, commanding.selection, hovered)

    def _proposed(self, hovered: Square | None) -> Sequence[Command]:
        """What a click on a square would do: a command, the moves of a walk, or nothing."""
        if hovered is None:
            return ()
        commands, selection = self._commanding.commands, self._commanding.selection
        near = targets(commands, selection).get(hovered, [])[:1]
        return near or far_targets(self._showing.shown, commands, selection).get(hovered, ())
