"""Tries mutants of a subject: each is put into a forked process that runs the tests that reach its statement.

Tests that have found a fault nearby come first, then the quickest.
"""

import functools
import gc
import inspect
import os
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tests.mutation.forking import DIED, LATE, in_fork
from tests.mutation.loading import module_of
from tests.mutation.mutants import Mutant
from tests.mutation.reach import Reach, Statement
from tests.mutation.results import End, Key, add_result
from tests.mutation.subjects import Subject
from tests.mutation.testing import Runner, TimedTest, run_pytest
from tests.mutation.whole import WholeMutants

Job = tuple[Key, Path, Mutant, bool]
"""A mutant with its file, and whether to try it with all tests: otherwise only with the quickest."""
FIRST_SECONDS, ALL_SECONDS = 2.0, 15.0
"""Seconds of tests that a mutant is tried with at first, and in all."""
HARDLY_ANY = 0.005
"""Seconds of a test that may be asked of any mutant."""
NEAR = 4
"""Tests that have found a fault in the same function, and in the same file, that come first."""
CACHE = type(functools.lru_cache(int))


class Trial:
    """Tries ``jobs`` until the time ``until`` of `time.monotonic` and adds what becomes of them to ``results``.

    As many at a time as there are ``wholes``. Those are no children of this process: tests count what they leave.
    """

    def __init__(
        self, subject: Subject, jobs: Sequence[Job], results: Path, until: float, wholes: Sequence[WholeMutants]
    ) -> None:
        self._subject = subject
        self._jobs = jobs
        self._results = results
        self._until = until
        self._wholes = wholes
        self._tests: dict[str, TimedTest] = {}
        self._reaching: dict[Statement, list[TimedTest]] = defaultdict(list)
        self._loaded: frozenset[Statement] = frozenset()
        self._finders: dict[tuple[Path, str], list[str]] = defaultdict(list)
        self._caches: list[Any] = []

    def run(self) -> None:
        """Try the mutants. Nothing of the program may have been loaded, and it is afterwards."""
        reach = Reach(self._subject.files())
        code = run_pytest(self._subject.tests, functools.partial(self._loop, reach))
        assert code == 0, f"pytest ends with {code}"

    def _loop(self, reach: Reach, runner: Runner) -> None:
        assert runner.collected
        gc.unfreeze()  # what is frozen is not among the objects
        self._caches = [each for each in gc.get_objects() if isinstance(each, CACHE) and _is_ours(each)]
        assert self._caches
        self._measure(reach, runner)
        gc.freeze()
        # As mutants are tried, in another order and with times to keep, but without a mutant.
        tests = self._first(sorted(self._tests.values(), key=lambda test: test.seconds), ALL_SECONDS)
        failed = self._forked(runner, None, tests)
        assert not failed, f"{failed}: without a mutant, after other tests"
        workers = []
        for number, whole in enumerate(self._wholes):
            worker = os.fork()
            if worker == 0:
                self._work(runner, whole, self._jobs[number :: len(self._wholes)])
            workers.append(worker)
        for worker in workers:
            _, status = os.waitpid(worker, 0)
            assert status == 0, "a process of ours failed"

    def _measure(self, reach: Reach, runner: Runner) -> None:
        """Run every test once, and note how long it takes and which statements it reaches."""
        self._loaded = reach.take()
        for identity in runner.items:
            self._forget()
            begun = _processor_seconds()
            assert runner.passes(identity), f"{identity} fails without a mutant"
            test = TimedTest(identity, _processor_seconds() - begun)
            self._tests[identity] = test
            for statement in reach.take():
                self._reaching[statement].append(test)
        for tests in self._reaching.values():
            tests.sort(key=self._order)

    def _forget(self) -> None:
        """Empty all caches: what an earlier test has left there would be computed otherwise by a mutant."""
        for cache in self._caches:
            cache.cache_clear()

    def _work(self, runner: Runner, whole: WholeMutants, jobs: Sequence[Job]) -> None:
        """Try these mutants, and end the process."""
        for job in jobs:
            if time.monotonic() > self._until:
                break
            add_result(self._results, job[0], self._end(runner, whole, job))
        sys.stdout.flush()
        os._exit(0)

    def _end(self, runner: Runner, whole: WholeMutants, job: Job) -> End:
        key, file, mutant, thoroughly = job
        begun = time.perf_counter()
        tests = self._tests_of(file, mutant)
        chosen = self._chosen(file, mutant, tests, ALL_SECONDS if thoroughly else FIRST_SECONDS)
        # Thoroughly is in a process that starts anew: a module may keep what it computed before it was mutated.
        failed = (
            whole.try_one(file, mutant.id, chosen)
            if thoroughly and chosen
            else self._try(runner, whole, file, mutant, chosen)
        )
        end: End = "killed"
        if not failed:
            end = "open" if not thoroughly and len(chosen) < len(tests) else "survived"
        elif failed == LATE:
            end = "late"
        elif failed != DIED:
            self._found(file, mutant, failed)
        seconds = time.perf_counter() - begun
        print(f"{end:8} {seconds:5.2f} {described(key, mutant)} | {len(chosen)} {failed}", flush=True)
        return end

    def _tests_of(self, file: Path, mutant: Mutant) -> list[TimedTest]:
        """The tests that reach a mutant's statement: those of the subject's ``first``, then the quickest.

        Where it runs while its module is loaded these are all: first those that reach anything in its file, or take
        hardly any time.
        """
        if (file, mutant.statement) not in self._loaded:
            return self._reaching.get((file, mutant.statement), [])
        there = {test.id for (path, _), tests in self._reaching.items() if path == file for test in tests}
        return sorted(
            self._tests.values(),
            key=lambda test: (test.seconds > HARDLY_ANY and test.id not in there, self._order(test)),
        )

    def _order(self, test: TimedTest) -> tuple[bool, float]:
        return self._subject.first not in test.id, test.seconds

    def _chosen(self, file: Path, mutant: Mutant, tests: Sequence[TimedTest], seconds: float) -> list[TimedTest]:
        """The tests to run, in their order: so many as end in these seconds, but one at least."""
        reaching = {test.id for test in tests}
        near = dict.fromkeys((*self._finders[file, mutant.where], *self._finders[file, ""]))
        finders = [self._tests[identity] for identity in near if identity in reaching]
        return self._first([*finders, *(test for test in tests if test.id not in near)], seconds)

    @staticmethod
    def _first(tests: Sequence[TimedTest], seconds: float) -> list[TimedTest]:
        """The first tests that end in these seconds together, one at least."""
        ends = accumulate(test.seconds for test in tests)
        return [
            test for number, (test, end) in enumerate(zip(tests, ends, strict=True)) if not number or end <= seconds
        ]

    def _found(self, file: Path, mutant: Mutant, test: str) -> None:
        for where in {mutant.where, ""}:
            finders = self._finders[file, where]
            if test in finders:
                finders.remove(test)
            finders.insert(0, test)
            del finders[NEAR:]

    def _try(self, runner: Runner, whole: WholeMutants, file: Path, mutant: Mutant, tests: Sequence[TimedTest]) -> str:
        """The first test that fails, ``late``, ``died``, or an empty text."""
        if not tests:
            return ""
        function = _function(sys.modules[module_of(file)], mutant.where)
        code = None if function is None else _code(mutant, file)
        if function is not None and code is not None and len(code.co_freevars) == len(function.__code__.co_freevars):
            failed = self._forked(runner, (function, code), tests)
            if failed or (file, mutant.statement) not in self._loaded:
                return failed
        return whole.try_one(file, mutant.id, tests)

    def _forked(self, runner: Runner, mutated: tuple[FunctionType, CodeType] | None, tests: Sequence[TimedTest]) -> str:
        def work() -> str:
            if mutated is not None:
                mutated[0].__code__ = mutated[1]
            self._forget()
            return runner.first_failed(tests) or "none"

        answer = in_fork(work, 30.0 + 20 * sum(test.seconds for test in tests))
        return "" if answer == "none" else answer


def _is_ours(cache: object) -> bool:
    """Whether the program or its tests keep something there."""
    return str(getattr(cache, "__module__", "")).partition(".")[0] in ("torres3d", "tests")


def _processor_seconds() -> float:
    """Seconds of the processor that this process and its children have taken: the same however busy the machine is."""
    return sum(os.times()[:4])


def described(key: Key, mutant: Mutant) -> str:
    """A mutant in a line."""
    return f"{key[0]}:{mutant.line} [{mutant.id}] {mutant.where}: {mutant.was} -> {mutant.now}"


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


def _code(mutant: Mutant, file: Path) -> CodeType | None:
    """The code of a mutant's function."""
    found: CodeType | None = compile(mutant.tree(), str(file), "exec")
    for name in mutant.where.split("."):
        inner = [] if found is None else [each for each in found.co_consts if isinstance(each, CodeType)]
        found = next((each for each in inner if each.co_name == name), None)
    return found
