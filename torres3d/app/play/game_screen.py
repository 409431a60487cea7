"""The screen on which a game is played: persons' clicks become commands, and what happens becomes panels."""

from collections.abc import Callable
from typing import get_args

from torres3d.app.play.game_dialogs import GameDialogs
from torres3d.app.play.ghosting import ghosts_for
from torres3d.app.play.hinting import Hinting
from torres3d.app.play.marking import marks_for
from torres3d.app.play.overlay_switches import OverlaySwitches
from torres3d.app.play.panels import TurnFacts, hand_panel, score_panel, turn_panel
from torres3d.app.play.people import bots_of, names_of, people
from torres3d.app.play.preview import effect
from torres3d.app.play.prompts import effect_tip, prompt, reserve_tip, square_tip, stack_tip
from torres3d.app.play.selection import (
    NOTHING,
    Advise,
    Choose,
    Click,
    Give,
    OnCard,
    OnReserve,
    OnSquare,
    OnStack,
    Outcome,
    Refuse,
    after,
    attempt,
    click,
    targets,
)
from torres3d.app.play.sitting import Sitting
from torres3d.app.shell.services import Services
from torres3d.app.showing.game_stage import LOG_LINES, GameStage
from torres3d.app.showing.log_lines import lines_of
from torres3d.engine.errors import StaleCommand, UndoRefused, WriteFault
from torres3d.hud.contract.intents import (
    Answer,
    CarryBlocks,
    DoAction,
    EndTurnWith,
    Intent,
    KeepOffered,
    NameStarter,
    OpenMenu,
    PickCard,
    PickReserve,
    PickStack,
    StopThinking,
    ToggleLog,
)
from torres3d.hud.contract.models import (
    CoverModel,
    HudModel,
    LogModel,
    PlayerLook,
    PromptModel,
    ThinkingModel,
)
from torres3d.hud.kit.tip import TooltipModel
from torres3d.kits.torres.kit import TorresGame
from torres3d.rules.commands import Buy, Carry, ChooseStarter, Command, EndTurn, Keep, LeaveKing, Score
from torres3d.rules.kinds import ActionCard
from torres3d.rules.refusals import IllegalCommand
from torres3d.rules.squares import Square
from torres3d.rules.view import view
from torres3d.table.touch.picking import Pick
from torres3d.words.phrases import refusal, undo_refusal

CARD_IDS: dict[str, ActionCard] = {card: card for card in get_args(ActionCard)}

MOST_BEATS = 100
"""More than any command has: a bound for skipping."""


class GameScreen:
    """A `Screen` for one game. ``finished`` is called once when the game is over and everything was shown."""

    def __init__(
        self, services: Services, game: TorresGame, finished: Callable[[TorresGame], None], menu: Callable[[], None]
    ) -> None:
        self._services = services
        self._game = game
        self._finished = finished
        self._menu = menu
        self._changed = True
        self._log_open = True
        self._told_over = False
        bots = bots_of(game.header.setup, services.levels)
        told = lines_of(game.history.live()[-LOG_LINES:], people(game.header.setup, bots, services.say), services.say)
        self.stage = GameStage(services, lambda: self.players, self._mark_changed, told[-LOG_LINES:])
        self.match = Sitting(game, bots, services.mind, self.stage)
        self.selection = NOTHING
        self.hover: Pick | None = None
        self.overlays = OverlaySwitches(services.table, services.keys)
        self.dialogs = GameDialogs(services, self.match, lambda: self.players)
        self.hinting = Hinting(services, self.match, self._give)

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        """The players by seat, with the bots that play now."""
        return people(self._game.header.setup, self.match.bots, self._services.say)

    @property
    def commands(self) -> list[Command]:
        """What the person at the screen may do now; empty while nobody may."""
        return self.match.commands if self.match.ready else []

    # the Screen protocol

    def enter(self) -> None:
        """Show the game's table."""
        self._services.table.show(self.match.shown)
        if self._game.torn is not None:
            self._services.toast(self._services.say("fault-torn"))
        self._mark_changed()

    def leave(self) -> None:
        """Stop everything of this game; the log is complete already."""
        self.match.stop()
        self.hinting.close()
        self._services.table.marks.clear()
        self._services.table.ghosts.clear()
        self.overlays.clear()

    def step(self, seconds: float) -> bool:
        """Let the match go on."""
        self.match.bot_pace = self._services.settings.bot_pace
        thought = self.match.thinking
        self.stage.step(seconds)
        self.match.step(seconds)
        if self.match.state.stage == "over" and self.stage.settled_once and not self._told_over and self._quiet():
            self._told_over = True
            self._finished(self._game)
        hinted = self.hinting.step()
        changed, self._changed = self._changed or hinted or thought != self.match.thinking, False
        return changed

    def model(self) -> HudModel:
        """Everything on the screen now."""
        match, say, players = self.match, self._services.say, self.players
        if match.covered is not None:
            return HudModel(cover=CoverModel(players[match.covered]), dialog=self.dialogs.message())
        viewer = match.viewer
        shown = match.shown if viewer is None else view(match.shown, viewer).state
        facts = TurnFacts(
            shown,
            players,
            say,
            self.commands,
            self.selection,
            self.match.ready and self._game.can_undo() is not None,
            self.match.ready and self._game.can_redo() is not None,
            self._services.keys,
        )
        return HudModel(
            score=score_panel(match.shown, players, say),
            turn=turn_panel(facts),
            hand=hand_panel(facts, viewer),
            prompt=self._prompt(),
            thinking=ThinkingModel(players[match.state.actor or 0]) if match.thinking else None,
            log=LogModel(tuple(self.stage.lines), say("log-title"), self._log_open),
            overlays=self.overlays.model(),
            tooltip=self._tooltip(),
            scoring=self.stage.scoring,
            dialog=self.dialogs.model(),
        )

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants."""
        self._mark_changed()
        if self.overlays.intent(intent) or self.dialogs.intent(intent):
            return
        match intent:
            case DoAction(name):
                self._action(name)
            case PickStack(index):
                self._click(OnStack(index))
            case PickReserve():
                self._click(OnReserve())
            case PickCard(card) if card in CARD_IDS:
                self._click(OnCard(CARD_IDS[card]))
            case KeepOffered() | EndTurnWith() | CarryBlocks() | NameStarter():
                self._answer_dialog(intent)
            case Answer(name, answer):
                self._answer(name, answer)
            case StopThinking():
                self.match.stop_thinking()
            case ToggleLog():
                self._log_open = not self._log_open
            case OpenMenu():
                self._menu()

    def key(self, action: str) -> None:
        """A key was pressed."""
        self._mark_changed()
        if self.overlays.key(action):
            return
        if action.startswith("stack_"):
            self._click(OnStack(int(action[-1]) - 1))
        elif action == "cancel":
            self._cancel()
        elif action == "skip":
            self._skip()
        else:
            self._action(action)

    def point(self, pick: Pick | None) -> None:
        """The pointer is over this thing."""
        if pick != self.hover:
            self.hover = pick
            self._mark_changed()

    def click(self, pick: Pick | None, second: bool) -> None:
        """The table was clicked."""
        self._mark_changed()
        if second:
            self._cancel()
        elif self.match.reading or (self.stage.busy() and self.match.state.actor in self.match.bots):
            self._skip()
        elif pick is not None:
            at = self._meant(pick)
            if at is not None:
                self._click(at)

    # from here on private

    def _mark_changed(self) -> None:
        self._changed = True
        hovered = self._hovered()
        marked = {} if self.stage.busy() else marks_for(self.match.shown, self.commands, self.selection, hovered)
        self._services.table.marks.show(marked)
        if not self.hinting.active:
            ways = targets(self.commands, self.selection).get(hovered, []) if hovered is not None else []
            self._services.table.ghosts.show(*ghosts_for(self.match.shown, ways[:1]))
        self.overlays.select(self.selection.square if self.selection.kind == "knight" else None)

    def _quiet(self) -> bool:
        return not self.stage.busy() and not self.match.reading

    def _hovered(self) -> Square | None:
        return self.hover.square if self.hover is not None else None

    def _meant(self, pick: Pick) -> Click | None:
        actor = self.match.state.actor
        if pick.square is not None:
            return OnSquare(pick.square)
        if pick.kind == "stack" and pick.seat == actor:
            return OnStack(pick.index)
        if pick.kind == "reserve" and pick.seat == actor:
            return OnReserve()
        return None

    def _click(self, at: Click) -> None:
        if not self._hurry():
            self._not_now()
            return
        self._outcome(click(self.match.state, self.commands, self.selection, at))

    def _outcome(self, outcome: Outcome) -> None:
        services = self._services
        match outcome:
            case Choose(selection):
                self.selection = selection
                services.hush()
                services.sounds.play("click")
            case Give(command):
                self._give(command)
            case Refuse(error):
                services.toast(refusal(error, names_of(self.players), services.say), refused=True)
            case Advise(key):
                services.toast(services.say(key))
        self._mark_changed()

    def _give(self, command: Command) -> None:
        services = self._services
        try:
            self.match.give(command, self._game.n)
        except IllegalCommand as error:
            services.toast(refusal(error, names_of(self.players), services.say), refused=True)
            return
        except StaleCommand:
            services.toast(services.say("advise-stale"), refused=True)
            return
        except WriteFault as fault:
            self.dialogs.tell_write_fault(fault)
            return
        services.hush()
        self.selection = after(self.match.state, self.match.commands, self.selection, command)

    def _hurry(self) -> bool:
        """Show at once what is still being shown; whether a person may act then."""
        for _ in range(MOST_BEATS):
            if self.match.ready or self.match.reading or self.match.settled:
                break
            self.stage.skip()
            self.match.step(0.0)
        return self.match.ready

    def _not_now(self) -> None:
        state = self.match.state
        if self.match.reading:
            self._skip()
        elif state.actor is not None and state.actor in self.match.bots:
            name = self.players[state.actor].name
            self._services.toast(self._services.say("advise-not-now", name=name))

    def _action(self, name: str) -> None:
        if not self._hurry():
            self._not_now()
            return
        match name:
            case "build":
                self._next_stack()
            case "add_knight":
                self._click(OnReserve())
            case "buy":
                self._outcome(attempt(self.match.state, Buy()))
            case "score":
                self._outcome(attempt(self.match.state, Score()))
            case "end_turn":
                self._end_turn()
            case "hint":
                self.selection = NOTHING
                self.hinting.ask()
            case "undo" | "redo" | "reset_turn":
                self._back(name)

    def _next_stack(self) -> None:
        """Choose the next stack that can be built from, going round."""
        state = self.match.state
        assert state.actor is not None
        count = len(state.stacks[state.actor])
        first = 0 if self.selection.stack is None else self.selection.stack + 1
        refused: Outcome | None = None
        for offset in range(count):
            outcome = click(state, self.commands, NOTHING, OnStack((first + offset) % count))
            if isinstance(outcome, Choose):
                self._outcome(outcome)
                return
            refused = refused or outcome
        if refused is not None:
            self._outcome(refused)

    def _end_turn(self) -> None:
        ways = [command for command in self.commands if isinstance(command, EndTurn)]
        if len(ways) == 1:
            self._give(ways[0])
        elif ways:
            self.dialogs.ask_end_turn()

    def _back(self, name: str) -> None:
        services = self._services
        try:
            if name == "undo":
                self.match.undo()
            elif name == "reset_turn":
                self._game.undo_turn()
            elif self._game.redo() is None:
                services.toast(services.say("advise-nothing-to-redo"))
        except UndoRefused as error:
            services.toast(undo_refusal(error.reason, services.say), refused=True)
        except WriteFault as fault:
            self.dialogs.tell_write_fault(fault)
        self.selection = NOTHING

    def _answer_dialog(self, intent: KeepOffered | EndTurnWith | CarryBlocks | NameStarter) -> None:
        if not self.match.ready:
            return
        match intent:
            case KeepOffered(card, top, bottom):
                returned = [tuple(CARD_IDS[name] for name in names) for names in (top, bottom)]
                self._give(Keep(CARD_IDS[card], returned[0], returned[1]))
            case EndTurnWith(stack, onto):
                self.dialogs.close()
                self._give(EndTurn(stack, onto))
            case CarryBlocks(onto):
                self._give(Carry(onto))
            case NameStarter(seat):
                self._give(ChooseStarter(seat))

    def _answer(self, name: str, answer: str) -> None:
        if name == "cover":
            self.match.take_over_screen()
        elif name == "scoring":
            self._skip()
        elif name == "prompt" and answer == "leave_king" and self.match.ready:
            self._give(LeaveKing())
        elif name == "prompt" and answer in ("hint_step", "hint_all"):
            self.hinting.take(answer == "hint_all")
        elif name == "prompt":
            self._cancel()

    def _cancel(self) -> None:
        if self.dialogs.close():
            return
        if self.hinting.active:
            self.hinting.close()
            return
        if self.selection == NOTHING:
            if self.match.covered is None:
                self._menu()
            return
        self.selection = NOTHING
        self._mark_changed()

    def _skip(self) -> None:
        self.stage.skip()
        if self.match.reading and self.stage.scoring is not None and self.stage.scoring.done:
            self.match.go_on()
            self.stage.scoring = None
        self._mark_changed()

    def _prompt(self) -> PromptModel | None:
        match, say = self.match, self._services.say
        if match.thinking or self.stage.scoring is not None:
            return None
        hint = self.hinting.prompt()
        if hint is not None:
            return hint
        return prompt(match.shown, self.players, say, self.commands, self.selection)

    def _tooltip(self) -> TooltipModel | None:
        pick, state, say = self.hover, self.match.shown, self._services.say
        if pick is None or self.stage.busy() or self.stage.scoring is not None:
            return None
        if pick.square is not None:
            ways = targets(self.commands, self.selection).get(pick.square) if self.commands else None
            brought = effect(state, ways[0]) if ways else None
            if ways and brought is not None and state.actor is not None:
                return effect_tip(ways[0], brought, self.players[state.actor].name, say)
            return square_tip(state, self.players, say, pick.square)
        if pick.seat is not None and pick.kind == "stack" and pick.index < len(state.stacks[pick.seat]):
            return stack_tip(self.players, say, pick.seat, state.stacks[pick.seat][pick.index])
        if pick.seat is not None and pick.kind == "reserve":
            return reserve_tip(state, self.players, say, pick.seat)
        return None
