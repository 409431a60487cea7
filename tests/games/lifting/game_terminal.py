"""The smallest game in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console as Printer
from rich.table import Table

from tests.games.lifting.bots import BOTS
from tests.games.lifting.kit import LIFTING, Lift, Lifted, LiftPlayer, LiftSetup, LiftState, Pass, Passed
from torres3d.engine.game import Game
from torres3d.engine.history import History
from torres3d.engine.kit import GameSetup, Seat
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import Dialogue
from torres3d.terminal.errors import Stop
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
        self._bots = {seat: BOTS.make_bot(level, 0) for seat, level in bots.items()}

    def _talk(self) -> None:
        game = self._game
        while (actor := game.state.actor) is not None:
            if actor in self._bots:
                game.submit(self._bots[actor].choose(game.state), actor)
                continue
            self._list = game.n, LIFTING.legal(game.state)
            self._terminal.say(f"height {game.state.height}", *numbered(map(repr, self._list[1])))
            line = self._terminal.ask(f"{self._names[actor]}>")
            if line is None:
                self._leave()
                return
            chosen = self._numbered(line, game.n)
            if chosen is None:
                self._not_understood(line)
            else:
                game.submit(chosen, actor)
        self._terminal.say(f"{self._names[game.state.winners[0]]} has won")


class LiftTerminal(BaseGameTerminal[LiftState, Lifted | Passed]):
    """The smallest game; it has no rules to choose, and no films."""

    kit = LIFTING
    bots = BOTS
    example = "strong,strong"

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

    def players(self, setup: GameSetup, say: Translate) -> Sequence[PlayerLook]:
        return ()

    def film_playback(self, table: Any, state: LiftState) -> Any:
        raise Stop("there are no films of this game")

    def turns(self, state: LiftState) -> int:
        return state.goal

    def how_far(self, state: LiftState) -> HowFar:
        return HowFar(state.height, f"height {state.height}")

    def result_table(self, setup: GameSetup, state: LiftState) -> Table:
        table = Table("player", "", title="Result")
        for seat, player in enumerate(setup.players):
            table.add_row(player.name, "won" if seat in state.winners else "")
        return table

    def print_course(self, history: History[LiftState, Lifted | Passed], n: int) -> None:
        Printer().print(" ".join(str(step.after.height) for step in history.live(n)))


TERMINAL = LiftTerminal()
