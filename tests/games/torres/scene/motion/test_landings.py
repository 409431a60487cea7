"""A landing shows and sounds: dust at its foot, stone by height, a castle's outline, light out of doors."""

from collections.abc import Iterator

import numpy as np
import pytest
from panda3d.core import NodePath

from tests.games.torres.random_games import game
from tests.games.torres.rules.boards import position
from tests.games.torres.scene.looking import Looking, Pixels, changed
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.commands import Move
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.measures import centre
from torres3d.games.torres.scene.motion.sound_names import STONES, stone

ROUND = 0.02


def first(kind: type, number: int = 10) -> tuple[State, e.Event]:
    """The first event of a kind in a random game, and the state before it."""
    for step in game(number):
        state = step.before
        for event in step.events:
            if isinstance(event, kind):
                return state, event
            state = evolve(state, event)
    raise AssertionError(kind)


def playing(looking: Looking, state: State, event: e.Event) -> Iterator[float]:
    """Play an event; how many seconds have passed."""
    table = looking.table
    table.camera.follow = False
    table.show(state)
    table.play(state, [(event, evolve(state, event))])
    passed = 0.0
    while table.animating:
        table.step(ROUND)
        passed += ROUND
        assert passed < 20.0
        yield passed


def layer(looking: Looking, name: str) -> NodePath:
    return looking.table.scene.over.find(f"{name}/front")


def bounds(looking: Looking, name: str) -> tuple[np.ndarray, np.ndarray] | None:
    """The corners of what a layer draws; None for nothing."""
    found = layer(looking, name).get_tight_bounds()
    return None if found is None else (np.array(found[0]), np.array(found[1]))


def drawn(looking: Looking) -> Pixels:
    """The picture of this moment."""
    looking.screen.draw()
    looking.screen.draw()
    texture = looking.screen.base.win.get_screenshot()
    data = np.frombuffer(bytes(texture.get_ram_image_as("RGB")), np.uint8)
    return data.reshape(texture.get_y_size(), texture.get_x_size(), 3)[::-1].astype(np.int16)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [e.BlockBuilt, e.KnightAdded, e.KingPlaced])
def test_dust_rises_at_the_foot_of_what_lands_and_is_gone_in_time(looking: Looking, kind: type) -> None:
    state, event = first(kind)
    at = event.at  # type: ignore[union-attr]
    foot = np.array(centre(at, state.board.heights[at]))
    seen: list[float] = []
    for passed in playing(looking, state, event):
        found = bounds(looking, "dust")
        if found is not None:
            seen.append(passed)
            middle = (found[0] + found[1]) / 2
            assert np.abs(middle - foot)[:2].max() < 0.2
            assert found[0][2] > foot[2] - 0.8
    assert seen
    assert 0.15 < seen[-1] - seen[0] < 0.6
    assert bounds(looking, "dust") is None


@pytest.mark.slow
def test_dust_is_seen(looking: Looking) -> None:
    state, event = first(e.BlockBuilt)
    pictures = {}
    for shown in (False, True):
        for _ in playing(looking, state, event):
            found = bounds(looking, "dust")
            if found is not None and found[1][0] - found[0][0] > 1.6:
                break
        if not shown:
            layer(looking, "dust").hide()
            looking.table.redraw()
            looking.table.step(0.0)
        else:
            layer(looking, "dust").show()
            looking.table.redraw()
            looking.table.step(0.0)
        pictures[shown] = drawn(looking)
        looking.table.skip()
    assert changed(pictures[False], pictures[True]) > 150


@pytest.mark.parametrize(("level", "name"), [(1, STONES[0]), (2, STONES[1]), (5, STONES[4]), (9, STONES[4])])
def test_stone_sounds_by_height(level: int, name: str) -> None:
    assert stone(level) == name


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "sound"), [(e.BlockBuilt, None), (e.KnightAdded, "knight_place"), (e.KingPlaced, "king")]
)
def test_a_landing_is_heard_when_it_lands_and_once(looking: Looking, kind: type, sound: str | None) -> None:
    state, event = first(kind)
    heard: list[str] = []
    looking.table.heard = heard.append
    before = []
    for _ in playing(looking, state, event):
        if bounds(looking, "dust") is None and not before:
            assert not heard, "it has not landed yet"
        elif not before:
            before.append(list(heard))
    at = event.at  # type: ignore[union-attr]
    wanted = [sound or stone(state.board.heights[at] + 1)]
    assert heard == wanted
    assert before == [wanted], "with the dust"


@pytest.mark.slow
def test_what_is_skipped_still_lands(looking: Looking) -> None:
    state, event = first(e.KnightAdded)
    heard: list[str] = []
    looking.table.heard = heard.append
    next(playing(looking, state, event))
    looking.table.skip()
    assert heard == ["knight_place"]
    assert bounds(looking, "dust") is None


def passage() -> tuple[State, e.Event]:
    """A knight's way through a castle that turns a corner."""
    state = position(". . . .\n1A 3 . .\n. 3 3 .\n. . . .")
    (event,) = decide(state, Move("a3", "d2"))
    return state, event


@pytest.mark.slow
def test_doors_glow_before_the_knight_comes_to_them(looking: Looking) -> None:
    state, event = passage()
    heard: list[str] = []
    looking.table.heard = heard.append
    entry, way_out = np.array(centre(INDEX["a3"])), np.array(centre(INDEX["d2"]))
    knight_far, both = 0.0, False
    for _ in playing(looking, state, event):
        found = bounds(looking, "glow")
        if found is not None and found[1][0] > way_out[0] - 0.6 and found[0][0] < entry[0] + 0.6:
            both = True
            node = looking.table.scene.moving.get_child(0)
            knight_far = max(knight_far, float(np.hypot(*(np.array(node.get_pos())[:2] - way_out[:2]))))
    assert both
    assert knight_far > 2.0, "the way out is lit while the knight is still at the way in"
    assert heard == ["door", "door", "knight_step"]
    assert bounds(looking, "glow") is None


@pytest.mark.slow
def test_both_doors_are_lit_where_nothing_moves(looking: Looking) -> None:
    state, event = passage()
    looking.table.animate = False
    entry, way_out = np.array(centre(INDEX["a3"])), np.array(centre(INDEX["d2"]))
    lit, stands = 0.0, set[tuple[float, ...]]()
    try:
        for _ in playing(looking, state, event):
            found = bounds(looking, "glow")
            if found is not None:
                assert found[1][0] > way_out[0] - 0.6
                assert found[0][0] < entry[0] + 0.6
                stands.add(tuple(looking.table.scene.moving.get_child(0).get_pos()))
                lit += ROUND
    finally:
        looking.table.animate = True
    assert lit >= 0.6
    assert len(stands) == 1
    assert bounds(looking, "glow") is None


@pytest.mark.slow
@pytest.mark.parametrize("moving", [True, False])
def test_the_kings_castle_lights_up_with_and_without_motion(looking: Looking, moving: bool) -> None:
    state, event = first(e.KingPlaced)
    looking.table.animate = moving
    heard: list[str] = []
    looking.table.heard = heard.append
    try:
        lit = 0.0
        plain = drawn(looking)
        for _ in playing(looking, state, event):
            if bounds(looking, "glow") is not None:
                lit += ROUND
                plain = drawn(looking) if lit == ROUND else plain
        assert lit >= 0.6
    finally:
        looking.table.animate = True
    assert heard == ["king"]
    assert changed(plain, drawn(looking)) > 300
    assert bounds(looking, "glow") is None
