"""The place under the pointer: near, in the orientation that is wanted, and without flicker."""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from tests.games.turm_bauer.scene.towers import tower
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, coloured
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.decide import check
from torres3d.games.turm_bauer.rules.lattice.placing import placements
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.picking import Picker, aim
from torres3d.games.turm_bauer.scene.interaction.snapping import (
    MAX_DISTANCE,
    UP,
    Aim,
    SnapOffer,
    Snapped,
    aim_at,
    axis_of,
    intended_place,
    next_orientation,
    parity_of,
    shape_of,
    snap,
)
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.scene.camera.viewpoint import Viewpoint

WIDTH, HEIGHT = 1280, 720
VIEW = Viewpoint(0.0, 0.0, 3.0, 25.0, 32.0, 26.0)


class Pointing:
    """A pointer over a tower."""

    def __init__(self, state: State, view: Viewpoint = VIEW) -> None:
        self.view = view
        self.picker = Picker(state)

    def at(self, x: float, y: float) -> Aim:
        """Where it points from this pixel."""
        ray = self.view.ray(2 * x / WIDTH - 1, 1 - 2 * y / HEIGHT, WIDTH / HEIGHT)
        return aim((x, y), ray, self.picker.pick(ray))

    def pixel(self, cells: Cells) -> tuple[float, float]:
        """The pixel of the middle of some cells."""
        seen = self.view.project(middle_of(cells), WIDTH / HEIGHT)
        assert seen is not None
        return (seen[0] + 1) / 2 * WIDTH, (1 - seen[1]) / 2 * HEIGHT


@cache
def offered(turns: int, seed: int, block: str) -> SnapOffer:
    """The places of a block."""
    return SnapOffer(placements(tower(turns, seed), block))


def blocks_of(state: State) -> Sequence[str]:
    """Some blocks that can still be built."""
    acting = state.acting
    assert acting is not None
    return [block for block in acting.supply if placements(state, block)][::3]


def walks() -> Iterator[tuple[Pointing, SnapOffer]]:
    """Towers and blocks to slide over them."""
    for turns, seed in ((0, 1), (8, 2), (17, 3)):
        state = tower(turns, seed)
        for block in blocks_of(state):
            yield Pointing(state), offered(turns, seed, block)


def test_pointing_at_the_middle_of_a_legal_place_means_it() -> None:
    for pointing, offer in walks():
        for cells in offer.places[::7]:
            there = aim_at(cells, pointing.at(640, 360))
            assert snap(offer, shape_of(cells), there) == Snapped(cells, True, (640, 360))


def test_what_snaps_is_legal_and_near_and_what_does_not_is_refused() -> None:
    state = tower(17, 3)
    pointing = Pointing(state)
    for block in blocks_of(state):
        offer = offered(17, 3, block)
        legal = set(offer.places)
        for x in range(380, 900, 23):
            for y in range(150, 600, 37):
                there = pointing.at(x, y)
                snapped = snap(offer, offer.shapes[0], there)
                if snapped is None:
                    continue
                assert snapped.fits == (snapped.cells in legal)
                if snapped.fits:
                    far = min(float(one) for one in offer.distances(there))
                    assert far <= MAX_DISTANCE
                elif len({shape_of(cells) for cells in legal}) > 1:
                    with pytest.raises(IllegalCommand):
                        check(state, Placement(block, snapped.cells, None))


def test_the_orientation_is_kept_where_it_can_be() -> None:
    for pointing, offer in walks():
        wanted = offer.shapes[-1]
        for x in range(380, 900, 31):
            there = pointing.at(x, 330)
            snapped = snap(offer, wanted, there)
            if snapped is None or not snapped.fits or shape_of(snapped.cells) == wanted:
                continue
            # Another one only where it is clearly nearer.
            own = [
                far
                for far, cells in zip(offer.distances(there), offer.places, strict=True)
                if shape_of(cells) == wanted
            ]
            taken = offer.distances(there)[offer.places.index(snapped.cells)]
            assert min(own) > min(taken + 0.5, MAX_DISTANCE)


@pytest.mark.long
def test_a_block_does_not_flicker_when_the_mouse_moves_by_a_pixel() -> None:
    changes = 0
    for pointing, offer in walks():
        for y in range(180, 560, 60):
            before: Snapped | None = None
            last: list[tuple[Cells, int]] = []
            for x in range(380, 900):
                now = snap(offer, offer.shapes[0], pointing.at(x, y), before)
                if now is not None and before is not None and now.cells != before.cells:
                    changes += 1
                    # Trembling where it has just changed changes nothing.
                    for dx, dy in ((-1, 0), (1, 1), (-2, -1), (2, 0), (0, 2)):
                        assert snap(offer, offer.shapes[0], pointing.at(x + dx, y + dy), now) == now
                    last.append((before.cells, x))
                before = now
    assert changes > 100


def test_a_block_slides_over_a_roof_cell_by_cell() -> None:
    state = tower(0, 1)
    pointing = Pointing(state, Viewpoint(0.0, 0.0, 1.0, 0.0, 80.0, 14.0))
    offer = SnapOffer(placements(state, "1n"))
    seen = []
    before: Snapped | None = None
    for x in range(560, 720, 4):
        before = snap(offer, offer.shapes[0], pointing.at(x, 360), before)
        if before is not None and (not seen or seen[-1] != before.cells):
            seen.append(before.cells)
    assert 2 <= len(seen) <= 4
    assert all(not coloured(cell) for cells in seen for cell in cells)


def test_far_from_everything_no_place_is_meant() -> None:
    state = tower(8, 2)
    pointing = Pointing(state)
    offer = offered(8, 2, blocks_of(state)[0])
    assert snap(offer, offer.shapes[0], pointing.at(20, 700)) is None
    assert snap(offer, offer.shapes[0], pointing.at(640, 2)) is None


def test_what_is_meant_has_a_cube_where_one_points() -> None:
    shape = ((0, 0, 0), (0, 1, 0), (1, 0, 0), (2, 0, 0))
    for target in ((0.4, 0.6, 2.5), (-3.2, 1.1, 0.5)):
        for parities in ((0,), (1,), (0, 1)):
            cells = intended_place(shape, target, parities)
            assert parity_of(cells) in parities
            assert any(
                max(abs(x - 0.5 - target[0]), abs(y - 0.5 - target[1]), abs(z + 0.5 - target[2])) <= 0.5 + 1e-9
                for x, y, z in cells
            )
            assert min(z for _, _, z in cells) >= 0


def test_turning_finds_the_next_orientation_that_fits_here() -> None:
    state = tower(8, 2)
    pointing = Pointing(state)
    for block in ("4l", "5l", "6t"):
        offer = SnapOffer(placements(state, block))
        if not offer.places:
            continue
        cells = offer.places[len(offer.places) // 2]
        there = aim_at(cells, pointing.at(640, 360))
        shape = shape_of(cells)
        here = offer.fitting(there)
        assert shape in here
        reached = {shape}
        for _ in range(6):
            for now in tuple(reached):
                for axis in (UP, axis_of("across", VIEW), axis_of("ahead", VIEW)):
                    for back in (False, True):
                        after = next_orientation(offer, now, axis, there, back)
                        if after is not None:
                            assert after in here
                            assert after != now
                            reached.add(after)
        assert len(reached) > 1


def test_a_straight_block_has_nothing_to_turn_to_about_itself() -> None:
    state = tower(0, 1)
    offer = SnapOffer(placements(state, "1c"))
    there = aim_at(offer.places[0], Pointing(state).at(640, 360))
    assert next_orientation(offer, offer.shapes[0], UP, there) is None


def test_no_places_at_all() -> None:
    offer = SnapOffer(())
    pointing = Pointing(tower(0, 1))
    assert offer.best(pointing.at(640, 360), ((0, 0, 0),)) is None
    assert offer.fitting(pointing.at(640, 360)) == frozenset()
    snapped = snap(offer, ((0, 0, 0),), pointing.at(640, 360))
    assert snapped is not None
    assert not snapped.fits
