"""``torres3d replay``: a game as JSON lines for programs, or as a course for people."""

import sys
from pathlib import Path

from torres3d.cli.read_log_for_command import number, open_log
from torres3d.engine.history import History
from torres3d.engine.log_replay import salvage
from torres3d.games.registered import game_of
from torres3d.terminal.error_exit import tell


def print_states(file: Path, with_legal: bool, at: int | None) -> None:
    """The state documents of a game, one a line; with ``at`` only that one."""
    history = open_log(game_of(file), file)
    wanted = range(history.n + 1) if at is None else [number(history, at)]
    out = sys.stdout.buffer
    for n in wanted:
        out.write(history.kit.document_line(history.state_at(n), n, with_legal) + b"\n")
    out.flush()


def print_course(file: Path, at: int | None) -> None:
    """The course of the game turn by turn, its scorings and its result; with ``at`` up to that command."""
    game = game_of(file)
    history = open_log(game, file)
    game.terminal().print_course(history, number(history, at))


def print_notation(file: Path, at: int | None) -> None:
    """The game as text, with ``at`` up to that command; it can be pasted and read back."""
    game = game_of(file)
    history = open_log(game, file)
    part = History(history.kit, history.header)
    for step in history.steps[: number(history, at)]:
        part.add(step)
    sys.stdout.write(game.app().text_of(part))


def replay_as_text(file: Path, at: int | None, language: str | None, brief: bool) -> None:
    """Go through the game in the terminal, line by line; with ``at`` from that command on."""
    from torres3d.terminal.replay_in_text import replay_in_text

    game = game_of(file)
    history = open_log(game, file)
    replay_in_text(game.terminal(), history, file, 0 if at is None else number(history, at), language, brief)


def save_part(file: Path, copy: Path) -> None:
    """Write the good part of a faulty log to a new file."""
    commands = salvage(game_of(file).kit(), file, copy)
    tell(f"{copy} holds the header and the first {commands} commands; {file} is as it was")
