"""Figures of the judge for some towers, as they were when its tests by rule were written; kept in a file beside.

They change only if a rule or a number of config/games/turm_bauer/physics.yaml does. Then look at what has changed, and
write them anew: ``python -m tests.games.turm_bauer.rules.judging.kept_figures``.
"""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from tests.games.turm_bauer.bench.risk.positions import read_positions
from tests.games.turm_bauer.random_games import opened
from tests.games.turm_bauer.rules.judging.random_towers import places, shaken, tower
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Cells
from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.bullet_risk import careful_risks_of, risks_of
from torres3d.games.turm_bauer.rules.judging.contact_load_distribution import springs
from torres3d.games.turm_bauer.rules.judging.contacts import touches
from torres3d.games.turm_bauer.rules.judging.footprints import cuboids, middle, rectangles, slabs
from torres3d.games.turm_bauer.rules.judging.hand_error import (
    Elbowroom,
    bounded_hand,
    draw_hand,
    sampled,
    spread,
    spread_hands,
)
from torres3d.games.turm_bauer.rules.judging.lean_limit import LeanLimits
from torres3d.games.turm_bauer.rules.judging.risk import Risk, _Tried
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate
from torres3d.games.turm_bauer.rules.judging.statics import Balance, StaticsJudge, falling
from torres3d.games.turm_bauer.rules.judging.steadiness import loads, steadiness
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

FILE = Path(__file__).with_suffix(".json")
WOBBLES = ("gentle", "usual", "windy")
ANGLES: tuple[Cells, ...] = (
    ((0, 0, 0), (1, 0, 0), (1, 1, 0)),
    ((0, 0, 1), (0, 0, 2), (0, 1, 2), (1, 0, 1)),
    ((2, 3, 0), (2, 4, 0), (2, 4, 1), (2, 5, 0), (3, 4, 0)),
)


def towers() -> Iterator[tuple[State, tuple[Placement, ...]]]:
    """Some towers in poses of chance, low to high, and some of games, each with places for one more block."""
    for seed, count, error in ((1, 4, 30), (2, 9, 12), (3, 14, 20), (4, 14, 5)):
        straight = tower(seed, count)
        found = places(straight)
        state = replace(straight, blocks=shaken(straight, error, seed))
        yield state, (found[0], found[len(found) // 2], found[-1])
    for position in (each for each in read_positions()[30::60] if not each.lost):
        found = places(position.state)
        yield position.state, (position.placement, found[len(found) // 3])
    # Of a row over the edge of the cornerstone: it stands on its whole contacts alone, or on nearly all of them.
    for over in (-21, -41):
        state = opened(3)
        state = replace(state, blocks=(BuiltBlock("red", "2a", ((1, 0, 1), (2, 0, 1)), (over, 0, 0)),), turn=6)
        found = places(state)
        yield state, (found[0], found[-1])


def laid(placement: Placement, *pose: int) -> BuiltBlock:
    return BuiltBlock("red", placement.block, placement.cells, (pose[0], pose[1], pose[2]))


def shapes() -> Iterator[object]:
    for cells in ANGLES:
        yield middle(cells), cuboids(cells), slabs(cells)
        for level, each in rectangles(cells, (120, -80, 45)):
            yield level, each.x, each.y, each.half_x, each.half_y, each.cos, each.sin, each.reach


def hands() -> Iterator[object]:
    for state, some in towers():
        for wobble in WOBBLES:
            options = replace(state.options, wobble=wobble)
            for place in some:
                yield spread(wobble, place)
                yield numbers(draw_hand(71, replace(state, options=options, slips=1), place))
                yield [numbers(hand) for hand in spread_hands(5, wobble, place)]
                chance = Random(7)
                yield [numbers(sampled(chance, wobble, place)) for _ in range(2)]
    yield numbers(bounded_hand(9.0, -9.0, 99.0, 999)), numbers(bounded_hand(-0.1234, 0.0126, -1.26, 3))


def rooms() -> Iterator[object]:
    for state, some in towers():
        for place in some:
            room = Elbowroom(state.blocks, place.cells)
            for hand in (Hand(0, 0, 0, 9), Hand(180, -40, 30, 0), Hand(-90, 260, -60, 50), Hand(20, 20, 150, 1)):
                yield numbers(room.cut(hand)), room.depth(hand)


def long_rooms() -> Iterator[object]:
    """Room for a row of five between cubes that lean into its place at both ends, and beside it."""
    for axis in (0, 1):

        def cell(along: int, beside: int, axis: int = axis) -> Cell:
            return (along, beside + 9, 1) if axis == 0 else (beside + 9, along, 1)

        cells = tuple(cell(along, 0) for along in range(5))
        for ends in ((-1,), (5,), (-1, 5)):
            for beside in ((), (0,), (4,)):
                cubes = [(cell(end, 0), 70 if end < 0 else -70) for end in ends]
                poses = [(at, (by, 0, 20) if axis == 0 else (0, by, 20)) for at, by in cubes]
                poses += [(cell(along, 1), (0, -40, 0) if axis == 0 else (-40, 0, 0)) for along in beside]
                blocks = [BuiltBlock("red", "1c", (at,), pose) for at, pose in poses]
                room = Elbowroom(blocks, cells)
                for hand in (Hand(), Hand(500, 0, 0), Hand(0, -500, 40), Hand(-480, 490, -150), Hand(30, 30, 60)):
                    yield numbers(room.cut(hand)), room.depth(hand)


def touching() -> Iterator[object]:
    for state, _ in towers():
        for shrink in (0.0, 0.06):
            _, touch = touches(state.blocks, shrink)
            yield len(touch.lower), touch.lower.tolist(), touch.upper.tolist(), touch.levels.tolist()
            yield np.sort(touch.points.round(7), 0).tolist()


def verdicts() -> Iterator[object]:
    for state, some in towers():
        for shrink in (0.0, 0.03, 0.1):
            building = Balance(state.blocks, shrink)
            yield building.verdict.residual, building.verdict.moving, sorted(falling(state.blocks, shrink))
            yield [building.with_block(laid(place, 40, -60, 20)).residual for place in some]
    for state, some in towers():
        for place in some:
            rest = StaticsJudge().judge(state, place, Hand(60, -50, 30, 40))
            yield rest.pose or (), len(rest.fell), len(rest.moved)


def shared() -> Iterator[object]:
    for state, _ in towers():
        found = springs(Balance(state.blocks))
        yield [] if found is None else np.sort(found.force).tolist()
        yield loads(state)
        for wobble in WOBBLES:
            yield steadiness(replace(state, options=replace(state.options, wobble=wobble)))


def carried() -> Iterator[object]:
    """Which further loads on each block the springs of a tower carry, by their weight and their place on it."""
    for state, _ in towers():
        found = springs(Balance(state.blocks))
        if found is None:
            continue
        for block in range(len(state.blocks)):
            rows = np.arange(3 * block, 3 * block + 3)
            for weight, east, north in ((0.5, 0.0, 0.0), (3.0, 0.2, -0.1), (6.0, 0.0, 0.4), (20.0, -0.3, 0.0)):
                yield found.carry(rows, np.array([weight, weight * east, weight * north]))
        if len(state.blocks) > 1:
            yield found.carry(np.arange(6), np.array([1.0, 0.1, 0.2, 2.0, -0.1, 0.1]))


def held() -> Iterator[object]:
    """Which blocks the springs of a tower hold for sure, so that no solver is asked, and how many fall otherwise."""
    for state, _ in towers():
        for judge in ("statics", "bullet"):
            asked = replace(state, options=replace(state.options, judge=judge))
            found = risks_of(asked)
            yield [found._counted(push) for push in range(0, 101, 3)]  # noqa: SLF001
            for place in places(state)[::120]:
                some_hands = spread_hands(6, "windy", place)
                blocks = [laid(place, hand.dx, hand.dy, hand.yaw) for hand in some_hands]
                shrinks = [found._counted(hand.push) for hand in some_hands]  # noqa: SLF001
                yield shrinks, list(found._surely_held(_Tried(blocks, 0.01), shrinks))  # noqa: SLF001
                yield list(found.fallen_by_hand(place, some_hands))


def leans() -> Iterator[object]:
    for state, some in towers():
        limits = LeanLimits(state.blocks, 0.02, 0.5, 0.6)
        yield limits.own
        for place in some:
            yield list(limits.with_block(laid(place, 30, 10, -15)))


def risks(number: int) -> Iterator[object]:
    """The risks of one tower."""
    state, some = list(towers())[number]
    for judge, hand in (("statics", "drawn"), ("bullet", "drawn"), ("bullet", "steady")):
        for wobble in WOBBLES if hand == "drawn" else ("windy",):
            asked = replace(state, options=replace(state.options, wobble=wobble, judge=judge, hand=hand))
            found, careful = risks_of(asked), careful_risks_of(asked)
            yield found.gives_up, careful.gives_up, [found.stands(place.cells) for place in some]
            for place in some[:2]:
                figure = RiskEstimate(asked, place, count=12).figure()
                yield figure.falls, figure.collapses, figure.low, figure.high, figure.final
                some_hands = spread_hands(6, wobble, place)
                risk = careful.with_hands(place, some_hands)
                bumped = careful.with_bump(place, risk, some_hands[:2])
                yield risk.falls, risk.collapses, bumped.falls, bumped.collapses
                likely = found.with_bump(place, Risk(0.25, 0.125), some_hands[:1], lambda known: known.falls > 0.3)
                yield likely.falls, likely.collapses


def numbers(hand: Hand) -> tuple[int, int, int, int]:
    return hand.dx, hand.dy, hand.yaw, hand.push


KINDS: dict[str, Callable[[], Iterator[object]]] = {
    **{
        each.__name__: each
        for each in (shapes, hands, rooms, long_rooms, touching, verdicts, shared, carried, held, leans)
    },
    **{f"risks {number}": partial(risks, number) for number in range(len(list(towers())))},
}
"""The figures by what they are of."""


def flat(found: Any) -> list[float]:
    """All numbers in lists of lists, with the lengths of the lists."""
    if isinstance(found, bool | int | float):
        return [float(found)]
    parts = list(found)
    return [float(len(parts)), *(number for part in parts for number in flat(part))]


def main() -> None:
    kept = {name: [round(number, 9) for number in flat(figures())] for name, figures in KINDS.items()}
    lines = (f'"{name}":\n{json.dumps(figures)}' for name, figures in kept.items())
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
