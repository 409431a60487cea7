"""Menu screens: full panels over a table at rest."""

from collections.abc import Callable
from typing import Any

from torres3d.app.window.game_services import BaseGameServices
from torres3d.app.window.protocols import TablePart
from torres3d.hud.frame.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel


class PanelScreen:
    """A `Screen` with one full panel over a table at rest.

    ``make`` gives the panel's model, ``told`` handles its intents, ``back`` is the Escape key; ``entered`` is called
    each time the panel is shown again.
    """

    def __init__(
        self,
        make: Callable[[], ScreenModel],
        told: Callable[[Intent], None],
        back: Callable[[], None],
        entered: Callable[[], None] | None = None,
    ) -> None:
        self._make = make
        self._told = told
        self._back = back
        self._entered = entered
        self._changed = True

    def enter(self) -> None:
        """Show the panel."""
        self._changed = True
        if self._entered is not None:
            self._entered()

    def leave(self) -> None:
        """Do nothing: nothing runs behind a panel."""

    def model(self) -> HudModel:
        """The panel."""
        return HudModel(screen=self._make())

    def step(self, seconds: float) -> bool:
        """Do nothing: nothing moves by itself."""
        changed, self._changed = self._changed, False
        return changed

    def intent(self, intent: Intent) -> None:
        """Handle an intent of the panel."""
        self._changed = True
        self._told(intent)

    def key(self, action: str) -> None:
        """Go back on Escape."""
        if action == "cancel":
            self._back()

    def point(self, pick: object) -> None:
        """Do nothing: the table behind a panel does not react."""

    def click(self, pick: object, second: bool) -> None:
        """Do nothing: the table behind a panel does not react."""


class TablePanelScreen(PanelScreen):
    """A panel over the table of one game; the other arguments are as in `PanelScreen`."""

    def __init__(
        self,
        parts: BaseGameServices[Any],
        make: Callable[[], ScreenModel],
        told: Callable[[Intent], None],
        back: Callable[[], None],
        entered: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(make, told, back, entered)
        self._parts = parts

    @property
    def at_table(self) -> TablePart:
        """The game's table."""
        table: TablePart = self._parts.table
        return table
