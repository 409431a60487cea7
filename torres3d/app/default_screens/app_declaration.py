"""Simple game for the window: its set-up, keys for its commands, panels of its own."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from torres3d.app.menus.app_declaration import AppGame, GameApp
from torres3d.app.menus.base_game_menus import BaseGameMenus
from torres3d.app.menus.menu_context import MenuContext
from torres3d.app.window.key_bindings import FOLLOWING, VIEWS
from torres3d.base.lazy import Lazy
from torres3d.engine.kit import Command, GameSetup
from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate

MENUS: Lazy[Any] = Lazy("torres3d.app.default_screens.game_menus:SimpleMenus")
"""The class of its menus, which loads the screens."""


class SimpleApp(GameApp):
    """A simple game for the window: nothing is hidden from a player, there are no options, and players have the usual
    colours by seat. Its `GameWords` word its commands, events and situations.

    ``commands`` are those with a key of their own, by its action in the file of keys.
    """

    game: ClassVar[AppGame]
    commands: ClassVar[Mapping[str, Command]] = {}
    sounds = {}  # noqa: RUF012

    @property
    def key_groups(self) -> Mapping[str, tuple[str, ...]]:  # type: ignore[override]
        """The commands, and the program's actions for any game in play."""
        return {"turn": (*self.commands, "undo"), "following": FOLLOWING, "view": VIEWS}

    def menus(self, context: MenuContext) -> BaseGameMenus[Any]:
        menus: BaseGameMenus[Any] = MENUS()(context, self)
        return menus

    def action_label(self, action: str, say: Translate) -> str:
        command = self.commands.get(action)
        return "" if command is None else self.game.words().command(command, say)

    @abstractmethod
    def setup_of(self, players: Sequence[tuple[str, str | None]]) -> GameSetup:
        """The set-up of these players, each a name and the level of a bot or None."""

    def panels(self, state: Any, players: Sequence[PlayerLook], say: Translate) -> Mapping[str, PanelModel]:
        """The models of the game's own panels by slot."""
        return {}
