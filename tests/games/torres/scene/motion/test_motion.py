"""Events become motion, and motion ends in exactly the state that it led to."""

from collections.abc import Iterable, Iterator
from functools import cache, partial

import numpy as np
import pytest

from tests.games.torres.random_games import Step, game
from tests.games.torres.rules.boards import position
from tests.games.torres.scene.looking import Looking, changed
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.commands import Move
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.motion.acts import KnightFlight, Passage, Walk
from torres3d.games.torres.scene.motion.choreography import acts_of
from torres3d.scene.motion_curves import arc, dropped, ease_in_out, interpolate_heading, thrown, uneased

SEEN = (
    e.Founded, e.KnightPlaced, e.KingPlaced, e.KingMoved, e.KnightAdded, e.KnightMoved, e.BlockBuilt, e.BlockAdded,
    e.BlockPutUnder, e.BlockShifted, e.MarkerMoved, e.CastlesScored, e.KingBonusScored,
)  # fmt: skip
"""Events that something moves for."""


@cache
def first_steps() -> dict[str, Step]:
    """For each kind of event that is shown, and each card that moves a knight, a step of a random game."""
    found: dict[str, Step] = {}
    for number in (0, 3, 4, 10, 16, 34):
        for step in game(number):
            for event in step.events:
                name = type(event).__name__
                if isinstance(event, e.KnightMoved) and event.card:
                    name += f" {event.card}"
                if isinstance(event, SEEN):
                    found.setdefault(name, step)
    return found


NAMES = [kind.__name__ for kind in SEEN] + [f"KnightMoved {card}" for card in ("climb", "doors", "diagonal", "leap")]


def happened(state: State, events: Iterable[e.Event]) -> list[tuple[e.Event, State]]:
    """The events, each with the state after it."""
    pairs = []
    for event in events:
        state = evolve(state, event)
        pairs.append((event, state))
    return pairs


def playing(looking: Looking, step: Step) -> Iterator[None]:
    """Play a step, a tenth of a second at a time."""
    table = looking.table
    table.show(step.before)
    table.play(step.before, happened(step.before, step.events))
    rounds = 0
    while table.animating:
        table.step(0.1)
        rounds += 1
        assert rounds < 900
        yield


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_after_an_animation_the_picture_is_that_of_the_state(looking: Looking, name: str) -> None:
    step = first_steps()[name]
    looking.table.camera.follow = False
    assert sum(1 for _ in playing(looking, step)) > 2
    played = looking.pixels()
    looking.table.show(step.after)
    assert (played == looking.pixels()).all()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["BlockBuilt", "KnightAdded", "KnightMoved"])
def test_pieces_are_seen_on_their_way(looking: Looking, name: str) -> None:
    step = first_steps()[name]
    looking.table.camera.follow = False
    looking.table.show(step.before)
    before = looking.pixels()
    frames = playing(looking, step)
    for _ in range(3):
        next(frames)
    looking.screen.draw()
    looking.screen.draw()
    texture = looking.screen.base.win.get_screenshot()
    data = np.frombuffer(bytes(texture.get_ram_image_as("RGB")), np.uint8)
    under_way = data.reshape(texture.get_y_size(), texture.get_x_size(), 3)[::-1].astype(np.int16)
    assert changed(before, under_way) > 20
    looking.table.skip()
    assert changed(under_way, looking.pixels()) > 20


@pytest.mark.slow
def test_a_queue_plays_a_whole_stretch_of_a_game(looking: Looking) -> None:
    steps = list(game(10))[:25]
    table = looking.table
    table.show(steps[0].before)
    for step in steps:
        table.play(step.before, happened(step.before, step.events))
    table.speed = 8.0
    rounds = 0
    while table.animating:
        table.step(0.2)
        rounds += 1
    assert rounds > 5
    assert table.state == steps[-1].after
    played = looking.pixels()
    table.show(steps[-1].after)
    assert (played == looking.pixels()).all()


@pytest.mark.slow
def test_skipping_shows_the_end_at_once(looking: Looking) -> None:
    steps = list(game(10))[:12]
    table = looking.table
    table.show(steps[0].before)
    for step in steps:
        table.play(step.before, happened(step.before, step.events))
    table.step(0.1)
    table.skip()
    assert not table.animating
    skipped = looking.pixels()
    table.show(steps[-1].after)
    assert (skipped == looking.pixels()).all()


def test_without_animation_the_end_is_shown_at_once(looking: Looking) -> None:
    step = first_steps()["BlockBuilt"]
    looking.table.animate = False
    looking.table.show(step.before)
    looking.table.play(step.before, happened(step.before, step.events))
    assert not looking.table.animating
    played = looking.pixels()
    looking.table.show(step.after)
    assert (played == looking.pixels()).all()


def test_a_state_shown_meanwhile_ends_the_animation(looking: Looking) -> None:
    step = first_steps()["BlockShifted"]
    table = looking.table
    table.show(step.before)
    table.play(step.before, happened(step.before, step.events))
    table.step(0.2)
    table.show(step.before)
    assert not table.animating
    again = looking.pixels()
    table.show(step.after)
    table.show(step.before)
    assert (again == looking.pixels()).all()


def test_overlays_change_with_each_event(looking: Looking) -> None:
    steps = list(game(10))
    builds = [step for step in steps if any(isinstance(event, e.BlockBuilt) for event in step.events)][:2]
    table = looking.table
    table.overlays.set({"heights"})
    for step in builds:
        for _ in playing(looking, step):
            pass
        towers = sum(1 for height in step.after.board.heights if height)
        assert len(table.labels.get("heights")) == towers


def moved(text: str, start: str, end: str) -> tuple[State, e.KnightMoved]:
    """The event of a knight's move on a board."""
    state = position(text)
    (event,) = decide(state, Move(start, end))  # type: ignore[arg-type]  # names of squares
    assert isinstance(event, e.KnightMoved)
    assert evolve(state, event).knights[0] >> INDEX[end] & 1
    return state, event


def test_a_way_through_doors_goes_through_the_towers() -> None:
    state, event = moved(". . . .\n1A 3 3 .\n. . . .", "a2", "d2")
    (act,) = acts_of(event, state)
    assert isinstance(act, Passage)
    assert act.way[0][0] == INDEX["a2"]
    assert INDEX["b2"] in {square for square, _ in act.way}


def test_a_step_and_a_leap_do_not() -> None:
    state, event = moved("1A 2", "a1", "b1")
    (act,) = acts_of(event, state)
    assert isinstance(act, Walk)
    (act,) = acts_of(e.KnightMoved(0, 0, 2, 0, "leap"), state)
    assert isinstance(act, KnightFlight)


def test_the_towers_on_the_way_are_glass_meanwhile(looking: Looking) -> None:
    state, event = moved(". . . .\n1A 3 3 .\n. . . .", "a2", "d2")
    table = looking.table
    table.show(state)
    table.play(state, happened(state, (event,)))
    table.step(0.3)
    assert set(table.overlays.opened) == {INDEX["b2"], INDEX["c2"]}
    table.skip()
    assert not table.overlays.opened


def test_curves_begin_and_end_where_they_should() -> None:
    for curve in (ease_in_out, thrown, partial(dropped, landed=0.6)):
        assert curve(0.0) == pytest.approx(0.0)
        assert curve(1.0) == pytest.approx(1.0)
    for share in (0.0, 0.2, 0.5, 0.95, 1.0):
        assert ease_in_out(uneased(share)) == pytest.approx(share)
    start, end = (0.0, 0.0, 1.0), (3.0, 1.0, 0.2)
    assert arc(start, end, 0.0, 0.5) == pytest.approx(start)
    assert arc(start, end, 1.0, 0.5) == pytest.approx(end)
    assert max(arc(start, end, n / 50, 0.5)[2] for n in range(51)) == pytest.approx(1.5, abs=0.01)
    assert interpolate_heading(350.0, 10.0, 0.5) == pytest.approx(360.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in NAMES if name != "Founded"])
def test_nothing_vanishes_from_the_map_while_something_moves(looking: Looking, name: str) -> None:
    step = first_steps()[name]
    table = looking.table
    table.overlays.set({"map"})

    def signs() -> list[str]:
        """The emblems and the king on the map."""
        return sorted(label.text for label in table.labels.get("map") if label.badge is not None)

    table.show(step.before)
    before = signs()
    seen = [signs() for _ in playing(looking, step)]
    after = signs()
    table.overlays.set(())
    assert seen
    assert all(len(each) >= min(len(before), len(after)) for each in seen)
    assert len(after) == sum(knights.bit_count() for knights in step.after.knights) + bool(step.after.king)
    assert all(each in (before, after) for each in seen)


def drawn(looking: Looking) -> list[bool]:
    """Of each thing that moves, whether it is drawn."""
    return [node.get_hidden_ancestor().is_empty() for node in looking.table.scene.moving.get_children()]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["MarkerMoved", "KnightAdded", "BlockBuilt"])
def test_what_comes_from_beside_the_map_is_seen_to_come(looking: Looking, name: str) -> None:
    looking.table.overlays.set({"map"})
    motion = playing(looking, first_steps()[name])
    next(motion)
    seen = drawn(looking)
    looking.table.skip()
    looking.table.overlays.set(())
    assert seen
    assert all(seen)


def test_a_figure_that_moves_while_the_map_is_taken_away_is_seen(looking: Looking) -> None:
    looking.table.overlays.set({"map"})
    motion = playing(looking, first_steps()["KnightMoved"])
    next(motion)
    before = drawn(looking)
    looking.table.overlays.set(())
    after = drawn(looking)
    looking.table.skip()
    assert before == [False], "its emblem stands there until it has arrived"
    assert after == [True]
