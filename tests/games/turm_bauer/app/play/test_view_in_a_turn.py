"""Where the camera of Turm Bauer goes in a turn: as near as shows what is needed, and then it stays."""

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, around
from tests.games.turm_bauer.app.play.test_playing import STANDS, in_hand
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, level_of
from torres3d.games.turm_bauer.rules.commands import Stay
from torres3d.games.turm_bauer.scene.measures import middle_of


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
