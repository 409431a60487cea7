"""Game services: the shared parts of one game's screens, such as its table and the mind of its bots."""

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from direct.showbase.ShowBase import ShowBase

from torres3d.app.window.protocols import AnyTable
from torres3d.app.window.services import Services
from torres3d.base.lazy import Lazy
from torres3d.bots.registry import BotRegistry
from torres3d.engine.kit import GameSetup, Kit
from torres3d.i18n.game_words import GameWords
from torres3d.scene.game_scene import GameScene
from torres3d.scene.render.quality import QualityName

if TYPE_CHECKING:
    from torres3d.bots.background_bots import Thinker


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

    def has(self, table: AnyTable) -> bool:
        """Whether a table is that of this game."""
        return self.__dict__.get("table") is table

    def close(self) -> None:
        """Close everything that was made; the program gives the table back."""
        for name in self.made:
            if name in self.__dict__:
                self.__dict__[name].close()
