"""The position editor: a click on a square places what was chosen; a panel sets the rest."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.window.base_screen import Screen
from torres3d.base import clipboard
from torres3d.base.faults import Fault
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.player_names_and_colours import LEAST_PLAYERS, MOST_PLAYERS, USUAL_COLOURS
from torres3d.games.torres.app.play.board_cursor import BoardCursor
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.app.play.panels import past_tip, score_panel
from torres3d.games.torres.app.presentation.player_looks import players_by_seat
from torres3d.games.torres.app.study.study_words import arrange_model, copy_position
from torres3d.games.torres.hud.models import editor_models as models
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.soundness.soundness import flaws
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.display_colours_and_emblems import seat_looks
from torres3d.games.torres.scene.interaction.ghosts import Ghost
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.scene.table import Table
from torres3d.games.torres.studies import position_editor
from torres3d.games.torres.studies.position_editor import mended
from torres3d.games.torres.studies.position_mend import corrected, fitting_moment
from torres3d.games.torres.words.event_sentences import flaw_text
from torres3d.hud.kit.base_models import Answer, ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import OpenMenu
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.player_level_and_key_names import player_name

TOOL_KEYS: dict[str, models.Tool] = {"stack_1": "raise", "stack_2": "lower", "stack_3": "king", "stack_4": "clear"}
"""Tools by the keys that are those of stacks in a game; the key that adds a knight goes from player to player."""

KEYS = (*TOOL_KEYS, "add_knight", "undo", "redo", "play_on", "cancel")
"""Keys that the panel tells."""


class EditedPosition(NamedTuple):
    """A position with its rules and players."""

    setup: Setup
    state: State


class EditorScreen(Screen):
    """A `Screen` that edits a position. ``done`` gets a position that can be played; ``cancelled`` leaves all as it
    was, as does continuing with an unchanged position unless it is ``new``. ``told_notation`` says what is wrong with
    pasted text."""

    def __init__(
        self,
        parts: GameServices,
        arranged: EditedPosition,
        done: Callable[[EditedPosition], None],
        cancelled: Callable[[], None],
        told_notation: Callable[[NotationFault], None],
        new: bool = False,
    ) -> None:
        self._parts = parts
        self._services = services = parts.services
        self._done = done
        self._cancelled = cancelled
        self._told_notation = told_notation
        self._new = new
        self._input_guard = InputGuard()
        self._past: list[EditedPosition] = []
        self._undone: list[EditedPosition] = []
        self.now = EditedPosition(arranged.setup, mended(arranged.state))
        self._begun = self.now
        self.tool: models.Tool = "raise"
        self.seat: Seat = self.now.state.actor or 0
        self.tab: models.ArrangeTab = "pieces"
        self._flaws: tuple[State | None, tuple[str, ...]] = (None, ())
        self._pointed: Pick | None = None
        self._stale = True
        self.cursor = BoardCursor(parts)
        self.overlays = OverlaySwitches(parts.table, services.keys)

    @property
    def at_table(self) -> Table:
        """The table of Torres, even where a menu about another game is below."""
        return self._parts.table

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        return players_by_seat(self.now.setup, {}, self._services.say)

    @property
    def flaws(self) -> tuple[str, ...]:
        """The reasons why no game can reach the position, in words; empty where one can."""
        state = self.now.state
        if self._flaws[0] is not state:
            names = [player.called for player in self.players]
            self._flaws = state, tuple(flaw_text(flaw, names, self._services.say) for flaw in flaws(state))
        return self._flaws[1]

    # the Screen protocol

    def enter(self) -> None:
        table = self._parts.table
        table.marks.clear()
        table.ghosts.clear()
        table.trails.clear()
        self._lay()
        self.overlays.show()
        self.cursor.enter()

    def leave(self) -> None:
        self.overlays.clear()
        self.cursor.leave()
        self._parts.table.marks.clear()
        self._parts.table.ghosts.clear()

    def model(self) -> HudModel:
        say, state, players = self._services.say, self.now.state, self.players
        told = say(f"study-tool-{self.tool}", name=players[self.seat].called)
        return HudModel(
            panels={"score": score_panel(state, players, say), "editor": self._panel(players)},
            prompt=PromptModel(told, say("study-cancel"), "cancel"),
            tooltip=past_tip(state, players, say, self.cursor.explained(self._pointed)),
            tip_at=self.cursor.pixel,
            overlays=self.overlays.model(),
            choosing=f"{self.tool} {self.seat}",
        )

    def step(self, seconds: float) -> bool:
        """Show the effect of a press on the board; nothing moves by itself."""
        self._input_guard.step(seconds)
        stale, self._stale = self._stale or self.overlays.stale, False
        if stale:
            self._parts.table.ghosts.show(self._ghosts(), ())
            square = self._square
            self._parts.table.marks.show({} if square is None else {"hover": [square]})
        return stale

    def point(self, pick: Pick | None) -> None:
        if pick != self._pointed:
            self._pointed = pick
            self.cursor.see_mouse()
            self._stale = True

    def click(self, pick: Pick | None, second: bool) -> None:
        """A square was pressed; with the other button what the tool does is undone there."""
        self._stale = True
        if pick is not None and pick.square is not None:
            self.press(pick.square, second)

    def key(self, action: str) -> None:
        self._stale = True
        self._input_guard.note_key(action)
        if action in TOOL_KEYS:
            self.tool = TOOL_KEYS[action]
        elif action == "add_knight":
            self.seat = (self.seat + 1) % self.now.state.players if self.tool == "knight" else self.seat
            self.tool = "knight"
        elif action == "choose":
            if self.cursor.square is None:
                self.cursor.key("board")
            else:
                self.press(self.cursor.square, second=False)
        elif action in ("undo", "redo"):
            self._go(action)
        elif action == "play_on":
            self.finish()
        elif self.overlays.key(action) or self.cursor.key(action):
            return
        elif action == "cancel" and not self.cursor.hide():
            self.cancel()

    def intent(self, intent: Intent) -> None:
        self._stale = True
        if self.overlays.intent(intent):
            return
        state, seat = self.now.state, self.seat
        match intent:
            case models.ToolChosen(tool, of):
                self.tool, self.seat = tool, seat if of is None else of
            case models.TabChosen(tab):
                self.tab = tab
            case models.SeatChosen(of):
                self.seat = of
            case models.FactSet(fact, value):
                self._set(fact, value)
            case models.StackSet(stack, blocks):
                self._take(position_editor.with_stack(state, seat, stack, blocks), "study-no-blocks")
            case models.CardGiven(card, count):
                self._take(position_editor.with_cards(state, seat, card, count))
            case models.MasterChosen(card):
                self._take(position_editor.with_master(state, card))
            case models.PlayedBy(edition, mode):
                self._play_by(replace(self.now.setup, edition=edition, mode=mode, rules={}))
            case models.EditorDo(what):
                self._do(what)
            case OpenMenu() | Answer("prompt", "cancel"):
                self.cancel()

    # what can be done with the position

    def press(self, square: Square, second: bool) -> None:
        """Do on a square what the tool does, or with ``second`` the contrary. A double press lays two blocks, but does
        not take the piece away that it has put there."""
        state = self.now.state
        once = not second and self.tool in ("knight", "king")
        if once and self._input_guard.is_repeat((self.tool, self.seat, square)):
            return
        match self.tool:
            case "raise" | "lower":
                up = (self.tool == "raise") != second
                self._take(position_editor.add_blocks(state, square, 1 if up else -1), "study-no-blocks" if up else "")
            case "knight" | "king" if second:
                self._take(position_editor.without_piece(state, square))
            case "knight":
                self._take(position_editor.with_knight(state, self.seat, square), "study-no-knights")
            case "king":
                self._take(position_editor.with_king(state, square))
            case "clear":
                self._take(position_editor.cleared(state, square))

    def finish(self) -> None:
        """Check the position, show all its flaws and offer their mend; an unchanged one is continued as it was."""
        if self.now == self._begun and not self._new:
            self._cancelled()
        elif self.flaws:
            self._offer_mend()
        else:
            self._done(self.now)

    def cancel(self) -> None:
        """Leave; what was changed is asked about."""
        if self.now == self._begun:
            self._cancelled()
            return
        say = self._services.say
        answers = (("drop", say("study-arrange-drop")), ("go_on", say("study-arrange-go-on")))
        question = ChoiceDialog("study-arrange", say("study-arrange-leave"), (), answers, "drop")
        self._services.screens.ask(question, {"drop": self._cancelled})

    # from here on private

    def _offer_mend(self) -> None:
        """Say all that is wrong, and offer the moment that fits, otherwise to correct each flaw."""
        say, state = self._services.say, self.now.state
        mends = {"moment": fitting_moment(state)}
        if mends["moment"] is None:
            mends = {"correct": corrected(state)}
        ((way, mended_state),) = mends.items()
        answers: tuple[tuple[str, str], ...] = (("go_on", say("study-arrange-go-on")),)
        if mended_state is not None:
            label = say(f"study-mend-{way}", phase=mended_state.phase, round=mended_state.round)
            answers = (*answers, (way, label))
        question = ChoiceDialog("study-mend", say("study-mend-title"), self.flaws, answers)

        def mend() -> None:
            assert mended_state is not None
            self._take(mended_state)
            self._services.toast(say("study-mended"))

        self._services.screens.ask(question, {way: mend})

    @property
    def _square(self) -> Square | None:
        if self.cursor.pointing:
            return self.cursor.square
        return self._pointed.square if self._pointed is not None else None

    def _panel(self, players: tuple[PlayerLook, ...]) -> models.EditorModel:
        setup, state = self.now
        model = arrange_model(setup, state, players)
        return replace(
            model, tab=self.tab, tool=self.tool, seat=self.seat, flaws=self.flaws, can_undo=bool(self._past),
            can_redo=bool(self._undone), keys=tuple((name, self._services.keys.get(name, "")) for name in KEYS),
        )  # fmt: skip

    def _ghosts(self) -> tuple[Ghost, ...]:
        square, state = self._square, self.now.state
        if square is None:
            return ()
        bit = 1 << square
        match self.tool:
            case "raise":
                return (Ghost("block", square),)
            case "knight" if not state.knights[self.seat] & bit:
                return (Ghost("knight", square, self.seat),)
            case "king" if not state.king & bit:
                return (Ghost("king", square),)
        return ()

    def _set(self, fact: str, value: int) -> None:
        state = self.now.state
        match fact:
            case "phase":
                self._take(position_editor.in_moment(state, value, state.round))
            case "round":
                self._take(position_editor.in_moment(state, state.phase, value))
            case "actor":
                self._take(position_editor.with_turn(state, value))
            case "start":
                self._take(position_editor.with_start(state, value))
            case "ap":
                self._take(position_editor.with_ap(state, value))
            case "points":
                self._take(position_editor.with_points(state, self.seat, value))
            case "players" if LEAST_PLAYERS <= value <= MOST_PLAYERS:
                self._play_by(replace(self.now.setup, players=self._seated(value)))

    def _seated(self, count: int) -> tuple[Player, ...]:
        """The players for so many seats: present ones, and new ones in free colours."""
        players = list(self.now.setup.players[:count])
        while len(players) < count:
            taken = {player.colour for player in players}
            colour = next(colour for colour in USUAL_COLOURS if colour not in taken)
            players.append(Player(player_name(len(players) + 1, self._services.say), colour, None))
        return tuple(players)

    def _play_by(self, setup: Setup) -> None:
        before = self.now
        try:
            state = position_editor.played_by(before.state, before.setup, setup)
        except Fault as fault:
            self._services.refuse(fault_message(fault, self._services.say).in_one)
            return
        self._keep(EditedPosition(setup, state))

    def _do(self, what: str) -> None:
        match what:
            case "undo" | "redo":
                self._go(what)
            case "empty":
                self._take(position_editor.empty_board(self.now.setup))
            case "opening":
                self._take(position_editor.foundations(self.now.setup))
            case "copy":
                copy_position(self.now.state, self._services)
            case "paste":
                self._paste()
            case "done":
                self.finish()
            case "cancel":
                self.cancel()

    def _paste(self) -> None:
        say = self._services.say
        text = clipboard.read_text()
        if not text.strip():
            self._services.refuse(say("paste-nothing"))
            return
        try:
            setup, state = position_editor.pasted(text, self.now.setup)
        except NotationFault as fault:
            self._told_notation(fault)
            return
        self._keep(EditedPosition(replace(setup, players=self._seated(state.players)), mended(state)))

    def _take(self, state: State, why_not: str = "") -> None:
        """The position is this now; where it is the same it is said why, if there is a reason."""
        if state != self.now.state:
            self._keep(EditedPosition(self.now.setup, state))
        elif why_not:
            self._services.refuse(self._services.say(why_not, name=self.players[self.seat].called))

    def _keep(self, arranged: EditedPosition) -> None:
        self._past.append(self.now)
        self._undone.clear()
        self.now = arranged
        self._lay()

    def _go(self, way: str) -> None:
        source, target = (self._past, self._undone) if way == "undo" else (self._undone, self._past)
        if not source:
            self._services.refuse(self._services.say("study-nothing-done"))
            return
        target.append(self.now)
        self.now = source.pop()
        self._lay()

    def _lay(self) -> None:
        """Show the position; figures are dressed anew where other people sit there, who may be fewer."""
        self._stale = True
        self.seat = min(self.seat, self.now.state.players - 1)
        self._parts.table.show(self.now.state, seat_looks(self.now.setup, self._services.colours))
