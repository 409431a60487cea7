"""The options of a game of Turm Bauer (TURM.md section 12)."""

from typing import Literal

import msgspec

BlockSet = Literal["house", "flat", "twins"]
Overhang = Literal["extent", "row"]
WalledIn = Literal["space", "own_way"]
HandKind = Literal["mouse", "drawn", "steady"]
Wobble = Literal["usual", "gentle", "windy"]
JudgeKind = Literal["bullet", "statics"]
SLIPS = (1, 9)
"""Minimum and maximum of ``slips``."""
COLLAPSE = (2, 5)
"""Minimum and maximum of ``collapse``."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules that the players of a game may choose, with their defaults."""

    blocks: BlockSet = "house"
    overhang: Overhang = "extent"
    walled_in: WalledIn = "space"
    slips: int = 3
    collapse: int = 3
    hand: HandKind = "mouse"
    wobble: Wobble = "usual"
    judge: JudgeKind = "bullet"
