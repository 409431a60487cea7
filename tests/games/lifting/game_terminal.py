"""The smallest game in the terminal."""

from collections.abc import Sequence

from rich.console import Console as Printer

from tests.games.lifting.bots import BOTS
from tests.games.lifting.game_words import own_texts
from tests.games.lifting.kit import LIFTING, Lift, Lifted, LiftPlayer, LiftSetup, LiftState, Passed
from torres3d.engine.history import History
from torres3d.engine.kit import Command
from torres3d.i18n.texts import Translate
from torres3d.terminal.game_terminal import BaseGameTerminal, HowFar, RulesAsked, Seated


class LiftTerminal(BaseGameTerminal[LiftState, Lifted | Passed]):
    """The smallest game; it has no rules to choose."""

    kit = LIFTING
    bots = BOTS
    example = "lifter,lifter"

    def setup(self, asked: RulesAsked, seated: Sequence[Seated]) -> LiftSetup:
        return LiftSetup(tuple(LiftPlayer(*each) for each in seated))

    def situation(self, state: LiftState, say: Translate) -> str:
        return own_texts(say)("lifting-height", height=state.height, goal=state.goal)

    def command_words(self, command: Command, say: Translate) -> str:
        own = own_texts(say)
        return own("lifting-lift", blocks=command.blocks) if isinstance(command, Lift) else own("lifting-pass")

    def turns(self, state: LiftState) -> int:
        return state.goal

    def how_far(self, state: LiftState) -> HowFar:
        return HowFar(state.height, f"height {state.height}")

    def print_course(self, history: History[LiftState, Lifted | Passed], n: int) -> None:
        Printer().print(" ".join(str(step.after.height) for step in history.standing_steps(n)))


TERMINAL = LiftTerminal()
