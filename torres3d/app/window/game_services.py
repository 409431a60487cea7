"""What the screens of one game share beside the program's services: its table, and who thinks for its bots."""

from abc import ABC, abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from direct.showbase.ShowBase import ShowBase

from torres3d.app.window.protocols import TablePart
from torres3d.app.window.services import Services
from torres3d.bots.registry import BotRegistry
from torres3d.scene.render.quality import QualityName


class Closing(Protocol):
    """Something that is closed in the end, such as a process."""

    def close(self) -> None:
        """End it."""


TableT = TypeVar("TableT", bound=TablePart)
MindT = TypeVar("MindT", bound=Closing)


class BaseGameServices(ABC, Generic[TableT, MindT]):
    """The parts of a game in the window ``window``; ``bots`` are its bots, ``levels`` their ids.

    A game makes each of its parts as a cached property, when a screen first asks for it: nobody who plays another game
    waits for them.
    """

    made: tuple[str, ...] = ("mind",)
    """The names of the parts that are closed in the end; the program closes the table."""

    def __init__(self, window: ShowBase, services: Services, bots: BotRegistry[Any, Any]) -> None:
        self._window = window
        self.services = services
        self.bots = bots
        self.levels = bots.level_ids()

    @property
    @abstractmethod
    def table(self) -> TableT:
        """The game's table."""

    @property
    @abstractmethod
    def mind(self) -> MindT:
        """Who thinks for the bots."""

    @property
    def quality(self) -> QualityName:
        """The quality with which a table begins."""
        wanted = self.services.settings.wanted_quality
        return "medium" if wanted == "auto" else wanted

    def level(self, wanted: str) -> str:
        """The bot level ``wanted``, or the strongest one where a person's own bots have none of that id."""
        return wanted if wanted in self.levels else self.levels[-1]

    def has(self, table: TablePart) -> bool:
        """Whether a table is that of this game."""
        return self.__dict__.get("table") is table

    def close(self) -> None:
        """Close what was made; the program gives the table back."""
        for name in self.made:
            if name in self.__dict__:
                self.__dict__[name].close()
