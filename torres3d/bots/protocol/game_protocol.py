"""What the line protocol asks of a game: positions, what an answer may be, whether a turn goes as planned."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from torres3d.engine.kit import Seat


class SeatView(Protocol):
    """What every view has: the seat that sees it, and the state it sees."""

    @property
    def seat(self) -> Seat:
        """Who sees it."""

    @property
    def state(self) -> Any:
        """The state without what is hidden; it has ``options`` and ``players``."""


ViewT = TypeVar("ViewT", bound=SeatView)
AnswerT = TypeVar("AnswerT")


class GameProtocol(ABC, Generic[ViewT, AnswerT]):
    """One game for the line protocol; everything is about a seat's view. ``answer`` is the type of what it may do."""

    name: ClassVar[str]
    options: ClassVar[type[Any]]
    answer: ClassVar[Any]

    @abstractmethod
    def position(self, view: ViewT) -> dict[str, Any]:
        """The view as JSON."""

    @abstractmethod
    def view(self, position: object, options: Any) -> ViewT:
        """The view of a position. Raises `msgspec.ValidationError`."""

    @abstractmethod
    def legal(self, view: ViewT) -> list[AnswerT]:
        """All that may be done."""

    @abstractmethod
    def allows(self, view: ViewT, answer: AnswerT) -> bool:
        """Whether this may be done."""

    @abstractmethod
    def when(self, view: ViewT) -> tuple[int, ...]:
        """How far the game is; what is less than before is another game, or a look back."""

    @abstractmethod
    def as_planned(self, before: ViewT, done: AnswerT, now: ViewT) -> bool:
        """Whether nothing unforeseen has come of what was done, so that what was planned after it may be done too."""

    def answers(self, given: list[Any]) -> list[AnswerT]:
        """What a bot wants to do. Raises `msgspec.ValidationError`."""
        return [msgspec.convert(each, self.answer) for each in given]

    def options_of(self, given: dict[str, Any]) -> Any:
        """Options that were given. Raises `msgspec.ValidationError`."""
        return msgspec.convert(given, self.options)
