"""Going from place to place by keys."""

from itertools import pairwise

import pytest

from tests.games.turm_bauer.scene.towers import tower
from torres3d.games.turm_bauer.rules.lattice.placing import placements
from torres3d.games.turm_bauer.scene.interaction.next_place_by_key import (
    Direction,
    in_building_order,
    in_order,
    next_of,
    next_place,
)
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.scene.camera.viewpoint import Viewpoint

VIEW = Viewpoint(0.0, 0.0, 2.0, 30.0, 35.0, 24.0)
DIRECTIONS: tuple[Direction, ...] = ("left", "right", "ahead", "back", "up", "down")
CROSS = {"middle": (0.0, 0.0, 1.0), "east": (1.0, 0.0, 1.0), "north": (0.0, 1.0, 1.0), "west": (-1.0, 0.0, 1.0),
         "south": (0.0, -1.0, 1.0), "above": (0.0, 0.0, 2.0), "far east": (2.0, 0.0, 1.0)}  # fmt: skip


@pytest.mark.parametrize(
    ("heading", "right", "ahead"), [(0.0, "east", "north"), (90.0, "north", "west"), (180.0, "west", "south")]
)
def test_directions_are_those_of_the_picture(heading: float, right: str, ahead: str) -> None:
    view = Viewpoint(0.0, 0.0, 0.0, heading, 40.0, 20.0)
    assert next_place(CROSS, CROSS["middle"], "right", view) == right
    assert next_place(CROSS, CROSS["middle"], "ahead", view) == ahead
    assert next_place(CROSS, CROSS["middle"], "up", view) == "above"
    assert next_place(CROSS, CROSS["above"], "down", view) == "middle"


def test_the_nearest_one_is_next_and_at_the_end_there_is_none() -> None:
    view = Viewpoint(0.0, 0.0, 0.0, 0.0, 40.0, 20.0)
    assert next_place(CROSS, CROSS["east"], "right", view) == "far east"
    assert next_place(CROSS, CROSS["far east"], "right", view) is None
    assert next_place(CROSS, CROSS["above"], "up", view) is None


def test_what_is_nearer_but_looks_further_up_is_not_down() -> None:
    view = Viewpoint(0.0, 0.0, 0.0, 0.0, 40.0, 20.0)
    nearer_and_higher = {"it": (1.0, -1.0, 1.0)}
    assert next_place(nearer_and_higher, (0.0, 0.0, 0.0), "back", view) is None
    assert next_place(nearer_and_higher, (0.0, 0.0, 0.0), "right", view) == "it"
    assert next_place(nearer_and_higher, (0.0, 0.0, 0.0), "up", view) == "it"


def test_every_place_is_reached_one_after_another() -> None:
    state = tower(8, 2)
    acting = state.acting
    assert acting is not None
    for block in acting.supply:
        places = {cells: middle_of(cells) for cells in placements(state, block)}
        order = in_building_order(places, VIEW)
        now = next_of(order, None)
        met = []
        while now is not None and now not in met:
            met.append(now)
            now = next_of(order, now)
        assert set(met) == set(places)
        assert met == order
        if met:
            assert next_of(order, met[0], back=True) == met[-1]


def test_arrows_reach_nearly_every_place() -> None:
    state = tower(8, 2)
    places = {cells: middle_of(cells) for cells in placements(state, "4l")}
    reached = {next(iter(places))}
    front = list(reached)
    while front:
        now = front.pop()
        for direction in DIRECTIONS:
            found = next_place(places, middle_of(now), direction, VIEW)
            if found is not None and found not in reached:
                reached.add(found)
                front.append(found)
    assert len(reached) >= 0.9 * len(places)


@pytest.mark.parametrize(
    ("heading", "order"),
    [
        (0.0, ["west", "south", "middle", "north", "east", "far east"]),
        (90.0, ["south", "far east", "east", "middle", "west", "north"]),
        (180.0, ["far east", "east", "north", "middle", "south", "west"]),
        (270.0, ["north", "west", "middle", "east", "far east", "south"]),
    ],
)
def test_one_after_another_goes_from_left_to_right_in_the_picture(heading: float, order: list[str]) -> None:
    view = Viewpoint(0.0, 0.0, 0.0, heading, 40.0, 20.0)
    assert in_order(CROSS, view) == ["above", *order]
    for one, other in pairwise(order):
        assert next_of(in_order(CROSS, view), one) == other
        assert next_of(in_order(CROSS, view), other, back=True) == one


def test_the_first_in_order_is_the_highest() -> None:
    assert in_order(CROSS, VIEW)[0] == "above"
    assert next_of([], None) is None


def test_building_begins_lowest_in_front_and_goes_row_by_row() -> None:
    view = Viewpoint(0.0, 0.0, 0.0, 0.0, 40.0, 20.0)
    assert in_building_order(CROSS, view) == ["south", "west", "middle", "east", "far east", "north", "above"]
