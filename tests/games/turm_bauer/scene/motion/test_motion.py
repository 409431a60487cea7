"""Events of Turm Bauer become motion, and motion ends in exactly the state that it led to."""

import random
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from tests.games.torres.scene.looking import Pixels, changed
from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.games.turm_bauer.scene.towers import Happened, happened, tower
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.commands import Discard, Move, Moved, Placement, Rest
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.moments import new_height
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.motion.choreography import acts_of, calm_acts
from torres3d.games.turm_bauer.scene.motion.sound_names import HEARD
from torres3d.scene.owner_letters import GROUP

KINDS = ("BlockBuilt", "BlockBuilt moved", "BlockBuilt sways", "BlockBuilt fell", "BlockSlipped", "TowerCollapsed",
         "BlockBoxed", "FigureMoved", "FigureMoved high", "TurnBegan", "RingUsed")  # fmt: skip


def high(state: State) -> Placement:
    """The highest place for a block."""
    builds = [each for each in legal(state) if isinstance(each, Placement) and each.ring is None]
    return max(builds, key=lambda build: (min(z for _, _, z in build.cells), build.block, build.cells))


@cache
def example(kind: str) -> tuple[State, Happened]:
    """A state, and what happens in it."""
    state = tower(14)
    acting = state.acting
    assert acting is not None
    build = high(state)
    new = (acting.colour, build.block)
    upper = max(state.blocks, key=lambda block: block.cells[0][2])
    others = tuple(sorted((each.colour, each.block) for each in state.blocks[-5:]))
    if kind == "BlockBuilt":
        return state, happened(state, build, Rest((40, -30, 25)))
    if kind == "BlockBuilt moved":
        return state, happened(state, build, Rest((0, 0, 0), (Moved(upper.colour, upper.block, (60, 45, -30)),)))
    if kind == "BlockBuilt sways":
        return state, happened(state, build, Rest((0, 0, 0), (Moved(upper.colour, upper.block, (160, -140, 30)),)))
    if kind == "BlockBuilt fell":
        return state, happened(state, build, Rest((0, 0, 0), (), ((upper.colour, upper.block),)))
    if kind == "BlockSlipped":
        return state, happened(state, build, Rest(None, (), (new,)))
    if kind == "TowerCollapsed":
        return state, happened(state, build, Rest(None, (), tuple(sorted((*others, new)))))
    for number in range(3, 36):
        for seed in (1, 2, 4):
            state = tower(number, seed)
            built = happened(state, high(state)) if any(isinstance(c, Placement) for c in legal(state)) else ()
            if kind == "TurnBegan" and built:
                after = built[-1][1]
                stay = next(each for each in legal(after) if not isinstance(each, Placement | Discard | Move))
                return after, happened(after, stay)
            for before in (state, *((built[-1][1],) if built else ())):
                for choice in legal(before):
                    wanted = (
                        (kind == "BlockBoxed" and isinstance(choice, Discard))
                        or (kind == "FigureMoved" and isinstance(choice, Move) and choice.to != "table")
                        or (kind == "FigureMoved high" and isinstance(choice, Move) and climbs(before, choice))
                        or (kind == "RingUsed" and getattr(choice, "ring", None) is not None)
                    )
                    if wanted:
                        return before, happened(before, choice)
    raise AssertionError(kind)


def climbs(before: State, move: Move) -> bool:
    """Whether a figure gets higher than all others."""
    acting = before.to_act
    return new_height(before, e.FigureMoved(acting.seat, acting.colour, acting.figure, move.to)) > 0


def drawn(turm: TurmLooking) -> Pixels:
    """The picture as it is now, under way."""
    turm.screen.draw()
    turm.screen.draw()
    texture = turm.screen.base.win.get_screenshot()
    data = np.frombuffer(bytes(texture.get_ram_image_as("RGB")), np.uint8)
    picture: Pixels = data.reshape(texture.get_y_size(), texture.get_x_size(), 3)[::-1].astype(np.int16)
    return picture


def playing(turm: TurmLooking, state: State, what: Happened, seconds: float = 0.1) -> Iterator[None]:
    """Play what happens, a tenth of a second at a time."""
    turm.table.show(state)
    turm.table.play(state, what)
    rounds = 0
    while turm.table.animating:
        turm.table.step(seconds)
        rounds += 1
        assert rounds < 400
        yield


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_an_event_of_each_kind_is_seen(kind: str) -> None:
    state, what = example(kind)
    names = [type(event).__name__ for event, _ in what]
    assert kind.split(maxsplit=1)[0] in names
    acts = [act for event, _ in what for act in acts_of(event, state)]
    assert sum(act.seconds for act in acts) > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_t_10_1_after_its_motion_the_picture_is_that_of_the_log(turm: TurmLooking, kind: str) -> None:
    state, what = example(kind)
    turm.table.camera.follow = False
    assert sum(1 for _ in playing(turm, state, what)) > 4
    played = turm.pixels()
    turm.table.show(what[-1][1])
    assert (played == turm.pixels()).all()
    assert turm.table.state == what[-1][1]


def test_a_figure_that_walks_has_no_letter_until_it_stands(turm: TurmLooking) -> None:
    state, what = example("FigureMoved")
    turm.table.letters.shown = "always"
    frames = playing(turm, state, what)
    for _ in range(4):
        next(frames)
    letters = turm.table.labels.get(GROUP)
    assert len(letters) == len(state.sets) - 1
    for _ in frames:
        pass
    turm.table.step(0.1)
    assert len(turm.table.labels.get(GROUP)) == len(state.sets)
    turm.table.letters.shown = "pointed"


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["BlockBuilt", "FigureMoved", "TurnBegan", "BlockSlipped"])
def test_pieces_of_turm_bauer_are_seen_on_their_way(turm: TurmLooking, kind: str) -> None:
    state, what = example(kind)
    turm.table.camera.follow = False
    turm.table.show(state)
    before = turm.pixels()
    frames = playing(turm, state, what)
    for _ in range(4):
        next(frames)
    assert changed(before, drawn(turm)) > 40
    turm.table.skip()
    assert not turm.table.animating
    skipped = turm.pixels()
    turm.table.show(what[-1][1])
    assert (skipped == turm.pixels()).all()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_calmly_nothing_moves_but_what_changes_is_seen_to_change(turm: TurmLooking, kind: str) -> None:
    state, what = example(kind)
    turm.table.camera.follow = False
    turm.table.camera.still = True
    turm.table.animate = False
    if any(calm_acts(event, state) for event, _ in what):
        assert sum(1 for _ in playing(turm, state, what)) > 2
    else:
        turm.table.play(state, what)
    played = turm.pixels()
    turm.table.show(what[-1][1])
    assert (played == turm.pixels()).all()


def test_at_once_nothing_plays(turm: TurmLooking) -> None:
    state, what = example("BlockBuilt")
    turm.table.camera.still = False
    turm.table.animate = False
    turm.table.show(state)
    turm.table.play(state, what)
    assert not turm.table.animating
    played = turm.pixels()
    turm.table.show(what[-1][1])
    assert (played == turm.pixels()).all()


def test_speed_is_that_of_the_table(turm: TurmLooking) -> None:
    state, what = example("BlockBuilt")
    slow = sum(1 for _ in playing(turm, state, what))
    turm.table.speed = 4.0
    fast = sum(1 for _ in playing(turm, state, what))
    assert 3 * fast <= slow + 3


@pytest.mark.slow
def test_sounds_are_heard_when_they_happen(turm: TurmLooking) -> None:
    heard: list[str] = []
    turm.table.heard = heard.append
    state, what = example("TowerCollapsed")
    for _ in playing(turm, state, what):
        pass
    assert heard[:3] == ["rise", "block_wood", "collapse"]
    assert heard.count("tumble") + heard.count("wood_knock") >= 4
    heard.clear()
    state, what = example("TurnBegan")
    for _ in playing(turm, state, what):
        pass
    assert heard == ["dice"]


@pytest.mark.slow
def test_only_known_sounds_are_heard_and_each_of_them_somewhere(turm: TurmLooking) -> None:
    heard: set[str] = set()
    turm.table.heard = heard.add
    for kind in KINDS:
        for _ in playing(turm, *example(kind), seconds=0.5):
            pass
    assert heard <= set(HEARD)
    assert set(HEARD) - heard <= {"wood_knock"}


@pytest.mark.slow
def test_the_camera_steps_back_from_a_collapse_and_returns(turm: TurmLooking) -> None:
    turm.table.camera.still = False
    state, what = example("TowerCollapsed")
    turm.table.show(state)
    before = turm.table.camera.goal.distance
    distances = [turm.table.camera.goal.distance for _ in playing(turm, state, what)]
    assert max(distances) > 1.1 * before
    assert turm.table.camera.goal.distance == pytest.approx(before, rel=0.2)


@pytest.mark.slow
def test_a_collapse_that_is_seen_from_near_shows_where_blocks_come_to_lie(turm: TurmLooking) -> None:
    turm.table.camera.still = False
    state, what = example("TowerCollapsed")
    turm.table.sight.keep([])
    turm.table.show(state)
    turm.table.camera.preset("iso", at_once=True)
    before, farthest = turm.table.camera.goal, turm.table.camera.goal
    for _ in playing(turm, state, what):
        farthest = max(farthest, turm.table.camera.goal, key=lambda view: view.distance)
    for place in ((-6.0, -6.0, 0.0), (-6.0, 6.0, 0.0), (6.0, -6.0, 0.0), (6.0, 6.0, 0.0)):
        x, y, _ = farthest.project(place, turm.table.camera.aspect) or (9.0, 9.0, 0.0)
        assert abs(x) < 1.0
        assert abs(y) < 1.0
    assert farthest.distance > 1.2 * before.distance


def test_a_fall_is_the_same_however_it_is_looked_at(turm: TurmLooking) -> None:
    state, what = example("BlockSlipped")
    pictures = []
    for steps in ([0.1] * 31, [3.1], [0.5] * 6 + [0.1]):
        turm.table.show(state)
        turm.table.play(state, what)
        for seconds in steps:
            turm.table.step(seconds)
        pictures.append([part for node in turm.table.scene.moving.get_children() for part in node.get_pos()])
    assert pictures[0] == pytest.approx(pictures[1], abs=1e-3)
    assert pictures[0] == pytest.approx(pictures[2], abs=1e-3)


def test_a_whole_stretch_of_a_game_is_played(turm: TurmLooking) -> None:
    rng = random.Random(5)
    state = tower(5)
    turm.table.show(state)
    for _ in range(9):
        what = happened(state, rng.choice(legal(state)))
        turm.table.play(state, what)
        state = what[-1][1]
    turm.table.speed = 16.0
    rounds = 0
    while turm.table.animating:
        turm.table.step(0.1)
        rounds += 1
    assert 5 < rounds < 100
    played = turm.pixels()
    turm.table.show(state)
    assert (played == turm.pixels()).all()


def test_a_fall_ends_in_the_state_also_where_a_figure_stands_on_what_falls(turm: TurmLooking) -> None:
    state = tower(14)
    on = next(each for each in state.sets if each.figure != "table")
    block = next(each for each in state.blocks if on.figure in each.cells)
    what = happened(state, high(state), Rest((0, 0, 0), (), ((block.colour, block.block),)))
    assert isinstance(what[0][0], e.BlockBuilt)
    for _ in playing(turm, state, what, 0.3):
        pass
    played = turm.pixels()
    turm.table.show(what[-1][1])
    assert (played == turm.pixels()).all()
