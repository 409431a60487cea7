"""What stands where, for every number of players."""

import math

import pytest

from tests.games.torres.random_games import game
from tests.games.torres.setups import begin, options
from torres3d.games.torres.rules.literal_types import BLOCKS, KNIGHTS
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.layout import layout_of
from torres3d.games.torres.scene.track_and_reserve_layout import SPACES, asides
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_of_the_opening_stands_on_the_table(assets: Assets, players: int) -> None:
    state = begin(options("rio-grande-1999", "basic", players))
    layout = layout_of(state, DEFAULT_LOOKS, assets.track, assets.rim)
    assert sum(pile.column.height for pile in layout.piles) + sum(layout.heights) == BLOCKS
    assert sum(piece.role == "reserve" for piece in layout.pieces) == KNIGHTS * players
    assert sum(piece.role == "marker" for piece in layout.pieces) == players
    assert {seat for seat, _, _ in layout.trays} == set(range(players))


def test_nothing_is_lost_or_stands_inside_another_in_a_whole_game(assets: Assets) -> None:
    for step in list(game(8))[::9]:
        layout = layout_of(step.after, DEFAULT_LOOKS, assets.track, assets.rim)
        assert sum(pile.column.height for pile in layout.piles) + sum(layout.heights) == BLOCKS
        knights = [piece for piece in layout.pieces if piece.role in ("knight", "reserve")]
        assert len(knights) == KNIGHTS * step.after.players
        places = [piece.place for piece in layout.pieces]
        places += [(pile.column.x, pile.column.y, pile.column.z) for pile in layout.piles]
        for number, place in enumerate(places):
            for other in places[number + 1 :]:
                assert math.dist(place, other) > 0.15


def test_the_track_runs_once_around_the_board(assets: Assets) -> None:
    spaces = assets.track.spaces
    assert len(spaces) == SPACES
    for here, there in zip(spaces, spaces[1:] + spaces[:1], strict=True):
        assert math.dist((here.x, here.y), (there.x, there.y)) == pytest.approx(0.41, abs=0.02)
    assert assets.track.place(0) == assets.track.place(100)


def test_markers_on_one_space_stand_side_by_side() -> None:
    assert len(set(asides((0, 0, 0, 0)))) == 4
    first, second, alone = asides((7, 107, 3))
    assert first == (-second[0], 0.0)
    assert second[0] > 0
    assert alone == (0.0, 0.0)
