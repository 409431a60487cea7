"""How high a figure gets, where a block stands, and the puzzles that games of bots give."""

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import built
from torres3d.base import paths
from torres3d.games.turm_bauer.bots.puzzles import puzzle_mining as mining
from torres3d.games.turm_bauer.bots.puzzles.balance import balanced, overhangs
from torres3d.games.turm_bauer.bots.puzzles.climb_search import climbs, expected, highest
from torres3d.games.turm_bauer.kit.position_text import read_position
from torres3d.games.turm_bauer.kit.setup_and_options import colours_by_seat
from torres3d.games.turm_bauer.puzzles.puzzle import (
    OPTIONS,
    Puzzle,
    placement_of,
    places_of,
    read_puzzles,
    state_of_puzzle,
)
from torres3d.games.turm_bauer.rules.commands import Hand, Move, Placement, Rest
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

STAIRS = """\
dice 1 1
turn 10
begins red
red 3l@o10/1:e,n
blue 3i@l11/1:nn
green 4s@m10/2:enw
red on n11/2
red box 1c 1n 2a 3i 4l 4s 5l 5p 6s 6t
"""
"""Red stands on level 2, and has one block left."""


def position(text: str = STAIRS) -> State:
    return read_position(text, OPTIONS, colours_by_seat(3))


class NothingFalls:
    """A judge that lets everything stand."""

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        return Rest((0, 0, 0))


def test_climbs_are_all_that_the_rules_allow() -> None:
    """Each is tried by the rules: build there, then walk to each place that is legal."""
    state = position()
    places = [choice for choice in legal(state) if isinstance(choice, Placement)]
    found = climbs(state)
    assert {climb.placement for climb in found} == set(places)
    for climb in found:
        after = apply(state, built(climb.placement))
        levels = [choice.to[2] + 1 for choice in legal(after) if isinstance(choice, Move) and choice.to != "table"]
        own = state.to_act.figure
        assert own != "table"
        assert climb.level == max([*levels, own[2] + 1])
        apply(after, climb.walk)
    assert [climb.level for climb in found] == sorted((climb.level for climb in found), reverse=True)


def test_higher_climbs_count_only_where_their_block_stands() -> None:
    state = position()
    found = climbs(state)
    best = highest(state, found, len(found))
    assert best is not None
    assert {expected(state, way.placement) for way in best.ways} == {"stands"}
    assert all(expected(state, climb.placement) == "falls" for climb in best.higher)
    assert best.holds(state, NothingFalls()) is not bool(best.higher)
    assert highest(state, found, 0) is None


def test_a_first_look_sees_what_is_below_a_block_only() -> None:
    state = position()
    long, over = placement_of("3i@m10/3:ee"), placement_of("3i@n10/3:ee")
    assert not balanced(state.blocks, over.cells)
    assert overhangs(state.blocks, over.cells)
    assert overhangs(state.blocks, long.cells)
    assert balanced(state.blocks, long.cells)


def test_where_a_higher_one_stands_it_is_no_proof() -> None:
    """Of a puzzle in which a higher place tempts: the judge has to say that it falls there."""
    shipped = read_puzzles(paths.config() / "games/turm_bauer/puzzles.jsonl").puzzles
    states = (state_of_puzzle(each) for each in shipped if (each.kind, each.grade) == ("height", 2))
    found = ((state, highest(state, climbs(state), mining.MOST_ENDS)) for state in states)
    state, best = next((state, best) for state, best in found if best is not None and best.higher)
    assert not best.holds(state, NothingFalls())


@pytest.mark.long
def test_puzzles_of_a_game_are_sound_and_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "TURNS", 3)
    job, judge = mining.MiningJob(0, 3, "careless", 5), BulletJudge()
    found = mining.mine_game(job, judge)
    assert found.puzzles
    assert mining.mine_game(job, judge) == found
    kinds = {(puzzle.kind, puzzle.grade) for puzzle in found.puzzles}
    assert len(kinds) == len(found.puzzles)
    assert all(mining.proven(puzzle, judge) for puzzle in found.puzzles)
    assert not any(mining.proven(changed(puzzle), judge) for puzzle in found.puzzles)


def changed(puzzle: Puzzle) -> Puzzle:
    """A puzzle that claims something wrong."""
    if puzzle.kind == "height":
        return replace(puzzle, level=puzzle.level + 1)
    return replace(puzzle, solution=puzzle.falls[0], falls=(puzzle.solution, *puzzle.falls[1:]))


def test_the_order_of_places_gives_nothing_away() -> None:
    made = Puzzle("1", "stands", 3, STAIRS, "3i@m10/3:ee", 1, falls=("3i@n10/3:ee", "3i@o10/2:ee"))
    many = [replace(made, id=str(number)) for number in range(60)]
    assert {places_of(each).index(placement_of(each.solution)) for each in many} == {0, 1, 2}


@pytest.mark.long
def test_where_everything_stands_there_is_nothing_to_choose() -> None:
    game = mining.mine_game(mining.MiningJob(0, 2, "careless", 1), NothingFalls())
    assert not [puzzle for puzzle in game.puzzles if puzzle.kind == "stands"]
