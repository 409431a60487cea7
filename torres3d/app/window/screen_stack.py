"""Screen stack: a game may be under a menu, and a question over all screens."""

from collections import deque
from collections.abc import Callable

from torres3d.app.window.base_screen import Screen
from torres3d.hud.kit.base_models import ChoiceDialog


class ScreenStack:
    """Open screens, the top one shown, and a question over them."""

    def __init__(self) -> None:
        self._pile: list[Screen] = []
        self.changed = False
        """Whether another screen or question is shown than at the last round."""
        self.question: ChoiceDialog | None = None
        self._answers: dict[str, Callable[[], None]] = {}
        self._further: deque[tuple[ChoiceDialog, dict[str, Callable[[], None]]]] = deque()

    @property
    def top(self) -> Screen:
        return self._pile[-1]

    @property
    def pile(self) -> tuple[Screen, ...]:
        """The open screens, the uppermost first."""
        return tuple(reversed(self._pile))

    def go(self, screen: Screen) -> None:
        """Leave all screens for this one."""
        while self._pile:
            self._pile.pop().leave()
        self.push(screen)

    def push(self, screen: Screen) -> None:
        """Open a screen over the current one, which waits."""
        self._pile.append(screen)
        screen.enter()
        self.changed = True

    def pop(self) -> None:
        """Close the top screen and show the one under it."""
        self._pile.pop().leave()
        self.top.enter()
        self.changed = True

    def close(self) -> None:
        """Leave all screens."""
        while self._pile:
            self._pile.pop().leave()

    def clear(self) -> list[Exception]:
        """Leave all screens and drop questions, whatever goes wrong; gives the errors.

        A screen has to be opened next.
        """
        errors = []
        self.question, self._answers = None, {}
        self._further.clear()
        while self._pile:
            try:
                self._pile.pop().leave()
            except Exception as error:  # noqa: BLE001  # the others are left all the same
                errors.append(error)
        return errors

    def ask(self, question: ChoiceDialog, answers: dict[str, Callable[[], None]]) -> None:
        """Ask a question over the screens, after earlier ones; ``answers`` by their ids, others only close it."""
        self._further.append((question, answers))
        self._ask_next()

    def answer(self, dialog: str, answer: str) -> bool:
        """Handle the answer to the question; False if it was about another dialog."""
        if self.question is None or dialog != self.question.id:
            return False
        self.question = None
        self.changed = True
        then = self._answers.get(answer)
        if then is not None:
            then()
        self._ask_next()
        return True

    def _ask_next(self) -> None:
        if self.question is None and self._further:
            self.question, self._answers = self._further.popleft()
            self.changed = True
