"""Every fault says what, where and what to do, in a sentence."""

from pathlib import Path

import pytest

from tests.trust.fault_kinds import KINDS, said


def test_there_are_more_than_forty_kinds() -> None:
    assert len(KINDS) >= 40


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_is_told_in_a_sentence(kind: str, tmp_path: Path) -> None:
    told = said(kind, tmp_path)
    assert 20 < len(told) < 700
    assert not any(sign in told for sign in ("Traceback", "Errno", "Error(", "\n", "\x1b", " None"))
