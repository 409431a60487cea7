"""Into studies of Turm Bauer and out of them: an empty table with chosen players, a moment of a replay, a position."""

from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.menu_context import MenuContext
from torres3d.app.menus.setup.continue_from_moment import ask_players
from torres3d.app.menus.setup.setup_screen import bot_choices
from torres3d.app.menus.study.study_screens import BaseStudyScreens
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.app.screens.study.study_screen import BaseStudyScreen
from torres3d.engine.studies.study_file import ListedStudy
from torres3d.games.turm_bauer.app.menus.setup_screen import SetupScreen, to_draft
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.study.live_analysis import LiveAnalysis
from torres3d.games.turm_bauer.app.study.study_facts import (
    Make,
    about,
    copied_position,
    named_study,
    of_empty_table,
    of_moment,
    of_position,
    pasted_position,
)
from torres3d.games.turm_bauer.app.study.study_screen import StudyScreen, StudyWays
from torres3d.games.turm_bauer.hud.models.setup_models import SetupDraft
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory
from torres3d.games.turm_bauer.kit.pasted_position import is_position
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, as_setup
from torres3d.games.turm_bauer.rules.options import HandKind
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.studies.study import PlayedStudy, with_hand
from torres3d.games.turm_bauer.studies.study_file import StudyFolder
from torres3d.games.turm_bauer.studies.study_notation import NOTATION
from torres3d.i18n.texts import Translate


class StudyScreens(BaseStudyScreens):
    """See `BaseStudyScreens`."""

    folder_type = StudyFolder
    notation = NOTATION

    def __init__(self, parts: GameServices, context: MenuContext, setup_file: Path) -> None:
        self._improving = LiveAnalysis()
        super().__init__(parts, context.faults, context.ways.menu, context.share, self._improving)
        self._parts = parts
        self._read = context.read
        self._setup = SetupScreen(parts, context.faults, self._begin_empty, context.read, setup_file)

    def _about(self, found: ListedStudy, say: Translate) -> str:
        return about(found, say)

    def _new(self) -> None:
        """Ask for players and rules of an empty table; bots among them play their seats."""
        self._setup.open()

    def _begin_empty(self, setup: Setup) -> None:
        self._services.screens.pop()
        screen = self._begin(setup, of_empty_table(setup), 0)
        screen.give_seats({seat: player.bot for seat, player in enumerate(setup.players) if player.bot is not None})

    def from_moment(self, history: TurmHistory, at: int) -> None:
        """Study the moment of a game after so many standing commands, over whatever is shown. In a game that goes on
        nobody knows the dice to come, so they are thrown anew."""
        if history.state.actor is not None:
            self._services.toast(self._services.say("turm-study-drawn"))
        self._begin(as_setup(history.header.setup), *of_moment(history, at))

    def from_position(self, setup: Setup, position: str) -> BaseStudyScreen:
        """Study a position, over whatever is shown; raises `NotationFault`."""
        return self._begin(setup, *of_position(setup, position))

    def _beginnings(self, say: Translate) -> tuple[str, str]:
        return "", say("turm-studies-paste-tip")

    def _take_other_text(self, text: str) -> None:
        """Study the position of a text: that was work, so it has a file at once."""
        if not is_position(text):
            super()._take_other_text(text)
        self.from_position(*pasted_position(text, self._services.say)).book.keep()

    def _copy_position(self, state: State) -> None:
        """Copy a position as text."""
        services = self._services
        if state.actor is None:
            services.refuse(services.say("study-over-here"))
            return
        services.copy(copied_position(state), "study-copied", "study-not-copied")

    def _begin(self, setup: Setup, make: Make, turn: int) -> BaseStudyScreen:
        """Open a new study; it has no file until something is done in it."""
        return self._show(self._book(PlayedStudy(named_study(setup, make, turn, self._parts.bots, self._services.say))))

    def _screen(self, book: OpenStudy) -> StudyScreen:
        services, study = self._services, book.study
        ways = StudyWays(
            back=services.screens.pop,
            list=lambda: self._open_over(book),
            players=lambda: self.ask_players(screen),
            copy=lambda: self._copy_position(book.state),
            copy_study=lambda: self._copy_study(book),
            share=lambda: self._share_study(book.grown),
            hand=lambda hand: self._go_on_with(book, screen, hand),
        )
        self._parts.table.show(book.state, self._parts.looks(study.setup))
        self._parts.table.camera.preset("iso")
        screen = StudyScreen(self._parts, book, ways, lambda rule: self._read(book.study.setup, rule), self._improving)
        return screen

    def _go_on_with(self, book: OpenStudy, screen: StudyScreen, hand: HandKind) -> None:
        """Show the same study with another hand."""
        services, bots = self._services, dict(screen.session.bots)
        services.screens.pop()
        book.change_rules(with_hand(book.study, hand))
        again = self._show(book)
        again.give_seats(bots)

    def ask_players(self, screen: BaseStudyScreen) -> None:
        services, setup, say = self._services, as_setup(screen.book.study.setup), self._services.say
        players = tuple(replace(player, bot=screen.session.bots.get(seat)) for seat, player in enumerate(setup.players))

        def begin(draft: SetupDraft) -> None:
            services.screens.pop()
            screen.give_seats({seat: row.bot for seat, row in enumerate(draft.players) if row.bot is not None})

        words = say("study-who"), say("study-who-about")
        draft, bots = to_draft(replace(setup, players=players)), bot_choices(say, self._parts.bots)
        ask_players(services, draft, bots, lambda: words, begin)
