"""Lines of code that run: of some files, while something is done."""

import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

Lines = set[tuple[str, int]]


@contextmanager
def lines_run(files: Collection[str]) -> Iterator[Lines]:
    """The lines (file, number) of these files that run meanwhile in this thread."""
    found: Lines = set()
    wanted = frozenset(files)

    def of_line(frame: FrameType, event: str, _argument: object) -> Any:
        if event == "line":
            found.add((frame.f_code.co_filename, frame.f_lineno))
        return of_line

    def of_call(frame: FrameType, _event: str, _argument: object) -> Any:
        code = frame.f_code
        if code.co_filename not in wanted:
            return None
        return of_line

    before = sys.gettrace()
    sys.settrace(of_call)
    try:
        yield found
    finally:
        sys.settrace(before)
