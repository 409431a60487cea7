"""Overlays and tips of a page say what the rules and the table say."""

import pytest

from tests.games.turm_bauer.scene.played import states
from tests.games.turm_bauer.scene.positions import LOW
from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, TABLE, Place, level_of, spot_name
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.export.page_overlays import PageLabel, overlays_of, part_tips, thing_tips
from torres3d.games.turm_bauer.scene.layout import layout_of
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS, EMBLEM_SIGNS, SeatLook
from torres3d.scene.export.page.placed_parts import NOBODY


def looks_for(state: State) -> dict[str, SeatLook]:
    return {each.colour: DEFAULT_LOOKS[number] for number, each in enumerate(state.sets)}


def overlays(state: State) -> dict[str, tuple[PageLabel, ...]]:
    return overlays_of(state, looks_for(state))


MIDDLES = [LOW, *(states(name)[len(states(name)) // 2] for name in ("four", "three", "tall"))]


@pytest.mark.parametrize("state", MIDDLES, ids=["low", "four", "three", "tall"])
def test_levels_are_on_each_free_field(state: State) -> None:
    building = building_of(state)
    fields = [cell for cell in building.owner if building.is_field(cell)]
    shown = overlays(state)["levels"]
    stood_on = {each.figure for each in state.sets}
    levels = sorted(label.text for label in shown if label.place[2] > 0)
    assert levels == sorted(str(level_of(cell)) for cell in fields if cell not in stood_on)
    for label in shown:
        if label.place[2] > 0:
            assert label.text == str(round(label.place[2]))
    names = {label.text for label in shown if label.place[2] == 0}
    assert names == {part for cell in fields for part in _name(cell[:2])}


def _name(column: tuple[int, int]) -> tuple[str, str]:
    name = spot_name(column)
    letters = name.rstrip("-0123456789")
    return letters, name[len(letters) :]


@pytest.mark.parametrize("state", MIDDLES, ids=["low", "four", "three", "tall"])
def test_stairs_are_what_figures_reach(state: State) -> None:
    shown = overlays(state)["stairs"]
    fields = set[Place]()
    for number, each in enumerate(state.sets):
        places = (reachable(state, each.colour) | {each.figure}) - {TABLE}
        assert sum(sign.colour == number for sign in shown) == len(places)
        fields |= places
    assert {sign.place[2] for sign in shown} == {level_of(field) for field in fields if field != TABLE}
    assert len({sign.place for sign in shown}) == len(shown), "no sign hides another one"
    emblems = {number: EMBLEM_SIGNS[look.emblem] for number, look in enumerate(looks_for(state).values())}
    assert {(sign.colour, sign.text) for sign in shown} <= {*emblems.items()}


def test_load_says_what_the_lowest_carry() -> None:
    labels = overlays(LOW)["load"]
    assert labels
    assert all(label.text.endswith(" %") for label in labels)


def test_nothing_lies_over_ruins() -> None:
    ruined = states("two")[-1]
    assert ruined.ruin is not None
    assert set(overlays(ruined).values()) == {()}
    assert len(part_tips(ruined)) == len(CORNERSTONE)
    assert all(tip.level == 0 for tip in thing_tips(ruined) if tip.kind == "figure")


@pytest.mark.parametrize("state", MIDDLES, ids=["low", "four", "three", "tall"])
def test_each_part_has_its_box(state: State) -> None:
    tips = part_tips(state)
    building = building_of(state)
    assert len(tips) == len(building.owner)
    numbers = {each.colour: number for number, each in enumerate(state.sets)}
    of_block = {(block.colour, block.block): block for block in state.blocks}
    colours = list(numbers)
    for tip in tips:
        assert [high - low for low, high in zip(tip.low, tip.high, strict=True)] == pytest.approx([1, 1, 1])
        assert tip.high[2] == tip.level
        if tip.colour == NOBODY:
            assert tip.block == ""
            assert tip.level == 1
            continue
        block = of_block[colours[tip.colour], tip.block]
        (cell,) = (each for each in block.cells if (spot_name(each[:2]), level_of(each)) == (tip.column, tip.level))
        assert tip.stained == (building.paint(cell) == block.colour)
        assert tip.field == building.is_field(cell)
        away = [(one + other) / 2 for one, other in zip(tip.low, tip.high, strict=True)]
        assert max(abs(away[0] - cell[0] + 0.5), abs(away[1] - cell[1] + 0.5)) < 0.8
    assert len({(tip.column, tip.level) for tip in tips}) == len(tips)


def test_poses_move_the_boxes() -> None:
    state = next(state for state in states("four") if any(block.pose[0] for block in state.blocks))
    block = next(block for block in state.blocks if block.pose[0])
    number = [each.colour for each in state.sets].index(block.colour)
    own = [tip for tip in part_tips(state) if (tip.colour, tip.block) == (number, block.block)]
    east = sum((tip.low[0] + tip.high[0]) / 2 for tip in own) / len(own)
    straight = sum(cell[0] - 0.5 for cell in block.cells) / len(block.cells)
    assert east - straight == pytest.approx(block.pose[0] / 1000, abs=2e-3)


@pytest.mark.parametrize("state", MIDDLES, ids=["low", "four", "three", "tall"])
def test_things_have_their_tips(state: State) -> None:
    tips, layout = thing_tips(state), layout_of(state)
    kinds = [tip.kind for tip in tips]
    assert kinds.count("heap") == len(layout.heaps)
    assert kinds.count("ring") == len(layout.rings)
    assert kinds.count("die") == len(layout.dice)
    assert sorted(tip.number for tip in tips if tip.kind == "die") == sorted(state.dice or ())
    figures = {tip.colour: tip.level for tip in tips if tip.kind == "figure"}
    assert figures == {number: level_of(each.figure) for number, each in enumerate(state.sets)}
    heaps = {(tip.colour, tip.block) for tip in tips if tip.kind == "heap"}
    assert heaps == {(number, block) for number, each in enumerate(state.sets) for block in each.supply}
