"""Base of all screens, what those do where something is held in the hand, and the type of tables."""

from typing import Any, Protocol, TypeAlias, runtime_checkable

from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.scene.base_table import BaseTable

AnyTable: TypeAlias = BaseTable[Any, Any]
"""A 3D table in the window."""


class Screen:
    """One state of the program: the menu, the set-up, a game, a replay. What a screen leaves out has no effect."""

    place = ""
    """Name of the screen for buttons that lead back to it (``back-to-…`` in the texts); empty for none."""

    @property
    def at_table(self) -> AnyTable | None:
        """The visible table while the screen is uppermost; None for that of the screen below."""
        return None

    @property
    def turn(self) -> object:
        """The same object as long as the same person acts at the table, whose view then stays; None while nobody
        does."""
        return None

    def enter(self) -> None:
        """Become the shown screen."""

    def leave(self) -> None:
        """End everything: the screen is gone."""

    def model(self) -> HudModel:
        """The current model of the panels."""
        return HudModel()

    def step(self, seconds: float) -> bool:
        """Advance; True when `model` has changed."""
        return False

    def intent(self, intent: Intent) -> None:
        """Handle an intent of a panel."""

    def key(self, action: str) -> None:
        """Handle an action of config/keys.yaml."""

    def key_up(self, action: str, here: bool) -> None:
        """Handle the release of the key that did an action on this screen; ``here`` while nothing has come over it."""

    def point(self, pick: Any) -> None:
        """Handle the thing of the table that is now under the pointer."""

    def click(self, pick: Any, second: bool) -> None:
        """Handle a click on the table, ``second`` with the other button."""


@runtime_checkable
class Gripping(Protocol):
    """A screen where something is held in the hand: it takes part in mouse actions on the table."""

    def aim(self, place: tuple[float, float] | None) -> None:
        """Handle the pixel under the pointer; None where it is off the table."""

    def grip(self, place: tuple[float, float]) -> bool:
        """Handle a press of the first button; True where something is held from now on, so neither click nor drag."""

    def hold(self, place: tuple[float, float] | None) -> None:
        """Keep holding: called once a round."""

    def let_go(self, place: tuple[float, float] | None) -> None:
        """Handle the release of the button."""

    def put_back(self) -> None:
        """Handle another button meanwhile: nothing is let go."""

    def wheel(self, steps: float) -> bool:
        """Handle the wheel over the table; False where the screen does not use it."""
