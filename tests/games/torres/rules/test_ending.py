"""R-5.8 and R-5.10: the end of the turn, and blocks left over at a phase's end."""

from tests.games.torres.rules.boards import after, ends, position, refused, replace
from tests.games.torres.setups import options
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.ending import distributions, lost_for_good
from torres3d.games.torres.rules.events import BlocksCarried, TurnEnded
from torres3d.games.torres.rules.state import State

BOARD = """
    .  1K .  1B .
    .  .  .  .  .
    1A .  1  .  1
    """


def turn(stacks: tuple[int, ...], round_: int, **fields: object) -> State:
    return position(BOARD, stacks=(stacks, (3, 3, 3, 3)), round=round_, **fields)


def onto(state: State) -> set[tuple[int | None, tuple[int, ...]]]:
    return {(command.stack, command.onto) for command in ends(state, c.EndTurn)}


def test_r_5_8_the_rest_of_the_used_stack_goes_onto_the_others() -> None:
    state = after(turn((3, 2, 2), 2), c.Build("a2", 0))
    assert onto(state) == {(0, (1, 1))}  # two blocks left, and only one fits on each
    done = after(state, c.EndTurn(0, (1, 1)))
    assert done.stacks[0] == (3, 3)
    assert done.supply == state.supply


def test_r_5_8_the_player_chooses_where() -> None:
    state = after(turn((3, 1, 1), 2), c.Build("a2", 0))
    assert onto(state) == {(0, (2, 0)), (0, (1, 1)), (0, (0, 2))}
    assert after(state, c.EndTurn(0, (0, 2))).stacks[0] == (1, 3)


def test_r_5_8_what_does_not_fit_goes_to_the_supply() -> None:
    state = after(turn((3, 2, 3), 2), c.Build("a2", 0))
    assert onto(state) == {(0, (1, 0))}
    done = after(state, c.EndTurn(0, (1, 0)))
    assert (done.stacks[0], done.supply) == ((3, 3), state.supply + 1)
    full = after(turn((3, 3, 3), 2), c.Build("a2", 1))
    assert onto(full) == {(1, (0, 0))}
    assert after(full, c.EndTurn(1, (0, 0))).supply == full.supply + 2


def test_r_5_8_as_much_as_fits_must_be_placed() -> None:
    state = after(turn((3, 1, 1), 2), c.Build("a2", 0))
    refused(state, c.EndTurn(0, (1, 0)), "onto_too_few", fitting=2, given=1)
    refused(state, c.EndTurn(0, (2, 1)), "onto_too_many", blocks=2, given=3)
    refused(state, c.EndTurn(0, (3, 0)), "onto_too_high", stack=0, limit=3)
    refused(state, c.EndTurn(0, (3, -1)), "onto_too_high", stack=0, limit=3)
    refused(state, c.EndTurn(0, (-1, 2)), "onto_too_high", stack=0, limit=3)
    refused(state, c.EndTurn(0, (1, 1, 0)), "onto_stacks", stacks=2, given=3)
    refused(state, c.EndTurn(0, (2,)), "onto_stacks", stacks=2, given=1)


def test_r_5_8_the_used_stack_and_no_other_is_given_up() -> None:
    state = after(turn((3, 1, 1), 2), c.Build("a2", 0))
    refused(state, c.EndTurn(1, (1, 0)), "give_up_used_stack", stack=0)
    refused(state, c.EndTurn(None, (0, 0)), "give_up_used_stack", stack=0)
    used_up = after(turn((1, 2, 2), 2), c.Build("a2", 0))
    assert onto(used_up) == {(0, (0, 0))}


def test_r_5_8_more_stacks_than_turns_left_one_must_go() -> None:
    state = turn((2, 3, 2), 2)  # four rounds: after this turn two are left
    assert onto(state) == {(0, (0, 1)), (1, (1, 1)), (2, (1, 0))}
    refused(state, c.EndTurn(None, (0, 0, 0)), "give_up_a_stack", turns=2)
    assert after(state, c.EndTurn(1, (1, 1))).stacks[0] == (3, 3)


def test_r_5_8_as_many_stacks_as_turns_left_all_stay() -> None:
    state = turn((2, 2), 2)
    assert onto(state) == {(None, (0, 0))}
    refused(state, c.EndTurn(0, (1,)), "give_up_no_stack", turns=2)
    assert after(state, c.EndTurn(None, (0, 0))).stacks[0] == (2, 2)


def test_r_5_8_a_stack_used_goes_even_if_there_are_few() -> None:
    state = after(turn((2, 2), 2), c.Build("a2", 0))
    assert onto(state) == {(0, (1,))}
    assert after(state, c.EndTurn(0, (1,))).stacks[0] == (3,)


def test_r_5_8_a_block_pushed_under_a_knight_does_not_use_the_stack() -> None:
    state = turn((2, 2, 2), 2, hands=(("under",), ()))
    state = after(state, c.Build("a2", 0), c.Play("under", at="a1", stack=1))
    assert state.stack == 0
    assert onto(state) == {(0, (1, 0)), (0, (0, 1))}
    alone = after(turn((2, 2, 2), 2, hands=(("under",), ())), c.Build("a2", 0))
    assert after(alone, c.Play("under", at="a1", stack=0)).stacks[0] == (0, 2, 2)


def test_r_5_8_the_event_tells_what_was_left() -> None:
    state = after(turn((3, 2, 3), 2), c.Build("a2", 0))
    assert decide(state, c.EndTurn(0, (1, 0)))[0] == TurnEnded(0, 0, (1, 0), 2, 1, unspent=4, lost=1)


def test_of_a_turn_that_ends_nothing_is_lost_unless_it_says_so() -> None:
    ended = TurnEnded(0, None, (), 0, 0)
    assert (ended.unspent, ended.lost) == (0, 0)


def test_r_5_8_ways_to_pile() -> None:
    assert set(distributions((1, 2), 2)) == {(2, 0), (1, 1)}
    assert distributions((3, 3), 2) == ((0, 0),)
    assert distributions((), 3) == ((),)


def last_turn(rule: str, left: int, **rules: object) -> State:
    """Seat 1 has its phase's last turn with a stack of ``left`` blocks."""
    chosen = options("ravensburger-1999", leftover_blocks=rule, **rules)
    return position(BOARD, chosen, actor=1, round=4, stacks=((), (left,)), supply=92 - 5 - left, start=0, decks=((),))


def test_r_5_10_leftover_blocks_return_to_the_supply() -> None:
    state = last_turn("return", 2)
    assert onto(state) == {(0, ())}
    state = after(state, c.EndTurn(0, ()))
    assert (state.stage, state.stacks, state.supply) == ("move_king", ((), ()), 87)
    state = after(state, c.LeaveKing())
    assert (state.stage, state.stacks) == ("turn", ((3, 3, 3, 3),) * 2)
    assert state.supply == 87 - 24


def test_r_5_10_leftover_blocks_carry_onto_the_new_stacks() -> None:
    mixed_stacks = ((3, 3, 3, 3), (3, 2, 1), (3, 3, 3))
    state = last_turn("carry", 2, stacks=mixed_stacks)
    state = after(state, c.EndTurn(0, ()))
    assert (state.waiting, state.supply) == ((0, 2), 87)
    state = after(state, c.LeaveKing())
    assert (state.stage, state.actor, state.phase, state.round) == ("carry", 1, 2, 1)
    assert {command.onto for command in ends(state, c.Carry)} == {(0, 1, 1), (0, 0, 2)}
    refused(state, c.Carry((1, 0, 1)), "onto_too_high", stack=0, limit=3)
    refused(state, c.Carry((0, 1, 0)), "onto_too_few", fitting=2, given=1)
    refused(state, c.Carry((0, 1, 2)), "onto_too_many", blocks=2, given=3)
    refused(state, c.Carry((0, 1)), "onto_stacks", stacks=3, given=2)
    state = after(state, c.Carry((0, 1, 1)))
    assert (state.stage, state.actor, state.waiting) == ("turn", 0, (0, 0))
    assert state.stacks == ((3, 2, 1), (3, 3, 2))
    assert state.supply == 87 - 12 - 2


def test_r_5_10_carry_is_not_asked_without_a_choice() -> None:
    state = after(last_turn("carry", 2), c.EndTurn(0, ()))
    events = decide(state, c.LeaveKing())
    assert BlocksCarried(1, (0, 0, 0, 0), 2) in events
    state = after(state, c.LeaveKing())
    assert (state.stage, state.stacks[1], state.supply) == ("turn", (3, 3, 3, 3), 87 - 24)


def test_r_5_10_carry_goes_round_from_the_start_player() -> None:
    chosen = options("romanian", stacks=((3, 3, 3, 3), (2, 2), (3, 3)))
    state = position(
        BOARD, chosen, actor=1, round=4, stacks=((), (1,)), waiting=(1, 0), supply=86, scores=(10, 2), start=0,
        decks=((), ()),
    )  # fmt: skip
    state = after(state, c.EndTurn(0, ()), c.LeaveKing(), c.ChooseStarter(1))
    assert (state.stage, state.actor) == ("carry", 1)
    state = after(state, c.Carry((1, 0)))
    assert (state.stage, state.actor) == ("carry", 0)
    state = after(state, c.Carry((0, 1)))
    assert (state.stage, state.actor, state.start) == ("turn", 1, 1)
    assert state.stacks == ((2, 3), (3, 2))


def test_r_5_10_nothing_is_carried_before_a_phases_last_turn() -> None:
    state = replace(turn((3, 3, 3), 2), options=options("romanian"))
    state = after(state, c.Build("a2", 0), c.EndTurn(0, (0, 0)))
    assert state.waiting == (0, 0)


def test_r_5_10_what_the_next_stacks_have_no_room_for_is_lost() -> None:
    """On the next phase's stacks ``(3, 3, 2), (2, 1)`` of phase 2 and 3 there is room for one and for three."""
    chosen = options("ravensburger-1999", leftover_blocks="carry", stacks=((3, 3, 3, 3), (3, 3, 2), (2, 1)))
    first = position(BOARD, chosen, actor=1, round=4, stacks=((), (2,)), start=0, decks=((),))
    assert [lost_for_good(first, returned) for returned in range(4)] == [0, 0, 1, 2]
    assert decide(first, c.EndTurn(0, ()))[0] == TurnEnded(1, 0, (), 2, 2, unspent=5, lost=1)
    second = replace(first, phase=2, round=3)
    assert [lost_for_good(second, returned) for returned in range(5)] == [0, 0, 0, 0, 1]
    assert lost_for_good(replace(second, waiting=(0, 2)), 3) == 2
    last = replace(first, phase=3, round=2)
    assert [lost_for_good(state, 2) for state in (last, replace(first, round=3), last_turn("return", 2))] == [2, 2, 2]


def test_r_5_10_the_events_tell_what_was_carried() -> None:
    state = last_turn("carry", 2, stacks=((3, 3, 3, 3), (3, 2, 1), (3, 3, 3)))
    state = after(state, c.EndTurn(0, ()), c.LeaveKing())
    assert decide(state, c.Carry((0, 1, 1)))[0] == BlocksCarried(1, (0, 1, 1), 0)
    full = after(last_turn("carry", 3, stacks=((3, 3, 3, 3), (3, 2), (3, 3, 3))), c.EndTurn(0, ()))
    assert BlocksCarried(1, (0, 1), 2) in decide(full, c.LeaveKing())
