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


def test_what_the_rules_forbid_is_said_in_words(tmp_path: Path) -> None:
    told = said("a command the rules forbid", tmp_path)
    assert 'Illegal command by Zoë "Z" O\\Neil: The castle has area 1: it may not be higher than 1.' in told
    assert "castle_too_tall" not in told
