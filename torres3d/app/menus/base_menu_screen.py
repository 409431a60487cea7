"""Menu screens: full panels over a table at rest."""

from collections.abc import Callable

from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.window.base_screen import AnyTable, Screen
from torres3d.app.window.services import BaseGameServices
from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel


class PanelScreen(Screen):
    """A `Screen` with one full panel over a table at rest: that of the game with these ``parts``, if given.

    ``make`` gives the panel's model, ``told`` handles its intents, ``back`` is the Escape key; ``entered`` is called
    each time the panel is shown again. ``opens_alone`` if the game opens it, and no player: then what is pressed at
    first is still meant for the game. ``place`` as in `Screen`.
    """

    def __init__(
        self,
        make: Callable[[], ScreenModel],
        told: Callable[[Intent], None],
        back: Callable[[], None],
        entered: Callable[[], None] | None = None,
        parts: BaseGameServices[AnyTable] | None = None,
        opens_alone: bool = False,
        place: str = "",
    ) -> None:
        self._make = make
        self._told = told
        self._back = back
        self._entered = entered
        self._parts = parts
        self.place = place
        self._changed = True
        self.input_guard = InputGuard()
        if opens_alone:
            self.input_guard.note_opened()

    @property
    def at_table(self) -> AnyTable | None:
        return None if self._parts is None else self._parts.table

    def enter(self) -> None:
        self._changed = True
        if self._entered is not None:
            self._entered()

    def model(self) -> HudModel:
        return HudModel(screen=self._make())

    def step(self, seconds: float) -> bool:
        self.input_guard.step(seconds)
        changed, self._changed = self._changed, False
        return changed

    def intent(self, intent: Intent) -> None:
        self._changed = True
        if not self.input_guard.too_early():
            self._told(intent)

    def key(self, action: str) -> None:
        if action == "cancel" and not self.input_guard.too_early():
            self._back()
