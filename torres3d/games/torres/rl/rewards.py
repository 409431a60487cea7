"""What a game of Torres is worth to each seat: by the placing at its end, or by the points it is ahead."""

from collections.abc import Sequence


def placing_rewards(scores: Sequence[int]) -> list[float]:
    """1 for the first, -1 for the last, in even steps between; those with equal points share what their places bring.

    The sum is 0."""
    last = len(scores) - 1
    return [
        (sum(other < score for other in scores) - sum(other > score for other in scores)) / last for score in scores
    ]


def points_ahead(scores: Sequence[int]) -> list[float]:
    """By how many points each seat is ahead of what the others have on average."""
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]
