"""Kit: what the engine asks of a game. The engine itself knows no game.

States, events and commands are frozen values; states share unchanged parts, so that all of them can be kept. Commands
are msgspec structs with the tag field ``type``: the log writes and reads them as they are.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from torres3d.base.faults import Fault, Phrase, RefusedByRule
from torres3d.base.notation_reader import NotationFault

_encode = msgspec.json.Encoder(order="sorted").encode

Seat = int


def canonical(value: object) -> bytes:
    """``value`` as JSON with sorted keys, no spaces, UTF-8 and non-ASCII unescaped."""
    return _encode(value)


class PlayerEntry(Protocol):
    """A player in a set-up."""

    @property
    def name(self) -> str:
        """1 to 40 characters."""

    @property
    def bot(self) -> str | None:
        """The id of a bot's level; None for a human."""


class GameSetup(Protocol):
    """The part of a set-up that every game has: the players by seat."""

    @property
    def players(self) -> Sequence[PlayerEntry]:
        """The players by seat."""


class GameState(Protocol):
    """The part of a state that every game has: who is to act."""

    @property
    def actor(self) -> Seat | None:
        """The seat to act, None when the game is over."""


Command = msgspec.Struct
"""Type of every command; `Kit.command_types` lists those of a game."""

StateT = TypeVar("StateT", bound=GameState)
EventT = TypeVar("EventT")


class Progress(msgspec.Struct, frozen=True):
    """Progress of a game; ``moment`` is the time as it counts it (phase and round in Torres).

    ``winners`` and ``losers`` are seats: losers come last whatever their scores are.
    """

    n: int
    moment: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...] = ()

    @property
    def over(self) -> bool:
        return bool(self.winners)


class OpenView(msgspec.Struct, Generic[StateT], frozen=True):
    """View of a seat from which nothing is hidden."""

    seat: Seat
    state: StateT


class Kit(ABC, Generic[StateT, EventT]):
    """One game for the engine: all set-ups, outcomes of chance and commands that it gets are of its own types.

    ``format`` and ``suffix`` name its log files, ``versions`` are those of the log it reads. ``illegal`` is
    what `decide` raises for a command the rules refuse; one of its reasons is ``not_your_turn``.
    """

    title: ClassVar[str] = ""
    """The game's name, for texts about its games."""
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
        """All outcomes of chance of a new game; the same ``seed`` gives the same, None uses the system's chance."""

    @abstractmethod
    def check(self, setup: GameSetup, version: int) -> None:
        """Raise a `Fault` unless a log of this version can hold this set-up."""

    def version_of(self, setup: GameSetup) -> int:
        """The version of the log that a new game with this set-up gets: the last one, unless an older one will do."""
        return self.versions[-1]

    @abstractmethod
    def chance_error(self, setup: GameSetup, chance: object, version: int) -> Phrase | None:
        """Why an outcome of chance is impossible with a playable set-up, in English; None if it is possible."""

    def setup_fault(self, setup: object) -> Fault | None:
        """The fault of a header's ``setup`` that does not fit `setup_type`, where the game can word it better."""
        return None

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
        """All choices of the actor: commands, or the choices behind commands with an outcome of their own.

        An outcome of its own is, for example, what physics made of it; the choice has the command's JSON without that.
        """

    def view(self, state: StateT, seat: Seat) -> Any:
        """The part of a state that one seat may know, with that ``seat``, for the game's bots and screens: all of it
        in a game where nothing is hidden."""
        return OpenView(seat, state)

    @abstractmethod
    def document(self, state: StateT, n: int) -> dict[str, Any]:
        """The state document after line ``n``, for other programs, without the legal commands."""

    @abstractmethod
    def progress(self, state: StateT, n: int) -> Progress:
        """The progress of a game with this state after line ``n``."""

    def turn_text(self, state: StateT) -> str:
        """The turn of a state as the notation has it, such as ``2.3 B``; empty in a game without notation."""
        return ""

    def command_text(self, state: StateT, command: Command) -> str:
        """A command given in a state, in the game's notation; in a game without one its JSON."""
        return canonical(command).decode()

    def read_command(self, state: StateT, text: str) -> Command:
        """The command that a text means in a state. Raises `NotationFault`."""
        raise NotationFault(text, "a command as a value: this game has no notation", column=1)

    def decide(self, state: StateT, by: Seat, command: Command) -> tuple[EventT, ...]:
        """The events of a command given by a seat; raises ``illegal``, also for a seat that is not to act."""
        if state.actor is not None and by != state.actor:
            raise self.illegal("not_your_turn", seat=by, actor=state.actor)
        return self.decide_for_actor(state, command)

    def document_line(self, state: StateT, n: int, with_legal: bool = False) -> bytes:
        """The document as a line of JSON without its line feed; ``with_legal`` adds the actor's choices, sorted."""
        found = self.document(state, n)
        if with_legal:
            found = {**found, "legal": [msgspec.Raw(text) for text in sorted(map(canonical, self.legal(state)))]}
        return canonical(found)
