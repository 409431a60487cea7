"""Result of a game of bots in which whoever has more points is better."""

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Result of a game by seat.

    ``scores`` at the end, ``turn_seconds`` the mean time of a turn and ``turn_most`` the longest; ``winners`` are
    seats.
    """

    number: int
    levels: tuple[str, ...]
    chance: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turn_seconds: tuple[float, ...]
    turn_most: tuple[float, ...]

    def rank(self, seat: int) -> float:
        """The rank of a seat, 1 the best; seats with equal scores share the mean of theirs."""
        own = self.scores[seat]
        better = sum(score > own for score in self.scores)
        equal = sum(score == own for score in self.scores)
        return better + (equal + 1) / 2


TurnTimes = tuple[tuple[float, ...], tuple[float, ...]]
"""The mean time of a turn and the longest, by seat."""


def by_turns(turns: list[list[float]]) -> TurnTimes:
    """The mean time of a turn and the longest, by seat, from the seconds of each turn; 0 for a seat without turns."""
    means = tuple(round(sum(times) / max(len(times), 1), 4) for times in turns)
    return means, tuple(round(max(times, default=0.0), 3) for times in turns)
