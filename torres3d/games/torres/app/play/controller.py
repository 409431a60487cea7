"""Controller: turns the clicks, keys and buttons of a player into commands, or says why they cannot be given."""

from collections.abc import Callable, Sequence
from typing import get_args

from torres3d.app.screens.input_guard import InputGuard
from torres3d.games.torres.app.input import click_to_command as clicks
from torres3d.games.torres.app.play.game_dialogs import GameDialogs, TurnEnd
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.game_session import GameSession, Way
from torres3d.games.torres.app.play.hints import Hints
from torres3d.games.torres.app.presentation.playback import Playback
from torres3d.games.torres.hud.models import turn_models as intents
from torres3d.games.torres.rules.commands import Buy, Carry, ChooseStarter, Command, EndTurn, Keep, LeaveKing, Score
from torres3d.games.torres.rules.literal_types import ActionCard
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.player_look import PlayerLook

CARD_IDS: dict[str, ActionCard] = {card: card for card in get_args(ActionCard)}
NOT_REPEATED = ("buy", "end_turn")
"""Actions that a double click or a key pressed twice by mistake does only once."""


class Controller:
    """Turns input into commands.

    ``selection`` is what was chosen so far. ``changed`` is called whenever the screen has something new to show.
    """

    def __init__(
        self,
        parts: GameServices,
        session: GameSession,
        playback: Playback,
        players: Callable[[], Sequence[PlayerLook]],
        changed: Callable[[], None],
        input_guard: InputGuard,
    ) -> None:
        self._services = parts.services
        self._session = session
        self._playback = playback
        self._changed = changed
        self.selection = clicks.NOTHING
        self.dialogs = GameDialogs(parts, session, players)
        self._input_guard = input_guard
        self.ending = TurnEnd(parts.services, session, self.dialogs, input_guard, self.give)
        self.hints = Hints(parts, session, self.give, self.ending.end_with)
        self.dialogs.hints = self.hints

    @property
    def commands(self) -> list[Command]:
        """The legal commands of the person at the screen; empty while nobody may act."""
        return self._session.commands if self._session.ready else []

    def give(self, command: Command) -> None:
        """Give a command chosen on what is shown now, or say why it cannot be."""
        self._carry_out(clicks.Commanded(command))

    def click(self, at: clicks.Click, gesture: object = None) -> None:
        """Something that can be chosen was clicked, on the table or in a panel; a double click counts once. ``gesture``
        identifies a key press: pressing the key again at once is ignored with a message, a second click silently."""
        if self._input_guard.is_repeat(gesture or at):
            if gesture is not None:
                self._services.toast(self._services.say("pressed-twice"))
        elif self._session.hurry():
            self._carry_out(clicks.click(self._session.state, self.commands, self.selection, at))
        else:
            self._not_now()

    def press(self, at: clicks.Click) -> None:
        """A key says what a click would. A second press is one by mistake only where it means the same: the same key
        that gave a command may take up what that command has brought, such as a knight."""
        outcome = clicks.click(self._session.state, self._session.commands, self.selection, at)
        self.click(at, gesture=(at, isinstance(outcome, clicks.Selected)))

    def click_on(self, pick: Pick) -> None:
        actor = self._session.state.actor
        if pick.square is not None:
            self.click(clicks.OnSquare(pick.square, pick.kind == "tower"))
        elif pick.kind == "stack" and pick.seat == actor:
            self.click(clicks.OnStack(pick.index))
        elif pick.kind == "reserve" and pick.seat == actor:
            self.click(clicks.OnReserve())

    def intent(self, intent: Intent) -> bool:
        """Handle an intent of a panel, a prompt or a dialog of the rules; False if it was something else."""
        match intent:
            case intents.DoAction(name):
                self.do(name)
            case intents.PickStack(index):
                self.click(clicks.OnStack(index))
            case intents.PickReserve():
                self.click(clicks.OnReserve())
            case intents.PickCard(card):
                self.click_card(card)
            case Answer("prompt", answer):
                self.answer_prompt(answer)
            case _ if isinstance(intent, intents.DialogAnswer):
                self.answer_dialog(intent)
            case _:
                return False
        return True

    def click_card(self, card: str) -> None:
        if card in CARD_IDS:
            self.click(clicks.OnCard(CARD_IDS[card]))

    def do(self, action: str) -> None:
        """Do what a button of the turn panel or its key says."""
        if action in NOT_REPEATED and self._input_guard.is_repeat(action):
            return
        if not self._session.hurry():
            self._not_now()
            return
        match action:
            case "build":
                self._next_stack()
            case "add_knight":
                self.click(clicks.OnReserve())
            case "buy":
                self._carry_out(clicks.attempt(self._session.state, Buy()))
            case "score":
                self._carry_out(clicks.attempt(self._session.state, Score()))
            case "end_turn":
                self.ending.begin()
            case "hint":
                self.selection = clicks.NOTHING
                self.hints.ask()
            case "undo" | "redo" | "reset_turn":
                self._go_back(action)

    def answer_dialog(self, intent: intents.DialogAnswer) -> None:
        if not self._session.ready:
            return
        match intent:
            case intents.KeepOffered(card, top, bottom):
                returned = [tuple(CARD_IDS[name] for name in names) for names in (top, bottom)]
                self.give(Keep(CARD_IDS[card], returned[0], returned[1]))
            case intents.EndTurnWith(stack, onto):
                self.ending.end_with(EndTurn(stack, onto))
            case intents.EndAnyway(never_again):
                self.ending.end_anyway(never_again)
            case intents.CarryBlocks(onto):
                self.give(Carry(onto))
            case intents.NameStarter(seat):
                self.give(ChooseStarter(seat))

    def answer_prompt(self, answer: str) -> None:
        if answer == "leave_king" and self._session.ready:
            self.give(LeaveKing())
        elif answer == "hint":
            self.do("hint")
        elif answer == "take_back":
            self.take_back_other()
        elif answer in ("hint_step", "hint_all"):
            self.hints.take(answer == "hint_all")
            self.selection = clicks.NOTHING
        else:
            self.let_go()

    def take_back_other(self) -> None:
        """Somebody takes back what he did before another one was to act."""
        with self.dialogs.errors.shown():
            self._session.take_back_other()
        self.selection = clicks.NOTHING

    def let_go(self) -> bool:
        """Close what is open, let go what was chosen; False if there was nothing."""
        if self.dialogs.close():
            return True
        if self.hints.active:
            self.hints.close()
            return True
        chosen, self.selection = self.selection, clicks.NOTHING
        if chosen != clicks.NOTHING:
            self._input_guard.new_gesture()
        return chosen != clicks.NOTHING

    def _carry_out(self, outcome: clicks.Outcome) -> None:
        """Do what a click or a key comes to. A walk is a command for each step: so undo takes back one at a time."""
        services, session, commands = self._services, self._session, list[Command]()
        match outcome:
            case clicks.Selected(selection):
                self.selection = selection
                services.effects.clear_refusal()
                services.effects.sound("click")
            case clicks.Commanded(command):
                commands = [command]
            case clicks.FarMove(moves):
                commands = [*moves]
            case clicks.Refused(error):
                self.dialogs.errors.refuse(error)
            case clicks.Advised(key):
                services.toast(services.say(key))
        for command in commands:
            with self.dialogs.errors.shown() as attempt:
                session.give(command, session.game.n)
            if not attempt.went_well:
                break
            services.effects.clear_refusal()
            self.selection = clicks.after(session.state, session.commands, self.selection, command)
        self._changed()

    def _go_back(self, way: Way) -> None:
        if way == "redo" and not self._session.can_redo:
            self._services.toast(self._services.say("advise-nothing-to-redo"))
        else:
            with self.dialogs.errors.shown():
                self._session.go_back(way)
        # Whoever takes a block back goes on building.
        if way == "reset_turn" or self.selection.kind != "stack":
            self.selection = clicks.NOTHING

    def _not_now(self) -> None:
        if self._playback.reading:
            self._playback.go_on()
        else:
            self.dialogs.tell_not_now()

    def _next_stack(self) -> None:
        """Choose the next stack that can be built from, going round."""
        state = self._session.state
        assert state.actor is not None
        count = len(state.stacks[state.actor])
        first = 0 if self.selection.stack is None else self.selection.stack + 1
        refused: clicks.Outcome | None = None
        for offset in range(count):
            outcome = clicks.click(state, self.commands, clicks.NOTHING, clicks.OnStack((first + offset) % count))
            if isinstance(outcome, clicks.Selected):
                self._carry_out(outcome)
                return
            refused = refused or outcome
        if refused is not None:
            self._carry_out(refused)
