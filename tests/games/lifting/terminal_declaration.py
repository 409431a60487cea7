"""The smallest game in the terminal."""

from collections.abc import Sequence

from rich.console import Console as Printer

from tests.games.lifting.bots import BOTS
from tests.games.lifting.engine_adapter import Lifted, LiftSetup, LiftState, Passed, setup_of
from tests.games.lifting.words_declaration import WORDS
from torres3d.engine.history import History
from torres3d.terminal.shared_options import RulesAsked
from torres3d.terminal.terminal_declaration import BaseGameTerminal, HowFar, Seated


class LiftTerminal(BaseGameTerminal[LiftState, Lifted | Passed]):
    """The smallest game; it has no rules to choose."""

    bots = BOTS
    words = WORDS
    example = "lifter,lifter"

    def setup(self, asked: RulesAsked, seated: Sequence[Seated]) -> LiftSetup:
        return setup_of(seated)

    def turns(self, state: LiftState) -> int:
        return state.goal

    def how_far(self, state: LiftState) -> HowFar:
        return HowFar(state.height, f"height {state.height}")

    def print_course(self, history: History[LiftState, Lifted | Passed], n: int) -> None:
        Printer().print(" ".join(str(step.after.height) for step in history.standing_steps(n)))


TERMINAL = LiftTerminal()
