"""Game protocol: what the line protocol asks of a game, positions, possible answers, and the course of a turn."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from torres3d.engine.kit import Seat


class SeatView(Protocol):
    """Common part of all views: the seat, and the state as it sees it."""

    @property
    def seat(self) -> Seat:
        """The seat of the view."""

    @property
    def state(self) -> Any:
        """The state without hidden parts; it has ``options`` and ``players``."""


ViewT = TypeVar("ViewT", bound=SeatView)
AnswerT = TypeVar("AnswerT")


class GameProtocol(ABC, Generic[ViewT, AnswerT]):
    """Line protocol of one game, for one seat's view. ``answer`` is the type of a choice."""

    name: ClassVar[str]
    options: ClassVar[type[Any]]
    answer: ClassVar[Any]

    @abstractmethod
    def position(self, view: ViewT) -> dict[str, Any]:
        """The view as JSON."""

    @abstractmethod
    def view(self, position: object, options: Any) -> ViewT:
        """The view of a position in a game with these options. Raises `msgspec.ValidationError`."""

    @abstractmethod
    def legal(self, view: ViewT) -> list[AnswerT]:
        """All legal choices."""

    def allows(self, view: ViewT, answer: AnswerT) -> bool:
        """Whether this choice is legal."""
        return answer in self.legal(view)

    @abstractmethod
    def progress(self, view: ViewT) -> tuple[int, ...]:
        """The progress of the game; a smaller one means another game, or a look back."""

    @abstractmethod
    def as_planned(self, before: ViewT, done: AnswerT, now: ViewT) -> bool:
        """Whether a choice had no unforeseen result, so that the plan after it still holds."""

    def answers(self, given: list[Any]) -> list[AnswerT]:
        """The choices in a bot's message. Raises `msgspec.ValidationError`."""
        return [msgspec.convert(each, self.answer) for each in given]

    def options_of(self, given: dict[str, Any]) -> Any:
        """The options in a message. Raises `msgspec.ValidationError`."""
        return msgspec.convert(given, self.options)
