"""Running the command line inside the test's process: what it prints and how it ends."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

import pytest

from torres3d.cli.main import main


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


def run(*words: str, stdin: str = "", terminal: bool = False) -> Done:
    """Run ``torres3d`` with these words, 120 wide and without colours; ``stdin`` is what is typed. With ``terminal``
    what goes to stderr is read by a person there."""
    out = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="")
    err = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="")
    vars(err)["isatty"] = lambda: terminal
    environment = {"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}
    with (
        patch.object(sys, "argv", ["torres3d", *words]),
        patch.object(sys, "stdin", io.StringIO(stdin)),
        patch.dict("os.environ", environment),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    texts = []
    for stream in (out, err):
        stream.flush()
        texts.append(stream.buffer.getvalue().decode("utf-8"))  # type: ignore[attr-defined]
    code = ended.value.code
    return Done(code if isinstance(code, int) else 0, *texts)
