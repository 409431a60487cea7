"""The risk of a place in numbers, the same for the meter, hints, tips, the analysis and text mode."""

import msgspec


class RiskFigure(msgspec.Struct, frozen=True):
    """The share of hands that let something fall at a place, of those that let the tower collapse, and the range in
    which the first is in nine of ten cases.

    ``judged`` is the number of hands that the judge was asked for; ``final`` says that no more of them will be.
    ``after`` is the steadiness of the tower with the block there, which only the meter asks for.
    """

    falls: float
    collapses: float
    low: float
    high: float
    judged: int = 0
    final: bool = True
    after: float | None = None
