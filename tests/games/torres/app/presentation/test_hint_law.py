"""What hints say of 300 positions from games of bots: gains as the preview counts them, and real differences."""

import pytest

from tests.games.torres.bot_histories import history_of_bots
from tests.games.torres.bots.reasons.test_gains import castles_as_previewed, end_of
from torres3d.games.torres.app.presentation.reason_words import reason_text
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.hint_and_analysis_types import Reason
from torres3d.games.torres.bots.reasons.gains import gains_of
from torres3d.games.torres.bots.registry import ADVISER
from torres3d.games.torres.bots.search.evaluation import untouched
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

GAMES = (
    ("medium", "hard-2"), ("easy-4", "medium-3"), ("hard", "medium-2"), ("medium-4", "easy-3", "medium"),
    ("hard-2", "easy", "novice-3"), ("medium-2", "medium-2", "hard"), ("medium", "easy", "medium-4", "easy-3"),
    ("novice-2", "medium-3", "easy-2", "hard-2"), ("hard", "medium", "novice", "easy-4"),
    ("medium-3", "medium-3", "easy-2", "medium-2"),
)  # fmt: skip
"""Levels by game."""
TURNS = {2: 24, 3: 30, 4: 40}
"""Turns of a game, by players: 322 in these games."""


def begun_turns(levels: tuple[str, ...]) -> list[State]:
    """The positions in which a turn begins."""
    states = (step.before for step in history_of_bots(levels, seed=5).steps)
    return [state for state in states if state.stage == "turn" and untouched(state)]


def numbers_told(reason: Reason, seat: int) -> tuple[object, object] | None:
    """What a reason's words compare, after the turn and after the other one; None where they name no number."""
    words: list[str] = []

    def say(key: str, **values: object) -> str:
        words.append(key)
        return key

    reason_text(reason, seat, ("Ana", "Otto", "Ida", "Emil"), say)
    how = words[0].rsplit("-", 1)[1]
    if how in ("entered", "left"):
        return bool(reason.better.area), bool(reason.other.area)
    if how in ("higher", "lower"):
        return reason.better.level, reason.other.level
    if how in ("larger", "smaller"):
        return reason.better.area, reason.other.area
    return reason.counts if how in ("more", "fewer", "won", "lost") else None


@pytest.mark.long
@pytest.mark.parametrize("levels", GAMES, ids="-".join)
def test_gains_are_those_of_the_preview_and_reasons_are_differences(levels: tuple[str, ...]) -> None:
    turns = named = 0
    for before in begun_turns(levels):
        seat = before.actor
        assert seat is not None
        hint = best_turn(view(before, seat), ADVISER, 1)
        after = end_of(before, hint)
        assert hint.gains == gains_of(before, after, seat)
        castles_as_previewed(before, after, seat, hint.gains)
        turns += 1
        for numbers in (numbers_told(reason, seat) for reason in hint.reasons):
            named += numbers is not None
            assert numbers is None or numbers[0] != numbers[1]
    assert turns == TURNS[len(levels)]
    assert named > 10
