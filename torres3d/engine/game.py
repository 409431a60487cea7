"""A game being played: commands in, events out, every one of them in the log first."""

from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

from torres3d.engine.entries import FORMAT, VERSION, Chance, Entered, Entry, Header, Undo, timestamp
from torres3d.engine.errors import StaleCommand
from torres3d.engine.history import History, Step
from torres3d.engine.loading import load
from torres3d.engine.logfile import LogFile
from torres3d.kits.torres import chance
from torres3d.kits.torres.setup import Setup, options_of
from torres3d.rules.commands import Command
from torres3d.rules.kinds import Seat
from torres3d.rules.options import Options
from torres3d.rules.state import State

Listener = Callable[[Step], None]


class Game:
    """One game. A command is judged, written to the log, taken, and then told to every listener, in this order.

    A listener may give the next command itself: all listeners hear of the first before any hears of the next.
    """

    def __init__(self, history: History, file: LogFile | None = None, torn: int | None = None) -> None:
        self.history = history
        self.torn = torn
        """The line of the log that was torn and left out when the game was opened, else None."""
        self._file = file
        self._listeners: list[Listener] = []
        self._untold: list[Step] = []
        self._telling = False
        self._undone: list[tuple[Seat, Command]] = []

    @classmethod
    def create(
        cls, setup: Setup, file: Path | None = None, seed: int | None = None, drawn: Chance | None = None
    ) -> "Game":
        """Begin a game; with ``file`` its log is written there. ``drawn`` plays with a given chance again.

        Raises `SetupFault` for a set-up that cannot be played, `WriteFault` when the log cannot be written.
        """
        options = options_of(setup)
        header = Header(FORMAT, VERSION, uuid4().hex, timestamp(), setup, drawn or chance.draw(options, seed))
        history = History(header)
        return cls(history, LogFile.create(file, header) if file else None)

    @classmethod
    def open(cls, file: Path) -> "Game":
        """Go on with a logged game; raises `LogFault`."""
        log, history = load(file)
        return cls(history, LogFile.resume(log), log.torn)

    @property
    def header(self) -> Header:
        """The first line of the log: set-up and chance."""
        return self.history.header

    @property
    def options(self) -> Options:
        """The options the game is played with."""
        return self.history.options

    @property
    def file(self) -> Path | None:
        """Where the log lies, or None for a game without one."""
        return self._file.file if self._file else None

    @property
    def state(self) -> State:
        """The state now."""
        return self.history.state

    @property
    def n(self) -> int:
        """The number of commands given so far, undos included."""
        return self.history.n

    def state_at(self, n: int) -> State:
        """The state after the header (0) or after command ``n``."""
        if not 0 <= n <= self.n:
            raise IndexError(f"no state {n}; there are 0 to {self.n}")
        return self.history.states[n]

    @property
    def turn_start(self) -> State:
        """The state in which the present turn began."""
        return self.history.states[self.history.turn_start]

    def live(self) -> list[tuple[int, Seat, Command]]:
        """The commands that stand, without undos and what they took back: (n, seat, command)."""
        return self.history.live()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tell ``listener`` of every step from now on; returns a function that ends it."""
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    def submit(self, command: Command, by: Seat | None = None, made_for: int | None = None) -> Step:
        """Give a command for seat ``by`` (the actor where None).

        ``made_for`` is the ``n`` the command was chosen at: a click on something shown earlier is then
        refused as `StaleCommand`. Raises `IllegalCommand`, or `WriteFault` when the log cannot be written;
        after either the game is as it was.
        """
        if made_for is not None and made_for != self.n:
            raise StaleCommand(made_for, self.n)
        seat = self.state.actor if by is None else by
        step = self._take(0 if seat is None else seat, command)
        if self._undone and self._undone[-1] == (step.by, command):
            self._undone.pop()
        else:
            self._undone.clear()
        self._tell(step)
        return step

    def can_undo(self) -> tuple[Seat, Command] | None:
        """The seat and command that `undo` would take back, or None."""
        return self.history.undoable()

    def undo(self, by: Seat | None = None) -> Step:
        """Take back the last command; raises `UndoRefused` with the reason where that may not be."""
        seat = self.history.check_undo(by)
        undone = self.history.undoable()
        step = self._take(seat, Undo())
        if undone:
            self._undone.append(undone)
        self._tell(step)
        return step

    def undo_turn(self) -> list[Step]:
        """Take back what the actor has done in the present turn or stage of the set-up, as far as that may be."""
        steps = []
        while self.state is not self.turn_start and (last := self.can_undo()) and last[0] == self.state.actor:
            steps.append(self.undo())
        return steps

    def can_redo(self) -> tuple[Seat, Command] | None:
        """The seat and command that `redo` would give again, or None."""
        return self._undone[-1] if self._undone else None

    def redo(self) -> Step | None:
        """Give the command taken back last once more; None where there is none."""
        if not self._undone:
            return None
        seat, command = self._undone[-1]
        return self.submit(command, seat)

    def _take(self, seat: Seat, command: Entered) -> Step:
        step = self.history.prepare(seat, command)
        if self._file:
            self._file.append(Entry(step.n, seat, command, timestamp()))
        self.history.add(step)
        return step

    def _tell(self, step: Step) -> None:
        self._untold.append(step)
        if self._telling:
            return
        self._telling = True
        failed: list[Exception] = []
        while self._untold:
            following = self._untold.pop(0)
            for listener in tuple(self._listeners):
                try:
                    listener(following)
                except Exception as error:  # noqa: BLE001  # the others hear of it all the same
                    failed.append(error)
        self._telling = False
        if failed:
            raise ExceptionGroup(f"after command {step.n}", failed)
