"""The bugs that are put in on purpose still have a place in the program, and a test that is there."""

import pytest

from tests.house.places import ROOT
from tests.trust.bugs import BUGS, Bug, text_with


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: f"{bug.kind}, {bug.what}")
def test_what_a_bug_replaces_stands_there_once(bug: Bug) -> None:
    for name, old, _ in bug.changes:
        assert old in text_with(bug, ROOT / name, old)
    assert (ROOT / bug.test.split()[0].partition("::")[0]).exists(), bug.test
