"""All states of a game, command by command, and what of it may be taken back (LOG.md)."""

import msgspec

from torres3d.engine.entries import Entered, Header, Undo
from torres3d.engine.errors import UndoRefused
from torres3d.kits.torres.setup import options_of
from torres3d.rules.commands import Buy, Command, EndTurn
from torres3d.rules.decide import decide
from torres3d.rules.events import Event, TurnBegan
from torres3d.rules.evolve import evolve
from torres3d.rules.kinds import Seat
from torres3d.rules.opening import opening
from torres3d.rules.refusals import IllegalCommand
from torres3d.rules.state import State


class Step(msgspec.Struct, frozen=True):
    """One line of the log and what it did: command ``n`` (from 1) of seat ``by``.

    ``events`` is empty for an undo, which puts ``after`` back to an earlier state.
    """

    n: int
    by: Seat
    command: Entered
    events: tuple[Event, ...]
    before: State
    after: State


class History:
    """The states of one game after the header (index 0) and after each line of the log.

    States are frozen values that share what did not change, so keeping all of them is cheap, any of them
    can be shown at once, and an undo gives back the very same object.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.options = options_of(header.setup)
        self.states: list[State] = [opening(self.options, header.chance.decks, header.chance.master)]
        self.commands: list[tuple[Seat, Entered]] = []
        self._turn_starts: list[int] = [0]
        self._live: list[int] = []
        self._undoable: list[tuple[Seat, int]] = []
        self._final = "game_start"

    @property
    def n(self) -> int:
        """The number of the last line."""
        return len(self.states) - 1

    @property
    def state(self) -> State:
        """The state now."""
        return self.states[-1]

    @property
    def turn_start(self) -> int:
        """The number of the state in which the present turn began."""
        return self._turn_starts[-1]

    def live(self) -> list[tuple[int, Seat, Command]]:
        """The commands that stand, without undos and what they took back: (n, seat, command)."""
        return [(n, *self._given(n)) for n in self._live]

    def live_at(self, n: int) -> list[tuple[int, Seat, Command]]:
        """The commands that stood after command ``n``, as `live` gives them."""
        found: list[tuple[int, Seat, Command]] = []
        for number, (seat, command) in enumerate(self.commands[:n], 1):
            if isinstance(command, Undo):
                found.pop()
            else:
                found.append((number, seat, command))
        return found

    def _given(self, n: int) -> tuple[Seat, Command]:
        seat, command = self.commands[n - 1]
        assert not isinstance(command, Undo)
        return seat, command

    def undoable(self) -> tuple[Seat, Command] | None:
        """The seat and command that an undo would take back now, or None."""
        return self._given(self._live[-1]) if self._undoable else None

    def check_undo(self, by: Seat | None = None) -> Seat:
        """The seat whose command an undo takes back; raises `UndoRefused` when that may not be (by ``by``)."""
        if not self._undoable:
            raise UndoRefused(self._final)
        seat = self._undoable[-1][0]
        if by is not None and by != seat:
            raise UndoRefused("not_yours", seat)
        return seat

    def prepare(self, by: Seat, command: Entered) -> Step:
        """What a command would do now; nothing is changed. Raises `IllegalCommand` or `UndoRefused`."""
        state = self.states[-1]
        if isinstance(command, Undo):
            self.check_undo(by)
            return Step(self.n + 1, by, command, (), state, self.states[self._undoable[-1][1]])
        if state.actor is not None and by != state.actor:
            raise IllegalCommand("not_your_turn", seat=by, actor=state.actor)
        events = decide(state, command)
        after = state
        for event in events:
            after = evolve(after, event)
        return Step(self.n + 1, by, command, events, state, after)

    def add(self, step: Step) -> None:
        """Take a step that `prepare` gave for the present state."""
        if isinstance(step.command, Undo):
            _, n_before = self._undoable.pop()
            self._live.pop()
            self._turn_starts.append(self._turn_starts[n_before])
        else:
            self._remember(step)
        self.commands.append((step.by, step.command))
        self.states.append(step.after)

    def _remember(self, step: Step) -> None:
        began = any(isinstance(event, TurnBegan) for event in step.events)
        self._turn_starts.append(step.n if began else self._turn_starts[-1])
        self._live.append(step.n)
        if self._undoable and self._undoable[-1][0] != step.by:
            self._undoable.clear()
            self._final = "next_player"
        if isinstance(step.command, Buy | EndTurn):
            self._undoable.clear()
            self._final = "card_seen" if isinstance(step.command, Buy) else "turn_ended"
        else:
            self._undoable.append((step.by, step.n - 1))
