"""External bot: the host's side of the line protocol (docs/engine.md), its declaration in a file, its faults."""

import logging
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Generic, NoReturn

import msgspec
from msgspec import Meta

from torres3d import __version__
from torres3d.base.faults import Fault, clip
from torres3d.base.sanitise import sanitise
from torres3d.base.subprocesses import FAREWELL, LINE_LIMIT, LineProgram, LineTooLong, ProgramEnded
from torres3d.base.worker_processes import report
from torres3d.bots.bot import Hurry, Title, unhurried
from torres3d.bots.protocol import messages as wire
from torres3d.bots.protocol.game_protocol import AnswerT, GameProtocol, ViewT

MAX_OUTPUT_LENGTH = 200
"""Maximum characters of a program's output in a message."""
_AUTHOR = "tell its author, and choose another bot for now"
_COMMAND = "check its `command` in bots.yaml"
FOREIGN_MESSAGES: dict[str, tuple[str, str]] = {
    "foreign_not_started": ("the program of the bot `{bot}` cannot be started: {said}", _COMMAND),
    "foreign_ended": ("the program of the bot `{bot}` ended (status {status}); its last output: {said}", _AUTHOR),
    "foreign_closed": ("the program of the bot `{bot}` closed its output; its last output: {said}", _AUTHOR),
    "foreign_no_start": ("the program of the bot `{bot}` was not ready after {seconds} seconds", _COMMAND),
    "foreign_late": ("the bot `{bot}` gave no answer within {seconds} seconds", _AUTHOR),
    "foreign_garbled": ("the bot `{bot}` sent {given}; expected: {allowed}", _AUTHOR),
    "foreign_too_long": ("the bot `{bot}` wrote a line of more than {limit} bytes", _AUTHOR),
    "foreign_talks": ("the bot `{bot}` sent more than {limit} messages without an answer", _AUTHOR),
    "foreign_version": (
        "the bot `{bot}` speaks version {given} of the protocol; this program speaks {allowed}",
        "get a version of it that matches",
    ),
    "foreign_game": ("the bot `{bot}` does not play `{game}`; it plays: {given}", "correct its `games` in bots.yaml"),
    "foreign_illegal": ("the bot `{bot}` chose an illegal command: {given}", _AUTHOR),
    "foreign_gave_up": ("the bot `{bot}` gave up: {said}", _AUTHOR),
}
"""Reason id of a `ExternalBotFault` -> (what is wrong, what to do)."""


class ExternalBotFault(Fault):
    """An external bot without a valid answer; the game is unchanged."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = FOREIGN_MESSAGES


def quoted(text: str) -> str:
    """The output of another program, sanitised in one line; a sign where it is empty."""
    return f"“{sanitise(clip(text, MAX_OUTPUT_LENGTH))}”" if text.strip() else "–"


def end_of(text: str) -> str:
    """The last line of a program's stderr, which says most: that of a traceback is its error."""
    lines = text.strip().splitlines()
    return quoted(lines[-1] if lines else "")


Seconds = Annotated[float, Meta(ge=0.01, le=3600)]


class ExternalProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program under ``programs`` in a file of bots; the shipped files explain the keys. Times in seconds."""

    title: Title
    games: Annotated[tuple[str, ...], Meta(min_length=1, description="a list of ids of games")]
    command: Annotated[
        tuple[Annotated[str, Meta(min_length=1)], ...],
        Meta(min_length=1, description="a list: the program, then its words"),
    ]
    seconds: Seconds = 20.0
    start_seconds: Seconds = 20.0
    folder: str = ""
    """Where it runs and relative paths begin; a relative one, as none, begins at the folder of the file."""


MAX_ATTEMPTS = 3
"""Attempts in a row, each with the program started anew, before a fault is raised."""
STOP_SECONDS = 2.0
"""Seconds to answer after a `StopLine`."""
MOST_INFOS = 1000
"""Maximum messages of a bot before an answer."""
_LOOK = 0.05
"""Seconds between two checks for hurry."""
_log = logging.getLogger(__name__)


class ExternalBot(Generic[ViewT, AnswerT]):
    """Player of a game as a program of its own, started on first use, and ended with this object, or by `close`.

    ``listen`` gets its messages during a search; by default they go to the parent of a child process. A fault that
    another try fixed is a warning in the log of the program (stderr).
    """

    def __init__(
        self,
        name: str,
        program: ExternalProgram,
        game: GameProtocol[ViewT, AnswerT],
        seed: int,
        grace: float = STOP_SECONDS,
        farewell: float = FAREWELL,
    ) -> None:
        """``name`` is its id in messages; ``farewell`` are the seconds its program has to end by itself."""
        self.listen: Callable[[wire.InfoLine], None] = report
        self._name = name
        self._program = program
        self._game = game
        self._seed = seed
        self._grace = grace
        self._farewell = farewell
        self._running: LineProgram | None = None
        self._about: tuple[Any, ...] = ()
        self._when: tuple[int, ...] = ()
        self._asked = 0
        self._plan: list[AnswerT] = []
        self._last: tuple[ViewT, AnswerT] | None = None

    def choose(self, view: ViewT, hurry: Hurry = unhurried) -> AnswerT:
        """See `torres3d.bots.bot.ThinkingPlayer`. Raises `ExternalBotFault`."""
        if self._last is None or not self._game.as_planned(*self._last, view):
            self._plan = []
        if not self._plan or not self._game.allows(view, self._plan[0]):
            self._plan = self._answered(view, hurry)
        command = self._plan.pop(0)
        self._last = (view, command)
        return command

    def close(self) -> None:
        """End the program; `choose` starts it anew."""
        if self._running is not None:
            self._running.send(wire.line_of(wire.QuitLine()))
            self._running.end()
        self._running = None
        self._last = None

    def _answered(self, view: ViewT, hurry: Hurry) -> list[AnswerT]:
        """The program's commands, the first of them legal."""
        for left in reversed(range(MAX_ATTEMPTS)):
            try:
                return self._once(view, hurry)
            except ExternalBotFault as fault:
                self.close()
                if not left:
                    raise
                _log.warning("%s It is started anew.", fault)
        raise AssertionError

    def _once(self, view: ViewT, hurry: Hurry) -> list[AnswerT]:
        program = self._running or self._started()
        self._tell_game(program, view)
        self._asked += 1
        allowed = self._program.seconds
        question = wire.ChooseLine(self._asked, allowed, self._game.position(view), list(self._game.legal(view)))
        program.send(wire.line_of(question))
        answer = self._heard(program, allowed, hurry)
        try:
            wanted = self._game.answers(answer.commands)
        except msgspec.ValidationError as error:
            self._fail("foreign_garbled", given=quoted(_text(answer.commands)), allowed=quoted(str(error)))
        if not self._game.allows(view, wanted[0]):
            self._fail("foreign_illegal", given=quoted(_text(answer.commands[0])))
        return wanted

    def _started(self) -> LineProgram:
        self._about = ()
        program = LineProgram(self._program.command, Path(self._program.folder), self._farewell)
        self._running = program
        program.send(wire.line_of(wire.HelloLine(wire.PROTOCOL, (wire.VERSION,), f"torres3d {__version__}")))
        found = self._line(program, self._program.start_seconds)
        if found is None:
            self._fail("foreign_no_start", seconds=self._program.start_seconds)
        if not isinstance(found, wire.ReadyLine):
            self._strange(found, "ready")
        if found.version != wire.VERSION:
            self._fail("foreign_version", given=found.version, allowed=wire.VERSION)
        if self._game.name not in found.games:
            self._fail("foreign_game", game=self._game.name, given=quoted(", ".join(found.games)))
        return program

    def _tell_game(self, program: LineProgram, view: ViewT) -> None:
        about, when = (view.seat, view.state.options), self._game.progress(view)
        if about != self._about or when < self._when:
            options = msgspec.to_builtins(view.state.options)
            program.send(
                wire.line_of(wire.GameLine(self._game.name, view.seat, self._seed, view.state.players, options))
            )
        self._about, self._when = about, when

    def _heard(self, program: LineProgram, allowed: float, hurry: Hurry) -> wire.CommandsLine:
        end, stopped, infos = time.monotonic() + allowed, False, 0
        while True:
            left = end - time.monotonic()
            if not stopped and (left <= 0 or hurry()):
                program.send(wire.line_of(wire.StopLine(self._asked)))
                stopped, left = True, self._grace
                end = time.monotonic() + left
            if left <= 0:
                self._fail("foreign_late", seconds=allowed)
            found = self._line(program, min(left, _LOOK))
            match found:
                case None:
                    continue
                case wire.InfoLine():
                    infos += 1
                    if infos > MOST_INFOS:
                        self._fail("foreign_talks", limit=MOST_INFOS)
                    self.listen(found)
                case wire.CommandsLine() if found.id == self._asked:
                    return found
                case _:
                    self._strange(found, f"commands, id {self._asked}")

    def _line(self, program: LineProgram, seconds: float) -> wire.BotLine | None:
        """The next message; None where none comes in time."""
        try:
            line = program.read(seconds)
        except LineTooLong:
            self._fail("foreign_too_long", limit=LINE_LIMIT)
        except ProgramEnded as ended:
            if not ended.started:
                self._fail("foreign_not_started", said=end_of(program.stderr_tail))
            if ended.status is None:
                self._fail("foreign_closed", said=end_of(program.stderr_tail))
            self._fail("foreign_ended", status=ended.status, said=end_of(program.stderr_tail))
        if line is None:
            return None
        try:
            return wire.from_bot(line)
        except wire.NoMessage as none:
            self._fail("foreign_garbled", given=quoted(line.decode("utf-8", "replace")), allowed=quoted(str(none)))

    def _strange(self, found: wire.BotLine, allowed: str) -> NoReturn:
        if isinstance(found, wire.ErrorLine):
            self._fail("foreign_gave_up", said=quoted(found.text))
        self._fail("foreign_garbled", given=quoted(wire.line_of(found).decode()), allowed=allowed)

    def _fail(self, reason: str, **values: object) -> NoReturn:
        raise ExternalBotFault(reason, None, None, bot=self._name, **values)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
