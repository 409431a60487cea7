"""Into a game and out of it: begun, gone on with, paused, over, shown again, analysed."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.planning.branching import Branching
from torres3d.app.menus.planning.setup_form import to_draft, to_setup
from torres3d.app.menus.rules_reading import RulesReading
from torres3d.app.menus.saved_copy import save_copy
from torres3d.app.menus.saved_rows import names_of
from torres3d.app.menus.told_faults import ToldFaults
from torres3d.app.play.game_screen import GameScreen
from torres3d.app.play.torres_services import TorresServices
from torres3d.app.replay.position_screen import PositionScreen
from torres3d.app.replay.replay_screen import ReplayScreen
from torres3d.app.replay.torres_analysed import torres_analysis
from torres3d.app.replay.watching import Watching
from torres3d.app.showing.colours import palette, seat_looks
from torres3d.app.showing.people import bots_of, people
from torres3d.app.showing.scoring_board import result
from torres3d.base import paths
from torres3d.engine.errors import LogFault, WriteFault
from torres3d.engine.game import Game
from torres3d.engine.loading import load
from torres3d.hud.contract.intents import Intent, MenuChoice
from torres3d.hud.contract.page_models import EndModel, PauseModel, SetupDraft
from torres3d.kits import kit_of
from torres3d.kits.torres.pasted import USUAL_EDITION
from torres3d.kits.torres.setup import USUAL_COLOURS, Player, Setup
from torres3d.kits.torres.setup_fault import SetupFault
from torres3d.kits.torres.torres_kit import TORRES, TorresGame, TorresHistory
from torres3d.rules.state import State
from torres3d.words.names import player_name

PAUSE = ("resume", "rules", "keys", "settings", "save_copy", "replay", "menu", "quit")
"""What the pause menu offers."""
IN_USE = ("in_use", "in_use_by_somebody")
"""Another program plays the game."""
LAST = 1_000_000
"""A command that no game reaches: the replay stands at its end."""


class OpensFiles(Protocol):
    """What opens the logs of one game."""

    def open_game(self, file: Path) -> None:
        """Go on with a saved game."""

    def open_replay(self, file: Path, at: int = 0) -> None:
        """Show a saved game again from its live command ``at`` on."""


class Opening:
    """Opens games, replays and analyses; ``menu``, ``settings``, ``keys`` and ``leave`` are the ways out of them."""

    def __init__(
        self,
        services: TorresServices,
        faults: ToldFaults,
        menu: Callable[[], None],
        settings: Callable[[], None],
        keys: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        self._services = services
        self._faults = faults
        self._menu = menu
        self._settings = settings
        self._keys = keys
        self._leave = leave
        self.rules = RulesReading(services)
        """The rules to read."""
        self._branching = Branching(services, faults, self.open_game)
        self.others: OpensFiles | None = None
        """Who opens the logs of the other game."""
        self._laid: Setup | None = None
        """Whose table is shown."""

    def lay_table(self, setup: Setup, state: State) -> None:
        """Show a state with the seats' looks of its set-up."""
        self._laid = setup
        self._services.table.show(state, seat_looks(setup, self._services.colours))

    def recolour(self) -> None:
        """Take the players' colours from the palette that is chosen now, also for the table that is shown."""
        services = self._services
        services.colours = palette(paths.config() / "palettes.yaml", services.settings.palette)
        if self._laid is not None:
            services.table.skip()
            services.table.set_looks(seat_looks(self._laid, services.colours))

    # games

    def start_game(self, draft: SetupDraft) -> None:
        """Begin a new game on the shelf."""
        try:
            game = self._services.shelf.new(TORRES, to_setup(draft))
        except (SetupFault, WriteFault) as fault:
            self._faults.tell(fault, "fault-start-title")
            return
        self.show_game(game)

    def open_game(self, file: Path) -> None:
        """Go on with a saved game, of either game."""
        if self.others is not None and kit_of(file) is not TORRES:
            self.others.open_game(file)
            return
        try:
            game = Game.open(TORRES, file)
        except LogFault as fault:
            if fault.reason in IN_USE:
                self._faults.tell_in_use(fault, lambda: self.open_replay(file, LAST))
            else:
                self._faults.tell_log(fault, file, self.open_game)
            return
        self.show_game(game)

    def show_game(self, game: TorresGame) -> None:
        """The screen of a game."""
        services = self._services
        self.lay_table(game.header.setup, game.state)
        services.table.camera.preset("iso")
        setup = game.header.setup

        def read(rule: str) -> None:
            self.rules.open(setup, rule)

        def play_on(number: int) -> None:
            self._branching.open(game.history, sum(step.n <= number for step in game.history.live()))

        def pause() -> None:
            self._pause(game, screen.showing.show)

        screen = GameScreen(services, game, self._finished, pause, read, play_on)
        services.screens.go(screen)

    def _pause(self, game: TorresGame, show: Callable[[], None]) -> None:
        """The pause menu; ``show`` puts the game's own position back onto the table."""
        screens = self._services.screens

        def shown() -> PauseModel:
            return PauseModel(PAUSE, ", ".join(names_of(game.header.setup, self._services.say)))

        def told(intent: Intent) -> None:
            if not isinstance(intent, MenuChoice):
                return
            match intent.id:
                case "resume":
                    screens.back()
                case "rules":
                    self.rules.open(game.header.setup)
                case "settings":
                    self._settings()
                case "keys":
                    self._keys()
                case "replay":
                    screens.over(ReplayScreen(self._services, game.history, screens.back, branch=self._branch_of(game)))
                case "save_copy":
                    save_copy(game.file, self._services, self._faults)
                case "menu":
                    self._menu()
                case "quit":
                    self._leave()

        screens.over(PanelScreen(shown, told, screens.back, show))

    def _branch_of(self, game: TorresGame) -> Callable[[int], None]:
        return lambda at: self._branching.open(game.history, at)

    def _finished(self, game: TorresGame) -> None:
        services = self._services

        def shown() -> EndModel:
            players = people(game.header.setup, bots_of(game.header.setup, services.levels), services.say)
            return result(game.state, players, game.history.live(), services.say)

        def told(intent: Intent) -> None:
            if not isinstance(intent, MenuChoice):
                return
            match intent.id:
                case "rematch":
                    self.start_game(to_draft(next_start(game.header.setup)))
                case "replay":
                    self.show_replay(game.history, game.file)
                case "analysis" if game.file is not None:
                    self.show_analysis(game.history, game.file)
                case "menu" | "back":
                    self._menu()

        def show() -> None:
            self.lay_table(game.header.setup, game.state)

        services.screens.over(PanelScreen(shown, told, self._menu, show))

    # replays

    def open_replay(self, file: Path, at: int = 0) -> None:
        """Show a saved game, of either game, again from its live command ``at`` on, over whatever is shown."""
        if self.others is not None and kit_of(file) is not TORRES:
            self.others.open_replay(file, at)
            return
        try:
            _, history = load(TORRES, file)
        except LogFault as fault:
            self._faults.tell_log(fault, file, self.open_game)
            return
        self.show_replay(history, file, at, watching=Watching(file, history))

    def show_position(self, state: State) -> None:
        """Show one position to look at, over whatever is shown."""
        services = self._services
        colours = USUAL_COLOURS[: state.players]
        people = tuple(
            Player(player_name(number, services.say), colour, None) for number, colour in enumerate(colours, 1)
        )
        setup = Setup(USUAL_EDITION, state.options.mode, {}, people)
        self.lay_table(setup, state)
        services.table.camera.preset("iso")
        services.screens.over(PositionScreen(services, setup, state, services.screens.back))

    def show_replay(
        self, history: TorresHistory, file: Path | None, at: int = 0, watching: Watching | None = None
    ) -> None:
        """The replay of a game from its live command ``at`` on, over whatever is shown.

        With its ``file`` the analysis of a finished game can be reached; ``watching`` reads on what others play.
        """
        services = self._services
        self.lay_table(history.header.setup, history.state)
        analyse = None if file is None else lambda: self.show_analysis(history, file)
        screen = ReplayScreen(
            services, history, services.screens.back, analyse, lambda at: self._branching.open(history, at), watching
        )
        services.table.camera.preset("iso")
        services.screens.over(screen)
        screen.jump(at)

    def show_analysis(self, history: TorresHistory, file: Path) -> None:
        """The analysis of a finished game, over whatever is shown."""
        screens = self._services.screens
        screens.over(
            torres_analysis(self._services, history, file, screens.back, lambda at: self.show_replay(history, None, at))
        )


def next_start(setup: Setup) -> Setup:
    """The set-up of a rematch: the same players, and the next one starts."""
    return replace(setup, players=(*setup.players[1:], *setup.players[:1]))
