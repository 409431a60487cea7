"""The page of keys and the list on the help key, over whatever is shown."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.rules_screen import AnySetup
from torres3d.app.window.key_config import FIXED
from torres3d.app.window.services import Services
from torres3d.games.torres.app.menus.keys_page import action_label, groups, help_model
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.kit.setup import Setup, as_setup, options_of
from torres3d.games.turm_bauer.kit.setup import Setup as TurmSetup
from torres3d.hud.frame.question import ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.keys_models import AskKey, FreeKey, HelpModel, KeyPressed, KeysModel, SolveConflict, UsualKeys
from torres3d.i18n.names import key_name
from torres3d.i18n.system_errors import told_refusal


@runtime_checkable
class TurmSetUp(Protocol):
    """A game of Turm Bauer or its replay, by what is asked of it: their screens are loaded when somebody plays."""

    @property
    def setup(self) -> TurmSetup:
        """The set-up of the game that is shown."""


class KeysScreens:
    """Opens them. Keys are in force, and kept, as soon as they are chosen. ``rules`` opens the rules of a set-up, of
    what would be played next without one; ``turm`` tells whether the menus are about Turm Bauer."""

    def __init__(self, services: Services, rules: Callable[[AnySetup | None], None], turm: Callable[[], bool]) -> None:
        self._services = services
        self._rules = rules
        self._turm = turm
        self._asking = ""
        self._wanted = ""
        self._refused = ""
        self._help: PanelScreen | None = None

    # the page of keys

    def open(self) -> None:
        """The page on which keys are chosen."""
        self._ask("")
        self._services.screens.over(PanelScreen(self._shown, self._told, self._services.screens.back))

    def _shown(self) -> KeysModel:
        services = self._services
        bindings, say = services.bindings, services.say
        conflict = None
        if self._wanted:
            there = bindings.in_the_way(self._asking, self._wanted)
            conflict = key_name(self._wanted, say), " / ".join(action_label(each, say) for each in there)
        shown = groups(bindings.keys, bindings.usual, say)
        return KeysModel(shown, bindings.changed, self._asking, conflict, self._refused)

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
                self._services.screens.back()

    def _ask(self, action: str) -> None:
        self._asking, self._wanted, self._refused = action, "", ""

    def _take(self, key: str) -> None:
        """The key for what was asked: given at once if it is free, else it is asked what to do."""
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
        """Change keys; where they cannot be written they hold until the program ends, and this is said."""
        services = self._services
        self._ask("")
        try:
            change()
        except OSError as error:
            services.refuse(services.say("keys-not-saved", why=told_refusal(error, services.say)))
        services.screens.changed = True

    # the list on the help key

    def toggle_help(self) -> None:
        """Open the list of keys and costs, or close it."""
        screens = self._services.screens
        if screens.question is not None:
            return
        if self._help is not None and screens.top is self._help:
            screens.back()
            return
        setup = self._setup()
        self._help = PanelScreen(lambda: self._list(setup), lambda intent: self._told_help(intent, setup), screens.back)
        screens.over(self._help)

    def _list(self, setup: AnySetup | None) -> HelpModel:
        services = self._services
        more = (("rules", services.say("menu-rules")), ("keys", services.say("keys-change")))
        turm = self._turm() if setup is None else isinstance(setup, TurmSetup)
        options = options_of(setup) if isinstance(setup, Setup) else None
        return help_model(services.keys, services.bindings.usual, options, services.say, more, turm)

    def _told_help(self, intent: Intent, setup: AnySetup | None) -> None:
        match intent:
            case MenuChoice("rules"):
                self._rules(setup)
            case MenuChoice("keys"):
                self.open()
            case MenuChoice():
                self._services.screens.back()

    def _setup(self) -> AnySetup | None:
        """The set-up of the game that is on the screen, if there is one."""
        for screen in self._services.screens.pile:
            match screen:
                case PlayScreen():
                    return as_setup(screen.match.game.header.setup)
                case ReplayScreen() | TurmSetUp():
                    return screen.setup
        return None
