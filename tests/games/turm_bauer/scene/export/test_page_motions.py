"""Motions of a page: nothing jumps, falls end where the log has them, figures walk from field to field."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import dist, hypot

import pytest

from tests.games.turm_bauer.scene.export.test_page_table import emblems_for
from tests.house.places import ROOT
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE
from torres3d.games.turm_bauer.rules.lattice.walking import way
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.export.page_falls import fall_samples, put_back_samples
from torres3d.games.turm_bauer.scene.export.page_motions import travels_of
from torres3d.games.turm_bauer.scene.export.page_table import Things, layout_parts, rounded_place, things_on
from torres3d.games.turm_bauer.scene.layout import layout_of
from torres3d.games.turm_bauer.scene.measures import field
from torres3d.games.turm_bauer.scene.motion.release_acts import BRINGING
from torres3d.games.turm_bauer.scene.physics.ruins import shown_layout
from torres3d.games.turm_bauer.scene.scene_graph import Key
from torres3d.games.turm_bauer.scene.supply_layout import HEAP_SCALE
from torres3d.games.turm_bauer.scene.transforms import Transform
from torres3d.scene.export.page.part_travels import MOST_KEYS, Travel, Travels, step_to
from torres3d.scene.export.page.placed_parts import NOBODY, UPRIGHT, PlacedPart, Placement
from torres3d.scene.export.page.rotations import headed
from torres3d.scene.shapes.axis_conventions import Point

FILES = (
    "pictures/two.turm",
    "pictures/tall.turm",
    "examples/005-2p-collapseat.turm",
    "examples/011-3p-walledin-ownway-crowd-opening.turm",
    "examples/020-3p-hand-drawn-wobble-windy.turm",
    "examples/033-3p-collapseat-opening.turm",
    "logs/version-2/3p-slips-none.turm",
)
"""Games with slips, with falls beside a block that stays, and with collapses."""


@dataclass(frozen=True)
class Shown:
    """A step as a page shows it."""

    before: State
    happened: tuple[tuple[e.Event, State], ...]
    things_before: Things
    things_after: Things
    told: Travels

    def travel(self, key: tuple[object, ...]) -> Travel:
        """The one travel of a thing."""
        part = next(part for each, part in self.things_after.items() if each == key)
        (found,) = (travel for travel in self.told.travels if travel.part == part)
        return found


@cache
def steps_of(file: str) -> list[Shown]:
    history = load_log(TURM, ROOT / "tests/games/turm_bauer" / file)[1]
    emblems = emblems_for(history.start)
    found = []
    for step in history.steps:
        before, then = (things_on(shown_layout(state), emblems) for state in (step.before, step.after))
        found.append(Shown(step.before, step.happened, before, then, travels_of(step.before, step.happened, emblems)))
    return found


def falls_of(file: str, kind: type[e.Event]) -> list[tuple[Shown, e.Event]]:
    return [
        (shown, event)
        for shown in steps_of(file)
        for event, _ in shown.happened
        if isinstance(event, kind) and getattr(event, "fell", ())
    ]


def at(travel: Travel, time: float) -> Point:
    """The place on the way."""
    (begin, start, _), (end, place, _) = next(
        pair for pair in pairwise(travel.keys) if pair[1][0] >= time or pair[1] == travel.keys[-1]
    )
    share = min(max((time - begin) / (end - begin), 0.0), 1.0)
    x, y, z = (a + (b - a) * share for a, b in zip(start, place, strict=True))
    return x, y, z


@pytest.mark.parametrize("file", FILES)
def test_steps_lead_to_the_last_state(file: str) -> None:
    placement, standing, count = Placement(), dict[int, PlacedPart](), 0
    steps = steps_of(file)
    for parts, travels in [(steps[0].things_before, ()), *((each.things_after, each.told.travels) for each in steps)]:
        before = dict(standing)
        change, motions = step_to(placement, parts.values(), travels)
        for number in change.gone:
            del standing[number]
        for part in change.come.values():
            standing[count] = part
            count += 1
        for motion, travel in zip(motions, travels, strict=True):
            assert standing[motion.part] == travel.part
            if motion.source != NOBODY:
                assert motion.source in change.gone
                assert before[motion.source] == travel.source
            elif travel.source is not None:
                assert travel.source == travel.part
    last = steps[-1]
    after = last.happened[-1][1] if last.happened else last.before
    assert Counter(standing.values()) == Counter(layout_parts(shown_layout(after), emblems_for(after)))


@pytest.mark.parametrize("file", FILES)
def test_travels_begin_and_end_where_things_are(file: str) -> None:
    for shown in steps_of(file):
        for travel in shown.told.travels:
            assert travel.keys[-1][1:] == (travel.part.place, travel.part.rotation)
            assert travel.part in shown.things_after.values()
            scales = travel.scales or ((0.0, travel.part.scale),)
            assert scales[-1][1] == travel.part.scale
            if travel.source is not None:
                assert travel.source in shown.things_before.values()
                assert travel.keys[0][1:] == (travel.source.place, travel.source.rotation)
                assert scales[0][1] == travel.source.scale


@pytest.mark.parametrize("file", FILES)
def test_times_go_on_to_the_end_of_the_step(file: str) -> None:
    for shown in steps_of(file):
        travels = shown.told.travels
        assert bool(shown.told.seconds) == bool(travels)
        for travel in travels:
            times = [time for time, _, _ in travel.keys]
            assert times[0] >= 0
            assert all(one < other for one, other in pairwise(times))
            assert len(times) <= MOST_KEYS or travel.style == "walk"
            assert not travel.scales or [time for time, _ in travel.scales] == times
        assert not travels or max(travel.keys[-1][0] for travel in travels) == 1.0


@pytest.mark.parametrize("file", FILES)
def test_whatever_changes_its_place_travels(file: str) -> None:
    for shown in steps_of(file):
        if not shown.happened:
            continue
        travelled = {travel.part for travel in shown.told.travels}
        for key, part in shown.things_after.items():
            assert part == shown.things_before.get(key) or part in travelled, key


@pytest.mark.parametrize("file", FILES)
def test_what_falls_leaves_its_place(file: str) -> None:
    for shown, event in (*falls_of(file, e.BlockSlipped), *falls_of(file, e.BlockBuilt)):
        assert isinstance(event, (e.BlockSlipped, e.BlockBuilt))
        for colour, block in event.fell:
            travel = shown.travel(("block", colour, block))
            assert travel.style == "fall"
            if (colour, block) != (event.colour, event.block):
                assert travel.source == travel.part, "it is put back"
                assert max(dist(place, travel.part.place) for _, place, _ in travel.keys) > 0.5


def test_figures_fall_and_are_put_back() -> None:
    carried = [
        travel
        for file in FILES
        for shown in steps_of(file)
        for travel in shown.told.travels
        if travel.style == "fall" and travel.part.part.startswith("figure") and travel.source == travel.part
    ]
    assert carried
    assert all(max(dist(place, each.part.place) for _, place, _ in each.keys) > 0.5 for each in carried)


COLLAPSES = [file for file in FILES if falls_of(file, e.TowerCollapsed)]


def test_some_towers_collapse() -> None:
    assert len(COLLAPSES) == 3


@pytest.mark.parametrize("file", COLLAPSES)
def test_collapses_are_as_bullet_has_them(file: str) -> None:
    ((shown, event),) = falls_of(file, e.TowerCollapsed)
    assert isinstance(event, e.TowerCollapsed)
    state = next((then for each, then in shown.happened if isinstance(each, e.RingUsed)), shown.before)
    let = (event.colour, event.block, event.cells, event.hand)
    seconds, found = fall_samples(state, let, event.fell, collapse=True)
    assert len(found) >= len(state.blocks) + 1
    begin = shown.told.seconds - seconds
    for key, samples in found.items():
        travel = shown.travel(key)
        assert travel.style == "fall"
        assert travel.keys[-1][1] == travel.part.place == rounded_place(samples[-1][1])
        away = [dist(at(travel, (begin + now) / shown.told.seconds), place) for now, place, _, _ in samples]
        assert max(away) < 0.25, key


@pytest.mark.parametrize("file", FILES)
def test_figures_walk_field_by_field(file: str) -> None:
    walks = 0
    for shown in steps_of(file):
        state = shown.before
        for event, then in shown.happened:
            if isinstance(event, e.FigureMoved):
                places = [place for _, place, _ in shown.travel(("figure", event.colour)).keys]
                fields = [field(each) for each in way(state, event.colour, event.to, event.ring)[1:-1] if each != TABLE]
                remaining = iter(places)
                assert all(rounded_place(each) in remaining for each in fields)
                for one, other in pairwise(places):
                    assert max(one[2], other[2]) == 0 or hypot(one[0] - other[0], one[1] - other[1]) < 1.75
                walks += 1
            state = then
    assert walks or len(steps_of(file)) < 10


def test_what_was_taken_back_has_no_travels() -> None:
    state = steps_of(FILES[0])[0].before
    assert travels_of(state, (), emblems_for(state)) == Travels(0.0)


def test_built_blocks_grow_from_the_supply() -> None:
    shown = steps_of("pictures/tall.turm")[0]
    ((event, _),) = [each for each in shown.happened if isinstance(each[0], e.BlockBuilt)]
    assert isinstance(event, e.BlockBuilt)
    travel = shown.travel(("block", event.colour, event.block))
    heap = next(
        each for each in layout_of(shown.before).heaps if (each.colour, each.block) == (event.colour, event.block)
    )
    assert travel.style == "drop"
    assert travel.source is not None
    assert travel.source.place == rounded_place(heap.place)
    quarter = next(scale for time, scale in travel.scales if time * shown.told.seconds > BRINGING / 4)
    assert travel.scales[0][1] < quarter < 1.0
    over = max(travel.keys, key=lambda key: key[1][2])
    assert over[1][2] > travel.part.place[2] + 0.2


def test_things_are_put_back_in_turn() -> None:
    lie: dict[Key, Transform] = {
        ("block", "red", "2a"): ((3.0, 0.0, 0.5), UPRIGHT),
        ("block", "red", "1c"): ((2.0, 0.0, 0.5), UPRIGHT),
        ("figure", "blue"): ((4.0, 0.0, 0.0), UPRIGHT),
    }
    homes: dict[Key, Transform] = {key: ((0.5, 0.5, 2.0), headed(90.0)) for key in lie}
    seconds, found = put_back_samples(lie, ("block", "red", "1c"), homes)
    for key, samples in found.items():
        assert samples[0][1:3] == lie[key]
        assert samples[-1][1] == pytest.approx(homes[key][0])
        assert samples[-1][2] == pytest.approx(homes[key][1])
        assert max(place[2] for _, place, _, _ in samples) > 2.5
    begins = {key: samples[0][0] for key, samples in found.items()}
    assert sorted(begins, key=lambda key: begins[key]) == [
        ("block", "red", "1c"),
        ("block", "red", "2a"),
        ("figure", "blue"),
    ]
    assert max(samples[-1][0] for samples in found.values()) == pytest.approx(seconds)
    assert found["block", "red", "1c"][-1][3] == pytest.approx(HEAP_SCALE)


def test_what_is_put_back_comes_to_rest() -> None:
    for file in FILES:
        for shown in steps_of(file):
            for travel in shown.told.travels:
                if travel.style == "fall" and travel.source == travel.part:
                    far = max(dist(place, travel.part.place) for _, place, _ in travel.keys)
                    assert dist(travel.keys[-2][1], travel.part.place) < 0.3 * far
