"""Ending a turn: asks before anything is lost that could still be used."""

from collections.abc import Callable

from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.window.services import Services
from torres3d.games.torres.app.input.end_turn_loss import EndTurnLoss, least_loss_end, loss, saving_cards
from torres3d.games.torres.app.play.game_dialogs import GameDialogs
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.rules.commands import Command, EndTurn
from torres3d.games.torres.words.names import card_name


class TurnEnd:
    """Ends the turn: first asks about losses, then which stack is given up.

    ``give`` gives a command.
    """

    def __init__(
        self,
        services: Services,
        session: GameSession,
        dialogs: GameDialogs,
        input_guard: InputGuard,
        give: Callable[[Command], None],
    ) -> None:
        self._services = services
        self._session = session
        self._dialogs = dialogs
        self._input_guard = input_guard
        self._give = give
        self._wanted: EndTurn | None = None
        """The end that is asked about; None where the stacks are still to be chosen."""
        self._asked_for = EndTurnLoss()
        self._accepted = (-1, EndTurnLoss())
        """The loss accepted, and the number of commands at that time."""

    def begin(self) -> None:
        """End the turn in whatever way."""
        ways = self._ways()
        if not ways or self._input_guard.hurried_end():
            return
        if not self._asked(ways[0] if len(ways) == 1 else None, least_loss_end(self._session.state, ways)):
            self._go_on(ways[0] if len(ways) == 1 else None)

    def end_with(self, ending: EndTurn) -> None:
        """End the turn in this way, as a hint or the blocks that were shared out say."""
        if not self._asked(ending, ending):
            self._go_on(ending)

    def end_anyway(self, never_again: bool) -> None:
        """End the turn in spite of the loss shown."""
        if never_again:
            self._services.set_setting("ask_before_ending", "false")
        self._accepted = self._session.game.n, self._asked_for
        self._go_on(self._wanted)

    def _ways(self) -> list[EndTurn]:
        commands = self._session.commands if self._session.ready else []
        return [command for command in commands if isinstance(command, EndTurn)]

    def _asked(self, wanted: EndTurn | None, ending: EndTurn) -> bool:
        """Ask if something is lost by ``ending``, unless the person wants no such question."""
        if not self._services.settings.ask_before_ending:
            return False
        lost = loss(self._session.state, self._session.commands, ending)
        known, accepted = self._accepted
        told = known == self._session.game.n and lost.ap <= accepted.ap and lost.blocks <= accepted.blocks
        if not lost or told:
            return False
        self._wanted, self._asked_for = wanted, lost
        say = self._services.say
        saving = saving_cards(self._session.state, self._session.commands)
        self._dialogs.ask_loss(lost.words(say), ", ".join(say("quoted", text=card_name(card, say)) for card in saving))
        return True

    def _go_on(self, ending: EndTurn | None) -> None:
        self._dialogs.close()
        if ending is not None:
            self._give(ending)
        else:
            self._dialogs.ask_end_turn()
