"""The study screen of Turm Bauer: a game in memory whose dice and hand are chosen, its lines as a tree, an analysis."""

from collections.abc import Callable, Mapping
from random import SystemRandom
from typing import ClassVar

from torres3d.app.screens.study import study_screen as base
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.base.worker_processes import CallFailure
from torres3d.engine.log_errors import UndoRefused
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.game_session import GameSession
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.app.play.risk_meter import AskedRisk, RiskMeter
from torres3d.games.turm_bauer.app.study.live_analysis import LiveAnalysis
from torres3d.games.turm_bauer.app.study.study_turns import TURNS
from torres3d.games.turm_bauer.app.study.study_words import found_model, line_of
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import PositionReport
from torres3d.games.turm_bauer.hud.models.study_models import DiceChosen, HandChosen, StudyMenu, StudyModel
from torres3d.games.turm_bauer.hud.models.turn_models import DoBuilding
from torres3d.games.turm_bauer.kit.chance import SIDES
from torres3d.games.turm_bauer.kit.from_position import STUDIED, Throw, can_throw, in_trembling_hand, studied_game
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.options import HandKind
from torres3d.games.turm_bauer.rules.state import Dice, State
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models import study_models as models
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.fault_messages import undo_refusal

WAYS: Mapping[str, base.Way] = {"undo": "undo", "redo": "redo", "reset_turn": "reset_turn"}


class UsualRisk:
    """Risks of places for a hand that trembles, also in a study with a steady hand; see `AskedRisk`."""

    def __init__(self, risk: AskedRisk) -> None:
        self._risk = risk

    @property
    def busy(self) -> bool:
        return self._risk.busy

    def start(self) -> None:
        self._risk.start()

    def ask(self, state: State, placement: Placement) -> None:
        self._risk.ask(in_trembling_hand(state), placement)

    def poll(self) -> RiskFigure | CallFailure | None:
        return self._risk.poll()

    def close(self) -> None:
        self._risk.close()


class StudySession(base.BaseStudySession[State, Event], GameSession):
    """A `GameSession` in which everybody may go back."""

    def give_seats(self, bots: dict[Seat, str]) -> None:
        super().give_seats(bots)
        self.choose_anew()


class StudyWays(base.StudyWays, frozen=True):
    """See `torres3d.app.screens.study.study_screen.StudyWays`; ``hand`` goes on with another hand, ``copy`` copies the
    position."""

    hand: Callable[[HandKind], None]
    copy: Callable[[], None]


class StudyScreen(base.BaseStudyScreen, PlayScreen):
    """See `BaseStudyScreen`."""

    session_type = StudySession
    session: StudySession
    keys: ClassVar[Mapping[str, str]] = {"mark": "mark_step", "dice": "choose_dice"}
    _ways: StudyWays

    def __init__(
        self,
        parts: GameServices,
        book: OpenStudy,
        ways: StudyWays,
        read: Callable[[str], None],
        improving: LiveAnalysis,
    ) -> None:
        study = book.study
        game = studied_game(f"study {study.name}", study.setup, study.begun)
        super().__init__(parts, game, lambda: None, ways.back, read)
        self.view.meter = RiskMeter(UsualRisk(parts.risk))
        self.hints.figure_of = self.view.meter.figure_of
        self.menu: StudyMenu = ""
        """The menu of the panel that is open."""
        self._analysed: tuple[State | None, State | None] = (None, None)
        self._begin(book, ways, improving)

    def intent(self, intent: Intent) -> None:
        match intent:
            case DiceChosen(dice):
                self.throw(dice)
            case HandChosen(hand):
                self.menu = ""
                if hand != self.session.state.options.hand:
                    self._ways.hand(hand)
            case DoBuilding("undo"):
                self._walk("undo")
            case _:
                super().intent(intent)
                return
        self._mark_stale()

    def key(self, action: str) -> None:
        match action:
            case "mark_step":
                self._do("mark")
            case "choose_dice":
                self._do("dice")
            case _ if action in WAYS:
                self._walk(WAYS[action])
            case _:
                super().key(action)
                return
        self._mark_stale()

    def show_found(self, number: int) -> None:
        found = line_of(self.improving.report, number)
        again = self.shown == number and self.hints.active
        self._let_be()
        self.shown = None
        if found is None or again or not self.session.hurry():
            return
        self.hints.begin(found.hint)
        self.shown = number

    def throw(self, dice: Dice | None) -> None:
        """Choose the dice of the turn; None throws them. Dice that were chosen just before are chosen anew."""
        self.menu = ""
        if not self.session.hurry() or not can_throw(self.session.state):
            self._services.refuse(self._services.say("study-not-dice"))
            return
        source = SystemRandom()
        thrown = dice or (source.randint(1, SIDES), source.randint(1, SIDES))
        self._let_be()
        game = self.session.game
        steps = game.history.standing_steps()
        if steps and isinstance(steps[-1].command, Throw):
            game.undo()
        game.submit(Throw(thrown))

    # what `BaseStudyScreen` asks

    def _do(self, what: str) -> None:
        match what:
            case "dice" if not can_throw(self.session.state):
                self._services.refuse(self._services.say("study-not-dice"))
            case "copy":
                self._ways.copy()
            case "dice" | "hand":
                self.menu, self.marking, self.open = "" if self.menu == what else what, False, True
            case _:
                self.menu = ""
                super()._do(what)

    def _walk(self, way: base.Way) -> None:
        self._let_be()
        try:
            self.session.go_back(way)
        except UndoRefused as refused:
            self._services.refuse(undo_refusal(refused.reason, self._services.say))

    def _let_be(self) -> None:
        if self.session.falling is not None:
            self.session.give_up_falling()
        self.controller.let_be()
        self.hints.close()

    @property
    def _on_board(self) -> bool:
        return self.hints.active

    def _chosen(self) -> bool:
        return self.controller.selection.block is not None or self.session.falling is not None

    def _seated(self) -> tuple[PlayerLook, ...]:
        return self.players

    def _to_analyse(self, state: State) -> State:
        """The state as the bots see it, the same one for the same state."""
        if self._analysed[0] is not state:
            assert state.actor is not None
            self._analysed = state, STUDIED.view(state, state.actor).state
        assert self._analysed[1] is not None
        return self._analysed[1]

    def _rows_of(self) -> tuple[models.StudyRow, ...]:
        return TURNS.rows(self.book.grown, self.unfolded, self.players, self._services.say)

    def _found_of(self, report: PositionReport | None, busy: bool) -> models.FoundModel:
        return found_model(report, self.session.state.options.blocks, self._services.say, busy, self.shown)

    def _panel(self, model: models.StudyModel) -> StudyModel:
        state = self.session.state
        known = {name: getattr(model, name) for name in model.__struct_fields__}
        return StudyModel(**known, menu=self.menu, can_throw=can_throw(state), dice=state.dice, hand=state.options.hand)
