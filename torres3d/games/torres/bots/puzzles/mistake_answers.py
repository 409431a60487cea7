"""Verdict on a turn played in a mistake puzzle, and what was found in a game: values without the search."""

import msgspec

from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle


class TurnVerdict(msgspec.Struct, frozen=True):
    """``behind``: the points by which the turn is worse than the better one, counted as the analysis counts a loss: the
    smallest difference that the searches of the answers find. ``good`` where that is less than a point,
    or than a tenth of what was lost in the game."""

    behind: float
    good: bool


class MistakesFound(msgspec.Struct, frozen=True):
    """Puzzles from a game, in its order. ``turns`` of persons were looked at, ``unclear`` ones of those judged lost
    points, but other ideas were about as good."""

    puzzles: tuple[MistakePuzzle, ...]
    turns: int
    unclear: int = 0
