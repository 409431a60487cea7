"""The graph of an analysis, as values: how well each player stood after each turn."""

import msgspec


class ScoreGraph(msgspec.Struct, frozen=True):
    """A line for each player by seat: a value before the first turn and one after each turn.

    ``lowest``, ``highest`` and ``step`` describe the scale; ``marks`` are turns with a label, ``points`` turns and
    seats with a ring; ``results`` are the players' results in words.
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
