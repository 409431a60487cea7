"""R-4 and R-10: rounds, phases, who starts, who moves the king, who wins."""

import random

import pytest

from tests.games.torres.random_games import played
from tests.games.torres.rules.boards import after, ends, position, refused
from tests.games.torres.setups import begin, options
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import GameEnded, KingAsked, TurnBegan
from torres3d.games.torres.rules.game_course import last_placed, winners
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State

ROOM = """
    .  1  .  .  .  1
    .  .  .  .  .  .
    1A .  1B .  1K .
    """


def idle(state: State) -> State:
    """End the actor's turn in the first way there is."""
    return after(state, ends(state, c.EndTurn)[0])


@pytest.mark.parametrize(("players", "rounds"), [(2, (4, 4, 4)), (3, (4, 3, 3)), (4, (4, 3, 3))])
def test_r_4_1_rounds_of_the_three_phases(players: int, rounds: tuple[int, ...]) -> None:
    rng = random.Random(players)
    turns: dict[tuple[int, int], list[int]] = {}
    for step in played(begin(options(players=players), rng), rng):
        for event in step.events:
            if isinstance(event, TurnBegan):
                turns.setdefault((event.phase, event.round), []).append(event.seat)
    assert list(turns) == [(phase, number) for phase in (1, 2, 3) for number in range(1, rounds[phase - 1] + 1)]
    for seats in turns.values():
        assert seats == [(seats[0] + i) % players for i in range(players)], "clockwise, each once"


@pytest.mark.parametrize(
    ("players", "table"),
    [
        (2, ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3))),
        (3, ((3, 3, 2, 2), (3, 3, 2), (3, 3, 2))),
        (4, ((2, 2, 2, 2), (2, 2, 2), (2, 2, 2))),
    ],
)
def test_r_4_2_stacks_of_each_phase(players: int, table: tuple[tuple[int, ...], ...]) -> None:
    rng = random.Random(1)
    start = begin(options(players=players), rng)
    assert start.stacks == (table[0],) * players
    seen = {1: start.stacks}
    for step in played(start, rng):
        if step.after.stage == "turn" and step.after.round == 1:
            seen.setdefault(step.after.phase, step.after.stacks)
    assert seen == {phase: (table[phase - 1],) * players for phase in (1, 2, 3)}


def test_r_4_2_stacks_come_from_the_supply() -> None:
    state = position(ROOM, options(), actor=1, round=4, stacks=((), (3,)))
    before = state.supply
    state = after(idle(state), c.LeaveKing())
    assert state.supply == before + 3 - 24


def last_turn(edition: str, mode: str, scores: tuple[int, ...], start: int, phase: int = 1, **more: object) -> State:
    """The phase's last turn, of the seat before ``start``; nobody has a knight, so the scoring gives nothing."""
    chosen = options(edition, mode, len(scores), **more)
    seat = (start - 1) % len(scores)
    stacks = tuple((1,) if other == seat else () for other in range(len(scores)))
    rounds = len(chosen.stacks[phase - 1])
    return position(
        "1  1K\n.  .\n1  .", chosen, actor=seat, start=start, phase=phase, round=rounds, stacks=stacks, scores=scores
    )  # fmt: skip


def test_r_4_3_a_scoring_then_the_king_then_the_next_phase() -> None:
    state = position(ROOM, options(), actor=1, start=0, round=4, stacks=((), (3,)), scores=(0, 7))
    state = idle(state)
    assert state.scores == (1, 8)
    assert (state.stage, state.phase, state.round, state.actor) == ("move_king", 1, 4, 0)
    state = after(state, c.PlaceKing("b3"))
    assert (state.stage, state.phase, state.round) == ("turn", 2, 1)


def test_r_4_4_the_game_ends_after_the_third_scoring() -> None:
    state = idle(last_turn("rio-grande-1999", "basic", (5, 30, 12), 0, phase=3))
    assert (state.stage, state.actor, state.winners) == ("over", None, (1,))
    assert legal(state) == []
    for command in (c.Score(), c.LeaveKing(), c.PlaceKnight("a1")):
        refused(state, command, "game_over")


def test_r_4_4_equal_only_at_0_and_then_shared() -> None:
    state = last_turn("rio-grande-1999", "basic", (0, 0, 0), 0, phase=3)
    assert GameEnded((0, 1, 2)) in decide(state, ends(state, c.EndTurn)[0])
    assert winners(position(ROOM, scores=(4, 9))) == (1,)


def test_r_4_5_seat_0_starts_and_stays_starter_for_the_phase() -> None:
    state = begin(options(players=3))
    state = after(state, c.PlaceKnight("c3"), c.PlaceKnight("f3"), c.PlaceKnight("a4"), c.PlaceKing("e1"))
    assert (state.start, state.actor) == (0, 0)
    state = idle(idle(after(idle(state), c.Score(), c.Score())))
    assert (state.round, state.start, state.actor, state.scores) == (2, 0, 0, (0, 2, 0))


def test_r_4_5_master_game_the_leader_starts_each_round() -> None:
    chosen = options(mode="master", players=3)
    state = position(ROOM, chosen, scores=(0, 4, 2), actor=2, start=0, round=1, stacks=((2, 2, 2),) * 2 + ((2,) * 4,))
    state = idle(state)
    assert (state.round, state.start, state.actor) == (2, 1, 1)


def test_r_4_5_master_game_the_starter_stays_while_all_are_at_0() -> None:
    chosen = options(mode="master", players=3)
    state = position(ROOM, chosen, actor=0, start=1, round=2, stacks=((2, 2, 2), (2, 2), (2, 2)))
    state = idle(state)
    assert (state.round, state.start, state.actor) == (3, 1, 1)


def test_r_4_5_master_game_the_leader_starts_the_phase_too() -> None:
    for edition in ("ravensburger-1999", "rio-grande-1999", "romanian"):
        state = idle(last_turn(edition, "master", (3, 8, 5), 0))
        assert (state.stage, state.actor) == ("move_king", 0)
        state = after(state, c.LeaveKing())
        if state.stage == "carry":
            state = after(state, ends(state, c.Carry)[0])
        assert (state.phase, state.round, state.start, state.actor) == (2, 1, 1, 1)


def test_r_4_5_master_game_scores_of_the_scoring_count_for_the_next_start() -> None:
    chosen = options(mode="master", players=2)
    state = position(
        "1A 1K . 1B\n2B 2", chosen, actor=1, start=0, round=4, stacks=((), (1,)), scores=(3, 5), master="row"
    )
    state = after(idle(state), c.LeaveKing())
    assert state.scores == (3 + 4 + 5, 5 + 8 + 1)
    assert state.start == 1


def test_r_10_1_the_player_with_the_fewest_points_moves_the_king() -> None:
    state = last_turn("rio-grande-1999", "basic", (6, 9, 4), 1)
    assert KingAsked(2) in decide(state, ends(state, c.EndTurn)[0])
    assert idle(state).actor == 2


@pytest.mark.parametrize(("start", "last"), [(0, 3), (1, 0), (2, 1), (3, 1)])
def test_r_10_1_of_several_at_0_the_last_in_turn_order(start: int, last: int) -> None:
    state = position(ROOM, options(players=4), scores=(0, 0, 5, 0), start=start)
    assert last_placed(state) == last


def test_r_10_1_no_free_square_no_question() -> None:
    crowded = position("1A 1K", options("romanian", next_phase_start="same"), actor=1, round=4, stacks=((), (3,)))
    assert (idle(crowded).stage, idle(crowded).phase) == ("turn", 2)
    open_castle = position("1A 1K . 1", options("romanian"), actor=1, round=4, stacks=((), (3,)))
    assert idle(open_castle).stage == "move_king"


def test_r_10_1_not_after_the_third_phase() -> None:
    state = last_turn("rio-grande-1999", "basic", (6, 9), 0, phase=3)
    assert not [event for event in decide(state, ends(state, c.EndTurn)[0]) if isinstance(event, KingAsked)]


def test_r_10_2_next_phase_start_same() -> None:
    state = after(idle(last_turn("ravensburger-1999", "basic", (6, 9, 4), 1)), c.LeaveKing())
    assert (state.phase, state.round, state.start, state.actor) == (2, 1, 1, 1)


def test_r_10_2_next_phase_start_lowest() -> None:
    state = after(idle(last_turn("rio-grande-1999", "basic", (6, 9, 4), 1)), c.LeaveKing())
    assert (state.phase, state.round, state.start, state.actor) == (2, 1, 2, 2)


def test_r_10_2_next_phase_start_lowest_of_several_at_0() -> None:
    state = after(idle(last_turn("rio-grande-1999", "basic", (0, 9, 0), 1)), c.LeaveKing())
    assert (state.start, state.actor) == (0, 0)  # turn order 1, 2, 0


def test_r_10_2_next_phase_start_lowest_chooses() -> None:
    state = after(idle(last_turn("romanian", "basic", (6, 9, 4), 1)), c.LeaveKing())
    assert (state.stage, state.actor, state.phase) == ("starter", 2, 1)
    assert ends(state, c.ChooseStarter) == [c.ChooseStarter(seat) for seat in (0, 1, 2)]
    refused(state, c.ChooseStarter(3), "no_such_seat", seat=3, players=3)
    refused(state, c.ChooseStarter(-1), "no_such_seat", seat=-1, players=3)
    refused(state, c.LeaveKing(), "wrong_stage", stage="starter", command="leave_king")
    state = after(state, c.ChooseStarter(0))
    while state.stage == "carry":
        state = after(state, ends(state, c.Carry)[0])
    assert (state.phase, state.round, state.start, state.actor) == (2, 1, 0, 0)


def test_r_4_a_command_has_its_stage() -> None:
    turn = position(ROOM)
    for command in (
        c.Found("a3"),
        c.PlaceKnight("b3"),
        c.PlaceKing("b3"),
        c.LeaveKing(),
        c.ChooseStarter(0),
        c.Carry(()),
        c.Keep("six", (), ()),
    ):
        tag = type(command).__struct_config__.tag
        refused(turn, command, "wrong_stage", stage="turn", command=tag)
    king = position(ROOM, stage="move_king")
    for other in (c.Score(), c.Buy(), c.EndTurn(None, ()), c.Move("a1", "a2"), c.AddKnight("a2"), c.Build("a2", 0)):
        refused(king, other, "wrong_stage", stage="move_king", command=type(other).__struct_config__.tag)
