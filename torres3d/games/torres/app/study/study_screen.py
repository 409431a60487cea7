"""The study screen of Torres: a game in memory with all hands open, its lines as a tree, and a live analysis."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from torres3d.app.screens.study import study_screen as base
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.study.live_analysis import LiveAnalysis
from torres3d.games.torres.app.study.study_turns import study_rows
from torres3d.games.torres.app.study.study_words import found_model, line_of
from torres3d.games.torres.bots.hint_and_analysis_types import Hint, PositionReport
from torres3d.games.torres.kit.engine_adapter import TorresStep
from torres3d.games.torres.kit.from_position import studied_game
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.state import State
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.study_models import FoundModel, StudyRow


class StudySession(base.BaseStudySession[State, Event], GameSession):
    """A `GameSession` without secrets: shows the hand of the player to act, and never hides the screen."""

    @property
    def others_last(self) -> TorresStep | None:
        """None: everybody can go back anyway."""
        return None

    def give_seats(self, bots: dict[Seat, str]) -> None:
        super().give_seats(bots)
        self._seat()

    def _seat(self) -> None:
        super()._seat()
        self.viewer = self.state.actor

    def _hide_hand(self, step: TorresStep) -> None:
        self.viewer = self.state.actor


class StudyWays(base.StudyWays, frozen=True):
    """See `torres3d.app.screens.study.study_screen.StudyWays`; also to the position editor, and ``copy`` copies the
    position to the clipboard."""

    set_up: Callable[[], None]
    copy: Callable[[], None]


class StudyScreen(base.BaseStudyScreen, PlayScreen):
    """See `BaseStudyScreen`."""

    session_type = StudySession
    session: StudySession
    keys: ClassVar[Mapping[str, str]] = {"mark": "study_mark", "set_up": "set_up"}
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
        self._begin(book, ways, improving)

    def intent(self, intent: Intent) -> None:
        if intent == Answer("prompt", "set_up"):
            self._ways.set_up()
            self._mark_stale()
        else:
            super().intent(intent)

    def key(self, action: str) -> None:
        match action:
            case "study_mark":
                self._do("mark")
            case "set_up":
                self._ways.set_up()
            case _:
                super().key(action)
                return
        self._mark_stale()

    def show_found(self, number: int) -> None:
        hints = self.controller.hints
        found = line_of(self.improving.report, number)
        again = self.shown == number and hints.active
        hints.close()
        self.shown = None
        if found is None or again or not found.commands or not self.session.hurry():
            return
        hints.begin(Hint(found.commands, found.points, found.now, found.reasons, found.gains))
        self.shown = number

    # what `BaseStudyScreen` asks

    def _do(self, what: str) -> None:
        match what:
            case "set_up":
                self._ways.set_up()
            case "copy":
                self._ways.copy()
            case _:
                super()._do(what)

    def _let_be(self) -> None:
        self.controller.let_go()
        self.controller.hints.close()

    @property
    def _on_board(self) -> bool:
        return self.controller.hints.active

    def _chosen(self) -> bool:
        return self.controller.selection.kind != "none"

    @property
    def _at_moment(self) -> bool:
        return self.playback.scoring is not None

    def _over(self) -> str:
        return self._services.say("study-over")

    def _further_answers(self) -> tuple[tuple[str, str], ...]:
        return (("set_up", self._services.say("study-set-up")),)

    def _seated(self) -> tuple[PlayerLook, ...]:
        return self.players

    def _to_analyse(self, state: State) -> State:
        return state

    def _rows_of(self) -> tuple[StudyRow, ...]:
        return study_rows(self.book.grown, self.unfolded, self.players, self._services.say)

    def _found_of(self, report: PositionReport | None, busy: bool) -> FoundModel:
        header, state = self.session.game.header, self.session.state
        return found_model(report, header, state, self.players, self._services.say, busy, self.shown)
