"""The options of a game of Turm Bauer (TURM.md section 12)."""

from typing import Literal

import msgspec

BlockSet = Literal["house", "flat", "twins"]
Overhang = Literal["extent", "row", "parts"]
WalledIn = Literal["space", "own_way"]
HandKind = Literal["mouse", "drawn", "steady"]
Wobble = Literal["usual", "gentle", "windy"]
JudgeKind = Literal["bullet", "statics"]
Slips = int | Literal["none"]
SLIPS = (1, 9)
"""Minimum and maximum of ``slips``, where it is a number."""
COLLAPSE = (2, 5)
"""Minimum and maximum of ``collapse``."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules that the players of a game may choose, with their defaults."""

    blocks: BlockSet = "house"
    overhang: Overhang = "extent"
    walled_in: WalledIn = "space"
    slips: Slips = 3
    collapse: int = 3
    hand: HandKind = "mouse"
    wobble: Wobble = "usual"
    judge: JudgeKind = "bullet"

    def boxes_at(self, slips: int) -> bool:
        """Whether the block goes into the box at this slip of a turn, counted from 1 (T-7.5); never with ``none``."""
        return self.slips != "none" and slips >= self.slips
