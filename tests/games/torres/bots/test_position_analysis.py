"""The analysis of a position: whatever it is, its turns are legal, apart from one another and the same each time."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.games.torres.random_games import drawn
from tests.games.torres.studies.positions import SETUP, position
from torres3d.base import paths
from torres3d.games.torres.bots.hint_and_analysis_types import PositionReport
from torres3d.games.torres.bots.position_analysis import (
    EFFORTS,
    MAX_TURNS,
    Considered,
    analyse_position,
    considered,
    efforts_for,
)
from torres3d.games.torres.bots.search import foundation_and_king_choices
from torres3d.games.torres.bots.search.evaluation import shares_of, worth
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.simple_bots import score_now
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup_and_options import options_of
from torres3d.games.torres.puzzles.puzzle import read_puzzles, state_of_puzzle
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.commands import Buy, Command, EndTurn
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import PHASES
from torres3d.games.torres.rules.state import State

MISSED = """\
moment: 1.3
actor: B
scores: 2 0
stacks: 2 23
hand A: extra seven shift six
hand B: extra seven shift
deck A: doors leap diagonal recall climb
deck B: six doors recall climb leap diagonal
.   .   .   1   .   .   .   .
.   .   .   .   .   .   .   .
.   .   2A  .   .   1   .   .
.   1   1   1   .   .   .   1
1   .   .   1   .   .   .   .
.   .   1A  .   .   1B  .   .
.   .   .   .   .   2B  1   .
.   .   .   .   1K  .   1   1
"""
"""A search of width 48 does not meet the best turn of one of width 24."""
PUZZLES = read_puzzles(paths.config() / "games/torres/puzzles.jsonl").puzzles


def positions(number: int, every: int) -> list[State]:
    """Some positions of a random game, one of each stage it comes to among them."""
    options, chance = drawn(number)
    given = draw(options, number)
    state = opening(options, given.decks, given.master)
    found: list[State] = []
    count = 0
    while state.actor is not None:
        if count % every == 0 or state.stage not in {each.stage for each in found}:
            found.append(state)
        state = apply(state, chance.choice(legal(state)))
        count += 1
    return [*found, state]


def check(state: State, report: PositionReport) -> None:
    """Turns to their end, or single commands, no two the same."""
    assert len(report.points) == state.players
    assert 1 <= len(report.lines) <= MAX_TURNS
    assert report.lines[0].behind == 0
    assert len({line.commands for line in report.lines}) == len(report.lines)
    for line in report.lines:
        assert line.behind >= 0
        now = state
        for command in line.commands:
            if isinstance(command, Buy):
                assert set(line.commands[line.commands.index(command) :]) == {Buy()}
                break
            now = apply(now, command)
        if state.stage == "turn":
            assert isinstance(line.commands[-1], EndTurn | Buy)
        else:
            assert len(line.commands) == 1


@pytest.mark.slow
@pytest.mark.parametrize("number", range(18))
def test_turns_are_legal_whatever_the_position(number: int) -> None:
    for state in positions(number, 40):
        report = analyse_position(state, 0)
        if state.actor is None:
            assert report.lines == ()
            assert report.points == state.scores
        else:
            check(state, report)


@pytest.mark.slow
@pytest.mark.parametrize("effort", range(1, 5))
def test_each_effort_gives_legal_turns_and_the_same_again(effort: int) -> None:
    state = position()
    report = analyse_position(state, effort)
    check(state, report)
    assert (report.effort, report.efforts) == (effort, len(EFFORTS))
    assert analyse_position(state, effort) == report


@pytest.mark.slow
def test_a_later_effort_tells_nothing_worse_than_what_was_told_before() -> None:
    state = from_diagram(MISSED, options_of(SETUP))
    found = Considered(state, weights())
    for effort in range(1, 5):
        (_, before), *_ = found.ends(effort - 1)[0]
        ends, _ = found.ends(effort)
        again = [value for value, node in ends if node.position == before.position]
        assert again, "what was told before is judged again"
        assert ends[0][0] >= again[0]


@pytest.mark.slow
def test_an_effort_finds_the_same_whatever_was_asked_before() -> None:
    state = from_diagram(MISSED, options_of(SETUP))
    considered.cache_clear()
    at_once = analyse_position(state, 3)
    considered.cache_clear()
    assert [analyse_position(state, effort) for effort in range(4)][3] == at_once


ODD: dict[str, Callable[[State], State]] = {
    "no AP left": lambda state: replace(state, ap=0),
    "no blocks left": lambda state: replace(state, stacks=((), ()), stack=None),
    "empty stacks": lambda state: replace(state, stacks=((0, 0, 0), (0, 0, 0, 0)), stack=None),
    "no knights of one's own": lambda state: replace(state, knights=(state.knights[0], 0)),
    "no knights at all": lambda state: replace(state, knights=(0, 0)),
    "all knights on the board": lambda state: replace(state, knights=(state.knights[0], 0b111111)),
    "no king": lambda state: replace(state, king=0),
    "no cards anywhere": lambda state: replace(state, hands=((), ()), decks=((), ())),
    "all cards in one hand": lambda state: replace(state, hands=((), DECK), decks=((), ())),
    "two cards bought": lambda state: replace(state, bought=("leap", "six")),
    "a card played": lambda state: replace(state, played="climb"),
    "many AP": lambda state: replace(state, ap=9),
    "the last turn of the game": lambda state: replace(state, phase=3, round=4, stacks=((), (3,)), stack=None),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", ODD)
@pytest.mark.parametrize("effort", [0, 3])
def test_a_position_may_be_odd(what: str, effort: int) -> None:
    state = ODD[what](position())
    check(state, analyse_position(state, effort))


@pytest.mark.slow
@pytest.mark.parametrize("effort", [0, 1])
def test_single_commands_are_told_with_what_comes_of_them(effort: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foundation_and_king_choices, "CHOICES", 4)
    monkeypatch.setattr(foundation_and_king_choices, "TURNS", 2)
    asked = [state for number in (25, 38) for state in positions(number, 1000) if state.stage != "turn"]
    assert {"foundations", "knights", "king", "move_king", "starter", "keep", "carry"} <= {
        state.stage for state in asked
    }
    for state in asked:
        if state.actor is None:
            continue
        report = analyse_position(state, effort)
        check(state, report)
        assert len(report.lines) == min(MAX_TURNS, len(legal(state)))
        behind = [line.behind for line in report.lines]
        assert behind == sorted(behind)
        for line in report.lines:
            after = apply(state, line.commands[0])
            assert line.now == score_now(after, state.actor)
            assert len(line.points) == state.players


@pytest.mark.slow
def test_where_no_turn_is_played_the_second_effort_is_the_last() -> None:
    begun = next(state for state in positions(0, 1000) if state.stage == "knights")
    assert len(efforts_for(begun)) == 2
    check(begun, analyse_position(begun, 1))


def test_the_best_turn_says_why_and_the_others_how_much_worse() -> None:
    report = analyse_position(position(), 2)
    assert report.lines[0].reasons
    assert all(line.reasons == () for line in report.lines[1:])
    behind = [line.behind for line in report.lines]
    assert behind == sorted(behind)


@pytest.mark.long
def test_with_more_effort_a_last_turn_is_as_good_or_better() -> None:
    # In the last turn of a game nothing but points counts, one's own and the others', and nobody answers.
    last = [state for puzzle in PUZZLES if (state := state_of_puzzle(puzzle)).phase == PHASES][:6]
    gained = []
    for state in last:
        few, many = (standing(state, analyse_position(state, effort).lines[0].commands) for effort in (0, 5))
        assert many >= few - 1e-6
        gained.append(many - few)
    assert max(gained) > 0


def standing(state: State, commands: tuple[Command, ...]) -> float:
    """What the seat stands at after its turn, before the scoring."""
    seat, known = state.actor, weights()
    assert seat is not None
    after = state
    for command in commands:
        if not isinstance(command, EndTurn | Buy):
            after = apply(after, command)
    return worth(after, seat, known, shares_of(state, seat, known))
