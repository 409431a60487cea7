"""Mutation tests of a game's rules: ``python -m tests.mutation.run torres --minutes 9``; goes on where it stopped.

Tests run once with their lines noted. Then each mutant is put into a forked process that runs the tests which reach its
line, the quickest first. What none of them finds is tried once more in a process of its own.
"""

import argparse
import functools
import gc
import inspect
import os
import select
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import hypothesis
import pytest

from tests.house.places import ROOT
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.results import add_result, explained, read_results, results_file, write_results
from tests.mutation.traced import lines_run

GAMES = {
    "torres": ("rules", "golden", "bots/search", "test_play.py"),
    "turm_bauer": ("rules", "golden", "test_play.py"),
}
"""The tests of a game that are asked about its rules."""
MOST = 0.03
"""Share of mutants that may survive without an explanation."""
SECONDS = 15.0
"""Seconds that a test may take to be asked of a mutant."""
LATE = 20.0
"""Seconds, beside ten times the usual ones, after which a mutant's tests count as endless."""


class Mutating:
    """A plugin of pytest that runs the collected tests of mutants until the time is over."""

    def __init__(self, files: Sequence[Path], results: Path, until: float) -> None:
        self._files = files
        self._results = results
        self._until = until
        self._failed = ""
        self._caches: list[Any] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = session.items
        names = {str(file.resolve()): file for file in self._files}
        seconds: dict[str, float] = {}
        reach: dict[tuple[str, int], list[pytest.Item]] = defaultdict(list)
        for item in items:
            begun = time.perf_counter()
            with lines_run(names) as lines:
                self._run(item, None)
            seconds[item.nodeid] = time.perf_counter() - begun
            assert not self._failed, f"{self._failed} fails without a mutant"
            if seconds[item.nodeid] <= SECONDS:
                for line in lines:
                    reach[line].append(item)
        for tests in reach.values():
            tests.sort(key=lambda item: seconds[item.nodeid])
        known = read_results(self._results)
        self._caches = [each for each in gc.get_objects() if isinstance(each, CACHE)]
        gc.freeze()
        for path, file in names.items():
            for mutant in mutants(file.read_text("utf-8")):
                key = file.relative_to(ROOT).as_posix(), mutant.id
                if key in known:
                    continue
                if time.monotonic() > self._until:
                    return True
                tests = self._tests_of(path, mutant, reach)
                usual = sum(seconds[each.nodeid] for each in tests)
                end = self._try(file, mutant, tests, usual)
                add_result(self._results, *key, end)
                print(f"{end:8} {_line(key[0], mutant)}", flush=True)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self._failed:
            self._failed = report.nodeid

    @staticmethod
    def _run(item: pytest.Item, following: pytest.Item | None) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    @staticmethod
    def _tests_of(path: str, mutant: Mutant, reach: dict[tuple[str, int], list[pytest.Item]]) -> list[pytest.Item]:
        """The tests that reach a mutant's line, or its function where the line is part of a longer statement."""
        if not mutant.where:
            found = {item.nodeid: item for line, items in reach.items() if line[0] == path for item in items}
            return list(found.values())
        for line in range(mutant.line, max(mutant.line - 12, 0), -1):
            if tests := reach.get((path, line)):
                return tests
        return []

    def _try(self, file: Path, mutant: Mutant, tests: Sequence[pytest.Item], usual: float) -> str:
        function = _function(sys.modules[_module(file)], mutant.where)
        code = None if function is None else _code(mutant, str(file.resolve()))
        if function is not None and code is not None and len(code.co_freevars) == len(function.__code__.co_freevars):
            end = self._fork(function, code, tests, usual)
            if end != "survived":
                return end
        return _whole(file, mutant, tests, usual)

    def _fork(self, function: FunctionType, code: CodeType, tests: Sequence[pytest.Item], usual: float) -> str:
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            function.__code__ = code
            for cache in self._caches:
                cache.cache_clear()
            try:
                for number, item in enumerate(tests):
                    self._run(item, tests[number + 1] if number + 1 < len(tests) else None)
                    if self._failed:
                        break
            except BaseException:  # noqa: BLE001  # pytest itself fell over the mutant
                self._failed = "pytest"
            os.write(write, b"killed" if self._failed else b"survived")
            os._exit(0)
        os.close(write)
        ready, _, _ = select.select([read], [], [], LATE + 10 * usual)
        end = os.read(read, 100).decode() if ready else "late"
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(read)
        return end or "killed"  # the process died of it


CACHE = type(functools.lru_cache(int))


def _module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)


def _line(code: str, mutant: Mutant) -> str:
    return f"{code}:{mutant.line} [{mutant.id}] {mutant.where}: {mutant.was} -> {mutant.now}"


def _function(module: object, where: str) -> FunctionType | None:
    """The function of a module that is called ``where``, None where it is none or hidden by a decorator."""
    found: Any = module
    for name in where.split(".") if where else ():
        found = inspect.getattr_static(found, name, None)
        if isinstance(found, staticmethod | classmethod):
            found = found.__func__
        elif isinstance(found, property):
            found = found.fget
        elif isinstance(found, functools.cached_property):
            found = found.func
        found = inspect.unwrap(found) if callable(found) else found
    return found if isinstance(found, FunctionType) else None


def _code(mutant: Mutant, path: str) -> CodeType | None:
    """The code of a mutant's function."""
    found: CodeType | None = compile(mutant.tree, path, "exec")
    for name in mutant.where.split("."):
        inner = [] if found is None else [each for each in found.co_consts if isinstance(each, CodeType)]
        found = next((each for each in inner if each.co_name == name), None)
    return found


def _whole(file: Path, mutant: Mutant, tests: Sequence[pytest.Item], usual: float) -> str:
    """The result in a process of its own."""
    if not tests:
        return "survived"
    ids = [item.nodeid for item in tests]
    words = [sys.executable, "-m", "tests.mutation.whole", file.relative_to(ROOT).as_posix(), mutant.id, *ids]
    seconds = 3 * LATE + 10 * usual
    try:
        run = subprocess.run(words, cwd=ROOT, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return "late"
    return "survived" if run.returncode == 0 else "killed"


def report(game: str, files: Sequence[Path]) -> bool:
    """Tell what the tests found; whether few enough survive. Results of code that is gone are dropped."""
    here = {
        (file.relative_to(ROOT).as_posix(), each.id): each
        for file in files
        for each in mutants(file.read_text("utf-8"))
    }
    found = {key: end for key, end in read_results(results_file(game)).items() if key in here}
    write_results(results_file(game), found)
    reasons = explained()
    survivors = [key for key, end in found.items() if end == "survived"]
    unexplained = [key for key in survivors if key not in reasons]
    for key in unexplained:
        print(f"survived {_line(key[0], here[key])}")
    share = len(unexplained) / max(len(found), 1)
    print(
        f"{game}: {len(here)} mutants, {len(found)} tried, {len(survivors)} survived, {len(unexplained)} of them "
        f"unexplained ({100 * share:.1f} %)"
    )
    return share <= MOST


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=0.0, help="how long to go on; 0 only reports")
    asked = parser.parse_args()
    code = ROOT / "torres3d" / "games" / asked.game / "rules"
    files = [file for file in sorted(code.rglob("*.py")) if file.name != "__init__.py"]
    tests = [f"tests/games/{asked.game}/{name}" for name in GAMES[asked.game]]
    if asked.minutes > 0:
        hypothesis.settings.register_profile("mutants", deadline=None, derandomize=True, database=None, max_examples=50)
        plugin = Mutating(files, results_file(asked.game), time.monotonic() + 60 * asked.minutes)
        words = [*tests, "-q", "-p", "no:cacheprovider", "-m", "not long", "--hypothesis-profile", "mutants"]
        pytest.main([*words, "-s", "--durations=0", "--durations-min=999"], plugins=[plugin])
    sys.exit(0 if report(asked.game, files) else 1)


if __name__ == "__main__":
    main()
