"""Where the camera of Turm Bauer goes in a turn: as near as shows what is needed, and then it stays."""

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, around
from tests.games.turm_bauer.app.play.test_playing import STANDS, in_hand
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, level_of
from torres3d.games.turm_bauer.rules.commands import Placement, Stay
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.scene.base_table import MARK_HALF
from torres3d.scene.camera.framing import inside
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.shapes.axis_conventions import corners_of


@pytest.fixture
def builder(player: Driver) -> Builder:
    return Builder(player)


def heap_in_sight(builder: Builder) -> bool:
    """Whether all of the supply of the colour to act lies in the room that panels leave, where the camera goes."""
    table, acting = builder.parts.table, builder.state.acting
    assert acting is not None
    room, camera = table.camera.room, table.camera
    places = [node.get_pos() for key, node in table.scene.standing.items() if key[:2] == ("heap", acting.colour)]
    seen = [camera.goal.project(tuple(place), camera.aspect) or (9.0, 9.0, 0.0) for place in places]
    return all(room.left <= x <= room.right and room.bottom <= y <= room.top for x, y, _ in seen)


@pytest.mark.slow
def test_one_view_a_turn_shows_the_own_supply_and_stays_while_the_figure_walks(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="drawn")
    builder.wait()
    assert heap_in_sight(builder)
    taking = builder.parts.table.camera.goal.distance
    in_hand(builder)
    assert builder.parts.table.camera.goal.distance == pytest.approx(taking), "nothing moves under the hand"
    builder.let_go()
    builder.wait()
    assert builder.state.stage == "move"
    assert builder.parts.table.camera.goal.distance == pytest.approx(taking)
    builder.give(Stay())
    builder.wait()
    assert heap_in_sight(builder)


def fields_in_sight(builder: Builder, view: Viewpoint) -> bool:
    """Whether a view has all marks of fields for the figure in the room that panels leave."""
    table, walks = builder.parts.table, builder.top.controller.choices.walks.values()
    camera, places = table.camera, {place for places in walks for place in places if place != TABLE}
    assert places
    corners = [corner for place in places for corner in corners_of(table.top_of(place), MARK_HALF)]
    return inside(view, corners, camera.room, camera.aspect)


def build_stairs(builder: Builder) -> None:
    """Let stairs of three levels stand on the cornerstone."""
    high = (each for each in legal(builder.state) if isinstance(each, Placement) and each.block == "6t")
    stairs = next(each for each in high if max(level_of(cell) for cell in each.cells) == 3)
    builder.top.session.give(stairs, builder.top.session.game.n)


@pytest.mark.slow
def test_the_view_shows_fields_that_come_to_be_chosen_above_it(builder: Builder) -> None:
    builder.begin(None, [None, None], judge=STANDS, hand="steady")
    builder.wait()
    camera = builder.parts.table.camera
    before = camera.goal
    build_stairs(builder)
    builder.wait()
    assert builder.state.stage == "move"
    assert not fields_in_sight(builder, before)
    assert fields_in_sight(builder, camera.goal)
    assert camera.view_name == "iso"


@pytest.mark.slow
def test_a_view_set_by_hand_moves_no_more_than_fields_need(builder: Builder) -> None:
    builder.begin(None, [None, None], judge=STANDS, hand="steady")
    builder.wait()
    camera = builder.parts.table.camera
    camera.zoom(1)
    builder.driver.rounds(2)
    by_hand = camera.goal
    build_stairs(builder)
    builder.wait()
    assert not fields_in_sight(builder, by_hand)
    assert fields_in_sight(builder, camera.goal)
    assert camera.view_name is None
    assert (camera.goal.heading, camera.goal.pitch) == (by_hand.heading, by_hand.pitch)
    assert camera.goal.distance == by_hand.distance, "they have room"
    moved = camera.goal
    builder.give(Stay())
    builder.wait()
    assert camera.goal == moved


@pytest.mark.slow
def test_a_view_set_by_hand_that_shows_all_fields_stays(builder: Builder) -> None:
    builder.begin(None, [None, None], judge=STANDS, hand="steady")
    builder.wait()
    camera = builder.parts.table.camera
    camera.zoom(-4)
    builder.driver.rounds(2)
    by_hand = camera.goal
    build_stairs(builder)
    builder.wait()
    assert fields_in_sight(builder, camera.goal)
    assert camera.goal == by_hand


@pytest.mark.slow
def test_fields_for_the_figure_tell_their_levels(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="drawn")
    builder.give(in_hand(builder))
    builder.wait()
    assert builder.state.stage == "move"
    labels = builder.parts.table.labels
    places = {place for walks in builder.top.controller.choices.walks.values() for place in walks if place != TABLE}
    assert places
    assert sorted(label.text for label in labels.get("marks")) == sorted(str(level_of(place)) for place in places)
    builder.driver.spot("overlay:levels")
    assert labels.get("levels")
    assert not labels.get("marks"), "the overlay tells it"
    builder.driver.spot("overlay:levels")
    assert labels.get("marks")
    builder.give(Stay())
    builder.wait()
    assert not labels.get("marks")


@pytest.mark.long
def test_the_view_stays_while_the_prompt_speaks_of_the_block_in_the_hand(open_program: Opens) -> None:
    """Whatever it says at 200 %: once all of the table went into a corner where a place is refused."""
    builder = Builder(open_program(Settings(quality="low", language="de", ui_scale=2.0)))
    builder.begin(None, [None, None, None], judge=STANDS, hand="mouse")
    builder.give(in_hand(builder))
    builder.wait()
    builder.give(Stay())
    builder.wait()
    choice = in_hand(builder)
    camera, hud = builder.parts.table.camera, builder.driver.program.hud
    builder.pixels = around(96, 48)
    seen, said = {camera.goal}, set()
    for action in ("tip_block", "turn_block", "roll_block"):
        for x, y in builder.free_pixels(camera.pixel(middle_of(choice.cells)) or ()):
            builder.driver.move(x, y)
            assert hud.model.prompt is not None
            said.add(hud.model.prompt.text)
            seen.add(camera.goal)
        builder.top.controller.do(action)
        builder.driver.rounds()
    assert len(said) > 1, "of places that are refused, too"
    assert len(seen) == 1
