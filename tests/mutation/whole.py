"""Mutants that are loaded as whole modules, each in a process of its own.

What a module computes while it is loaded is mutated, too. The processes are forked from one that has loaded what others
have written, and nothing of the program.
"""

import importlib
import multiprocessing
import os
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from tests.house.places import ROOT
from tests.mutation.forking import DIED, give, in_fork
from tests.mutation.loading import load_with
from tests.mutation.mutants import mutants
from tests.mutation.testing import Runner, TimedTest, run_pytest

NEEDED = ("hypothesis.strategies", "numpy", "highspy", "msgspec", "yaml", "regex", "fluent.runtime", "platformdirs")
SECONDS = 40.0
"""Seconds of the processor that loading all tests may take."""
Request = tuple[str, str, list[TimedTest]]
"""A file of the project, a mutant's id in it, and the tests to run in this order."""


class WholeMutants:
    """A process that tries mutants; made before anything of the program is loaded."""

    def __init__(self) -> None:
        self._connection, other = multiprocessing.Pipe()
        self._process = os.fork()
        if self._process == 0:
            self._connection.close()
            _serve(other)
            os._exit(0)
        other.close()

    def try_one(self, file: Path, identity: str, tests: Sequence[TimedTest]) -> str:
        """The id of the first test that fails, ``late``, ``died``, or an empty text. Without ``identity`` nothing is
        mutated."""
        self._connection.send((file.relative_to(ROOT).as_posix(), identity, list(tests)))
        answer = self._connection.recv()
        assert isinstance(answer, str)
        return answer

    def close(self) -> None:
        """End the process."""
        os.kill(self._process, signal.SIGTERM)
        os.waitpid(self._process, 0)


def _serve(connection: Connection) -> None:
    for name in NEEDED:
        importlib.import_module(name)
    while True:
        try:
            request: Request = connection.recv()
        except EOFError:
            return
        seconds = 3 * SECONDS + 20 * sum(test.seconds for test in request[2])
        answer = in_fork(lambda: _tried(*request), seconds)  # noqa: B023  # it is called at once
        connection.send("" if answer == SURVIVED else answer)


SURVIVED = "survived"


def _tried(file: str, identity: str, tests: Sequence[TimedTest]) -> str:
    path = ROOT / file
    if identity:
        mutant = next(each for each in mutants(path.read_text("utf-8")) if each.id == identity)
        load_with({path: lambda: compile(mutant.tree(), str(path), "exec")})
    answers: list[str] = []

    def loop(runner: Runner) -> None:
        answers.append(runner.first_failed(tests) or SURVIVED if runner.collected else DIED)

    give(SECONDS)
    run_pytest(sorted({str(ROOT / test.id.partition("::")[0]) for test in tests}), loop)
    return answers[0] if answers else DIED
