"""Files that a mining command writes, a line for each piece of work: going on with one, and reading it for the next."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_bytes, read_line
from torres3d.bots.arena.results_file import MAX_BYTES, NumberedT, Results, ResultsFault
from torres3d.terminal.error_exit import FAULTY_FILE, Stop

HeadT = TypeVar("HeadT")
LineT = TypeVar("LineT")


def read_mined(file: Path, head: type[HeadT], line_type: type[LineT], command: str) -> tuple[HeadT, list[LineT]]:
    """The heading and the lines of a file that a ``command`` of `torres3d` wrote. Raises `Stop`."""
    try:
        lines = [line for line in read_bytes(file, MAX_BYTES).split(b"\n") if line]
    except FileFault as fault:
        raise Stop(str(fault), FAULTY_FILE) from fault
    try:
        heading = read_line(lines[0] if lines else b"{}", head, file, 1)
    except FileFault as fault:
        raise Stop(f"{file}, line 1: `torres3d {command}` did not write this file", FAULTY_FILE) from fault
    try:
        return heading, [read_line(line, line_type, file, number) for number, line in enumerate(lines[1:], 2)]
    except FileFault as fault:
        raise Stop(str(fault), FAULTY_FILE) from fault


def resumed(results: Callable[[], Results[NumberedT]]) -> Results[NumberedT]:
    """The results so far of a file to continue. Raises `Stop` for a file that cannot be continued."""
    try:
        return results()
    except ResultsFault as fault:
        raise Stop(str(fault), FAULTY_FILE) from fault
