"""Selection: sorts the legal choices, and turns clicks into choices by the state and earlier ones; pure functions."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

import msgspec
from msgspec.structs import replace

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Place
from torres3d.games.turm_bauer.rules.commands import BuildRing, Choice, Discard, Move, Placement, Ring, Stay, WalkRing
from torres3d.games.turm_bauer.rules.decide import check
from torres3d.games.turm_bauer.rules.lattice.shapes import first_of_its_kind, identical_blocks
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.state import State


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

    @property
    def only_ring_walks(self) -> bool:
        """Whether the figure can walk nowhere without a ring. Unknown, and so False, where a lesson allows some choices
        alone, not to stay."""
        return self.may_stay and not self.walks.get(None)

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


class Selection(msgspec.Struct, frozen=True):
    """What was chosen so far. ``block`` is in the hand (or chosen for the box where only that can be done with it),
    ``ring`` is to be used."""

    block: BlockId | None = None
    ring: Ring | None = None


NO_SELECTION = Selection()


class OnBlock(msgspec.Struct, frozen=True):
    """A click on a block of the supply of the colour to act."""

    block: BlockId


class OnPlace(msgspec.Struct, frozen=True):
    """A click where the ghost of the block in the hand is."""

    cells: Cells


class OnField(msgspec.Struct, frozen=True):
    """A click on a field, or on the table."""

    place: Place


class OnRing(msgspec.Struct, frozen=True):
    """A ring is to be used so, or not any more."""

    ring: Ring


class OnBox(msgspec.Struct, frozen=True):
    """The block that was chosen goes into the box."""


class OnStay(msgspec.Struct, frozen=True):
    """The turn ends without a walk."""


NEEDS: dict[WalkRing, str] = {"pass": "turm-advise-needs-pass", "leap": "turm-advise-needs-leap"}
"""Text for a field that only this ring leads to."""
Click = OnBlock | OnPlace | OnField | OnRing | OnBox | OnStay


class Selected(msgspec.Struct, frozen=True):
    """The click changed the selection."""

    selection: Selection


class Commanded(msgspec.Struct, frozen=True):
    """The click completed a legal choice; one that builds is let go now."""

    choice: Choice


class Refused(msgspec.Struct, frozen=True):
    """The click asked for something the rules do not allow."""

    error: IllegalCommand


class Advised(msgspec.Struct, frozen=True):
    """The click meant nothing yet; ``text`` is the key of a sentence that says what to do first."""

    text: str


Outcome = Selected | Commanded | Refused | Advised


def chosen_by(state: State, choices: LegalChoices, selection: Selection, at: Click) -> Outcome:
    """The meaning of a click while a person may choose."""
    match at:
        case OnBlock(block):
            return _on_block(state, choices, selection, block)
        case OnPlace(cells):
            return _on_place(state, choices, selection, cells)
        case OnField(place):
            return _on_field(state, choices, selection, place)
        case OnRing(ring):
            return _on_ring(state, choices, selection, ring)
        case OnBox():
            held = selection.block
            return Advised("turm-advise-choose-to-discard") if held is None else attempted(state, Discard(held))
        case OnStay():
            return attempted(state, Stay())


def attempted(state: State, choice: Choice) -> Outcome:
    """`Commanded` if the choice is legal, otherwise `Refused` with the reason."""
    error = why_not(state, choice)
    return Commanded(choice) if error is None else Refused(error)


def why_not(state: State, choice: Choice) -> IllegalCommand | None:
    """The reason why the rules refuse a choice; None for a legal one."""
    try:
        check(state, choice)
    except IllegalCommand as error:
        return error
    return None


def why_not_block(state: State, choices: LegalChoices, block: BlockId) -> IllegalCommand | None:
    """The reason why a block can neither be built without a ring nor be discarded; None where it can."""
    if state.stage != "build" or choices.buildable(block) or block in choices.discards:
        return None
    return why_not(state, Placement(block, (), None))


def lacks_place(error: IllegalCommand) -> bool:
    """Whether a block is only refused because no place of it was offered: it was asked for without cells."""
    return error.reason == "cells_not_sorted"


def placement_of(choices: LegalChoices, selection: Selection, cells: Cells) -> Placement | None:
    """The choice to build the block in the hand in these cells; None with an empty hand."""
    block = selection.block
    if block is None:
        return None
    needed = not choices.buildable(block) and choices.opened_by_ring(block)
    return Placement(block, cells, "free" if needed and selection.ring == "free" else None)


def places_for(choices: LegalChoices, selection: Selection) -> tuple[Cells, ...]:
    """The legal places for the block in the hand, as it would be built now: with the ring, if one is needed."""
    placement = placement_of(choices, selection, ())
    return () if placement is None else tuple(choices.places.get((placement.block, placement.ring), ()))


def sizes_allowed(choices: LegalChoices) -> tuple[int, ...]:
    """The sizes of blocks that may be built without a ring."""
    return tuple(sorted({int(block[0]) for block, ring in choices.places if ring is None}))


def waits_for_ring(choices: LegalChoices, selection: Selection) -> bool:
    """Whether a block is chosen that only a ring allows, and none was chosen yet."""
    block = selection.block
    return (
        block is not None and selection.ring is None and not choices.buildable(block) and choices.opened_by_ring(block)
    )


def walks_for(choices: LegalChoices, selection: Selection) -> dict[Place, Move]:
    """The fields a click may now send the figure to: those without a ring, and those that the chosen one opens."""
    found = dict(choices.walks.get(None, {}))
    if selection.ring in ("pass", "leap"):
        found.update(choices.walks.get(selection.ring, {}))
    return found


def kept(state: State, choices: LegalChoices, selection: Selection) -> Selection:
    """The selection after the game went on: a block that slipped is in the hand again (T-7.5, slips)."""
    acting = state.acting
    if state.stage != "build" or acting is None or selection.block not in acting.supply or not choices:
        return NO_SELECTION
    return replace(selection, ring=None) if state.ring_used is not None else selection


def _on_block(state: State, choices: LegalChoices, selection: Selection, block: BlockId) -> Outcome:
    acting = state.to_act
    if state.stage != "build":
        return Advised("turm-advise-walk")
    block = meant_block(state.options.blocks, block, acting.supply)
    if block == selection.block:
        return Selected(replace(selection, block=None))
    if choices.buildable(block) or choices.opened_by_ring(block) or block in choices.discards:
        return Selected(replace(selection, block=block))
    error = why_not(state, Placement(block, (), None))
    return Advised("turm-advise-no-place") if error is None or lacks_place(error) else Refused(error)


def _on_place(state: State, choices: LegalChoices, selection: Selection, cells: Cells) -> Outcome:
    placement = placement_of(choices, selection, cells)
    if placement is None:
        return Advised("turm-advise-take-first")
    if waits_for_ring(choices, selection):
        return Advised("turm-advise-ring-first")
    if not cells:
        return Advised("turm-advise-point-at-it")
    return attempted(state, placement)


def _on_field(state: State, choices: LegalChoices, selection: Selection, place: Place) -> Outcome:
    if state.stage != "move":
        return Advised("turm-advise-take-first")
    acting = state.to_act
    if place == acting.figure:
        return Advised("turm-advise-stay")
    walk = walks_for(choices, selection).get(place)
    if walk is not None:
        return Commanded(walk)
    opening = [ring for ring, walks in choices.walks.items() if ring is not None and place in walks]
    if opening:
        return Advised(NEEDS[opening[0]] if len(opening) == 1 else "turm-advise-needs-either")
    ring = selection.ring if selection.ring in ("pass", "leap") else None
    return attempted(state, Move(place, ring))


def _on_ring(state: State, choices: LegalChoices, selection: Selection, ring: Ring) -> Outcome:
    if selection.ring == ring:
        left = replace(selection, ring=None)
        block = selection.block
        held = block is None or choices.buildable(block) or block in choices.discards
        return Selected(left if held else replace(left, block=None))
    error = why_no_ring(state, choices, ring)
    return Selected(replace(selection, ring=ring)) if error is None else Refused(error)


def why_no_ring(state: State, choices: LegalChoices, ring: Ring) -> IllegalCommand | None:
    """The reason why a ring cannot be used so now; None where it opens something."""
    acting = state.to_act
    opens = any(used == "free" for _, used in choices.places) if ring == "free" else ring in choices.walks
    if opens:
        return None
    if (ring == "free") != (state.stage == "build"):
        return IllegalCommand("wrong_stage", stage=state.stage)
    if not acting.rings:
        return IllegalCommand("no_ring_left", colour=acting.colour)
    if state.ring_used is not None:
        return IllegalCommand("one_ring_a_turn")
    return IllegalCommand("ring_not_needed", ring=ring)
