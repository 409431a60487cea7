"""The smallest game in the terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Console as Printer

from tests.games.lifting.bots import BOTS
from tests.games.lifting.game_words import own_texts
from tests.games.lifting.kit import LIFTING, Lift, Lifted, LiftPlayer, LiftSetup, LiftState, Pass, Passed
from torres3d.engine.game import Game
from torres3d.engine.history import History
from torres3d.engine.kit import Seat
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import Dialogue
from torres3d.terminal.game_terminal import BaseGameTerminal, HowFar, RulesAsked, Seated
from torres3d.terminal.vocabulary import numbered


class LiftDialogue(Dialogue[Lift | Pass]):
    """Lists what is legal, and does what is chosen by its number."""

    def __init__(
        self,
        game: Game[LiftState, Lifted | Passed],
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        bots: Mapping[Seat, str],
    ) -> None:
        super().__init__(terminal, say, names, {}, game.file)
        self._game = game
        self._own = own_texts(say)
        self._bots = {seat: BOTS.make_bot(level, 0) for seat, level in bots.items()}

    def _talk(self) -> None:
        game = self._game
        while (actor := game.state.actor) is not None:
            if actor in self._bots:
                game.submit(self._bots[actor].choose(game.state), actor)
                continue
            self._list = game.n, LIFTING.legal(game.state)
            state, own = game.state, self._own
            self._terminal.say(
                own("lifting-height", height=state.height, goal=state.goal),
                *numbered(
                    own("lifting-lift", blocks=command.blocks) if isinstance(command, Lift) else own("lifting-pass")
                    for command in self._list[1]
                ),
            )
            line = self._terminal.ask(f"{self._names[actor]}>")
            if line is None:
                self._leave()
                return
            chosen = self._numbered(line, game.n)
            if chosen is None:
                self._not_understood(line)
            else:
                game.submit(chosen, actor)
        self._terminal.say(self._own("lifting-won", name=self._names[game.state.winners[0]]))


class LiftTerminal(BaseGameTerminal[LiftState, Lifted | Passed]):
    """The smallest game; it has no rules to choose, and no films."""

    kit = LIFTING
    bots = BOTS
    example = "lifter,lifter"

    def setup(self, asked: RulesAsked, seated: Sequence[Seated]) -> LiftSetup:
        return LiftSetup(tuple(LiftPlayer(*each) for each in seated))

    def conversation(
        self,
        game: Game[LiftState, Lifted | Passed],
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        bots: Mapping[Seat, str],
    ) -> LiftDialogue:
        return LiftDialogue(game, terminal, say, names, bots)

    def turns(self, state: LiftState) -> int:
        return state.goal

    def how_far(self, state: LiftState) -> HowFar:
        return HowFar(state.height, f"height {state.height}")

    def print_course(self, history: History[LiftState, Lifted | Passed], n: int) -> None:
        Printer().print(" ".join(str(step.after.height) for step in history.live(n)))


TERMINAL = LiftTerminal()
