"""What the engine asks of a game. The engine itself knows none: each game is a kit (`torres3d.games.registered`).

States, events and commands are frozen values; states share what did not change, so that all of them can be
kept. Commands are msgspec structs with the tag field ``type``: the log writes and reads them as they are.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from torres3d.base.english_phrases import Phrase
from torres3d.base.faults import Fault, RefusedByRule
from torres3d.engine.canonical_json import canonical

Seat = int


class PlayerEntry(Protocol):
    """A player as a set-up holds him."""

    @property
    def name(self) -> str:
        """1 to 40 characters."""

    @property
    def bot(self) -> str | None:
        """The id of a bot's level; None for a person."""


class GameSetup(Protocol):
    """What every set-up has: the players by seat."""

    @property
    def players(self) -> Sequence[PlayerEntry]:
        """The players by seat."""


class GameState(Protocol):
    """What every state has: who is to act."""

    @property
    def actor(self) -> Seat | None:
        """The seat to act, None when the game is over."""


Command = msgspec.Struct
"""What every command is; `Kit.command_types` says which ones a game has."""

StateT = TypeVar("StateT", bound=GameState)
EventT = TypeVar("EventT")


class Progress(msgspec.Struct, frozen=True):
    """How far a game is. ``moment`` are numbers that tell when, as the game counts (phase and round in Torres);
    ``scores`` by seat; ``winners`` are seats, when it is over."""

    n: int
    moment: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.winners)


class Kit(ABC, Generic[StateT, EventT]):
    """One game for the engine: a set-up, an outcome of chance or a command that it is handed is of its own types.

    ``format`` and ``suffix`` name its log files, ``versions`` are those of the log it reads, the last one
    that it writes. ``illegal`` is what `decide` raises for a command the rules refuse; one of its reasons is
    ``not_your_turn``.
    """

    format: ClassVar[str]
    suffix: ClassVar[str]
    versions: ClassVar[tuple[int, ...]]
    setup_type: ClassVar[type[GameSetup]]
    chance_type: ClassVar[type]
    command_types: ClassVar[tuple[type[Command], ...]]
    illegal: ClassVar[type[RefusedByRule]]
    turn_events: ClassVar[tuple[type, ...]]
    """Events with which a turn begins: `Game.undo_turn` goes back to there."""
    final: ClassVar[Mapping[type, str]]
    """Commands after which nothing up to them can be taken back, each with the reason, an id of ``final_texts``."""
    final_by_next: ClassVar[bool] = True
    """Whether nothing that one has done can be taken back once the next one has done something."""
    final_texts: ClassVar[Mapping[str, str]]
    """These reasons in English."""

    @abstractmethod
    def draw(self, setup: GameSetup, seed: int | None) -> object:
        """Every outcome of chance of a new game; the same ``seed`` gives the same, None the system's chance."""

    @abstractmethod
    def check(self, setup: GameSetup, version: int) -> None:
        """Raise a `Fault` unless a log of this version can hold this set-up."""

    @abstractmethod
    def chance_error(self, setup: GameSetup, chance: object, version: int) -> Phrase | None:
        """Why this outcome of chance is impossible with a set-up that can be played, in English; None if it is not."""

    @abstractmethod
    def setup_fault(self, setup: object) -> Fault | None:
        """What is wrong with a header's ``setup`` that is not of `setup_type`, where the game can say it better
        than the reader of JSON."""

    @abstractmethod
    def opening(self, setup: GameSetup, chance: object, version: int) -> StateT:
        """The state after the header."""

    @abstractmethod
    def decide_for_actor(self, state: StateT, command: Command) -> tuple[EventT, ...]:
        """The events of a command of the actor; raises ``illegal``, also where nobody is to act."""

    @abstractmethod
    def evolve(self, state: StateT, event: EventT) -> StateT:
        """The state after an event."""

    @abstractmethod
    def legal(self, state: StateT) -> Sequence[Any]:
        """All the actor may choose: commands, or, where a command tells its own outcome (what physics made of it), the
        choice behind it, which has the command's JSON text without that."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat) -> Any:
        """What one seat may know of a state, as the game's bots and screens get it."""

    @abstractmethod
    def document(self, state: StateT, n: int) -> dict[str, Any]:
        """The state document after line ``n``, for other programs, but for what is legal."""

    @abstractmethod
    def progress(self, state: StateT, n: int) -> Progress:
        """How far a game is that has this state after line ``n``."""

    def decide(self, state: StateT, by: Seat, command: Command) -> tuple[EventT, ...]:
        """The events of a command given by a seat; raises ``illegal``, also for a seat that is not to act."""
        if state.actor is not None and by != state.actor:
            raise self.illegal("not_your_turn", seat=by, actor=state.actor)
        return self.decide_for_actor(state, command)

    def document_line(self, state: StateT, n: int, with_legal: bool = False) -> bytes:
        """The document as one line of JSON, without its line feed; with the JSON texts of all the actor may choose,
        sorted, if asked for."""
        found = self.document(state, n)
        if with_legal:
            found = {**found, "legal": [msgspec.Raw(text) for text in sorted(map(canonical, self.legal(state)))]}
        return canonical(found)
