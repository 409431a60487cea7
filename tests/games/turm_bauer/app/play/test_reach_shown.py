"""While a block is tried out the standing, the tip and the table show how high figures could walk next."""

import pytest

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder
from tests.games.turm_bauer.app.play.test_playing import STANDS, in_hand
from tests.games.turm_bauer.app.whole_games import keys
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.hud.models.standing_models import StandingModel
from torres3d.games.turm_bauer.hud.panels.standing_panel import StandingPanel
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach, reach_with


@pytest.fixture
def builder(open_program: Opens) -> Builder:
    driver = open_program(Settings(quality="low", instant=True, reduced_motion=True, recap="asked"))
    return Builder(Keys(driver.program, driver.screen))


def shown(builder: Builder) -> list[NextReach]:
    """What the standing says of the next walks."""
    standing = builder.driver.program.hud.model.panels["standing"]
    assert isinstance(standing, StandingModel)
    return [each.reach for row in standing.rows for each in row.colours if each.reach is not None]


def tried(builder: Builder) -> tuple[NextReach, ...]:
    """The next walks with the block where its ghost is."""
    trial, block = builder.top.controller.hand.trial, builder.top.controller.selection.block
    assert trial is not None
    assert block is not None
    assert trial.cells is not None
    return reach_with(builder.state, block, trial.cells)


def check(builder: Builder) -> None:
    """Panel, tip and marks say what the rules say."""
    hud, reaches = builder.driver.program.hud, tried(builder)
    assert shown(builder) == list(reaches)
    own = next(each for each in reaches if each.colour == builder.state.to_act.colour)
    tip = hud.model.tooltip
    assert tip is not None
    assert str(own.then) in tip.lines[0]
    opened = own.highest if own.then > own.now else ()
    assert builder.parts.table.marks.get("target") == frozenset(opened)


@pytest.mark.slow
def test_it_is_shown_at_the_place_that_the_mouse_chose(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    builder.wait()
    place = builder.driver.program.hud.rect_of(StandingPanel)
    assert shown(builder) == []
    in_hand(builder)
    check(builder)
    assert builder.driver.program.hud.rect_of(StandingPanel) == place, "nothing moves under the mouse"
    builder.lay_down()
    builder.driver.rounds(2)
    assert shown(builder) == []
    assert builder.parts.table.marks.get("target") == frozenset()


@pytest.mark.slow
def test_it_is_shown_at_each_place_that_keys_chose(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="drawn")
    builder.wait()
    keys(builder, "6")
    places = set()
    for key in "nnnppppp":  # the lowest places, then round to the highest ones
        keys(builder, key)
        check(builder)
        places.add(builder.parts.table.marks.get("target"))
    assert len(places) > 1, "places differ"
