"""Dialogs of a game: the offer, ending the turn with something unused, carrying over, the starter, and errors."""

from collections.abc import Callable, Sequence
from typing import TypeVar, get_args

from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.session.game_error_dialogs import BaseGameDialogs
from torres3d.app.session.player_looks import names_of
from torres3d.app.window.services import Services
from torres3d.games.torres.app.input.end_turn_loss import EndTurnLoss, least_loss_end, loss, may_give, saving_cards
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.app.play.hints import Hints
from torres3d.games.torres.hud.models import dialog_models as models
from torres3d.games.torres.rules.commands import Carry, Command, EndTurn, Keep
from torres3d.games.torres.rules.ending import waits
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import refusal
from torres3d.hud.kit.base_models import Answer, DialogModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.player_look import PlayerLook

Advised = TypeVar("Advised", Keep, Carry)


class GameDialogs(BaseGameDialogs):
    """Opens and closes dialogs. Those that the rules ask follow from the state; the others are opened here."""

    _session: GameSession

    def __init__(self, parts: GameServices, session: GameSession, players: Callable[[], Sequence[PlayerLook]]) -> None:
        services = parts.services
        super().__init__(parts, session, players, lambda error: refusal(error, names_of(players()), services.say))
        self._ending = False
        self._lost = ""
        self._saving = ""
        """The cards that could still use what would be lost, in words."""
        self.hints: Hints | None = None
        """Source of advice in dialogs, once there is one."""

    def ask_end_turn(self) -> None:
        """Ask which stack is given up and where its blocks go."""
        self._ending = True

    def ask_loss(self, lost: str, saving: str = "") -> None:
        """Ask whether the turn is to end although this is lost, in words; ``saving`` are the cards that could use it
        where no AP are left."""
        self._lost, self._saving = lost, saving

    def close(self) -> bool:
        """Close what can be closed; False if there was nothing."""
        was = self._ending or bool(self._lost) or self._session.unwritten is not None
        self._ending = False
        self._lost = ""
        self._session.unwritten = None
        return was

    def model(self) -> DialogModel | None:
        message = self.message()
        if message is not None:
            return message
        if not self._session.ready:
            return None
        state = self._session.state
        actor = state.actor
        assert actor is not None
        players = tuple(self._players())
        if state.stage == "keep":
            cards = tuple(str(card) for card in state.offer)
            together = state.options.returned_cards == "together"
            proposed = self._advised(Keep)
            keep = None if proposed is None else models.KeepProposed(proposed.card, proposed.top, proposed.bottom)
            return models.OfferDialog(cards, together, keep, self._aid())
        if state.stage == "carry":
            carry = self._advised(Carry)
            onto = () if carry is None else carry.onto
            return models.CarryDialog(state.stacks[actor], state.waiting[actor], players[actor].name, onto, self._aid())
        if state.stage == "starter":
            return models.StarterDialog(players[actor], players, self._aid())
        if state.stage != "turn":
            self._ending, self._lost = False, ""
        if self._lost:
            return models.EndQuestion(players[actor].name, self._lost, self._saving)
        if self._ending:
            ways = [command for command in self._session.commands if isinstance(command, EndTurn)]
            first = least_loss_end(state, ways).stack
            return models.EndTurnDialog(state.stacks[actor], may_give(state), first, waits(state), state.ap)
        return None

    def _advised(self, kind: type[Advised]) -> Advised | None:
        step = self.hints.current if self.hints is not None else None
        return step if isinstance(step, kind) else None

    def _aid(self) -> models.Aid:
        keys, actions = self._services.keys, get_args(models.Help)
        pairs = tuple((keys[action], action) for action in actions if action in keys)
        advice = self.hints.advice() if self.hints is not None else ""
        return models.Aid(pairs, self._session.can_redo, advice)

    def intent(self, intent: Intent) -> bool:
        match intent:
            case Answer(id="write_fault" | "end_turn"):
                self.close()
                return True
        return super().intent(intent)


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
        commands = self._session.commands if self._session.ready else []
        ways = [command for command in commands if isinstance(command, EndTurn)]
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
