"""The row of numbers that a seat sees: all of its view, part by part, and nothing that is hidden from it."""

import random
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.torres.random_games import random_states
from tests.games.torres.rl.other_worlds import another_world
from tests.house.places import ROOT
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rl.observation import MAXIMA, PARTS, SIZE, SLICES, Row, seat_row
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.squares import INDEX

RL = ROOT / "docs/rl.md"
POSITION = """
moment: 2.3
.  .  .  .
.  1  2A .
B  3K .  .
"""


def part(row: Row, name: str) -> list[float]:
    return [float(each) for each in row[SLICES[name]]]


def one_of(many: int, at: int) -> list[int]:
    return [int(each == at) for each in range(many)]


def test_the_document_has_all_parts() -> None:
    text = RL.read_text("utf-8").partition("## What a seat sees")[2]
    rows = re.findall(r"^\| ([a-z ,]+) \| (\d+) \|", text, re.MULTILINE)
    sizes = {part.name: part.size for part in PARTS}
    assert [name for names, _ in rows for name in names.split(", ")] == [part.name for part in PARTS]
    assert [int(many) for _, many in rows] == [sum(sizes[name] for name in names.split(", ")) for names, _ in rows]
    assert f"a row of {SIZE} numbers" in text
    assert len(MAXIMA) == SIZE


def test_a_position_as_each_seat_sees_it() -> None:
    options = resolve("rio-grande-1999", "master", {"deck": "own"}, 3)
    state = from_diagram(POSITION, options)
    state = replace(
        state,
        actor=1,
        start=2,
        scores=(12, 3400, 5),
        hands=(("leap", "six"), ("climb",), ()),
        bought=("doors",),
        offer=("seven", "shift"),
        decks=(state.decks[0][:4], state.decks[1][:5], state.decks[2]),
        stacks=((3, 2), (0, 3), (1, 1)),
        waiting=(0, 2, 0),
        ap=3,
        stack=1,
        played="under",
        master="row",
    )
    row = seat_row(view(state, 1))
    assert part(row, "heights")[INDEX["b2"]] == 1
    assert sum(part(row, "heights")) == 6
    assert np.flatnonzero(row[SLICES["knights"]]).tolist() == [INDEX["a1"], 2 * 64 + INDEX["c2"]]
    assert np.flatnonzero(row[SLICES["king"]]).tolist() == [INDEX["b1"]]
    assert part(row, "scores") == [2000, 5, 12, 0]
    assert part(row, "reserve") == [5, 6, 5, 0]
    assert part(row, "stacks") == [0, 3, 0, 0, 1, 1, 0, 0, 3, 2, 0, 0, 0, 0, 0, 0]
    assert part(row, "waiting") == [2, 0, 0, 0]
    assert part(row, "supply") == [state.supply]
    assert part(row, "stage") == one_of(9, 3)
    assert [part(row, name) for name in ("phase", "round", "rounds left", "players", "ap")] == [[2], [3], [0], [3], [3]]
    assert part(row, "actor") == one_of(4, 0)
    assert part(row, "start") == one_of(4, 1)
    assert part(row, "stack in use") == one_of(4, 1)
    assert part(row, "card played") == one_of(10, ACTION_CARDS.index("under"))
    assert part(row, "own hand") == one_of(10, ACTION_CARDS.index("climb"))
    assert part(row, "bought now") == one_of(10, ACTION_CARDS.index("doors"))
    assert sum(part(row, "offer")) == 2
    assert part(row, "cards held") == [1, 0, 2, 0]
    assert part(row, "cards bought now") == [1]
    assert part(row, "deck") == [5, 10, 4, 0]
    assert [sum(row[SLICES["unseen"]][at : at + 10]) for at in (0, 10, 20, 30)] == [5, 10, 6, 0]
    assert part(row, "master card") == one_of(8, MASTER_CARDS.index("row"))
    other = seat_row(view(state, 0))
    assert part(other, "own hand") == [int(card in ("leap", "six")) for card in ACTION_CARDS]
    assert [sum(part(other, name)) for name in ("bought now", "offer", "cards bought now")] == [0, 0, 1]
    assert part(other, "actor") == one_of(4, 1)


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_what_is_hidden_changes_neither_the_row_nor_what_may_be_done(seed: int) -> None:
    rng, differing = random.Random(seed), 0
    for state in random_states(seed)[:: 1 + seed % 7]:
        seat = rng.randrange(state.players)
        other = another_world(state, seat, rng)
        differing += other != state
        seen, seen_there = view(state, seat), view(other, seat)
        row = seat_row(seen)
        assert np.array_equal(row, seat_row(seen_there))
        assert ((row >= 0) & (row <= MAXIMA)).all()
        if state.actor == seat:
            assert legal(seen.state) == legal(seen_there.state)
            assert set(legal(seen.state)) == set(legal(state))
    assert differing or state.options.deck == "hand"
