"""The bugs that are put in on purpose still have a place in the program, and a test that is there."""

from collections import Counter

import pytest

from tests.house.places import ROOT
from tests.trust.bugs import BUGS, Bug


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: f"{bug.kind}, {bug.what}")
def test_what_a_bug_replaces_stands_there_once(bug: Bug) -> None:
    found = Counter({(name, old): (ROOT / name).read_text("utf-8").count(old) for name, old, _ in bug.changes})
    assert set(found.values()) == {1}, found
    assert (ROOT / bug.test.split()[0].partition("::")[0]).exists(), bug.test
