"""Into studies and out of them: their list, a new one, a position that is set up, a moment of a replay."""

import contextlib
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.library.file_chooser_screen import TEXTS, FileChoice, path_of, usual_folder
from torres3d.app.menus.library.import_export import notation_lines
from torres3d.app.menus.menu_context import Share
from torres3d.app.menus.setup.continue_from_moment import ask_players
from torres3d.app.menus.setup.setup_screen import bot_choices
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.session.player_looks import name_shown
from torres3d.app.window.base_screen import Screen
from torres3d.base import clipboard
from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_bytes
from torres3d.engine.game_notation import plain_text
from torres3d.engine.given_game_names import normalise_name
from torres3d.engine.kit import GameSetup
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.player_names_and_colours import LEAST_PLAYERS
from torres3d.games.torres.app.menus.game_flow import GameFlow
from torres3d.games.torres.app.menus.setup_screen import to_draft
from torres3d.games.torres.app.menus.study_list import StudyList
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.presentation.player_looks import default_humans
from torres3d.games.torres.app.sharing.study_content import study_content
from torres3d.games.torres.app.study.current_study import OpenStudy
from torres3d.games.torres.app.study.editor_screen import EditedPosition, EditorScreen
from torres3d.games.torres.app.study.live_analysis import LiveAnalysis
from torres3d.games.torres.app.study.study_screen import StudyScreen, StudyWays
from torres3d.games.torres.app.study.study_words import copy_position
from torres3d.games.torres.game import GAME
from torres3d.games.torres.hud.models.setup_models import SetupDraft
from torres3d.games.torres.hud.models.study_models import StudiesDo, StudyMarked, StudyNamed
from torres3d.games.torres.kit.pasted_text import USUAL_EDITION
from torres3d.games.torres.kit.setup_and_options import Setup
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies import study_file
from torres3d.games.torres.studies.position_editor import foundations, pasted
from torres3d.games.torres.studies.study import PlayedStudy, Study, setup_for
from torres3d.games.torres.studies.study_notation import is_study_text, read_study_text, study_text
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.library_models import ExportForm
from torres3d.i18n.fault_messages import fault_message

FAULT_TITLE = "study-fault-title"


class StudyScreens:
    """Opens studies; ``read`` opens the rules, ``menu`` is the way out of the list, ``share`` writes a page."""

    def __init__(
        self,
        parts: GameServices,
        faults: FaultDialogs,
        opening: GameFlow,
        read: Callable[[GameSetup, str], None],
        menu: Callable[[], None],
        share: Share | None,
    ) -> None:
        self._parts = parts
        self._services = services = parts.services
        self._faults = faults
        self.opening = opening
        self._read = read
        self._out = menu
        self._share = share
        self._improving = LiveAnalysis()
        self._folder = study_file.StudyFolder(services.shelf.folder / study_file.FOLDER)
        self._list = StudyList(lambda: self.folder, lambda: services.say)
        self._over: tuple[Screen, OpenStudy] | None = None
        """The list that was opened over a study, and that study."""
        opening.study = self.from_moment

    @property
    def folder(self) -> study_file.StudyFolder:
        """The folder of studies, beside the current one of saved games."""
        place = self._services.shelf.folder / study_file.FOLDER
        if self._folder.folder != place:
            self._folder = study_file.StudyFolder(place)
        return self._folder

    def close(self) -> None:
        """The analysis ends; it begins again when a study is opened."""
        self._improving.close()

    def _menu(self) -> None:
        self.close()
        self._out()

    # the list

    def open(self) -> None:
        self._improving.wake()
        self._services.screens.go(self._listed(self._menu))

    def _open_over(self, book: OpenStudy) -> None:
        """Open the list over a study, which is the way back from it."""
        shown = self._listed(self._back_to_study)
        self._over = shown, book
        self._improving.look_at(None)
        self._services.screens.push(shown)

    def _listed(self, back: Callable[[], None]) -> PanelScreen:
        return PanelScreen(self._list.model, partial(self._took, back), back, self._list.look, self._parts)

    @property
    def _below(self) -> OpenStudy | None:
        """The study below the list that is shown; None where there is none."""
        over = self._over
        return over[1] if over is not None and self._services.screens.top is over[0] else None

    def _back_to_study(self) -> None:
        book = self._below
        if book is not None and book.file is not None and not book.file.exists():
            self._leave_below()
        else:
            self._services.screens.pop()

    def _leave_below(self) -> None:
        """Leave the list over a study, and the study."""
        self._services.screens.pop()
        self._services.screens.pop()

    def open_file(self, file: Path) -> None:
        """Open the study of a file, over whatever is shown; where another window has it open, a copy if wanted. One
        whose position has a flaw opens in the position editor with a message about the flaw; its file stays as it
        is."""
        with self._faults.shown(FAULT_TITLE):
            self._open(file)

    def _open(self, file: Path) -> None:
        """Open the study of a file; raises `Fault` where that is impossible. See `open_file`."""
        try:
            book = OpenStudy.opened(self.folder, file, self._not_written)
        except study_file.StudyFlawed as fault:
            self._arrange_anew(EditedPosition(fault.study.setup, fault.study.begun))
            self._faults.tell(fault, FAULT_TITLE)
            return
        except study_file.StudyFault as fault:
            if fault.reason not in study_file.IN_USE:
                raise
            say = self._services.say
            words, answers = replace(fault_message(fault, say), where=""), (("copy", say("study-open-copy")),)
            self._faults.ask("study-in-use-title", words, answers, {"copy": lambda: self._open_copy(file)})
            return
        fault_of_play = study_file.position_flaw(book.study, file)
        set_up = self._show(book)
        if fault_of_play is not None:
            # Play can go on from there, so the lines that were tried lie below.
            set_up()
            self._faults.tell(fault_of_play, FAULT_TITLE)

    def _open_copy(self, file: Path) -> None:
        """Open a study of one's own that begins as that of a file; like any new one it has no file until a change."""
        with self._faults.shown(FAULT_TITLE):
            grown = study_file.read_study(file)
            name = self._services.say("study-copy-name", name=grown.study.name or file.stem)
            grown.follow(replace(grown.study, name=normalise_name(name, study_file.NAME)))
            self._show(OpenStudy(grown, self.folder, self._not_written))

    def _took(self, back: Callable[[], None], intent: Intent) -> None:
        match intent:
            case StudyMarked(number):
                self._list.marked = number
            case StudyNamed(name, file):
                self._rename(Path(file), name)
            case StudiesDo(what, file):
                self._do(what, Path(file))
            case MenuChoice():
                back()

    def _do(self, what: str, file: Path) -> None:
        match what:
            case "open" if self._below is not None and self._below.file == file:
                self._services.screens.pop()
            case "open":
                self.open_file(file)
            case "new":
                self._arrange_anew(EditedPosition(self._usual, foundations(self._usual)))
            case "paste":
                self._paste()
            case "import":
                self._choose_file()
            case "share":
                with self._faults.shown(FAULT_TITLE):
                    self._share_study(study_file.read_study(file))
            case "delete":
                with self._faults.shown(FAULT_TITLE):
                    if self._below is not None and self._below.file == file:
                        self._below.close()
                    self._list.delete(file)
            case "undo":
                with self._faults.shown(FAULT_TITLE):
                    self._list.restore()

    def _rename(self, file: Path, name: str) -> None:
        below = self._below
        with self._faults.shown(FAULT_TITLE):
            if below is not None and below.file == file:
                below.rename(name)
            else:
                book = OpenStudy.opened(self.folder, file, self._not_written)
                book.rename(name)
                book.close()
            self._list.look()

    def _paste(self) -> None:
        text = clipboard.read_text()
        file = path_of(text)
        if not text.strip():
            self._services.refuse(self._services.say("paste-nothing"))
        elif file is not None:
            self.import_file(file)
        else:
            self._take_text(text, Path(self._services.say("paste-place")))

    def _take_text(self, text: str, place: Path) -> None:
        """Open the study of a text, which is from ``place``, or set up its position."""
        try:
            if is_study_text(text):
                self._take_study(text)
                return
            setup, state = pasted(text, self._usual)
        except NotationFault as fault:
            self._tell_notation(fault, place)
            return
        people = default_humans(state.players, self._services.say)
        self._arrange_anew(EditedPosition(replace(setup, players=people), state))

    def _take_study(self, text: str) -> None:
        """Open a new study with the lines of a text. Raises `NotationFault`; shows a dialog for other faults."""
        with self._faults.shown(FAULT_TITLE):
            book = OpenStudy(PlayedStudy(read_study_text(plain_text(text))), self.folder, self._not_written)
            self._show(book)
            book.keep()

    def _choose_file(self) -> None:
        services = self._services

        def taken(file: Path, _form: ExportForm) -> None:
            services.screens.pop()
            self.import_file(file)

        place, pop = usual_folder(services.say), services.screens.pop
        choice = FileChoice(lambda: services.say, (study_file.SUFFIX,), place, taken, services.refuse, pop)
        services.screens.push(choice.screen())

    def import_file(self, file: Path) -> None:
        """Copy a study from elsewhere to the others, once it was read through, and open it; of a text set up the
        position."""
        with self._faults.shown(FAULT_TITLE):
            data = read_bytes(file, study_file.MAX_FILE_BYTES)
            if file.suffix.lower() in TEXTS:
                self._take_text(data.decode("utf-8", "replace"), file)
                return
            with contextlib.suppress(study_file.StudyFlawed):  # it opens where positions are set up
                study_file.study_from(data, file)
            place = self.folder.import_file(file, data)
            self._list.look()
            self._open(place)

    # positions

    def from_moment(self, setup: Setup, state: State, open_to_all: bool) -> None:
        """Study a moment of a game, over whatever is shown. Where not all may be seen, as in a game that goes on, what
        is hidden is drawn by chance."""
        if not open_to_all:
            state = _drawn(state)
            self._services.toast(self._services.say("study-drawn"))
        say, bots = self._services.say, self._parts.bots
        named = (replace(player, name=name_shown(player, say, bots)) for player in setup.players)
        arranged = EditedPosition(setup_for(replace(setup, players=tuple(named)), state.options), state)
        fault = study_file.position_flaw(Study("", *arranged), Path(self._services.say("paste-place")))
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
        setup, state = arranged
        names = ", ".join(player.name for player in setup.players)
        name = self._services.say("study-name", names=names, phase=state.phase, round=state.round)
        book = OpenStudy(PlayedStudy(Study(name, setup, state)), self.folder, self._not_written)
        self._show(book)
        return book

    @property
    def _usual(self) -> Setup:
        return Setup(USUAL_EDITION, "basic", {}, default_humans(LEAST_PLAYERS, self._services.say))

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

    def _show(self, book: OpenStudy) -> Callable[[], None]:
        """The screen of a study, over whatever is shown; returned is what sets its position up, over that."""
        services, screens = self._services, self._services.screens
        study = book.study
        if self._below is not None:
            self._leave_below()  # one study takes the place of the other
        book.moved = lambda file: services.toast(services.say("study-moved", file=str(file)))

        def arranged(found: EditedPosition) -> None:
            if book.node or book.study.moves:
                # The lines of the other position stay what they are: this is a study of its own.
                screens.pop()
                self._begin_kept(found)
                return
            book.begin_with(*found)
            screens.pop()
            self._show(book)

        def set_up() -> None:
            self._arrange(EditedPosition(book.study.setup, book.state), arranged)

        ways = StudyWays(
            back=screens.pop,
            list=lambda: self._open_over(book),
            set_up=set_up,
            players=lambda: self._ask_players(screen),
            copy=lambda: copy_position(book.state, services),
            copy_study=lambda: services.copy(study_text(book.study), "study-copied-whole", "study-not-copied"),
            share=lambda: self._share_study(book.grown),
        )
        self.opening.lay_table(study.setup, book.state)
        self._parts.table.camera.preset("iso")
        screen = StudyScreen(self._parts, book, ways, lambda rule: self._read(book.study.setup, rule), self._improving)
        screens.push(screen)
        return set_up

    def _ask_players(self, screen: StudyScreen) -> None:
        services, setup, say = self._services, screen.log_view.study.setup, self._services.say
        players = tuple(replace(player, bot=screen.session.bots.get(seat)) for seat, player in enumerate(setup.players))

        def begin(draft: SetupDraft) -> None:
            services.screens.pop()
            screen.give_seats({seat: row.bot for seat, row in enumerate(draft.players) if row.bot is not None})

        words = say("study-who"), say("study-who-about")
        draft, bots = to_draft(replace(setup, players=players)), bot_choices(say, self._parts.bots)
        ask_players(services, draft, bots, lambda: words, begin)

    def _share_study(self, grown: PlayedStudy) -> None:
        if self._share is not None:
            self._share(study_content(grown), grown.study.name)

    def _not_written(self, fault: WriteFault) -> None:
        self._services.refuse(fault_message(fault, self._services.say).in_one)

    def _tell_notation(self, fault: NotationFault, place: Path) -> None:
        self._faults.say_lines(notation_lines(fault, place, (GAME.words,), self._services.say), "fault-paste-title")


def _drawn(state: State) -> State:
    """The position with other hands and decks, such as everybody could have who sees none of them."""
    # Imported when needed: it is the search's, which no window loads otherwise.
    from torres3d.games.torres.bots.search.search_bot import sample_cards

    chance = random.Random(0)
    for seat in range(2):
        state = sample_cards(view(state, seat), chance)
    return state
