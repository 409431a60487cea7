"""An act is a function of the share of its time: what was shown before makes no difference."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import cast

import pytest

from tests.games.torres.random_games import game
from tests.games.torres.rules.boards import position
from tests.games.torres.scene.looking import Looking
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.commands import Move
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.motion.acts import (
    BlockDrop,
    BlockShift,
    BlockUnder,
    Flight,
    FlyingBlock,
    KnightArrival,
    KnightFlight,
    Landing,
    MarkerRun,
    Passage,
    Walk,
)
from torres3d.games.torres.scene.motion.celebration import Celebration
from torres3d.games.torres.scene.motion.choreography import acts_of
from torres3d.games.torres.scene.motion.king_acts import KingGlide
from torres3d.games.torres.scene.motion.pieces_for_motion import Props
from torres3d.games.torres.scene.motion.scoring_acts import BonusCounted, CastleCounted, Counted, SumFlies
from torres3d.scene.celebration import BaseCelebration
from torres3d.scene.motion_acts import Act, Pause
from torres3d.scene.shapes.labels import Label

KINDS: list[type[Act]] = [
    Walk, Passage, KnightFlight, KnightArrival, KingGlide, BlockDrop, BlockShift, BlockUnder, MarkerRun, CastleCounted,
    BonusCounted, SumFlies, Celebration, Pause,
]  # fmt: skip
COUNTING = (CastleCounted, BonusCounted, SumFlies)
Pose = tuple[tuple[float, ...], tuple[Label, ...]]
"""Place, heading and scale of all that moves, one after another, and the numerals that fly."""


def kinds_of(act: type[Act]) -> Iterator[type[Act]]:
    """The kinds of acts below one."""
    for kind in act.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def through_doors() -> tuple[State, e.Event]:
    """A knight's way through a castle that turns a corner."""
    state = position(". . . .\n1A 3 . .\n. 3 3 .\n. . . .")
    (event,) = decide(state, Move("a3", "d2"))
    return state, event


def example(kind: type[Act]) -> tuple[State, Callable[[], Act]]:
    """A state in which an act of a kind is played, and how to make the act."""

    def found(state: State, event: e.Event) -> tuple[State, Callable[[], Act]] | None:
        def made() -> Act | None:
            return next((act for act in acts_of(event, state) if type(act) is kind and act.seconds > 0), None)

        return None if made() is None else (state, cast("Callable[[], Act]", made))

    if kind is Passage:
        one = found(*through_doors())
        assert one is not None
        return one
    for number in (10, 16, 3):
        for step in game(number):
            state = step.before
            for event in step.events:
                if (one := found(state, event)) is not None:
                    return one
                state = evolve(state, event)
    raise AssertionError(f"no {kind.__name__} in these games")


def shown(looking: Looking, state: State, act: Act, shares: Sequence[float]) -> list[Pose]:
    """What there is to see of an act after each of these shares."""
    table = looking.table
    table.show(state)
    props = Props(
        table.scene,
        table.overlays.open_towers,
        table.labels,
        table.assets.rim,
        table.assets.track,
        table.camera,
        table.surface.redraw_around,
    )
    props.begin(state)
    act.begin(props)
    poses = []
    for share in shares:
        act.show(props, share)
        numbers = [
            number
            for node in table.scene.moving.get_children()
            for number in (*node.get_pos(), node.get_h() % 360.0, node.get_sx())
        ]
        poses.append((tuple(numbers), (*table.labels.get("counted"), *table.labels.get("flying"))))
    props.clear()
    return poses


def test_all_acts_are_tried() -> None:
    others = ("torres3d.games.turm_bauer.", "tests.")
    of_torres = {kind for kind in kinds_of(Act) if not kind.__module__.startswith(others)}
    assert set(KINDS) == of_torres - {BaseCelebration, Landing, Flight, FlyingBlock, Counted}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_what_an_act_shows_depends_on_the_share_alone(looking: Looking, kind: type[Act]) -> None:
    state, made = example(kind)
    ends = (0.3, 0.62, 0.9, 0.97, 1.0)
    straight = shown(looking, state, made(), (0.1, *ends))[1:]
    finely = shown(looking, state, made(), [0.1 + 0.9 * n / 900 for n in range(901)])
    backwards = shown(looking, state, made(), (*ends[::-1],))[::-1]
    for end, (numbers, labels), reversed_ in zip(ends, straight, backwards, strict=True):
        for again, labels_again in (finely[round((end - 0.1) * 1000)], reversed_):
            assert again == pytest.approx(numbers, abs=1e-3)
            assert [label.text for label in labels_again] == [label.text for label in labels]
            for label, label_again in zip(labels, labels_again, strict=True):
                assert label_again.place == pytest.approx(label.place, abs=1e-3)


@pytest.mark.slow
@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind not in (Pause, CastleCounted, BonusCounted, SumFlies, Celebration)]
)
def test_a_piece_goes_its_way_without_a_jump(looking: Looking, kind: type[Act]) -> None:
    state, made = example(kind)
    poses = [numbers for numbers, _ in shown(looking, state, made(), [n / 200 for n in range(201)])]
    assert poses[0] != poses[-1]
    for before, after in pairwise(poses):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            turned = abs((new - old + 180.0) % 360.0 - 180.0)
            assert turned < 45.0 if number % 5 == 3 else abs(new - old) < 0.5, (before, after)
