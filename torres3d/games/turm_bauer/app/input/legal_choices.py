"""The legal choices of a moment, sorted by block and by field."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from torres3d.games.turm_bauer.rules.commands import BuildRing, Choice, Discard, Move, Placement, Stay, WalkRing
from torres3d.games.turm_bauer.rules.lattice.shapes import first_of_its_kind, identical_blocks
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.rules.places import BlockId, Cells, Place

WALK_RINGS: tuple[WalkRing, ...] = ("pass", "leap")


class LegalChoices:
    """The legal choices. ``all`` lists them as the rules do; empty while nobody may choose."""

    def __init__(self, choices: Iterable[Choice] = ()) -> None:
        self.all: tuple[Choice, ...] = tuple(choices)

    def __bool__(self) -> bool:
        return bool(self.all)

    @cached_property
    def places(self) -> Mapping[tuple[BlockId, BuildRing | None], Sequence[Cells]]:
        """The places for each block, without a ring and with `free` (T-4.7, rings)."""
        found: dict[tuple[BlockId, BuildRing | None], list[Cells]] = {}
        for choice in self.all:
            if isinstance(choice, Placement):
                found.setdefault((choice.block, choice.ring), []).append(choice.cells)
        return found

    @cached_property
    def discards(self) -> frozenset[BlockId]:
        """The blocks that may be put into the box (T-4.5, discard)."""
        return frozenset(choice.block for choice in self.all if isinstance(choice, Discard))

    @cached_property
    def walks(self) -> Mapping[WalkRing | None, Mapping[Place, Move]]:
        """The places for the figure, without a ring and with each of them (T-6)."""
        found: dict[WalkRing | None, dict[Place, Move]] = {}
        for choice in self.all:
            if isinstance(choice, Move):
                found.setdefault(choice.ring, {})[choice.to] = choice
        return found

    @cached_property
    def may_stay(self) -> bool:
        """Whether the turn may end without a walk."""
        return any(isinstance(choice, Stay) for choice in self.all)

    def ring_for(self, block: BlockId, ring: BuildRing | None = None) -> BuildRing | None:
        """With which ring a block is built that somebody builds who has chosen ``ring``: none where none is needed."""
        return None if (block, None) in self.places or (block, "free") not in self.places else ring

    def buildable(self, block: BlockId) -> bool:
        """Whether a block may be built without a ring."""
        return (block, None) in self.places

    def opened_by_ring(self, block: BlockId) -> bool:
        """Whether a block may be built with the ring `free` alone."""
        return (block, "free") in self.places


def meant_block(block_set: BlockSet, block: BlockId, supply: tuple[BlockId, ...]) -> BlockId:
    """The block of a supply that stands for ``block`` and those like it (T-2.6, alike); itself where none is left."""
    if not any(other in supply for other in identical_blocks(block_set, block)):
        return block
    return first_of_its_kind(block_set, block, supply)
