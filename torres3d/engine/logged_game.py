"""Game session: commands in, events out, each command in the log before anyone sees its effect."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Generic
from uuid import uuid4

from torres3d.engine.history import History, Step, Turn
from torres3d.engine.kit import Command, EventT, GameSetup, Kit, Seat, StateT
from torres3d.engine.log_entries import Entry, GameHeader, Header, Undo, timestamp
from torres3d.engine.log_errors import LogFault, StaleCommand
from torres3d.engine.log_lock import LogLock, lock_log
from torres3d.engine.log_replay import load_log
from torres3d.engine.log_writer import LogFile


class Game(Generic[StateT, EventT]):
    """One game. It judges a command, writes it to the log, applies it, and then tells every listener, in this order.

    A listener may submit the next command itself: all listeners hear of the first before any hears of the next.
    """

    def __init__(self, history: History[StateT, EventT], file: LogFile | None = None, torn: int | None = None) -> None:
        self.history = history
        self.torn = torn
        """The line of the log that was torn and left out when the game was opened, otherwise None."""
        self._file = file
        self._listeners: list[Callable[[Step[StateT, EventT]], None]] = []
        self._untold: list[Step[StateT, EventT]] = []
        self._telling = False
        self._undone: list[tuple[Seat, Command]] = []

    def __repr__(self) -> str:
        kept = "" if self.file is None else f" in {self.file.name}"
        return f"<{self.history.kit.title} game{kept}: {', '.join(self._players())}; {self.n} commands; {self.state!r}>"

    def __str__(self) -> str:
        return f"{self.history.kit.title}: {', '.join(self._players())}\n{self.state}"

    def _players(self) -> list[str]:
        players = self.header.setup.players
        return [
            each.name if each.bot is None or each.name.startswith(each.bot) else f"{each.name} ({each.bot})"
            for each in players
        ]

    def _repr_svg_(self) -> str | None:
        """The board as a notebook shows it."""
        return self.history._repr_svg_()  # the name that notebooks look for

    def copy(self) -> "Game[StateT, EventT]":
        """The game as it stands, without a log and listeners; neither changes with the other."""
        made = Game(self.history.copy())
        made._undone = list(self._undone)
        return made

    @classmethod
    def create(
        cls,
        kit: Kit[StateT, EventT],
        setup: GameSetup,
        file: Path | None = None,
        seed: int | None = None,
        drawn: object | None = None,
    ) -> "Game[StateT, EventT]":
        """Begin a game; with ``file`` it has a log there. ``drawn`` is the chance of an earlier game.

        Raises the kit's `Fault` for a set-up that cannot be played, `WriteFault` when the log cannot be written.
        """
        version = kit.version_of(setup)
        kit.check(setup, version)
        chance = kit.draw(setup, seed) if drawn is None else drawn
        history = History(kit, Header(kit.format, version, uuid4().hex, timestamp(), setup, chance))
        return cls(history, LogFile.create(file, history.header) if file else None)

    @classmethod
    def open(cls, kit: Kit[StateT, EventT], file: Path) -> "Game[StateT, EventT]":
        """Continue a logged game; raises `LogFault`, also where another program has it open (``in_use``)."""
        held = lock_log(file) if file.is_file() else LogLock(None)
        try:
            log, history = load_log(kit, file)
        except LogFault:
            held.release()
            raise
        return cls(history, LogFile.resume(log, held), log.torn)

    def close(self) -> None:
        """Unlock the log for other programs; no more commands can be submitted."""
        if self._file:
            self._file.close()

    def ensure(self) -> None:
        """Write a deleted log anew from memory; `WriteFault` where no folder can be written to."""
        if self._file:
            self._file.ensure()

    def take_rewritten_path(self) -> Path | None:
        """The new path of a log that was deleted and written anew since the last call; None otherwise."""
        if self._file is None or not self._file.rewritten:
            return None
        self._file.rewritten = False
        return self._file.file

    @property
    def header(self) -> GameHeader:
        return self.history.header

    @property
    def file(self) -> Path | None:
        """The log, or None for a game without one."""
        return self._file.file if self._file else None

    @property
    def state(self) -> StateT:
        return self.history.state

    @property
    def n(self) -> int:
        """The number of commands given so far, undos included."""
        return self.history.n

    def state_at(self, n: int) -> StateT:
        """The state after the header (0) or after command ``n``."""
        return self.history.state_at(n)

    def turns(self) -> Iterator[Turn[StateT, EventT]]:
        """The turns so far, in order; see `History.turns`."""
        return self.history.turns()

    @property
    def turn_start(self) -> StateT:
        return self.history.state_at(self.history.turn_start)

    def listen(self, listener: Callable[[Step[StateT, EventT]], None]) -> Callable[[], None]:
        """Call ``listener`` with every step from now on; returns a function that ends it."""
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    def submit(
        self, command: Command | str, by: Seat | None = None, made_for: int | None = None
    ) -> Step[StateT, EventT]:
        """Submit a command, or its text in the game's notation, for seat ``by`` (the actor where None).

        ``made_for`` is the ``n`` at which the command was chosen: a click on an outdated screen is refused as
        `StaleCommand`. Raises the kit's ``illegal``, `NotationFault` for a text that is no command, or `WriteFault`
        when the log cannot be written; after each the game is unchanged.
        """
        if made_for is not None and made_for != self.n:
            raise StaleCommand(made_for, self.n)
        if isinstance(command, str):
            return self._submit_text(command, by)
        seat = self.state.actor if by is None else by
        step = self._take(0 if seat is None else seat, command)
        if self._undone and self._undone[-1] == (step.by, command):
            self._undone.pop()
        else:
            self._undone.clear()
        self._tell(step)
        return step

    def _submit_text(self, text: str, by: Seat | None) -> Step[StateT, EventT]:
        kit = self.history.kit
        try:
            return self.submit(kit.read_command(self.state, text), by)
        except kit.illegal as refusal:
            refusal.tell_command(text)
            raise

    def can_undo(self) -> Step[StateT, EventT] | None:
        """The step that `undo` would take back, or None."""
        return self.history.undoable()

    def undo(self, by: Seat | None = None) -> Step[StateT, EventT]:
        """Take back the last command; raises `UndoRefused` with the reason where that is not allowed."""
        seat = self.history.check_undo(by)
        undone = self.history.undoable()
        step = self._take(seat, Undo())
        if undone is not None and not isinstance(undone.command, Undo):
            self._undone.append((undone.by, undone.command))
        self._tell(step)
        return step

    def undo_turn(self) -> list[Step[StateT, EventT]]:
        """Take back the actor's commands in the current turn or stage of the set-up, as far as allowed."""
        steps = []
        while self.state is not self.turn_start and (last := self.can_undo()) and last.by == self.state.actor:
            steps.append(self.undo())
        return steps

    def can_redo(self) -> tuple[Seat, Command] | None:
        """The seat and command that `redo` would submit, or None."""
        return self._undone[-1] if self._undone else None

    def redo(self) -> Step[StateT, EventT] | None:
        """Submit the last undone command again; None where there is none."""
        if not self._undone:
            return None
        seat, command = self._undone[-1]
        return self.submit(command, seat)

    def _take(self, seat: Seat, command: Command) -> Step[StateT, EventT]:
        step = self.history.prepare(seat, command)
        if self._file:
            self._file.append(Entry(step.n, seat, command, timestamp()))
        self.history.add(step)
        return step

    def _tell(self, step: Step[StateT, EventT]) -> None:
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
