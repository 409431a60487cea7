"""The judge of a lesson: the step itself says what becomes of a block, without physics."""

from collections.abc import Callable

from torres3d.games.turm_bauer.app.lessons.lesson_positions import STEADY_HAND, command_of
from torres3d.games.turm_bauer.rules.commands import Build, Hand, Placement
from torres3d.games.turm_bauer.rules.state import State


class LessonJudge:
    """A judge that answers when it is first polled. ``outcome`` gives the outcome of the present step."""

    def __init__(self, outcome: Callable[[], str]) -> None:
        self._outcome = outcome
        self._answer: Build | None = None

    def ask(self, state: State, placement: Placement, hand: Hand | None = None) -> None:
        """Let a block go."""
        answer = command_of(state, placement, self._outcome(), hand or STEADY_HAND)
        assert isinstance(answer, Build)
        self._answer = answer

    def poll(self) -> Build | None:
        """The outcome."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Withdraw the block that was let go."""
        self._answer = None

    def close(self) -> None:
        """Do nothing: there is nothing to end."""
