"""The first try at a puzzle: what costs something is asked for twice, and only the first result counts."""

from torres3d.app.session.puzzle_attempt import PuzzleTry


def test_what_costs_something_is_asked_for_twice() -> None:
    attempt = PuzzleTry(lambda how: None)
    assert attempt.ask("solution", 2)
    assert attempt.waits("solution", 2)
    assert not attempt.ask("solution", 2)
    assert attempt.ask("solution", 3), "something was done since"
    assert attempt.ask("hint", 3), "something else was asked for"
    assert attempt.ask("solution", 3), "and that is forgotten, too"


def test_nothing_costs_anything_after_the_first_try() -> None:
    told: list[str] = []
    attempt = PuzzleTry(lambda how: told.append(how) or "It comes back.")
    attempt.end("failed")
    attempt.end("solved")
    assert (attempt.ended, attempt.learned, told) == ("failed", "It comes back.", ["failed"])
    assert not attempt.ask("solution", 2)
    attempt.tell_hint(2)
    assert not attempt.hinted
    assert attempt.hint_told(2)
    assert not attempt.hint_told(3)


def test_a_hint_counts_while_the_try_goes_on() -> None:
    attempt = PuzzleTry(lambda how: None)
    attempt.ask("hint", 0)
    attempt.tell_hint(0)
    assert attempt.hinted
    assert not attempt.waits("hint", 0)
    attempt.end("solved")
    assert attempt.learned == ""
