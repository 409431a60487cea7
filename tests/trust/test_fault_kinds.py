"""Every fault says what, where and what to do, in a sentence; the page has what is told now."""

from pathlib import Path

import pytest

from tests.trust.fault_kinds import DOC, KINDS, rewritten, said


def test_there_are_more_than_forty_kinds() -> None:
    assert len(KINDS) >= 40


@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_is_told_in_a_sentence(kind: str, tmp_path: Path) -> None:
    told = said(kind, tmp_path)
    assert 20 < len(told) < 700
    assert not any(sign in told for sign in ("Traceback", "Errno", "Error(", "\n", "\x1b", " None"))


def test_the_page_has_what_is_told_now() -> None:
    text = DOC.read_text("utf-8")
    assert rewritten(text) == text, "python -m tests.trust.fault_kinds writes it anew"
