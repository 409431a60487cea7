"""Page of keys and list on the help key, over the current screen, with their rows."""

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec.structs import replace

from torres3d.app.menus.app_declaration import AppGame, Games
from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.screens.replay_screen import BaseReplayScreen
from torres3d.app.window.key_bindings import FIXED, GROUPS
from torres3d.app.window.services import Services
from torres3d.engine.kit import GameSetup
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models import page_models as models
from torres3d.hud.models.intents import MenuChoice
from torres3d.i18n.fault_messages import system_message
from torres3d.i18n.player_level_and_key_names import key_name
from torres3d.i18n.texts import Translate

NAMED = {"view": "view", "overlay": "overlays"}
"""Groups of actions by the first words of their names; ungrouped ones belong to the program."""
EVERYWHERE = (("tab", "does-tab"), ("shift-tab", "does-shift-tab"), ("enter", "does-enter"))
"""Keys with a fixed meaning."""


def grouped(games: Games) -> dict[str, tuple[str, ...]]:
    """The groups of actions: those of all games in their order, and the program's."""
    found: dict[str, tuple[str, ...]] = {}
    for groups in (*(game.app().key_groups for game in games), GROUPS):
        order = list(found)
        place = 0
        for group, actions in groups.items():
            if group in order:
                place = order.index(group) + 1
            else:
                order.insert(place, group)
                place += 1
            found[group] = tuple(dict.fromkeys((*found.get(group, ()), *actions)))
        found = {group: found[group] for group in order}
    return found


def groups(
    keys: Mapping[str, str], usual: Mapping[str, str], games: Games, say: Translate
) -> tuple[models.KeyGroup, ...]:
    """All actions with their keys."""
    found = grouped(games)
    told = {action for actions in found.values() for action in actions}
    for action in usual:
        if action not in told:
            group = NAMED.get(action.partition("_")[0], "program")
            found[group] = (*found.get(group, ()), action)
    return tuple(
        models.KeyGroup(
            group, say(f"keys-group-{group}"), tuple(_row(action, keys, usual, games, say) for action in actions)
        )
        for group, actions in found.items()
    )


def _row(action: str, keys: Mapping[str, str], usual: Mapping[str, str], games: Games, say: Translate) -> models.KeyRow:
    key, only = keys.get(action, ""), games.actions.only_game(action)
    sign = None
    if only:
        game = games.game_of(only)
        sign = game.app().icon, say("keys-only", game=game.words().name(say))
    shown = key_name(key, say) if key else ""
    return models.KeyRow(action, action_label(action, games, say), key, shown, key != usual.get(action), sign)


def action_label(action: str, games: Games, say: Translate) -> str:
    for game in games:
        if label := game.app().action_label(action, say):
            return label
    kind, _, name = action.partition("_")
    return say(f"{kind}-{name}") if kind in NAMED else say(f"does-{action}")


def help_model(
    shown: tuple[models.KeyGroup, ...],
    game: AppGame,
    games: Games,
    notes: tuple[str, tuple[models.CostRow, ...]],
    closing: str,
    more: tuple[tuple[str, str], ...],
    say: Translate,
) -> models.HelpModel:
    """The list on the help key: the keys in a game, and its ``notes`` beside them.

    ``closing`` is the help key, ``more`` are further buttons, ids and labels.
    """
    about, costs = notes
    named = {"help": say("help-title")} if costs else {}
    fixed = tuple(models.KeyRow(key, say(label), key, key_name(key, say)) for key, label in EVERYWHERE)
    known, actions = [models.KeyGroup("everywhere", say("keys-group-everywhere"), fixed)], games.actions
    for group in shown:
        rows = tuple(
            replace(row, label=named.get(row.action, row.label))
            for row in group.rows
            if game.id in actions.games_of(row.action)
        )
        if rows:
            known.append(replace(group, rows=rows))
    return models.HelpModel(tuple(known), costs, about, closing, more)


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
        self._ask("")
        self._services.screens.push(PanelScreen(self._shown, self._told, self._services.screens.pop))

    def _shown(self) -> models.KeysModel:
        services = self._services
        bindings, say = services.bindings, services.say
        conflict = None
        if self._wanted:
            there = bindings.in_the_way(self._asking, self._wanted)
            conflict = key_name(self._wanted, say), " / ".join(action_label(each, self._games, say) for each in there)
        shown = groups(bindings.keys, bindings.usual, self._games, say)
        return models.KeysModel(shown, bindings.differs_from_default, self._asking, conflict, self._refused)

    def _told(self, intent: Intent) -> None:
        bindings = self._services.bindings
        match intent:
            case models.AskKey(action):
                self._ask(action)
            case models.KeyPressed(key):
                self._take(key)
            case models.SolveConflict(way):
                self._solve(way)
            case models.FreeKey(action):
                self._keep(lambda: bindings.free(action))
            case models.UsualKeys():
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

    def open_help(self, what: Literal["help", "rules"]) -> None:
        """Open the list on the help key, or the rules of the current game."""
        if what == "help":
            self.toggle_help()
        elif self._services.screens.question is None:
            self._rules(self._played())

    def _list(self, played: Played | None) -> models.HelpModel:
        services = self._services
        more = (("rules", services.say("menu-rules")), ("keys", services.say("keys-change")))
        game = self._games.game_of(services.settings.game) if played is None else played[0]
        shown = groups(services.keys, services.bindings.usual, self._games, services.say)
        notes = game.app().key_notes(None if played is None else played[1], services.say)
        closing = services.keys.get("help", "")
        shown_list = help_model(shown, game, self._games, notes, closing, more, services.say)
        return replace(shown_list, legend=game.app().legend())

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
