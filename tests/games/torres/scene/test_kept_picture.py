"""With the camera at rest only what changed is drawn again: the picture is the one that drawing all of it gives."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest

from tests.at_length import at_length
from tests.games.torres.random_games import game
from tests.games.torres.scene.looking import Looking, Pixels
from tests.panda import VirtualScreen
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.interaction.ghosts import Ghost
from torres3d.games.torres.scene.table import Table
from torres3d.scene.render import table_picture_buffer
from torres3d.scene.render.accumulation_antialiasing import BANDS
from torres3d.scene.render.quality import LEVELS

ALIKE = 2
"""Of 255: what rounding may do."""
MOST_UNLIKE = 0
"""Pixels on edges that rounding puts on the other side."""
STEPS = list(game(12))


@pytest.fixture
def kept(screen: VirtualScreen, assets: Assets) -> Iterator[Looking]:
    """A table in the middle of a game, drawn with all pixels of the window and never refined."""
    table = Table(screen.base, assets, quality="low")
    table.surface.set_quality(replace(LEVELS["low"], scale=1.0, refined=0))
    table.camera.still = True
    table.show(STEPS[len(STEPS) // 2].before)
    yield Looking(screen, table)
    table.close()


def shot(looking: Looking, seconds: float = 0.0) -> Pixels:
    """The picture of the next frame."""
    looking.table.step(seconds)
    looking.screen.draw()
    texture = looking.screen.base.win.get_screenshot()
    data = np.frombuffer(bytes(texture.get_ram_image_as("RGB")), np.uint8)
    picture: Pixels = data.reshape(texture.get_y_size(), texture.get_x_size(), 3)[::-1].astype(np.int16)
    return picture


def alike(one: Pixels, other: Pixels) -> bool:
    """Whether two pictures are the same, but for rounding."""
    apart = np.abs(one - other).max(axis=2)
    unlike = int((apart > ALIKE).sum())
    print(f"{unlike} pixels differ, by {apart.max()} at most")
    return unlike <= MOST_UNLIKE


def whole(looking: Looking) -> Pixels:
    """The picture when all of it is drawn anew."""
    looking.table.redraw()
    return shot(looking)


CHANGES: dict[str, Callable[[Table], None]] = {
    "a mark": lambda table: table.mark("hover", [INDEX["c4"]]),
    "marks far apart": lambda table: table.mark("target", [INDEX[name] for name in ("a1", "h8", "d5", "a8")]),
    "a ghost": lambda table: table.ghosts.show([Ghost("knight", INDEX["e4"], 0), Ghost("block", INDEX["b7"])]),
    "the cursor": lambda table: table.cursor.show(INDEX["d5"]),
    "a way": lambda table: table.ghosts.show((), [((INDEX["a1"], 0), (INDEX["b1"], 0), (INDEX["b2"], 1))]),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_drawn_alone_and_seen_whole(kept: Looking, name: str) -> None:
    before = shot(kept)
    CHANGES[name](kept.table)
    after = shot(kept)
    assert not kept.table.surface.is_moving
    assert not alike(before, after)
    assert alike(after, whole(kept))


def played(kind: type[e.Event]) -> tuple[int, int]:
    """The first step of the game with such an event, and the event's number in it."""
    return next(
        (number, place)
        for number, step in enumerate(STEPS)
        for place, event in enumerate(step.events)
        if isinstance(event, kind) and number > 20
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "kind",
    [
        e.BlockBuilt,
        e.KnightMoved,
        e.KingMoved,
        *at_length(e.BlockShifted, e.BlockPutUnder, e.KnightAdded, e.MarkerMoved),
    ],
)
def test_a_piece_that_moves_is_drawn_alone_with_its_shadow(kept: Looking, kind: type[e.Event]) -> None:
    number, place = played(kind)
    step = STEPS[number]
    before = step.before
    for event in step.events[:place]:
        before = evolve(before, event)
    kept.table.show(before)
    shot(kept)
    last = shot(kept)
    event = step.events[place]
    kept.table.play(before, [(event, evolve(before, event))])
    moved = 0
    while kept.table.animating:
        now = shot(kept, 0.13)
        parts = not kept.table.surface.is_moving
        assert alike(now, whole(kept))
        moved += parts and not (now == last).all()
        last = now
    assert moved >= 1
    assert alike(shot(kept), whole(kept))


@pytest.mark.long
@pytest.mark.parametrize("begin", [60, *at_length(70, 80)])
def test_a_state_that_follows_another_is_drawn_where_it_differs(kept: Looking, begin: int) -> None:
    for step in STEPS[begin : begin + 10]:
        kept.table.show(step.after)
        now = shot(kept)
        assert alike(now, whole(kept))


@pytest.mark.long
def test_a_still_picture_is_refined_where_it_changed(kept: Looking) -> None:
    table = kept.table
    table.surface.set_quality(replace(LEVELS["low"], refined=3))
    kept.pixels()
    table.mark("target", [INDEX["d4"]])
    at_once = shot(kept)
    assert table.surface.is_still
    assert table.surface.pixels == (table.surface.width, table.surface.height)
    kept_picture = kept.pixels()
    table.redraw()
    assert alike(kept_picture, kept.pixels())
    assert not alike(at_once, kept_picture)


@pytest.mark.slow
def test_nothing_is_drawn_at_rest(kept: Looking) -> None:
    table = kept.table
    table.surface.set_quality(LEVELS["low"])
    kept.pixels()
    table.mark("hover", [INDEX["d4"]])
    kept.pixels()
    for _ in range(100):
        assert not table.step(0.1)
        kept.screen.draw()
    assert not table.surface.drawn.is_waiting
    assert not table.light.drawn.is_waiting


@pytest.mark.slow
def test_a_picture_that_gets_better_takes_no_more_than_a_band_in_a_frame(screen: VirtualScreen, assets: Assets) -> None:
    table = Table(screen.base, assets, quality="low")
    table.show(STEPS[len(STEPS) // 2].before)
    table.step(1.0)
    screen.draw()
    shares = []
    while table.surface.refining:
        table.step(1.0)
        shares.append(table.surface.share)
        screen.draw()
    table.close()
    assert len(shares) == BANDS * LEVELS["low"].refined
    assert 0.9 / BANDS < min(shares) <= max(shares) < 1.1 / BANDS


@pytest.mark.long
def test_in_bands_the_picture_gets_as_good_as_in_one(
    screen: VirtualScreen, assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = []
    for bands in (BANDS, 1):
        monkeypatch.setattr(table_picture_buffer, "BANDS", bands)
        table = Table(screen.base, assets, quality="low")
        table.camera.still = True
        table.show(STEPS[len(STEPS) // 2].before)
        pictures.append(Looking(screen, table).pixels())
        table.close()
    assert alike(*pictures)
