"""How many places and sequences there are: TURM.md's own numbers, and those of two further positions, counted by both
readings of the rules."""

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.perft.positions import arch, bare, court
from tests.games.turm_bauer.random_games import built
from tests.games.turm_bauer.rules import plain_placing, plain_walking
from torres3d.games.turm_bauer.rules.commands import Move, Placement
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.lattice.placing import placements
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of, kinds_of, orientations
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State

FIRST_TURN = {
    "1c": (1, 6), "1n": (1, 6), "2a": (6, 44), "3i": (3, 22), "3l": (12, 94), "4l": (24, 164),
    "4s": (6, 53), "5p": (24, 208), "5l": (12, 64), "6s": (12, 104), "6t": (12, 72),
}  # fmt: skip
"""Orientations and places on the bare cornerstone in a first turn (T-10.4)."""
PLACES = {"court": court, "arch": arch}
COUNTS = {
    ("court", "extent", "space"): "1c 3, 1n 2, 2a 18, 3i 5, 3l 40, 4l 42, 4s 21, 5l 7, 5p 97, 6s 23, 6t 12",
    ("court", "row", "own_way"): "1c 2, 1n 2, 2a 15, 3i 4, 3l 30, 4l 31, 4s 13, 5l 7, 5p 27, 6s 15, 6t 8",
    ("court", "parts", "own_way"): "1c 2, 1n 2, 2a 15, 3i 4, 3l 22, 4l 20, 4s 2, 5l 4, 5p 9, 6s 2, 6t 3",
    ("arch", "extent", "own_way"): "1c 3, 1n 3, 2a 19, 3l 42, 4s 21, 6t 21",
    ("arch", "row", "space"): "1c 3, 1n 2, 2a 18, 3l 32, 4s 14, 6t 15",
    ("arch", "parts", "space"): "1c 3, 1n 2, 2a 18, 3l 26, 4s 6, 6t 7",
}
"""The places of each block in the further positions, by the options that matter there."""
SEQUENCES = {"court": [270, 515, 183475], "arch": [103, 556, 72716]}
"""How many sequences of one, two and three choices there are."""
WALKS = {"court": (0, 0, 2), "arch": (2, 3, 0)}
"""The places that the acting figure reaches without a ring, and with `pass` and `leap` only."""


def places_of(state: State) -> dict[str, int]:
    """The places of every block."""
    acting = state.acting
    assert acting is not None
    return {block: len(placements(state, block)) for block in kinds_of(state.options.blocks, acting.supply)}


def test_t_10_4_places_on_the_bare_cornerstone() -> None:
    state = bare()
    assert places_of(state) == {block: places for block, (_, places) in FIRST_TURN.items()}
    assert {block: len(orientations("house", block)) for block in FIRST_TURN} == {
        block: ways for block, (ways, _) in FIRST_TURN.items()
    }
    for block, (_, places) in FIRST_TURN.items():
        assert len(plain_placing.places(state, block)) == places


@pytest.mark.parametrize(("name", "overhang", "walled_in"), COUNTS)
def test_places_of_further_positions(name: str, overhang: str, walled_in: str) -> None:
    state = PLACES[name](overhang=overhang, walled_in=walled_in)
    found = ", ".join(f"{block} {places}" for block, places in places_of(state).items())
    assert found == COUNTS[name, overhang, walled_in]


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.parametrize("overhang", ["row", "parts"])
def test_the_second_reading_counts_the_same(name: str, overhang: str) -> None:
    state = PLACES[name](overhang=overhang, walled_in="own_way")
    for block in ("1c", "1n", "2a", "3l", "4s"):
        assert set(placements(state, block)) == plain_placing.places(state, block), block


@pytest.mark.long
@pytest.mark.parametrize("name", PLACES)
def test_sequences_of_further_positions(name: str) -> None:
    """A block, a walk, the next colour's block: everything stands."""
    state = PLACES[name]()
    assert [sequences(state, depth) for depth in (1, 2, 3)] == SEQUENCES[name]


def sequences(state: State, depth: int) -> int:
    """The sequences of so many choices."""
    choices = legal(state)
    if depth == 1:
        return len(choices)
    return sum(
        sequences(apply(state, built(choice) if isinstance(choice, Placement) else choice), depth - 1)
        for choice in choices
    )


def walked(name: str) -> tuple[int, int, int]:
    """The places that the acting figure reaches without a ring, and with each of the two."""
    state = replace(PLACES[name](), stage="move")
    moves = [choice for choice in legal(state) if isinstance(choice, Move)]
    assert {(move.to, move.ring) for move in moves} == plain_walking.walks(state)
    counts = [sum(move.ring == ring for move in moves) for ring in (None, "pass", "leap")]
    return counts[0], counts[1], counts[2]


@pytest.mark.parametrize("name", PLACES)
def test_walks_of_further_positions(name: str) -> None:
    assert walked(name) == WALKS[name]


def test_every_set_has_its_counts() -> None:
    assert set(FIRST_TURN) == set(kinds_of("house", ids_of("house")))
