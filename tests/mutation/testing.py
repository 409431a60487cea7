"""Tests of pytest that are run one by one, in an order of ours, until one fails."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import hypothesis
import pytest

from tests.mutation.forking import give

PROFILE = "mutants"
WORDS = (
    *("-q", "-s", "-o", "addopts=", "-m", "not long", "-p", "no:cacheprovider", "-p", "no:randomly"),
    *("--import-mode=importlib", "--assert=plain", "--tb=native", "--hypothesis-profile", PROFILE),
)
"""Options of pytest: what a failure looks like is nobody's concern here."""


class TimedTest(NamedTuple):
    """A test by its id, and the seconds of the processor that it usually takes."""

    id: str
    seconds: float


class Runner:
    """A plugin of pytest that has ``loop`` run the collected tests, by `first_failed`."""

    def __init__(self, loop: Callable[["Runner"], None]) -> None:
        self._loop = loop
        self._failed = False
        self.items: dict[str, pytest.Item] = {}
        self.collected = True
        """Whether all files of tests could be loaded."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.collected = not session.testsfailed
        self._loop(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    def passes(self, identity: str, following: str | None = None) -> bool:
        """Run a test; whether it passes. What it has set up stays for the one ``following``."""
        item = self.items[identity]
        after = None if following is None else self.items[following]
        self._failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        return not self._failed

    def first_failed(self, tests: Sequence[TimedTest]) -> str | None:
        """The first of the tests that fails, each within its time. Tests that are not there are left out."""
        here = [test for test in tests if test.id in self.items]
        for number, test in enumerate(here):
            give(2.0 + 10 * test.seconds)
            if not self.passes(test.id, here[number + 1].id if number + 1 < len(here) else None):
                return test.id
        return None


def run_pytest(paths: Sequence[str], loop: Callable[[Runner], None]) -> int:
    """Run pytest with ``loop`` in place of its own; its exit code.

    Hypothesis tries the same examples each time and does not look for shorter ones.
    """
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile(
        PROFILE, deadline=None, derandomize=True, database=None, max_examples=40, phases=phases
    )
    return int(pytest.main([*paths, *WORDS], plugins=[Runner(loop)]))
