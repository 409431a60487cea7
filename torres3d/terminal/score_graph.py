"""The graph of a game gone through, as values: who stood how well after each turn."""

import msgspec


class ScoreGraph(msgspec.Struct, frozen=True):
    """What is drawn: for each player by seat a line of values, one before the first turn and one after each.

    ``lowest``, ``highest`` and ``step`` are those of the scale; ``marks`` are turns with words, ``points`` turns and
    seats that get a ring; ``results`` say how the game ended for each player, ``winners`` who won it.
    """

    title: str
    players: tuple[str, ...]
    colours: tuple[str, ...]
    values: tuple[tuple[float, ...], ...]
    lowest: int
    highest: int
    step: int
    marks: tuple[tuple[int, str], ...]
    points: tuple[tuple[int, int], ...]
    results: tuple[str, ...]
    winners: tuple[int, ...]
