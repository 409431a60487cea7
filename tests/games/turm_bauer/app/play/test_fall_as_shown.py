"""Log, supply and table follow what is shown of a block that was let go, not what is known of it already."""

import pytest
from msgspec.structs import replace

from tests.app.driver import button
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import MOST_ROUNDS, Builder, Fate
from tests.games.turm_bauer.app.play.test_by_keyboard import QUICK
from torres3d.games.turm_bauer.app.input.click_to_command import Selection, places_for
from torres3d.games.turm_bauer.hud.models.supply_models import SupplyModel
from torres3d.hud.kit.toast_and_sound_effects import SoundPlayed

MOVING = replace(QUICK, instant=False, reduced_motion=False)


def signs(builder: Builder) -> list[str]:
    """The signs of the lines of the log."""
    log = builder.driver.program.hud.model.log
    assert log is not None
    return [line.icon for turn in log.turns for line in turn.lines]


@pytest.mark.slow
@pytest.mark.parametrize("collapse", [False, True])
def test_nothing_is_told_of_a_fall_before_it_was_seen(open_program: Opens, collapse: bool) -> None:
    """With a ring given, too: the block hangs on until the ring lies in the box, and does not fly once more."""
    builder = Builder(open_program(MOVING))
    builder.begin(None, [None, None, None], judge=Fate([] if collapse else [1], 1 if collapse else None), hand="mouse")
    builder.wait()
    top, driver = builder.top, builder.driver
    controller, playback = top.controller, top.playback
    dear = next(block for block in builder.state.to_act.supply if controller.choices.opened_by_ring(block))
    chosen = Selection(dear, "free")
    controller.select(chosen)
    controller.hand.show_at(places_for(controller.choices, chosen)[0])
    top.view.keyed = True
    driver.rounds()
    driver.down(button("enter"))
    driver.rounds(8)
    assert controller.hand.holding is not None
    before = driver.program.services.effects.last
    driver.up(button("enter"))
    shown = 0
    for _ in range(MOST_ROUNDS):
        driver.rounds()
        if playback.in_the_air is None and top.session.falling is None:
            break
        shown += 1
        supply = driver.program.hud.model.panels["supply"]
        assert isinstance(supply, SupplyModel)
        assert [each.where for each in supply.blocks if each.block == dear] == ["built"]
        assert "fall" not in signs(builder)
    assert shown > 20
    driver.rounds(2)
    assert signs(builder)[:2] == ["ring", "fall"]
    sounds = [each.name for each in driver.program.services.effects.recent if isinstance(each, SoundPlayed)]
    assert driver.program.services.effects.last > before
    assert "ring" in sounds
    assert "rise" not in sounds, "nothing flies up from the supply"
