"""Into a game of Turm Bauer and out of it: begun, gone on with, paused, over, shown again, analysed, played on."""

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.rules_reading import RulesReading
from torres3d.app.menus.saved_copy import save_copy
from torres3d.app.menus.told_faults import ToldFaults
from torres3d.app.menus.turm.turm_branching import TurmBranching
from torres3d.app.menus.turm.turm_result import turm_result
from torres3d.app.replay.watching import Watching
from torres3d.app.turm.playing.turm_parts import TurmParts
from torres3d.app.turm.showing.turm_people import called_by, emblems_of, shown_as, turm_bots, turm_people
from torres3d.engine.errors import LogFault, WriteFault
from torres3d.engine.game import Game
from torres3d.engine.loading import load
from torres3d.hud.contract.intents import Intent, MenuChoice
from torres3d.hud.contract.page_models import PauseModel
from torres3d.hud.contract.player_look import PlayerLook
from torres3d.hud.contract.turm.turm_end_models import TurmEndModel
from torres3d.kits.turm.setup import Setup
from torres3d.kits.turm.turm_kit import TURM, TurmGame, TurmHistory
from torres3d.kits.turm.turm_setup_fault import TurmSetupFault

PAUSE = ("resume", "rules", "keys", "settings", "save_copy", "replay", "menu", "quit")
"""What the pause menu offers."""
IN_USE = ("in_use", "in_use_by_somebody")
"""Another program plays the game."""
LAST = 1_000_000
"""A command that no game reaches: the replay stands at its end."""
Way = Callable[[], None]
"""A way out of a game."""


class TurmOpening:
    """Opens games of Turm Bauer and replays of them. ``ways`` are those out of them: `menu`, `settings`, `keys`,
    `leave`."""

    def __init__(self, parts: TurmParts, faults: ToldFaults, rules: RulesReading, ways: dict[str, Way]) -> None:
        self._parts = parts
        self._services = parts.services
        self._faults = faults
        self._rules = rules
        self._ways = ways
        self._branching = TurmBranching(parts, faults, self.open_game)

    # games

    def start(self, setup: Setup) -> None:
        """Begin a new game on the shelf."""
        try:
            game = self._services.shelf.new(TURM, setup)
        except (TurmSetupFault, WriteFault) as fault:
            self._faults.tell(fault, "fault-start-title")
            return
        self.show_game(game)

    def open_game(self, file: Path) -> None:
        """Go on with a saved game."""
        try:
            game = Game.open(TURM, file)
        except LogFault as fault:
            if fault.reason in IN_USE:
                self._faults.tell_in_use(fault, lambda: self.open_replay(file, LAST))
            else:
                self._faults.tell_log(fault, file, self.open_game)
            return
        self.show_game(game)

    def show_game(self, game: TurmGame) -> None:
        """The screen of a game."""
        setup = game.header.setup

        def read(rule: str) -> None:
            self._rules.open(setup, rule)

        def play_on(number: int) -> None:
            self._branching.open(game.history, sum(step.n <= number for step in game.history.live()))

        # Loaded when somebody plays it: the menu is there sooner.
        from torres3d.app.turm.playing.turm_screen import TurmScreen

        def show() -> None:
            # A replay over the game has left its own position on the table.
            screen.showing.show()

        def finished(over: TurmGame) -> None:
            self._finished(over, show)

        screen = TurmScreen(self._parts, game, finished, lambda: self._pause(game, show), read, play_on)
        self._parts.table.camera.preset("iso")
        self._services.screens.go(screen)

    def _pause(self, game: TurmGame, show: Way) -> None:
        screens = self._services.screens

        def shown() -> PauseModel:
            return PauseModel(PAUSE, ", ".join(called_by(self._players(game.header.setup))))

        def told(intent: Intent) -> None:
            if not isinstance(intent, MenuChoice):
                return
            match intent.id:
                case "resume":
                    screens.back()
                case "rules":
                    self._rules.open(game.header.setup)
                case "replay":
                    self.show_replay(game.history, screens.back)
                case "save_copy":
                    save_copy(game.file, self._services, self._faults)
                case "settings" | "keys" | "menu":
                    self._ways[intent.id]()
                case "quit":
                    self._ways["leave"]()

        screens.over(PanelScreen(shown, told, screens.back, show))

    def _finished(self, game: TurmGame, show: Way) -> None:
        def shown() -> TurmEndModel:
            setup, say = game.header.setup, self._services.say
            return turm_result(game.history, self._players(setup), shown_as(setup), emblems_of(setup), say)

        def told(intent: Intent) -> None:
            if not isinstance(intent, MenuChoice):
                return
            match intent.id:
                case "rematch":
                    self.start(turm_next_start(game.header.setup))
                case "replay":
                    self.show_replay(game.history, self._services.screens.back, file=game.file)
                case "analysis" if game.file is not None:
                    self.show_analysis(game.history, game.file)
                case "menu" | "back":
                    self._ways["menu"]()

        self._services.screens.over(PanelScreen(shown, told, self._ways["menu"], show))

    def _players(self, setup: Setup) -> tuple[PlayerLook, ...]:
        return turm_people(setup, turm_bots(setup, self._parts.levels), self._services.say)

    # replays

    def open_replay(self, file: Path, at: int = 0) -> None:
        """Show a saved game again from its live command ``at`` on, over whatever is shown."""
        try:
            _, history = load(TURM, file)
        except LogFault as fault:
            self._faults.tell_log(fault, file, self.open_game)
            return
        self.show_replay(history, self._services.screens.back, at, Watching(file, history), file)

    def show_replay(
        self,
        history: TurmHistory,
        close: Way,
        at: int = 0,
        watching: Watching | None = None,
        file: Path | None = None,
    ) -> None:
        """The replay of a game from its live command ``at`` on, over whatever is shown.

        With its ``file`` the analysis of a finished game can be reached; ``watching`` reads on what others play.
        """

        def branch(number: int) -> None:
            self._branching.open(history, number)

        from torres3d.app.turm.replaying.turm_replay_screen import TurmReplayScreen

        analyse = None if file is None else lambda: self.show_analysis(history, file)
        screen = TurmReplayScreen(self._parts, history, close, analyse, branch, watching)
        self._parts.table.camera.preset("iso")
        self._services.screens.over(screen)
        screen.jump(at)

    def show_analysis(self, history: TurmHistory, file: Path) -> None:
        """The analysis of a finished game, over whatever is shown."""
        screens = self._services.screens

        def replay(at: int) -> None:
            self.show_replay(history, screens.back, at)

        from torres3d.app.turm.replaying.turm_analysed import turm_analysis

        screens.over(turm_analysis(self._parts, history, file, screens.back, replay))


def turm_next_start(setup: Setup) -> Setup:
    """The set-up of a rematch: the same players, each one seat on."""
    return replace(setup, players=(*setup.players[1:], *setup.players[:1]))
