"""History of a game: its steps, those that stand after undos, the next to undo, and branches (LOG.md)."""

from collections.abc import Iterator
from copy import copy
from itertools import groupby
from typing import Generic
from uuid import uuid4

import msgspec
from msgspec.structs import replace

from torres3d.engine.kit import Command, EventT, GameSetup, Kit, Seat, StateT
from torres3d.engine.log_entries import GameHeader, Header, Undo, timestamp
from torres3d.engine.log_errors import UndoRefused


# Steps are frozen and hold frozen values, so they are in no circle for the garbage collector to look for (gc=False):
# a game has hundreds of them.
class Step(msgspec.Struct, Generic[StateT, EventT], frozen=True, gc=False):
    """One line of the log and its effect: command ``n`` (from 1) of seat ``by``.

    ``happened`` holds each event with the state after it: an event is decided once and kept. It is empty for an undo,
    which puts ``after`` back to an earlier state.
    """

    n: int
    by: Seat
    command: Command
    before: StateT
    happened: tuple[tuple[EventT, StateT], ...]
    after: StateT

    @property
    def standing_command(self) -> Command:
        """The command of a standing step, never an undo."""
        assert not isinstance(self.command, Undo)
        return self.command

    @property
    def events(self) -> tuple[EventT, ...]:
        return tuple(event for event, _ in self.happened)


class Turn(msgspec.Struct, Generic[StateT, EventT], frozen=True):
    """What one seat did without interruption, undone commands left out; ``str`` gives its line of the notation.

    ``label`` is the moment with the seat (``2.3 B``), ``words`` are the commands in notation, one for each step.
    """

    label: str
    seat: Seat
    steps: tuple[Step[StateT, EventT], ...]
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.label}: {' '.join(self.words)}"

    @property
    def commands(self) -> tuple[Command, ...]:
        return tuple(step.standing_command for step in self.steps)

    @property
    def events(self) -> tuple[EventT, ...]:
        return tuple(event for step in self.steps for event in step.events)

    @property
    def before(self) -> StateT:
        return self.steps[0].before

    @property
    def after(self) -> StateT:
        return self.steps[-1].after


class History(Generic[StateT, EventT]):
    """The steps of one game, one for each line of the log after the header.

    States are frozen values that share unchanged parts, so all of them can be kept cheaply and shown at once, and an
    undo gives back the very same object.
    """

    def __init__(self, kit: Kit[StateT, EventT], header: GameHeader) -> None:
        self.kit = kit
        self.header = header
        self.start: StateT = kit.opening(header.setup, header.chance, header.version)
        """The state after the header."""
        self.steps: list[Step[StateT, EventT]] = []
        self._turn_starts: list[int] = [0]
        self._live: list[Step[StateT, EventT]] = []
        self._undoable: list[Step[StateT, EventT]] = []
        self._final = "game_start"

    def __repr__(self) -> str:
        return f"<{self.kit.title} history: {self.n} commands; {self.state!r}>"

    def __str__(self) -> str:
        return "\n".join(map(str, self.turns()))

    def _repr_svg_(self) -> str | None:
        """The board as a notebook shows it."""
        draw = getattr(self.state, "_repr_svg_", None)
        return draw() if draw else None

    def copy(self) -> "History[StateT, EventT]":
        """Another history with the same steps; neither changes with the other."""
        made = copy(self)
        for name in ("steps", "_turn_starts", "_live", "_undoable"):
            setattr(made, name, list(getattr(self, name)))
        return made

    def turns(self) -> "Iterator[Turn[StateT, EventT]]":
        """The turns in order, the one under way too; commands that were taken back are left out."""
        kit = self.kit

        def key(step: Step[StateT, EventT]) -> tuple[str, Seat]:
            return kit.turn_text(step.before), step.by

        for (label, seat), steps in groupby(self._live, key):
            together = tuple(steps)
            words = tuple(kit.command_text(step.before, step.standing_command) for step in together)
            yield Turn(label, seat, together, words)

    @property
    def n(self) -> int:
        return len(self.steps)

    @property
    def state(self) -> StateT:
        return self.steps[-1].after if self.steps else self.start

    @property
    def states(self) -> list[StateT]:
        """The states after the header (index 0) and after each line."""
        return [self.start, *(step.after for step in self.steps)]

    def state_at(self, n: int) -> StateT:
        """The state after the header (0) or after line ``n``; `IndexError` where there is none."""
        if not 0 <= n <= self.n:
            raise IndexError(f"no state {n}; there are 0 to {self.n}")
        return self.steps[n - 1].after if n else self.start

    @property
    def turn_start(self) -> int:
        """The index of the state at the start of the current turn."""
        return self._turn_starts[-1]

    def standing_steps(self, n: int | None = None) -> list[Step[StateT, EventT]]:
        """The standing steps (after line ``n``; now where None), without undos and the steps they took back.

        Each begins in the very state to which the one before led.
        """
        if n is None or n == self.n:
            return list(self._live)
        found: list[Step[StateT, EventT]] = []
        for step in self.steps[:n]:
            if isinstance(step.command, Undo):
                found.pop()
            else:
                found.append(step)
        return found

    def undoable(self) -> Step[StateT, EventT] | None:
        """The step that an undo would take back now, or None."""
        return self._undoable[-1] if self._undoable else None

    def check_undo(self, by: Seat | None = None) -> Seat:
        """The seat whose command an undo (by ``by``) takes back; raises `UndoRefused` when it is not allowed."""
        last = self.undoable()
        if last is None:
            raise UndoRefused(self._final, text=self.kit.final_texts.get(self._final, ""))
        if by is not None and by != last.by:
            raise UndoRefused("not_yours", last.by)
        return last.by

    def prepare(self, by: Seat, command: Command) -> Step[StateT, EventT]:
        """The step of a command now, without applying it. Raises the kit's ``illegal`` or `UndoRefused`."""
        after = state = self.state
        number = len(self.steps) + 1
        if isinstance(command, Undo):
            self.check_undo(by)
            return Step(number, by, command, state, (), self._undoable[-1].before)
        evolve = self.kit.evolve
        events = self.kit.decide(state, by, command)
        happened = tuple([(event, after := evolve(after, event)) for event in events])
        return Step(number, by, command, state, happened, after)

    def add(self, step: Step[StateT, EventT]) -> None:
        """Apply a step that `prepare` gave for the current state."""
        if isinstance(step.command, Undo):
            taken_back = self._undoable.pop()
            self._live.pop()
            self._turn_starts.append(self._turn_starts[taken_back.n - 1])
        else:
            self._remember(step, step.command)
        self.steps.append(step)

    def _remember(self, step: Step[StateT, EventT], command: Command) -> None:
        start, turn_events = self._turn_starts[-1], self.kit.turn_events
        for event, _ in step.happened:
            if isinstance(event, turn_events):
                start = step.n
        self._turn_starts.append(start)
        self._live.append(step)
        if self.kit.final_by_next and self._undoable and self._undoable[-1].by != step.by:
            self._undoable.clear()
            self._final = "next_player"
        final = self.kit.final.get(type(command))
        if final is None:
            self._undoable.append(step)
        else:
            self._undoable.clear()
            self._final = final


def branch(history: History[StateT, EventT], at: int, setup: GameSetup) -> History[StateT, EventT]:
    """A new game with the first ``at`` standing commands of another one, which stays unchanged.

    Version and chance are those of the other game, since its commands depend on them; ``setup`` may name other players.
    Raises the kit's `Fault` for a set-up that cannot be played.
    """
    old = history.header
    history.kit.check(setup, old.version)
    header = Header(old.format, old.version, uuid4().hex, timestamp(), setup, old.chance)
    made = History(history.kit, header)
    for step in history.standing_steps()[:at]:
        made.add(made.prepare(step.by, step.standing_command))
    return made


def part_of(history: History[StateT, EventT], at: int) -> History[StateT, EventT]:
    """The first ``at`` standing commands of a history, which stays unchanged; nothing is decided again."""
    made = History(history.kit, history.header)
    for number, step in enumerate(history.standing_steps()[:at], 1):
        made.add(replace(step, n=number))
    return made
