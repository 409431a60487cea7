"""Where a block lies under the pointer, where keys begin to lead it, and how they go on."""

from tests.games.turm_bauer.rules.tower_boards import tower
from torres3d.games.turm_bauer.app.input.place_preview import PlacePreview, begun, next_way, pointed, put, stepped
from torres3d.games.turm_bauer.rules.lattice.placing import placements
from torres3d.games.turm_bauer.scene.interaction.snapping import Aim, SnapOffer
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.scene.camera.viewpoint import Viewpoint

VIEW = Viewpoint(0.0, 0.0, 0.0, 0.0, 40.0, 20.0)
STATE = tower(
    """
    ##..
    ##..

    ....
    .b..

    ....
    .r..
    """
)
CUBE = ((0, 0, 0),)
PLACES = placements(STATE, "1n")
DOWN = (0.0, 0.0, -1.0)


def preview() -> PlacePreview:
    """The plain cube in the hand."""
    return begun(PLACES, CUBE)


LYING, UPRIGHT = ((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 0, 1))
BOTH_WAYS = [((0, 0, 1), (1, 0, 1)), ((0, 0, 1), (0, 0, 2)), ((8, 0, 1), (8, 0, 2))]
"""A bar may lie or stand at the left, and only stand at the right."""


def over(x: float) -> Aim:
    """The pointer is over a place at this distance from the left one."""
    return Aim((100.0 * x, 0.0), ((x, 0.0, 40.0), DOWN), (x, 0.0, 1.0))


def test_who_comes_back_to_a_place_finds_there_what_was_there_before() -> None:
    trial = pointed(begun(BOTH_WAYS, LYING), over(0.5))
    assert (trial.cells, trial.way) == (BOTH_WAYS[0], 1)
    trial = pointed(trial, over(8.0))
    assert (trial.cells, trial.lies) == (BOTH_WAYS[2], UPRIGHT), "nothing else fits there"
    assert trial.way == 1, "the only one there"
    trial = pointed(trial, over(0.5))
    assert (trial.cells, trial.lies) == (BOTH_WAYS[0], LYING)


def test_what_the_player_turns_goes_on_from_what_is_seen_and_stays_so() -> None:
    trial = next_way(pointed(begun(BOTH_WAYS, LYING), over(0.5)))
    assert trial.cells == BOTH_WAYS[1]
    for place in (8.0, 0.5):
        trial = pointed(trial, over(place))
        assert trial.lies == UPRIGHT
    assert next_way(trial).lies == LYING


def test_keys_begin_with_the_lowest_place_in_front_and_go_up_row_by_row() -> None:
    trial, met = preview(), []
    for _ in PLACES:
        trial = stepped(trial, VIEW)
        assert trial.cells is not None
        met.append(trial.cells[0])
    assert len(set(met)) == len(PLACES)
    assert met == sorted(met, key=lambda cell: (cell[2], cell[1], cell[0]))
    assert stepped(trial, VIEW).cells == (met[0],), "round and round"
    assert stepped(preview(), VIEW, back=True).cells == (met[-1],)


def test_keys_begin_with_the_place_nearest_to_the_pointer() -> None:
    for cells in PLACES:
        x, y, _ = middle_of(cells)
        above = Aim((0.0, 0.0), ((x + 9.0, y, 40.0), DOWN), None)
        trial = pointed(preview(), above)
        assert trial.cells is None, "the pointer is far from the tower"
        found = stepped(trial, VIEW).cells
        far = SnapOffer(PLACES).distances(above)
        assert found is not None
        assert far[PLACES.index(found)] == far.min()


def test_keys_begin_with_the_place_nearest_to_a_ghost_that_does_not_fit() -> None:
    x, y, z = PLACES[-1][0]
    target = (float(x), float(y), z + 3.0)
    trial = pointed(preview(), Aim((0.0, 0.0), ((*target[:2], 40.0), DOWN), target))
    assert trial.cells is not None
    assert not trial.fits
    found = stepped(trial, VIEW)
    assert found.fits
    here = middle_of(trial.cells)
    assert found.cells == min(
        PLACES, key=lambda each: (sum((a - b) ** 2 for a, b in zip(middle_of(each), here, strict=True)), each)
    )


def test_keys_go_on_from_where_the_ghost_is() -> None:
    first = stepped(preview(), VIEW).cells
    assert first is not None
    second = stepped(put(preview(), first), VIEW).cells
    assert second not in (None, first)
