"""What holds at every step of every game of Turm Bauer, over random games with all options.

``TORRES_GAMES=1000 pytest tests/games/turm_bauer/rules/test_laws.py`` plays a big run; ``-m long`` five hundred games.
"""

import os
import random
from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import any_options, built, opened, outcome, played
from tests.games.turm_bauer.rules import plain_walking
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Place, coloured
from torres3d.games.turm_bauer.rules.commands import (
    Build,
    Choice,
    Command,
    Discard,
    Hand,
    Move,
    Moved,
    Placement,
    Rest,
    Stay,
)
from torres3d.games.turm_bauer.rules.decide import check, decide
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets, ids_of, orientations, shifted
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.refusals import REASONS, IllegalCommand
from torres3d.games.turm_bauer.rules.seat_view import HIDDEN, view
from torres3d.games.turm_bauer.rules.state import State

GAMES = int(os.environ.get("TORRES_GAMES", "16"))
MANY = 500
PIECES = 4


def check_state(state: State) -> None:
    """The laws of a single state."""
    ids = ids_of(state.options.blocks)
    parts = plain_walking.parts_of(state)  # no two blocks in one cell
    for each in state.sets:
        own = [block.block for block in state.blocks if block.colour == each.colour]
        assert sorted([*own, *each.supply, *each.box]) == list(ids), "T-2.2: twelve blocks, each once"
        assert list(each.supply) == sorted(each.supply)
        assert list(each.box) == sorted(each.box)
        assert 0 <= each.rings <= 2
        if each.figure != TABLE:
            assert each.figure in plain_walking.fields(parts), "a figure stands on a field"
    standing = [each.figure for each in state.sets if each.figure != TABLE]
    assert len(standing) == len(set(standing)), "T-6.3"
    for block in state.blocks:
        form, corner = shifted(block.cells)
        ways = {(way.cells, way.parity) for way in orientations(state.options.blocks, block.block)}
        assert (form, sum(corner) % 2) in ways, "T-2.5, T-5.1"
        shape = block_sets()[state.options.blocks][block.block]
        assert sum(map(coloured, block.cells)) == sum(sum(c) % 2 == shape.coloured for c in shape.cells)
    assert (state.acting is None) == (state.stage == "over") == bool(state.winners)
    assert state.options.slips == "none" or state.slips <= state.options.slips
    assert state.collapse not in state.winners


def check_step(before: State, command: Command, events: tuple[e.Event, ...], after: State) -> None:
    """The laws of one command."""
    check_state(after)
    taken = sum(len(each.supply) for each in before.sets) - sum(len(each.supply) for each in after.sets)
    rings = sum(each.rings for each in before.sets) - sum(each.rings for each in after.sets)
    assert rings == sum(isinstance(event, e.RingUsed) for event in events) <= 1
    assert taken == sum(isinstance(event, e.BlockBuilt | e.BlockBoxed) for event in events) <= 1
    if before.stage == "build":
        assert [each.figure for each in after.sets] == [each.figure for each in before.sets], "T-7.7"
        assert (after.stage == "move") == (taken == 1)
    else:
        assert after.blocks == before.blocks
        assert after.turn == before.turn + 1
        assert isinstance(events[-1], e.TurnBegan | e.GameEnded)
    if after.stage == "build" and before.stage == "build":
        assert after.slips == before.slips + 1
    again = before
    for event in events:
        again = evolve(again, event)
    assert again == after


def strays(state: State, rng: random.Random) -> list[Choice]:
    """Choices that may be legal or not, many of them nearly so."""
    acting = state.acting
    sets = [*ids_of(state.options.blocks), "9z"]
    places: list[Place] = [TABLE, *(rng.choice(block.cells) for block in state.blocks), (0, 0, 0), (1, 1, 0)]
    found: list[Choice] = [Stay()]
    for _ in range(12):
        found.append(Discard(rng.choice(sets)))
        found.append(Move(rng.choice(places), rng.choice([None, "pass", "leap"])))
    if acting is not None:
        for choice in rng.sample(found_builds := _builds(state), min(12, len(found_builds))):
            dx, dy, dz = rng.choice([(0, 0, 0), (1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1), (0, 1, 1)])
            cells = tuple((x + dx, y + dy, z + dz) for x, y, z in choice.cells)
            found.append(Placement(rng.choice([choice.block, rng.choice(sets)]), cells, rng.choice([None, "free"])))
    return found


def _builds(state: State) -> list[Placement]:
    """All places of all blocks, whatever the dice say."""
    free = replace(state, stage="build", rolls=((1, 1),) * len(state.rolls), ring_used=None)
    return [choice for choice in legal(free) if isinstance(choice, Placement)]


def check_legal(state: State, rng: random.Random) -> None:
    """T-10.2: decide succeeds exactly for what is listed."""
    choices = legal(state)
    assert len(set(choices)) == len(choices)
    listed = set(choices)
    for choice in [*strays(state, rng), *rng.sample(choices, min(10, len(choices)))]:
        command = (
            built(choice, outcome(state, choice, rng)) if isinstance(choice, Placement) and state.acting else choice
        )
        if isinstance(command, Placement):
            command = built(command)
        refusal = refusal_of(state, command)
        assert (refusal is None) == (choice in listed), (choice, refusal)
        if refusal is None:
            check(state, choice)
        else:
            assert refusal.rule == REASONS[refusal.reason]
            assert refusal.reason in str(refusal)


def refusal_of(state: State, command: Command) -> IllegalCommand | None:
    """Why a command is refused; None if it is carried out."""
    try:
        decide(state, command)
    except IllegalCommand as refusal:
        return refusal
    return None


def play_with_laws(number: int) -> Counter[str]:
    """One game; how often each event came."""
    rng = random.Random(number)
    start = opened(rng.choice([2, 3, 4]), number, rng.randrange(2), **any_options(rng))
    check_state(start)
    counts: Counter[str] = Counter()
    state = start
    for before, command, events, after in played(start, number, falls=rng.choice([0, 0.05, 0.3])):
        assert before == state
        check_step(before, command, events, after)
        if rng.random() < 0.15:
            check_legal(before, rng)
            check_view(before, rng)
        counts.update(type(event).__name__ for event in events)
        state = after
    assert legal(state) == []
    check_legal(state, rng)
    assert state.winners
    return counts


def check_view(state: State, rng: random.Random) -> None:
    """Nobody sees later dice or the tremor, and that is all that is hidden."""
    seen = view(state, rng.randrange(state.players)).state
    assert seen.tremor == 0
    assert set(seen.rolls[state.turn + 1 :]) <= {HIDDEN}
    assert replace(seen, rolls=state.rolls, tremor=state.tremor) == state
    assert legal(seen) == legal(state)


@pytest.mark.parametrize("piece", range(PIECES))
def test_laws_of_random_games(piece: int) -> None:
    counts = sum((play_with_laws(number) for number in range(piece, GAMES, PIECES)), Counter())
    assert counts["BlockBuilt"] > 40


@pytest.mark.long
@pytest.mark.parametrize("piece", range(10))
def test_laws_of_five_hundred_random_games(piece: int) -> None:
    counts = sum((play_with_laws(1000 + number) for number in range(piece, MANY, 10)), Counter())
    wanted = {"RingUsed", "BlockBuilt", "BlockSlipped", "BlockBoxed", "TowerCollapsed", "FigureMoved", "FigureStayed"}
    assert wanted <= set(counts)


@pytest.mark.slow
@settings(max_examples=8, deadline=None, derandomize=True)
@given(st.integers(0, 2**32))
def test_laws_of_any_game(number: int) -> None:
    play_with_laws(number)


@cache
def in_the_middle() -> State:
    """A position with some blocks."""
    return [before for before, *_ in played(opened(3, 4), 4, falls=0) if before.stage == "build"][5]


poses = st.tuples(st.integers(-600, 600), st.integers(-600, 600), st.integers(-200, 200))


def fits(pose: tuple[int, int, int]) -> bool:
    """T-10.1: the bounds of poses."""
    return abs(pose[0]) <= 500 and abs(pose[1]) <= 500 and abs(pose[2]) <= 150


@pytest.mark.slow
@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.data())
def test_t_10_1_an_outcome_is_taken_exactly_if_it_is_well_formed(data: st.DataObject) -> None:
    state = in_the_middle()
    acting = state.acting
    assert acting is not None
    choice = next(choice for choice in legal(state) if isinstance(choice, Placement))
    new = (acting.colour, choice.block)
    named = [(block.colour, block.block) for block in state.blocks]
    some = st.lists(st.sampled_from([*named, new, ("green", "6t"), ("nobody", "1c")]), max_size=3)
    hand = Hand(*data.draw(poses), data.draw(st.integers(-20, 120)))
    pose = data.draw(st.none() | poses)
    moved = [Moved(colour, block, data.draw(poses)) for colour, block in data.draw(some)]
    fell = data.draw(some)
    rest = Rest(pose, tuple(moved), tuple(fell))
    of_moved = [(each.colour, each.block) for each in moved]
    well_formed = (
        fits((hand.dx, hand.dy, hand.yaw))
        and 0 <= hand.push <= 100
        and (pose is None or fits(pose))
        and (pose is None) == (new in fell)
        and not (moved and fell)
        and of_moved == sorted(set(of_moved))
        and set(of_moved) <= set(named)
        and fell == sorted(set(fell))
        and set(fell) <= {*named, new}
        and all(fits(each.pose) for each in moved)
    )
    build = Build(choice.block, choice.cells, choice.ring, hand, rest)
    if well_formed:
        assert decide(state, build)
    else:
        with pytest.raises(IllegalCommand) as caught:
            decide(state, build)
        assert caught.value.rule == "T-10.1"


def test_t_10_2_what_is_listed_is_what_may_be_done() -> None:
    rng = random.Random(1)
    for before, *_ in list(played(opened(4, 2), 2))[::7]:
        check_legal(before, rng)


def test_a_game_that_is_over_takes_no_command() -> None:
    *_, (_, _, _, last) = played(opened(2, 3), 3, falls=0)
    with pytest.raises(IllegalCommand, match="game_over"):
        decide(last, Stay())
