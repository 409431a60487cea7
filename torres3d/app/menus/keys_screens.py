"""Page of keys and list on the help key, over the current screen."""

from collections.abc import Callable

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.game_app import AppGame, Games
from torres3d.app.menus.keys_page_rows import action_label, groups, help_model
from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.screens.replay_screen import BaseReplayScreen
from torres3d.app.window.key_config import FIXED
from torres3d.app.window.services import Services
from torres3d.engine.kit import GameSetup
from torres3d.hud.frame.question import ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.keys_models import AskKey, FreeKey, HelpModel, KeyPressed, KeysModel, SolveConflict, UsualKeys
from torres3d.i18n.default_names import key_name
from torres3d.i18n.system_errors import system_message

Played = tuple[AppGame, GameSetup]
"""The current game, and its set-up."""


class KeysScreens:
    """Opener of these screens. Keys take effect, and are saved, at once.

    ``rules`` opens the rules of the current game, or of the next set-up.
    """

    def __init__(self, services: Services, games: Games, rules: Callable[[Played | None], None]) -> None:
        self._services = services
        self._games = games
        self._rules = rules
        self._asking = ""
        self._wanted = ""
        self._refused = ""
        self._help: PanelScreen | None = None

    # the page of keys

    def open(self) -> None:
        """Open the page of keys."""
        self._ask("")
        self._services.screens.push(PanelScreen(self._shown, self._told, self._services.screens.pop))

    def _shown(self) -> KeysModel:
        services = self._services
        bindings, say = services.bindings, services.say
        conflict = None
        if self._wanted:
            there = bindings.in_the_way(self._asking, self._wanted)
            conflict = key_name(self._wanted, say), " / ".join(action_label(each, self._games, say) for each in there)
        shown = groups(bindings.keys, bindings.usual, self._games, say)
        return KeysModel(shown, bindings.differs_from_default, self._asking, conflict, self._refused)

    def _told(self, intent: Intent) -> None:
        bindings = self._services.bindings
        match intent:
            case AskKey(action):
                self._ask(action)
            case KeyPressed(key):
                self._take(key)
            case SolveConflict(way):
                self._solve(way)
            case FreeKey(action):
                self._keep(lambda: bindings.free(action))
            case UsualKeys():
                self._ask_usual()
            case MenuChoice():
                self._services.screens.pop()

    def _ask(self, action: str) -> None:
        self._asking, self._wanted, self._refused = action, "", ""

    def _take(self, key: str) -> None:
        """Bind the key at once if it is free, otherwise ask what to do."""
        action, say = self._asking, self._services.say
        if not action:
            return
        if key in FIXED:
            self._ask("")
            self._refused = say("keys-fixed", key=key_name(key, say))
        elif not self._services.bindings.in_the_way(action, key):
            self._keep(lambda: self._services.bindings.bind(action, key))
        else:
            self._wanted = key

    def _solve(self, way: str) -> None:
        action, key, bindings = self._asking, self._wanted, self._services.bindings
        if way == "swap":
            self._keep(lambda: bindings.swap(action, key))
        elif way == "take":
            self._keep(lambda: bindings.bind(action, key))
        else:
            self._ask("")

    def _ask_usual(self) -> None:
        say = self._services.say
        answers = (("no", say("keys-cancel")), ("yes", say("keys-usual")))
        question = ChoiceDialog("usual_keys", say("keys-usual"), (say("keys-usual-sure"),), answers, "yes")
        self._services.screens.ask(question, {"yes": lambda: self._keep(self._services.bindings.reset)})

    def _keep(self, change: Callable[[], None]) -> None:
        """Change keys; if they cannot be saved they hold until the program ends, with a message."""
        services = self._services
        self._ask("")
        try:
            change()
        except OSError as error:
            services.refuse(services.say("keys-not-saved", why=system_message(error, services.say)))
        services.screens.changed = True

    # the list on the help key

    def toggle_help(self) -> None:
        """Open the list of keys and costs, or close it."""
        screens = self._services.screens
        if screens.question is not None:
            return
        if self._help is not None and screens.top is self._help:
            screens.pop()
            return
        played = self._played()
        self._help = PanelScreen(
            lambda: self._list(played), lambda intent: self._told_help(intent, played), screens.pop
        )
        screens.push(self._help)

    def _list(self, played: Played | None) -> HelpModel:
        services = self._services
        more = (("rules", services.say("menu-rules")), ("keys", services.say("keys-change")))
        game = self._games.game_of(services.settings.game) if played is None else played[0]
        shown = groups(services.keys, services.bindings.usual, self._games, services.say)
        notes = game.app().key_notes(None if played is None else played[1], services.say)
        return help_model(shown, game, self._games, notes, services.keys.get("help", ""), more, services.say)

    def _told_help(self, intent: Intent, played: Played | None) -> None:
        match intent:
            case MenuChoice("rules"):
                self._rules(played)
            case MenuChoice("keys"):
                self.open()
            case MenuChoice():
                self._services.screens.pop()

    def _played(self) -> Played | None:
        for screen in self._services.screens.pile:
            match screen:
                case BasePlayScreen():
                    history = screen.session.game.history
                case BaseReplayScreen():
                    history = screen.history
                case _:
                    continue
            return self._games.of_suffix(history.kit.suffix), history.header.setup
        return None
