"""Game flow of any game: begin, continue, copy, pause, result, replay, analysis, a new game from a moment."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Generic

import msgspec
import platformdirs
from msgspec.structs import replace

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.menu_context import MenuContext, Way
from torres3d.app.menus.strength_screens import StrengthScreens
from torres3d.app.screens.analysis_screen import AnalysisScreen
from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.screens.practice_way import PracticeWay
from torres3d.app.screens.replay_analysis import ReplayAnalysis
from torres3d.app.screens.replay_screen import BaseReplayScreen, LiveReplay
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.session.kept_analyses import Analyst, KeptAnalyses
from torres3d.app.session.player_looks import gone_lines, player_names
from torres3d.app.sharing.page_content import game_content
from torres3d.app.window.base_screen import Screen
from torres3d.app.window.services import BaseGameServices, Services
from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.bots.ranked_turns import own_seats
from torres3d.engine.history import History
from torres3d.engine.kit import EventT, GameSetup, Kit, Seat, StateT
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.page_models import PauseModel, ResultModel
from torres3d.i18n.fault_messages import system_message


def save_copy(file: Path | None, services: Services, faults: FaultDialogs) -> None:
    """Copy the log of a game, if it has one, and report its path, or the reason of a failure."""
    if file is None:
        return
    say = services.say
    try:
        copy = _free(paths.user_output(platformdirs.user_documents_path()) / file.name)
        services.shelf.export_copy(file, copy)
    except OSError as error:
        services.refuse(say("copy-not-saved", why=system_message(error, say)))
    except Fault as fault:
        faults.tell(fault, "fault-copy-title")
    else:
        services.toast(say("copy-saved", file=str(copy)))


def _free(file: Path) -> Path:
    """The file, with a number if its name is taken."""
    number, free = 1, file
    while free.exists():
        number += 1
        free = file.with_stem(f"{file.stem}-{number}")
    return free


PAUSE_ENTRIES = ("resume", "rules", "keys", "settings", "save_copy", "replay", "menu", "quit")
"""Entries of the pause menu."""
IN_USE = ("in_use", "in_use_by_somebody")
"""Reason: another program plays the game."""
AT_END = 1_000_000
"""A command beyond any game: the replay is at its end."""


class Practice(msgspec.Struct, frozen=True):
    """Way from a finished game to puzzles: the key of its label, and what opens them over the current screen; whether
    they are made from the mistakes of its persons."""

    label: str
    open: Callable[[History[Any, Any], Path], None]
    of_mistakes: bool = False


class GameWays(msgspec.Struct, frozen=True):
    """Exits of a game's screen: its pause, the rules at a rule, a new game from a command's number."""

    pause: Way
    read: Callable[[str], None]
    play_on: Callable[[int], None]


class BaseGameFlow(ABC, Generic[StateT, EventT]):
    """Opener of games, replays and analyses of one game.

    ``strength`` counts games that end, ``branch`` asks who plays on after so many commands.
    """

    def __init__(
        self,
        context: MenuContext,
        parts: BaseGameServices[Any],
        strength: StrengthScreens,
        branch: Callable[[History[StateT, EventT], int], None],
        analyst: Callable[[], Analyst[Any]] | None = None,
    ) -> None:
        """``analyst`` says how games are analysed, None in a game without analyses."""
        self._services = context.services
        self._kit: Kit[StateT, EventT] = parts.game.kit()
        self._parts = parts
        self._bots = parts.bots
        self._faults = context.faults
        self._strength = strength
        self.read = context.read
        self._branch = branch
        self.analyst = analyst
        self._analyses = KeptAnalyses()
        self.practice: Practice | None = None
        """Leads from a finished game to puzzles; None in a game without."""
        self._ways = context.ways
        self._share = context.share

    # what differs from game to game

    def _lay(self, setup: GameSetup, state: StateT) -> None:
        """Prepare the table for the next game with this set-up, in the default view."""
        self._parts.table.show(state, self._parts.looks(setup))
        self._parts.table.camera.preset("iso")

    @abstractmethod
    def _screen(self, game: Game[StateT, EventT], finished: Way, ways: GameWays) -> BasePlayScreen:
        """The screen of a game; it calls ``finished`` when the game is over."""

    @abstractmethod
    def _result(self, game: Game[StateT, EventT], strengths: Mapping[Seat, str]) -> ScreenModel:
        """The page at the end; ``strengths`` are lines on persons by seat."""

    @abstractmethod
    def _replay(
        self,
        history: History[StateT, EventT],
        analyse: Way | None,
        branch: Callable[[int], None],
        watching: LiveReplay | None,
    ) -> BaseReplayScreen[StateT, EventT]:
        """The screen of a replay; see `BaseReplayScreen`."""

    # games

    def begin(self, setup: GameSetup) -> None:
        try:
            game = self._services.shelf.new(self._kit, setup)
        except Fault as fault:
            self._faults.tell(fault, "fault-start-title")
            return
        self.show_game(game)

    def open_game(self, file: Path) -> None:
        try:
            game = Game.open(self._kit, file)
        except LogFault as fault:
            if fault.reason in IN_USE:
                self._faults.tell_in_use(fault, lambda: self.open_replay(file, AT_END))
            else:
                self._faults.tell_log(fault, file, self.open_game)
            return
        self.show_game(game)
        gone = gone_lines(game.header.setup, self._services.say, self._bots)
        if gone and game.state.actor is not None:
            self._parts.leave_out(game, "taken_over")  # a person plays for a bot that is not there
            self._faults.say_some(gone, "no-bot-title", "no-bot-todo")

    def show_game(self, game: Game[StateT, EventT]) -> None:
        setup = game.header.setup

        def show() -> None:
            # A replay over the game has left its own position on the table.
            screen.playback.show()

        def play_on(number: int) -> None:
            self._branch(game.history, sum(step.n <= number for step in game.history.standing_steps()))

        over = game.state.actor is None

        def finished() -> None:
            if not over:
                self._strength.count_game(game)
            self._finished(game, show)

        ways = GameWays(lambda: self._pause(game, show), lambda rule: self.read(setup, rule), play_on)
        self._lay(setup, game.state)
        screen = self._screen(game, finished, ways)
        self._services.screens.go(screen)

    def _pause(self, game: Game[StateT, EventT], show: Way) -> None:
        """Open the pause menu; ``show`` restores the game's position on the table."""
        screens, ways = self._services.screens, self._ways

        def shown() -> PauseModel:
            return PauseModel(PAUSE_ENTRIES, ", ".join(player_names(game.header.setup, self._bots, self._services.say)))

        def told(intent: Intent) -> None:
            match intent:
                case MenuChoice("resume"):
                    screens.pop()
                case MenuChoice("rules"):
                    self.read(game.header.setup, "")
                case MenuChoice("settings"):
                    ways.settings()
                case MenuChoice("keys"):
                    ways.keys()
                case MenuChoice("replay"):
                    # From where one looks at the game one looks at its replay.
                    self._push_replay(game.history, game.file)
                case MenuChoice("save_copy"):
                    save_copy(game.file, self._services, self._faults)
                case MenuChoice("menu"):
                    ways.menu()
                case MenuChoice("quit"):
                    ways.leave()

        screens.push(PanelScreen(shown, told, screens.pop, show, place="pause"))

    def _finished(self, game: Game[StateT, EventT], show: Way) -> None:
        """Open the result page; ``show`` as in the pause."""

        def told(intent: Intent) -> None:
            match intent:
                case MenuChoice("rematch"):
                    self.begin(game.header.setup)
                case MenuChoice("replay"):
                    self.show_replay(game.history, game.file)
                case MenuChoice("share"):
                    self._share_game(game.history, game.file)
                case MenuChoice("analysis") if game.file is not None:
                    self.show_analysis(game.history, game.file)
                case MenuChoice("practise") if game.file is not None and self.practice is not None:
                    self.practice.open(game.history, game.file)
                case MenuChoice("menu" | "back"):
                    self._ways.menu()

        def shown() -> ScreenModel:
            return self._summed_up(self._result(game, self._strength.lines_by_seat(game)), game.history)

        self._services.screens.push(PanelScreen(shown, told, self._ways.menu, show, opens_alone=True, place="result"))

    def _summed_up(self, page: ScreenModel, history: History[StateT, EventT]) -> ScreenModel:
        """The page at the end, with the summary of the game if it has been analysed meanwhile."""
        found = self._analyses.found(history)
        if found is None or self.analyst is None or not isinstance(page, ResultModel):
            return page
        return replace(page, summary=self.analyst().shown(history, found).summary)

    def _share_game(self, history: History[StateT, EventT], file: Path | None) -> None:
        """Write the game as a page, called like its ``file`` or its players."""
        if self._share is not None:
            names = ", ".join(player_names(history.header.setup, self._bots, self._services.say))
            self._share(game_content(history), names if file is None else file.stem)

    # replays

    def open_replay(self, file: Path, at: int = 0) -> None:
        """Open the replay of a saved game from its live command ``at`` on, over the current screen."""
        try:
            _, history = load_log(self._kit, file)
        except LogFault as fault:
            self._faults.tell_log(fault, file, self.open_game)
            return
        self.show_replay(history, file, at, LiveReplay(file, history))

    def show_replay(
        self,
        history: History[StateT, EventT],
        file: Path | None = None,
        at: int = 0,
        watching: LiveReplay | None = None,
    ) -> None:
        """Show the replay of a game from its live command ``at`` on, over the current screen.

        A finished game with a ``file`` can be analysed; ``watching`` follows a game of another program. A replay of
        the same game that lies below is shown instead.
        """
        screen = self._returned(lambda each: isinstance(each, BaseReplayScreen) and each.history is history)
        if not isinstance(screen, BaseReplayScreen):
            self._lay(history.header.setup, history.state)
            screen = self._push_replay(history, file, watching)
        screen.jump(at)

    def _push_replay(
        self, history: History[StateT, EventT], file: Path | None, watching: LiveReplay | None = None
    ) -> BaseReplayScreen[StateT, EventT]:
        analyst = None if file is None or self.analyst is None else self.analyst()
        analyse = None if file is None or analyst is None else partial(self.show_analysis, history, file)
        screen = self._replay(history, analyse, partial(self._branch, history), watching)
        screen.read = partial(self.read, history.header.setup)
        screen.back = self._way_back()
        if file is not None and analyst is not None:
            setup = history.header.setup
            kept, shown = partial(self._analyses.of, history, file, analyst), partial(analyst.shown, history)
            replay = partial(self.show_replay, history, file)
            compare = None if analyst.compare is None else partial(analyst.compare, history, replay)
            own, players = own_seats(setup), len(setup.players)
            screen.analysis = ReplayAnalysis(self._services, kept, shown, own, players, compare)
        screen.practice = self._practice_from(history, file)
        if self._share is not None:
            screen.share = lambda: self._share_game(history, file)
        self._services.screens.push(screen)
        return screen

    def show_analysis(self, history: History[StateT, EventT], file: Path) -> None:
        """Show the analysis of a finished game, over the current screen or where it lies below; nothing in a game
        without one."""
        if self.analyst is None:
            return
        analyst, services = self.analyst(), self._services
        kept = self._analyses.of(history, file, analyst)
        if self._returned(lambda each: isinstance(each, AnalysisScreen) and each.kept is kept) is not None:
            return
        replay = partial(self.show_replay, history, file)
        compare = None if analyst.compare is None else partial(analyst.compare, history, replay)
        shown, back = partial(analyst.shown, history), self._way_back()
        practice = self._practice_from(history, file)
        services.screens.push(
            AnalysisScreen(services, kept, shown, services.screens.pop, back, replay, compare, practice)
        )

    def _practice_from(self, history: History[StateT, EventT], file: Path | None) -> PracticeWay | None:
        """The way from a game to puzzles; None where it leads to none, such as to mistakes of bots."""
        practice = self.practice
        persons = any(player.bot is None for player in history.header.setup.players)
        if file is None or practice is None or (practice.of_mistakes and not persons):
            return None
        return PracticeWay(practice.label, partial(practice.open, history, file), practice.of_mistakes)

    def _show_better(
        self,
        history: History[StateT, EventT],
        first: int,
        replay: Callable[[int], None],
        make: Callable[[Way, Way], BaseReplayScreen[StateT, EventT]],
    ) -> None:
        """Show the turn that began with command ``first`` beside a better one, over the current screen. ``make`` gets
        the way back and the one into the game."""
        screens, setup = self._services.screens, history.header.setup

        def in_game() -> None:
            screens.pop()
            replay(sum(step.n < first for step in history.standing_steps()))

        self._lay(setup, history.state_at(first - 1))
        screen = make(screens.pop, in_game)
        screen.read, screen.back = partial(self.read, setup), self._way_back()
        screens.push(screen)

    def _returned(self, wanted: Callable[[Screen], bool]) -> Screen | None:
        """Go back to an open screen, and close those over it; None where there is no such screen."""
        screens = self._services.screens
        if not any(wanted(each) for each in screens.pile):
            return None
        while not wanted(screens.top):
            screens.pop()
        return screens.top

    def _way_back(self) -> str:
        """The label of a button that leads back to the current screen."""
        say, below = self._services.say, self._services.screens.top
        return say(f"back-to-{below.place}" if below.place else "back")
