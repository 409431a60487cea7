"""Another program is asked: its answer, or nothing where it fails, is missing or takes too long."""

import sys

from torres3d.base.subprocesses import output_of


def test_the_answer_is_what_it_prints() -> None:
    assert output_of(sys.executable, "-c", "print('Ana')") == "Ana\n"


def test_what_is_missing_fails_or_takes_too_long_answers_nothing() -> None:
    assert output_of("no-such-program-anywhere") is None
    assert output_of(sys.executable, "-c", "raise SystemExit(3)") is None
    assert output_of(sys.executable, "-c", "input()", seconds=0.0) is None
    assert output_of(sys.executable, "-c", "a\0b") is None
