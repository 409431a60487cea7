"""Into studies of Torres and out of them: also a position that is set up, and a moment of a replay."""

import contextlib
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.menu_context import Share
from torres3d.app.menus.setup.continue_from_moment import ask_players
from torres3d.app.menus.setup.setup_screen import bot_choices
from torres3d.app.menus.study.study_screens import FAULT_TITLE, BaseStudyScreens
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.app.screens.study.study_screen import BaseStudyScreen
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.kit import GameSetup
from torres3d.engine.studies.study_file import ListedStudy
from torres3d.games.torres.app.menus.game_flow import GameFlow
from torres3d.games.torres.app.menus.setup_screen import to_draft
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.study.editor_screen import EditedPosition, EditorScreen
from torres3d.games.torres.app.study.live_analysis import LiveAnalysis
from torres3d.games.torres.app.study.study_facts import (
    about,
    named_for_study,
    new_study,
    pasted_position,
    usual_setup,
    with_drawn_cards,
)
from torres3d.games.torres.app.study.study_screen import StudyScreen, StudyWays
from torres3d.games.torres.app.study.study_words import copy_position
from torres3d.games.torres.hud.models.setup_models import SetupDraft
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.position_editor import foundations
from torres3d.games.torres.studies.study import PlayedStudy, Study
from torres3d.games.torres.studies.study_file import StudyFlawed, StudyFolder, position_flaw
from torres3d.games.torres.studies.study_notation import NOTATION
from torres3d.i18n.texts import Translate


class StudyScreens(BaseStudyScreens):
    """See `BaseStudyScreens`; ``read`` opens the rules.

    A study whose position has a flaw opens in the position editor with a message about the flaw; its file stays as it
    is.
    """

    folder_type = StudyFolder
    notation = NOTATION

    def __init__(
        self,
        parts: GameServices,
        faults: FaultDialogs,
        opening: GameFlow,
        read: Callable[[GameSetup, str], None],
        menu: Callable[[], None],
        share: Share | None,
    ) -> None:
        self._improving = LiveAnalysis()
        super().__init__(parts, faults, menu, share, self._improving)
        self._parts = parts
        self.opening = opening
        self._read = read
        opening.study = self.from_moment

    def _about(self, found: ListedStudy, say: Translate) -> str:
        return about(found, say)

    def _beginnings(self, say: Translate) -> tuple[str, str]:
        return say("studies-new-position"), say("studies-paste-position-tip")

    def _open(self, file: Path) -> None:
        try:
            super()._open(file)
        except StudyFlawed as fault:
            self._arrange_anew(EditedPosition(fault.study.setup, fault.study.begun))
            self._faults.tell(fault, FAULT_TITLE)

    def _opened(self, book: OpenStudy, file: Path) -> None:
        fault_of_play = position_flaw(book.study, file)
        if fault_of_play is not None:
            # Play can go on from there, so the lines that were tried lie below.
            self._set_up(book)
            self._faults.tell(fault_of_play, FAULT_TITLE)

    def _new(self) -> None:
        setup = usual_setup(self._services.say)
        self._arrange_anew(EditedPosition(setup, foundations(setup)))

    def _take_other_text(self, text: str) -> None:
        """Set up the position of a text."""
        self._arrange_anew(EditedPosition(*pasted_position(text, self._services.say)))

    def _read_through(self, data: bytes, file: Path) -> None:
        with contextlib.suppress(StudyFlawed):  # it opens where positions are set up
            super()._read_through(data, file)

    # positions

    def from_moment(self, setup: Setup, state: State, open_to_all: bool) -> None:
        """Study a moment of a game, over whatever is shown. Where not all may be shown, as in a running game, what
        is hidden is drawn by chance."""
        if not open_to_all:
            state = with_drawn_cards(state)
            self._services.toast(self._services.say("study-drawn"))
        arranged = EditedPosition(named_for_study(setup, state, self._parts.bots, self._services.say), state)
        fault = position_flaw(Study("", *arranged), Path(self._services.say("paste-place")))
        if fault is None:
            self._begin(arranged)
            return
        # A position that was pasted can be any; those of games have no flaw.
        self._arrange_anew(arranged)
        self._faults.tell(fault, FAULT_TITLE)

    def _begin_kept(self, arranged: EditedPosition) -> None:
        """A new study of a position that was set up: that was work, and it has a file at once."""
        self._begin(arranged).keep()

    def _begin(self, arranged: EditedPosition) -> OpenStudy:
        book = self._book(PlayedStudy(new_study(*arranged, self._services.say)))
        self._show(book)
        return book

    def _arrange_anew(self, arranged: EditedPosition) -> None:
        self._parts.table.camera.preset("iso")
        self._arrange(arranged, self._begin_kept, new=True)

    def _arrange(self, arranged: EditedPosition, done: Callable[[EditedPosition], None], new: bool = False) -> None:
        """Set a position up, over whatever is shown; ``done`` gets it when that is closed, one that was there before
        only when it was changed."""
        screens = self._services.screens

        def tried(found: EditedPosition) -> None:
            screens.pop()
            done(found)

        def told(fault: NotationFault) -> None:
            self._tell_notation(fault, Path(self._services.say("paste-place")))

        self.opening.lay_table(*arranged)
        screens.push(EditorScreen(self._parts, arranged, tried, screens.pop, told, new))

    # a study

    def _screen(self, book: OpenStudy) -> StudyScreen:
        services, study = self._services, book.study
        ways = StudyWays(
            back=services.screens.pop,
            list=lambda: self._open_over(book),
            set_up=lambda: self._set_up(book),
            players=lambda: self.ask_players(screen),
            copy=lambda: copy_position(book.state, services),
            copy_study=lambda: self._copy_study(book),
            share=lambda: self._share_study(book.grown),
        )
        self.opening.lay_table(study.setup, book.state)
        self._parts.table.camera.preset("iso")
        screen = StudyScreen(self._parts, book, ways, lambda rule: self._read(book.study.setup, rule), self._improving)
        return screen

    def _set_up(self, book: OpenStudy) -> None:
        """Set up the position that a study shows, over it."""
        screens = self._services.screens

        def arranged(found: EditedPosition) -> None:
            if book.node or book.study.moves:
                # The lines of the other position stay what they are: this is a study of its own.
                screens.pop()
                self._begin_kept(found)
                return
            setup, begun = found
            book.begin_with(replace(book.study, setup=setup, begun=begun, moves=()))
            screens.pop()
            self._show(book)

        self._arrange(EditedPosition(book.study.setup, book.state), arranged)

    def ask_players(self, screen: BaseStudyScreen) -> None:
        services, setup, say = self._services, screen.book.study.setup, self._services.say
        players = tuple(replace(player, bot=screen.session.bots.get(seat)) for seat, player in enumerate(setup.players))

        def begin(draft: SetupDraft) -> None:
            services.screens.pop()
            screen.give_seats({seat: row.bot for seat, row in enumerate(draft.players) if row.bot is not None})

        words = say("study-who"), say("study-who-about")
        draft, bots = to_draft(replace(setup, players=players)), bot_choices(say, self._parts.bots)
        ask_players(services, draft, bots, lambda: words, begin)
