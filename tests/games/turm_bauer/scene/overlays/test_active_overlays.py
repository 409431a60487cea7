"""What can be laid over the tower, in values and in real pixels."""

from itertools import pairwise

import pytest

from tests.games.torres.scene.looking import changed
from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.games.turm_bauer.scene.played import states
from tests.games.turm_bauer.scene.positions import LOW, START, block, column, position
from tests.games.turm_bauer.scene.towers import tower
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Place, spot_name
from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.picking import Picker
from torres3d.games.turm_bauer.scene.measures import field, middle
from torres3d.games.turm_bauer.scene.overlays.active_overlays import DECLARED, OVERLAYS
from torres3d.games.turm_bauer.scene.overlays.block_load import load, warmth
from torres3d.games.turm_bauer.scene.overlays.field_levels_and_reach import column_labels, levels, stairs
from torres3d.games.turm_bauer.scene.overlays.overlay_inputs_and_outputs import Drawing, Shown, level_tones
from torres3d.games.turm_bauer.scene.physics.ruins import without_building
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS, LEVEL_COLOURS
from torres3d.scene.shapes.colour_space import linear


def shown(state: State, from_level: int = 1) -> Shown:
    """A state as overlays see it."""

    def place_at(place: Place) -> tuple[float, float, float]:
        return (0.0, 0.0, 0.0) if place == TABLE else field(place)

    looks = {each.colour: DEFAULT_LOOKS[number % 4] for number, each in enumerate(state.sets)}
    return Shown(state, looks, LEVEL_COLOURS, place_at, from_level)


def test_every_field_tells_its_level() -> None:
    drawn = levels(shown(LOW))
    labels = [label for label in drawn.labels if label.place[2] > 0]
    told = sorted(label.text for label in labels)
    # (0, 1, 1), (1, 1, 2) and (2, 0, 2) carry figures; (2, 1, 1), (0, 0, 2), (1, 0, 2) and (2, 0, 2) are open.
    assert told == ["2", "3", "3"]
    assert all(label.place[2] == int(label.text) for label in labels)


def test_columns_are_named_around_the_tower_as_the_log_names_them() -> None:
    """Each field lies between two equal letters and two equal numbers, which make its name."""
    named = {(label.text, label.place[:2]) for label in column_labels(shown(LOW).fields)}
    for x, y, _ in shown(LOW).fields:
        letters = {text for text, (east, _) in named if east == x - 0.5 and text.isalpha()}
        numbers = {text for text, (_, north) in named if north == y - 0.5 and text.isdigit()}
        assert {spot_name((x, y))} == {letter + number for letter in letters for number in numbers}
    sides = [north for text, (_, north) in named if text == "m"]
    assert len(set(sides)) == 2, "in front and behind"
    drawn = [label for label in levels(shown(LOW)).labels if label.place[2] == 0]
    assert len(drawn) == len(named)


def lightness(tone: tuple[float, float, float]) -> float:
    """How light a colour is."""
    red, green, blue = linear(tone)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("top", [9, 10, 17, 24, 48])
def test_no_two_levels_have_the_same_colour_and_higher_ones_are_lighter(top: int) -> None:
    tones = level_tones(LEVEL_COLOURS, top)
    assert len(tones) > top
    assert all(lightness(one) < lightness(other) for one, other in pairwise(tones[1:]))
    assert tones[:2] == list(LEVEL_COLOURS[:2]) or top <= 9
    assert max(abs(a - b) for a, b in zip(tones[-1], LEVEL_COLOURS[-1], strict=True)) < 0.01


def test_colours_of_levels_stay_while_a_tower_grows_a_little() -> None:
    assert level_tones(LEVEL_COLOURS, 13) == level_tones(LEVEL_COLOURS, 18)
    assert level_tones(LEVEL_COLOURS, 3) == level_tones(LEVEL_COLOURS, 9)


def test_a_high_tower_has_a_card_of_its_own_colour_on_every_level() -> None:
    drawn = levels(shown(column(24)))
    assert len(drawn.bands.triangles) > 0
    high = block("red", "2a", (5, 5, 20), (5, 5, 21))
    low = block("blue", "1c", (7, 7, 3))
    cards = levels(shown(position(high, low))).bands.vertices
    by_height = {round(float(z)): tuple(paint) for z, paint in zip(cards["place"][:, 2], cards["paint"], strict=True)}
    assert len(set(by_height.values())) == len(by_height) >= 3


def test_stairs_mark_what_a_figure_reaches_and_where_it_stands() -> None:
    few, many = stairs(shown(START)), stairs(shown(tower(9)))
    assert len(many.bands.triangles) > len(few.bands.triangles)
    state = tower(9)
    places = {place for each in state.sets for place in reachable(state, each.colour)} - {TABLE}
    heights = {round(float(z), 1) for z in many.bands.vertices["place"][:, 2]}
    assert {float(place[2] + 1) for place in places} <= heights
    places |= {each.figure for each in state.sets} - {TABLE}
    dark = many.bands.vertices["paint"][:, :3].max(axis=1) < 40
    wide = many.bands.vertices["place"][dark]
    plates = {(round(float(x), 1), round(float(y), 1)) for x, y, _ in wide}
    assert len(plates) >= len({place[:2] for place in places}), "a dark plate lies below the signs of each field"
    assert dark.sum() == 4 * len(places)


def test_the_lowest_block_of_a_column_carries_most() -> None:
    drawn = load(shown(column(6)))
    by_height = sorted(drawn.labels, key=lambda label: label.place[2])
    parts = [int(label.text.removesuffix(" %")) for label in by_height]
    assert parts == sorted(parts, reverse=True)
    assert parts[0] == 100


def test_more_load_is_a_darker_colour() -> None:
    tones = [sum(warmth(step / 20)) for step in range(21)]
    assert tones == sorted(tones, reverse=True)


def test_nothing_built_has_no_load() -> None:
    assert load(shown(START)) == Drawing()


def test_all_overlays_are_declared_with_words_that_differ() -> None:
    assert [each.id for each in OVERLAYS] == ["levels", "stairs", "load", "xray", "map"]
    assert DECLARED.drawn_with(["map"]) == {"levels"}
    assert DECLARED.following(["xray"], "from_level")
    assert not DECLARED.following(["levels"], "from_level")


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(DECLARED.drawn))
def test_an_overlay_is_seen_and_goes_without_a_trace(turm: TurmLooking, name: str) -> None:
    turm.table.show(LOW)
    before = turm.pixels()
    turm.table.overlays.set([name])
    assert changed(before, turm.pixels()) > 150
    turm.table.overlays.set([])
    assert changed(before, turm.pixels()) == 0


def test_an_unknown_overlay_is_named(turm: TurmLooking) -> None:
    with pytest.raises(KeyError, match="castles"):
        turm.table.overlays.set(["castles"])


@pytest.mark.slow
def test_through_glass_one_sees_what_stands_behind(turm: TurmLooking) -> None:
    wall = block("red", "4l", (0, 0, 1), (1, 0, 1), (2, 0, 1), (0, 0, 2))
    behind = block("yellow", "1c", (1, 1, 2))
    turm.table.show(position(wall, behind, block("blue", "2a", (1, 1, 1), (0, 1, 1))))
    turm.table.camera.preset("south", at_once=True)
    place = middle((0, 0, 2))
    solid = turm.around(place)
    turm.table.overlays.set(["xray"])
    turm.table.overlays.look_through(2)
    assert abs(turm.around(place) - solid).max() > 20
    below = turm.around((0.5, -0.55, 1.3))
    turm.table.overlays.set([])
    assert abs(turm.around((0.5, -0.55, 1.3)) - below).max() < 3


@pytest.mark.parametrize("view", ["south", "east", "north", "west"])
def test_names_of_columns_are_left_out_behind_the_tower(turm: TurmLooking, view: str) -> None:
    turm.table.overlays.set(["levels"])
    turm.table.camera.preset(view, at_once=True)
    turm.table.show(START)
    turm.table.show(tower(9))
    turm.table.settle()
    eye = turm.table.camera.view.eye
    named = [label for label in turm.table.labels.get("levels") if label.place[2] == 0]
    seen = [label for label, _ in turm.table.labels.visible_labels() if label in named]
    picker = Picker(tower(9))
    assert not [label.text for label in seen if picker.hides(eye, label.place)]
    behind = [label for label in named if picker.hides(eye, label.place)]
    assert behind
    assert seen


def test_nothing_is_told_over_ruins(turm: TurmLooking) -> None:
    state = states("two")[-1]
    assert state.ruin is not None
    turm.table.overlays.set(["levels", "stairs", "load"])
    turm.table.show(state)
    assert not [label for name in ("levels", "stairs", "load") for label in turm.table.labels.get(name)]
    assert stairs(shown(without_building(state))) == Drawing()


def test_overlays_follow_the_state(turm: TurmLooking) -> None:
    def told() -> set[str]:
        return {label.text for label in turm.table.labels.get("levels") if label.place[2] > 0}

    turm.table.show(START)
    turm.table.overlays.set(["levels"])
    assert told() == {"1"}
    turm.table.show(LOW)
    assert told() == {"2", "3"}
