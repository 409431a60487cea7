"""What a screen of the program is, and the pile of screens: one game may lie under a menu that is open over it."""

from collections.abc import Callable
from typing import Protocol

from torres3d.hud.contract.intents import Intent
from torres3d.hud.contract.models import ChoiceDialog, HudModel
from torres3d.table.touch.picking import Pick


class Screen(Protocol):
    """One state of the program: the menu, the set-up, a game, a replay."""

    def enter(self) -> None:
        """The screen is shown from now on."""

    def leave(self) -> None:
        """The screen is gone; nothing of it may go on."""

    def model(self) -> HudModel:
        """What lies on the screen now."""

    def step(self, seconds: float) -> bool:
        """Go on; True when `model` has changed."""

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants."""

    def key(self, action: str) -> None:
        """A key of config/keys.yaml was pressed."""

    def point(self, pick: Pick | None) -> None:
        """The pointer is over this thing of the table now."""

    def click(self, pick: Pick | None, second: bool) -> None:
        """The table was clicked, ``second`` with the other button."""


class Screens:
    """The screens that are open, the top one shown, and a question that may lie over all of them."""

    def __init__(self) -> None:
        self._pile: list[Screen] = []
        self.changed = False
        """Whether another screen or question is shown than at the last round."""
        self.question: ChoiceDialog | None = None
        self._answers: dict[str, Callable[[], None]] = {}

    @property
    def top(self) -> Screen:
        """The screen that is shown."""
        return self._pile[-1]

    def go(self, screen: Screen) -> None:
        """Leave all screens for this one."""
        while self._pile:
            self._pile.pop().leave()
        self.over(screen)

    def over(self, screen: Screen) -> None:
        """Open a screen over the present one, which waits."""
        self._pile.append(screen)
        screen.enter()
        self.changed = True

    def back(self) -> None:
        """Close the top screen and show the one under it."""
        self._pile.pop().leave()
        self.top.enter()
        self.changed = True

    def close(self) -> None:
        """Leave all screens; nothing of them goes on."""
        while self._pile:
            self._pile.pop().leave()

    def ask(self, question: ChoiceDialog, answers: dict[str, Callable[[], None]]) -> None:
        """Ask something over whatever is shown; ``answers`` by their ids, the others only close it."""
        self.question, self._answers = question, answers
        self.changed = True

    def answer(self, dialog: str, answer: str) -> bool:
        """Take the answer to the question; False if it was about another dialog."""
        if self.question is None or dialog != self.question.id:
            return False
        self.question = None
        self.changed = True
        then = self._answers.get(answer)
        if then is not None:
            then()
        return True
