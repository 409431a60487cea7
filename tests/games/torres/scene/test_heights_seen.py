"""Heights are read from the stone itself, from every side: measured in pictures of the table.

Roofs lie on the same square in turn, so that light and frame are the same for all of them.
"""

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

from tests.at_length import at_length
from tests.games.torres.scene.lights import Lights, apart, board, colourful, lightness, roof, unrest, view_of, wall
from tests.panda import VirtualScreen
from tests.sight import GREY, SIGHT, Values, seen
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.measures import centre
from torres3d.games.torres.scene.table import Table
from torres3d.scene.render.quality import QualityName

LEVELS = range(1, 9)
HEADINGS = (12.0, 192.0)
SUN_BEHIND = 310.0
"""The heading from which one looks where the sun shines: both walls in sight are lit."""
SOUTH, WEST = 0, 3
EYES = {"colour": SIGHT["normal"], "grey": GREY, **{name: SIGHT[name] for name in ("deuteranopia", "protanopia")}}


@pytest.fixture
def lights(screen: VirtualScreen, assets: Assets) -> Iterator[Lights]:
    table = Table(screen.base, assets, quality="low")
    table.camera.still = True
    yield Lights(screen, table)
    table.close()


def roofs(lights: Lights, heading: float) -> list[Values]:
    """The light of the roofs of levels 1 to 8."""
    found = []
    for height in LEVELS:
        lights.show(board({4: f". . . {height}"}), view_of("d4", heading))
        found.append(lights.at(roof("d4", height)))
    return found


@pytest.mark.long
@pytest.mark.parametrize(("heading", "quality"), [(12.0, "low"), *at_length((192.0, "low"), (192.0, "high"))])
def test_roofs_of_levels_1_to_8_are_apart_in_colour_grey_and_for_the_colour_blind(
    lights: Lights, heading: float, quality: QualityName
) -> None:
    lights.table.set_quality(quality)
    found = roofs(lights, heading)
    for name, eyes in EYES.items():
        levels = [seen(light, eyes) for light in found]
        tones = [lightness(light) for light in levels]
        # From slate to marble each level is a clear step lighter, the first one the largest.
        assert tones[1] - tones[0] > 12, name
        assert all(after - before > 8 for before, after in itertools.pairwise(tones[:5])), name
        for one, other in itertools.combinations(range(len(LEVELS)), 2):
            laid_in = abs(unrest(levels[one]) - unrest(levels[other]))
            assert abs(tones[one] - tones[other]) > 8 or laid_in > 3, f"{name}: {one + 1} and {other + 1}"


@pytest.mark.slow
@pytest.mark.parametrize("height", [1, 3, 6, *at_length(2, 4, 5)])
def test_walls_part_from_roofs_with_the_sun_behind_the_camera(lights: Lights, height: int) -> None:
    lights.show(board({4: f". . . {height}"}), view_of("d4", SUN_BEHIND))
    top = lights.at(roof("d4", height))
    for side in (SOUTH, WEST):
        assert apart(lights.at(wall("d4", height, side)), top) > 12


@pytest.mark.slow
def test_between_roofs_of_one_level_there_is_no_parapet(lights: Lights) -> None:
    lights.show(board({4: ". . 1 1"}), view_of("d4", 0.0, 89.0, 6.0))
    x, y, z = centre(INDEX["c4"], 1)
    inner, outer = (
        lights.at([(x + edge + dx, y + dy, z) for dx in (-0.02, 0.0, 0.02) for dy in np.linspace(-0.33, 0.33, 23)])
        for edge in (0.415, -0.415)
    )
    paving = lights.at(roof("c4", 1, 0.3))
    assert apart(inner, paving) < 2
    assert apart(outer, paving) > 12


def test_a_parapet_stands_where_a_roof_drops(lights: Lights) -> None:
    lights.show(board({4: ". . 2 1"}), view_of("d4", 0.0, 89.0, 6.0))
    x, y, z = centre(INDEX["c4"], 2)
    edge = lights.at([(x + 0.415, y + dy, z) for dy in np.linspace(-0.33, 0.33, 23)])
    assert apart(edge, lights.at(roof("c4", 2, 0.3))) > 12


def test_a_castle_is_one_body_without_gaps(lights: Lights) -> None:
    lights.show(board({4: ". . 1 1"}), view_of("d4", 0.0, 25.0, 5.0))
    x, y, _ = centre(INDEX["c4"])
    places = [(x + 0.5 + dx, y - 0.448, z) for dx in (-0.02, 0.0, 0.02) for z in np.linspace(0.08, 0.5, 20)]
    assert abs(lightness(lights.at(places)) - lightness(lights.at(wall("c4", 1, SOUTH)))) < 10


@pytest.mark.slow
def test_castles_that_touch_at_a_corner_part(lights: Lights) -> None:
    x, y, z = centre(INDEX["c4"], 1)
    corner = [(x + 0.5 + dx, y + 0.5 + dy, z) for dx in (-0.015, 0.0, 0.015) for dy in (-0.015, 0.0, 0.015)]
    view = view_of("d4", 0.0, 89.0, 5.0)
    lights.show(board({5: ". . . 1", 4: ". . 1 ."}), view)
    two = lights.at(corner)
    lights.show(board({5: ". . 1 1", 4: ". . 1 1"}), view)
    one = lights.at(corner)
    # Between two castles one sees the meadow; in one castle a joint of its own slate, grey and no black hole.
    assert colourful(two) > 10 > 6 > colourful(one)
    assert lightness(one) > 15


@pytest.mark.slow
def test_each_floor_ends_with_a_bright_cornice_and_its_shadow(lights: Lights) -> None:
    lights.show(board({4: ". . . 3"}), view_of("d4", SUN_BEHIND, 30.0))
    x, y, _ = centre(INDEX["d4"])
    for floor in range(3):
        cornice, shadow, stones = (
            lights.at(
                [(x + dx * side, y - out, 0.64 * floor + z) for dx in np.linspace(0.26, 0.42, 17) for side in (-1, 1)]
            )
            for z, out in ((0.61, 0.48), (0.55, 0.46), (0.40, 0.46))
        )
        assert lightness(cornice) > lightness(stones) + 4
        assert lightness(shadow) < lightness(stones) - 8


@pytest.mark.slow
@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize(("knight", "height"), [("B", 1), ("D", 3), *at_length(("A", 2), ("C", 2), ("D", 4))])
def test_knights_are_clear_on_every_roof(lights: Lights, knight: str, height: int, heading: float) -> None:
    """Blue on slate, yellow on honey, red on clay …: a plinth parts them from the roof in grey, too."""
    lights.show(board({4: f". . . {height}{knight}"}), view_of("d4", heading, 60.0, 14.0))
    x, y, z = centre(INDEX["d4"], height)
    paving = seen(lights.at(roof("d4", height, 0.34, 0.33)), GREY)
    away = np.radians(heading)
    angles = away + np.radians(np.arange(-60, 61, 2))
    around = [
        (x + r * np.sin(angle), y - r * np.cos(angle), z + 0.012)
        for r in np.arange(0.14, 0.32, 0.01)
        for angle in angles
    ]
    tones = seen(lights.at(around), GREY)
    rim = np.array([tone for tone in tones if apart(tone[None], paving) > 25])
    assert len(rim) > 0.06 * len(tones)


@pytest.mark.slow
def test_a_block_in_motion_and_a_ghost_have_the_roof_of_the_level_they_will_have(lights: Lights) -> None:
    found = []
    for floor in (0, 1):
        lights.table.show(board({}))
        block = lights.table.scene.block(INDEX["d4"], floor, lights.table.scene.moving)
        x, y, _ = centre(INDEX["d4"])
        block.set_pos(x, y, 2.0)
        lights.look(view_of("d4", 12.0))
        found.append(lights.at([(a, b, c + 2.0) for a, b, c in roof("d4", 1)]))
        block.remove_node()
    assert lightness(found[1]) - lightness(found[0]) > 12


@pytest.mark.slow
def test_tinted_by_level_walls_part_from_roofs_as_well(lights: Lights) -> None:
    lights.table.show(board({4: ". . . 3"}))
    lights.table.overlays.set(["levels"])
    lights.look(view_of("d4", SUN_BEHIND))
    top = lights.at(roof("d4", 3))
    for side in (SOUTH, WEST):
        assert lightness(top) - lightness(lights.at(wall("d4", 3, side))) > 8


@pytest.mark.long
def test_plain_stone_has_the_former_look(lights: Lights) -> None:
    lights.table.plain_stone = True
    found = roofs(lights, 12.0)
    assert max(map(lightness, found)) - min(map(lightness, found)) < 2
    lights.show(board({4: ". . 1 1"}), view_of("d4", 0.0, 25.0, 5.0))
    x, y, _ = centre(INDEX["c4"])
    gap = lights.at([(x + 0.5, y - 0.448, up) for up in np.linspace(0.08, 0.5, 20)])
    assert lightness(gap) < lightness(lights.at(wall("c4", 1, SOUTH))) - 30
