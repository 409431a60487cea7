"""Rewards of a game of Torres by seat: from the placing at its end, or from the lead in points."""

from collections.abc import Sequence


def placing_rewards(scores: Sequence[int]) -> list[float]:
    """Rewards from 1 for the first to -1 for the last, in even steps; ties share the rewards of their places.

    The sum is 0.
    """
    last = len(scores) - 1
    return [
        (sum(other < score for other in scores) - sum(other > score for other in scores)) / last for score in scores
    ]


def points_ahead(scores: Sequence[int]) -> list[float]:
    """The lead of each seat over the average of the others, in points."""
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]
