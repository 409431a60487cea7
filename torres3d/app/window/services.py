"""Services that all screens share, passed in once, and those of one game's screens."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from direct.showbase.ShowBase import ShowBase

from torres3d.app.window.base_screen import AnyTable
from torres3d.app.window.key_bindings import KeyBindings
from torres3d.app.window.screen_stack import ScreenStack
from torres3d.app.window.settings import Settings
from torres3d.app.window.sound import Sounds
from torres3d.app.window.toast_and_sound_queue import Effects
from torres3d.base import clipboard
from torres3d.base.lazy import Lazy
from torres3d.bots.human_player_strengths import PlayerStrengths
from torres3d.bots.rated_games import Why
from torres3d.bots.registry import BotRegistry
from torres3d.engine.kit import GameSetup, Kit
from torres3d.engine.log_entries import GameHeader
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_games_folder import Shelf
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.player_level_and_key_names import key_name
from torres3d.i18n.texts import Language, Translate
from torres3d.i18n.words_declaration import GameWords
from torres3d.scene.render.quality import QualityName
from torres3d.scene.scene_declaration import GameScene
from torres3d.scene.shapes.colour_space import Colour

if TYPE_CHECKING:
    from torres3d.bots.background_bots import Thinker


@dataclass(kw_only=True)
class Services:
    """Parts of the program.

    ``say`` and ``settings`` change with the user's settings, by ``set_setting`` (key and value as text), which the
    program provides.
    """

    say: Translate
    settings: Settings
    sounds: Sounds
    languages: tuple[Language, ...]
    bindings: KeyBindings
    shelf: Shelf
    strengths: Mapping[str, PlayerStrengths]
    """The strengths of persons in each game, by its id."""
    colours: Mapping[str, Colour]
    """The players' colours of the palette that is chosen."""
    effects: Effects = field(default_factory=Effects)
    screens: ScreenStack = field(default_factory=ScreenStack)
    set_setting: Callable[[str, str], None] = lambda _key, _value: None
    folded: Callable[[], bool] = lambda: False
    """Whether panels are strips, for the window has little room: then what can be opened begins closed."""
    on_enter: Callable[[], str | None] = lambda: None
    """What Enter presses now, in words (empty where nothing is pressed or named); None while the board gets it."""
    quitting: bool = False
    cursor: bool = False
    """Whether keys move a cursor over what is played on: then Enter chooses what it stands on."""

    @property
    def keys(self) -> dict[str, str]:
        """Action -> current key; one lasting mapping."""
        return self.bindings.keys

    def toast(self, text: str) -> None:
        self.effects.toast(text)

    def copy(self, text: str, done: str, failed: str) -> None:
        """Copy a text to the clipboard, and report success or failure with the texts of these keys."""
        if clipboard.write_text(text):
            self.toast(self.say(done))
        else:
            self.refuse(self.say(failed))

    def refuse(self, text: str, link: str = "") -> None:
        """Show why something is impossible; ``link`` is the id of the rule behind it."""
        key = self.keys.get("rules", "")
        more = self.say("rules-link", key=key_name(key, self.say)) if link and key else ""
        self.effects.toast(text, "refusal", link, more)
        self.effects.sound("refuse")


TableT_co = TypeVar("TableT_co", bound=AnyTable, covariant=True)


class DeclaredGame(Protocol):
    """A game, as far as its screens need it."""

    @property
    def kit(self) -> Lazy[Kit[Any, Any]]:
        """Its rules."""

    @property
    def bots(self) -> Lazy[BotRegistry[Any, Any]]:
        """Its bots."""

    @property
    def words(self) -> Lazy[GameWords]:
        """Its words."""

    @property
    def scene(self) -> Lazy[GameScene[Any]]:
        """Its table."""


class BaseGameServices(ABC, Generic[TableT_co]):
    """Parts of a game in the window ``window``; ``bots`` are its bots, ``levels`` their ids.

    Each part is a cached property, made on first use: nobody who plays another game waits for it.
    """

    made: tuple[str, ...] = ("mind",)
    """The names of the parts that are closed in the end; the program closes the table."""

    def __init__(self, window: ShowBase, services: Services, game: DeclaredGame) -> None:
        self._window = window
        self.services = services
        self.game = game
        self.bots = game.bots()
        self.levels = self.bots.level_ids()

    @property
    @abstractmethod
    def table(self) -> TableT_co:
        """The game's table."""

    @cached_property
    def mind(self) -> "Thinker[Any, Any]":
        from torres3d.bots.background_bots import Thinker

        return Thinker(self.game.bots)

    def looks(self, setup: GameSetup) -> Any:
        """The looks of the pieces, in the palette that is chosen."""
        return self.game.scene().looks(setup, self.services.colours)

    @property
    def quality(self) -> QualityName:
        """The initial quality of a table."""
        wanted = self.services.settings.wanted_quality
        return "medium" if wanted == "auto" else wanted

    def level(self, wanted: str) -> str:
        """The bot level ``wanted``, or the strongest one where the user's own bots lack that id."""
        return wanted if wanted in self.levels else self.levels[-1]

    @property
    def strengths(self) -> PlayerStrengths:
        """The strengths of persons in this game; without any where it is not rated."""
        return self.services.strengths[self.bots.game]

    def would_lose(self, game: Game[Any, Any]) -> bool:
        """Whether a game still counts for somebody's strength."""
        header = game.header
        return game.file is not None and self.strengths.would_count(header.id, header.setup.players)

    def leave_out(self, game: Game[Any, Any], why: Why) -> None:
        """Let a game in which somebody was helped not count for a person's strength, and say so; nothing of a game that
        is not kept, such as a lesson's, or would not count anyway."""
        if game.file is not None:
            self.leave_out_kept(game.header, why)

    def leave_out_kept(self, header: GameHeader, why: Why) -> None:
        """Exclude a saved game from ratings, by its header; see `leave_out`."""
        services = self.services
        if not self.strengths.would_count(header.id, header.setup.players):
            return
        try:
            self.strengths.take_out(header.id, why)
        except WriteFault as fault:
            services.refuse(fault_message(fault, services.say).problem)
        else:
            services.toast(services.say("strength-left-out", why=services.say(f"strength-out-{why}")))

    def has(self, table: AnyTable) -> bool:
        """Whether a table is that of this game."""
        return self.__dict__.get("table") is table

    def close(self) -> None:
        """Close everything that was made; the program gives the table back."""
        for name in self.made:
            if name in self.__dict__:
                self.__dict__[name].close()
