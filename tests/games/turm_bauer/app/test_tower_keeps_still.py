"""From the first to the last key or click of a turn the tower stays where it is on the screen, in lessons and in games;
only while a block is held one looks from nearer, and fields above the room that panels leave are brought into it."""

from itertools import product

import pytest
from msgspec.structs import replace

from tests.app.opened import Opens
from tests.app.watched_table import Pixels, WatchedByKeys, WatchedTable
from tests.at_length import at_length
from tests.games.turm_bauer.app.builders import Builder
from tests.games.turm_bauer.app.lessons.pupil import TurmPupil
from tests.games.turm_bauer.app.lessons.test_lessons_by_keyboard import QUICK
from tests.games.turm_bauer.app.play.test_playing import STANDS
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Placement, Stay
from torres3d.games.turm_bauer.rules.legal import legal

TURNS = 6


def places_of(parts: GameServices) -> Pixels:
    """The pixels of corners on the ground and above it; none while a block is held."""
    top = parts.services.screens.top
    if isinstance(top, PlayScreen) and top.controller.hand.holding is not None:
        return {}
    corners = product((-2.0, 0.0, 2.0), (-2.0, 0.0, 2.0), (0.0, 3.0))
    seen = {corner: parts.table.camera.pixel(corner) for corner in corners}
    return {corner: (pixel[0], pixel[1]) for corner, pixel in seen.items() if pixel is not None}


def low_place(builder: Builder) -> Placement:
    """A legal place without a ring, as low as there is one: its fields are in sight already."""
    places = (each for each in legal(builder.state) if isinstance(each, Placement) and each.ring is None)
    return min(places, key=lambda place: max(level_of(cell) for cell in place.cells))


@pytest.mark.long
def test_in_all_lessons(open_program: Opens) -> None:
    opened = open_program(QUICK)
    watched = WatchedByKeys(opened.program, opened.screen, lambda: places_of(opened.turm))
    TurmPupil(watched).learn()
    assert watched.turns >= 3
    assert watched.looked > 300


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 1.6, *at_length(1.25, 2.0)])
def test_in_turns_of_building_and_walking(open_program: Opens, scale: float) -> None:
    opened = open_program(replace(QUICK, ui_scale=scale))
    watched = WatchedTable(opened.program, opened.screen, lambda: places_of(opened.turm))
    builder = Builder(watched)
    builder.views = (None,)
    builder.begin(None, [None, None], judge=STANDS, hand="steady")
    while watched.turns < TURNS:
        for key in ("log", "log", "recap", "recap"):
            watched.key(watched.program.services.keys[key])
            watched.rounds(2)
        builder.wait()
        choice = low_place(builder)
        builder.take(choice.block)
        builder.put(choice.cells)
        builder.let_go()
        builder.wait()
        if builder.state.stage == "move":
            builder.give(Stay())
            builder.wait()
    assert watched.looked > 100
