"""Reasons in words: each in every language, with its squares, numbers and names."""

from itertools import product

import pytest

from torres3d.base import paths
from torres3d.games.torres.app.presentation.reason_words import reason_lines
from torres3d.games.torres.bots.hint_and_analysis_types import Reason, ReasonKind, Stance
from torres3d.i18n.texts import Texts, language_ids

NAMES = ("Ann", "Bob")
STANCES = (Stance(), Stance(4, 2), Stance(4, 3), Stance(6, 2))
KINDS: tuple[ReasonKind, ...] = ("king", "knights", "blocks", "hand", "master", "marker")


def every() -> list[Reason]:
    """Reasons of all kinds: for and against, one's own and an opponent's."""
    found = []
    for seat, points in product((0, 1), (7.6, -7.6)):
        found += [Reason("castle", seat, points, 27, *pair) for pair in product(STANCES, STANCES)]
        found += [
            Reason(kind, seat, points, counts=counts) for kind in KINDS for counts in ((1, 1), (3, 1), (1, 3), (2, 1))
        ]
    return found


@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_every_reason_is_told(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    for reason in every():
        (line,) = reason_lines([reason], 0, NAMES, say)
        assert line.startswith("+8: " if reason.points > 0 else "−8: ") or line[1:].startswith(("+8", "−8")), line
        assert "reason-" not in line, line
        assert "{" not in line, line
        assert ("Bob" in line) == (reason.seat == 1) or reason.kind == "castle", line


def test_what_is_told_of_a_castle() -> None:
    say = Texts(paths.config() / "locale", "en")

    def told(seat: int, points: float, better: Stance, other: Stance) -> str:
        (line,) = reason_lines([Reason("castle", seat, points, 27, better, other)], 0, NAMES, say)
        return "".join(each for each in line if each.isprintable())

    none, low, high, large = STANCES
    assert told(0, 9, high, low) == "+9: level 3, not 2, in the castle of 4 at d4"
    assert told(0, 9, low, none) == "+9: your knight on level 2 in the castle of 4 at d4"
    assert told(0, 9, large, low) == "+9: area 6, not 4, of your castle at d4"
    assert told(0, -4, low, high) == "−4: level 2 only, not 3, in the castle at d4"
    assert told(1, 5, low, high) == "+5: Bob stays on level 2, below 3, at d4"
    assert told(1, 5, low, low) == "+5: closes ways up to Bob at d4"
    assert told(1, -5, low, none) == "−5: Bob gets into the castle of 4 at d4"
    assert told(0, 5, none, low) == "+5: your knights stand better"


@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_every_mistake_has_its_words(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    for mistake in ("scoring", "height", "king", "card", "others", "blocks", "knights", "cards", "master", "marker"):
        assert say.has(f"mistake-{mistake}")
