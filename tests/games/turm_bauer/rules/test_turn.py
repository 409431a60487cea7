"""Set-up, the turn, what falls, and the end, rule by rule (sections 2, 3, 4, 7, 8 and 11)."""

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import built, opened, played
from tests.games.turm_bauer.rules.tower_boards import tower
from torres3d.games.turm_bauer.kit.chance import Chance, chance_error, draw, starter
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, BlockId, coloured, size_of
from torres3d.games.turm_bauer.rules.commands import Build, Discard, Hand, Move, Moved, Placement, Rest, Stay
from torres3d.games.turm_bauer.rules.decide import apply, check, decide
from torres3d.games.turm_bauer.rules.ending import highest, level_sum, winners_of_collapse
from torres3d.games.turm_bauer.rules.initial_state import turn_order
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import BARE_CORNERSTONE, building_of, building_with
from torres3d.games.turm_bauer.rules.lattice.placing import placements
from torres3d.games.turm_bauer.rules.lattice.shapes import ids_of
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import BuiltBlock, ColourSet, State


def with_set(state: State, seat: int, **changes: object) -> State:
    """The state with one colour's material changed."""
    sets = list(state.sets)
    sets[seat] = replace(sets[seat], **changes)
    return replace(state, sets=tuple(sets))


def listed(state: State, kind: type, ring: str | None = None) -> set[BlockId]:
    """The blocks that may be built with this ring or with none, or discarded."""
    return {choice.block for choice in legal(state) if type(choice) is kind and getattr(choice, "ring", None) == ring}


def refused(state: State, choice: Placement | Discard | Move | Stay) -> str:
    """Why a choice is refused."""
    with pytest.raises(IllegalCommand) as caught:
        check(state, choice)
    assert choice not in legal(state)
    return caught.value.reason


def first_build(state: State, block: BlockId, rest: Rest | None = None, ring: str | None = None) -> Build:
    """A block at the first place there is for it."""
    return built(Placement(block, placements(state, block)[0], ring), rest)


def fallen(state: State, block: BlockId, *others: tuple[str, str], ring: str | None = None) -> Build:
    """A block that falls, and others with it."""
    acting = state.acting
    assert acting is not None
    return first_build(state, block, Rest(None, (), tuple(sorted([*others, (acting.colour, block)]))), ring)


# sections 2 and 3


def test_t_2_1_the_cornerstone_is_dark_brown_and_neutral_and_is_never_built() -> None:
    assert set(BARE_CORNERSTONE.owner) == set(CORNERSTONE) == {(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)}
    assert [cell for cell in CORNERSTONE if coloured(cell)] == [(0, 0, 0), (1, 1, 0)]
    assert all(BARE_CORNERSTONE.paint(cell) is None for cell in CORNERSTONE)
    assert opened(3).blocks == ()


def test_t_2_2_every_colour_has_twelve_blocks_a_figure_and_two_rings() -> None:
    for players, colours in ((2, 4), (3, 3), (4, 4)):
        state = opened(players)
        assert len(state.sets) == colours
        assert all((len(each.supply), each.figure, each.rings, each.box) == (12, "table", 2, ()) for each in state.sets)
    assert sum(map(size_of, ids_of("house"))) * 4 == 168


def test_t_3_1_the_figures_stand_on_the_table_and_t_3_2_everybody_has_everything() -> None:
    state = opened(4, blocks="twins")
    assert {each.figure for each in state.sets} == {"table"}
    assert {each.supply for each in state.sets} == {ids_of("twins")}


def test_t_3_3_the_highest_throw_begins_and_those_tied_throw_again() -> None:
    rolls = ((1, 2),) * 36
    assert starter(Chance(((3, 5, 5), (2, 6)), rolls, 0), 3) == 2
    assert starter(Chance(((5, 3, 5), (4, 4), (1, 6)), rolls, 0), 3) == 2
    assert starter(Chance(((6, 3, 5),), rolls, 0), 3) == 0
    assert opened(3, start=2).actor == 2
    assert [state.actor for state, *_ in played(opened(3, start=2), 1, falls=0) if state.stage == "build"][:4] == [
        2,
        0,
        1,
        2,
    ]
    for seed in range(40):
        assert chance_error(draw(4, 4, seed), 4, 4) is None


# section 4


def test_t_4_1_dice_are_thrown_for_each_turn() -> None:
    state = opened(3)
    for before, _, events, after in played(state, 5, falls=0):
        began = [event for event in events if isinstance(event, e.TurnBegan)]
        for event in began:
            assert event.dice == after.dice == state.rolls[event.turn]
            assert event.turn == before.turn + 1


def test_t_4_2_a_block_of_one_of_the_two_sizes_never_of_the_sum() -> None:
    state = opened(3)
    state = replace(state, rolls=((2, 3), *state.rolls[1:]))
    assert listed(state, Placement) == {"2a", "3i", "3l"}
    assert refused(state, Placement("5p", placements(state, "5p")[0], None)) == "not_thrown"


def test_t_4_7_a_block_that_was_not_thrown_is_refused_with_the_ring_that_allows_it() -> None:
    state = replace(opened(3), rolls=((2, 3), *opened(3).rolls[1:]))
    other = Placement("5p", placements(state, "5p")[0], None)
    for now, ring in ((state, "free"), (with_set(state, state.to_act.seat, rings=0), None)):
        with pytest.raises(IllegalCommand, match="not_thrown") as caught:
            check(now, other)
        assert caught.value.values["ring"] == ring


def test_t_4_3_two_equal_numbers_allow_any_block() -> None:
    state = opened(3)
    state = replace(state, rolls=((2, 2), *state.rolls[1:]))
    assert listed(state, Placement) == set(ids_of("house")) - {"2b"}
    assert listed(state, Placement, "free") == set()


def test_t_4_4_has_the_supply_a_block_for_one_number_only_it_is_that_one() -> None:
    state = with_set(tower(dice=(2, 3)), 0, supply=("2b", "5l", "6s"))
    assert listed(state, Placement) == {"2b"}
    assert listed(state, Discard) == set()
    assert refused(state, Discard("2b")) == "block_can_be_built"


def test_t_4_5_no_block_for_either_number_one_is_discarded() -> None:
    state = with_set(tower(dice=(2, 3)), 0, supply=("1c", "5l", "6s"))
    assert listed(state, Placement) == set()
    assert listed(state, Discard) == {"1c", "5l", "6s"}
    assert listed(state, Placement, "free") == {"1c", "5l", "6s"}
    after = apply(state, Discard("5l"))
    assert (after.sets[0].supply, after.sets[0].box, after.stage) == (("1c", "6s"), ("5l",), "move")
    assert decide(state, Discard("5l")) == (e.BlockBoxed(0, "red", "5l"),)


def test_t_4_6_then_the_figure_may_move_also_after_a_discard_and_the_next_colour_follows() -> None:
    state = with_set(tower(dice=(2, 3)), 0, supply=("1c", "5l", "6s"))
    moving = apply(state, Discard("5l"))
    assert Move((0, 0, 0), None) in legal(moving)
    after = apply(moving, Move((0, 0, 0), None))
    assert (after.stage, after.turn, after.actor, after.sets[0].figure) == ("build", 13, 1, (0, 0, 0))
    assert apply(moving, Stay()).actor == 1
    assert refused(moving, Discard("1c")) == "wrong_stage"
    assert refused(state, Stay()) == "wrong_stage"


def test_t_4_7_free_builds_a_block_the_dice_do_not_allow_and_its_ring_is_gone() -> None:
    state = tower(dice=(2, 3))
    free = first_build(state, "5p", ring="free")
    assert decide(state, free)[0] == e.RingUsed(0, "red", "free")
    after = apply(state, free)
    assert (after.sets[0].rings, after.ring_used, after.stage) == (1, "free", "move")
    assert {choice.ring for choice in legal(after) if isinstance(choice, Move)} <= {None}, "one ring a turn"
    assert apply(after, Stay()).ring_used is None
    assert refused(state, Placement("2a", placements(state, "2a")[0], "free")) == "ring_not_needed"
    poor = with_set(state, 0, rings=0)
    assert refused(poor, Placement("5p", free.cells, "free")) == "no_ring_left"
    assert listed(poor, Placement, "free") == set()


def test_t_4_8_every_turn_takes_one_block_from_the_supply() -> None:
    for players in (2, 3, 4):
        for before, command, _, after in played(opened(players, players), players, falls=0.1):
            if before.stage == "move" and after.collapse is None:
                left = [12 - len(each.supply) for each in after.sets]
                assert sum(left) == before.turn + 1, command
                assert max(left) - min(left) <= 1


def test_t_4_9_without_a_legal_place_one_is_discarded_or_built_with_free() -> None:
    corners = {"red": (0, 0, 0), "blue": (1, 0, 0), "green": (0, 1, 0)}
    state = with_set(tower(dice=(5, 6), figures=corners), 0, supply=("1n", "5l"))
    assert placements(state, "5l") == (), "on the one field left it hangs over by two cells"
    assert listed(state, Placement) == set()
    assert listed(state, Discard) == {"1n", "5l"}
    assert listed(state, Placement, "free") == {"1n"}
    assert apply(state, Discard("1n")).sets[0].box == ("1n",)
    assert apply(state, first_build(state, "1n", ring="free")).sets[0].rings == 1
    free = with_set(tower(dice=(5, 6)), 0, supply=("1n", "5l"))
    assert listed(free, Discard) == set()
    assert refused(free, Discard("1n")) == "block_can_be_built"


# section 7


def test_t_7_4_nothing_fell_the_block_is_built_with_its_pose_and_others_may_have_moved() -> None:
    state = apply(apply(opened(3), first_build(opened(3), _any(opened(3)))), Stay())
    old = state.blocks[0]
    new = first_build(state, _any(state), Rest((31, -12, 14), (Moved(old.colour, old.block, (5, 6, 7)),), ()))
    after = apply(state, new)
    assert [block.pose for block in after.blocks] == [(5, 6, 7), (31, -12, 14)]
    assert after.blocks[0].cells == old.cells
    assert after.stage == "move"
    assert new.block not in after.sets[1].supply


def _any(state: State) -> BlockId:
    return next(choice.block for choice in legal(state) if isinstance(choice, Placement) and choice.ring is None)


def some_turns(players: int = 3, turns: int = 4, **options: object) -> State:
    """A position after some turns in which everything stands."""
    state = opened(players, 3, **options)
    for _ in range(turns):
        state = apply(apply(state, first_build(state, _any(state))), Stay())
    return state


def test_t_7_5_a_block_that_slips_is_back_in_the_supply_and_the_colour_goes_on() -> None:
    state = some_turns()
    slip = fallen(state, _any(state))
    after = apply(state, slip)
    assert after == replace(state, slips=1)
    assert decide(state, slip) == (e.BlockSlipped(1, "blue", slip.block, slip.cells, slip.hand, slip.rest.fell, 1),)
    other = state.blocks[0]
    assert apply(state, fallen(state, slip.block, (other.colour, other.block))) == after, "others are put back"


def test_t_7_5_other_blocks_that_fell_are_put_back_and_the_new_one_is_built() -> None:
    state = some_turns()
    other = state.blocks[0]
    build = first_build(state, _any(state), Rest((1, 2, 3), (), ((other.colour, other.block),)))
    after = apply(state, build)
    assert after.blocks[:-1] == state.blocks
    assert after.blocks[-1].pose == (1, 2, 3)
    assert (after.stage, after.slips) == ("move", 0)


@pytest.mark.parametrize("limit", [1, 3, 9])
def test_t_7_5_at_the_last_slip_the_block_goes_into_the_box(limit: int) -> None:
    state = some_turns(slips=limit)
    for slips in range(1, limit):
        state = apply(state, fallen(state, _any(state)))
        assert (state.stage, state.slips) == ("build", slips)
    last = fallen(state, _any(state))
    _, boxed = decide(state, last)
    assert boxed == e.BlockBoxed(1, "blue", last.block, slipped=True)
    after = apply(state, last)
    assert (after.stage, after.slips, after.sets[1].box) == ("move", limit, (last.block,))
    assert Stay() in legal(after)
    assert apply(after, Stay()).slips == 0


def test_t_7_5_slips_none_no_block_ever_goes_into_the_box() -> None:
    state = some_turns(slips="none")
    for slips in range(1, 15):
        slip = fallen(state, _any(state))
        assert len(decide(state, slip)) == 1
        state = apply(state, slip)
        assert (state.stage, state.slips, state.sets[1].box) == ("build", slips, ())
    assert not any(isinstance(choice, Discard) for choice in legal(state))
    after = apply(state, first_build(state, _any(state)))
    assert (after.stage, after.sets[1].box) == ("move", ())


def test_t_7_5_a_ring_free_stays_in_the_box_and_the_dice_stay_ignored() -> None:
    state = some_turns()
    state = replace(state, rolls=tuple((2, 3) for _ in state.rolls))
    after = apply(state, fallen(state, "6t", ring="free"))
    assert (after.sets[1].rings, after.ring_used, after.stage, after.slips) == (1, "free", "build", 1)
    assert listed(after, Placement) >= {"6t", "5p", "1c"}
    assert listed(after, Placement, "free") == set()
    assert refused(after, Placement("6t", placements(after, "6t")[0], "free")) == "one_ring_a_turn"
    again = apply(after, first_build(after, "5p"))
    assert (again.sets[1].rings, again.stage) == (1, "move")


@pytest.mark.parametrize("limit", [2, 3, 5])
def test_t_7_6_so_many_fall_that_the_game_is_over(limit: int) -> None:
    state = some_turns(turns=6, collapse=limit)
    others = [(block.colour, block.block) for block in state.blocks]
    fewer = fallen(state, _any(state), *others[: limit - 2])
    assert apply(state, fewer).stage == "build"
    fall = fallen(state, fewer.block, *others[: limit - 1])
    after = apply(state, fall)
    assert (after.stage, after.collapse, after.turn, after.slips) == ("over", 0, 6, 0)
    assert (after.blocks, after.sets) == (state.blocks, state.sets)
    assert legal(after) == []
    without_the_new = first_build(state, fewer.block, Rest((0, 0, 0), (), tuple(sorted(others[:limit]))))
    assert apply(state, without_the_new).blocks == state.blocks, "it is looked at first"


def test_t_7_6_only_a_ring_used_for_it_is_gone() -> None:
    state = some_turns(turns=6)
    state = replace(state, slips=2, rolls=tuple((2, 3) for _ in state.rolls))
    others = [(block.colour, block.block) for block in state.blocks]
    after = apply(state, fallen(state, "6t", *others[:3], ring="free"))
    assert (after.sets[0].rings, after.ring_used, after.slips, after.turn) == (1, "free", 2, 6)
    assert replace(after.sets[0], rings=2) == state.sets[0]


def test_t_7_7_figures_weigh_nothing_and_stay_on_their_fields() -> None:
    state = some_turns()
    other = state.blocks[0]
    standing = with_set(state, 0, figure=max(other.cells, key=lambda cell: cell[2]))
    build = first_build(standing, _any(standing), Rest((1, 2, 3), (), ((other.colour, other.block),)))
    assert apply(standing, build).sets[0].figure == standing.sets[0].figure


# sections 8 and 11


def last_turn(state: State, **seats: dict[str, object]) -> State:
    """The last colour's stage of moving, with these things of seats (or of colours, with two players)."""
    turn = len(state.rolls) - 1
    state = replace(state, stage="move", turn=turn, slips=2, ring_used="free")
    sets = tuple(replace(each, supply=(), **seats.get(each.colour, {})) for each in state.sets)
    return replace(state, sets=sets)


def result(state: State) -> State:
    """The end of the game."""
    after = apply(state, Stay())
    assert (after.stage, after.turn, after.slips, after.ring_used) == ("over", len(state.rolls), 0, None)
    assert (after.actor, after.dice, after.collapse) == (None, None, None)
    return after


def test_t_8_1_the_highest_figure_wins() -> None:
    state = last_turn(opened(3), red={"figure": (0, 0, 4)}, blue={"figure": (1, 0, 6)}, green={"figure": (0, 1, 5)})
    assert result(state).winners == (1,)


def test_t_8_2_tie_fewest_parts_in_the_box() -> None:
    at = {"figure": (0, 0, 4)}
    state = last_turn(opened(3), red=at | {"box": ("6s",)}, blue={"box": ()}, green=at | {"box": ("2a", "3i")})
    assert result(state).winners == (2,)


def test_t_8_3_tie_most_rings_left() -> None:
    at = {"figure": (0, 0, 4), "box": ("6s",)}
    state = last_turn(opened(3), red=at | {"rings": 0}, blue=at | {"rings": 1}, green={"rings": 2})
    assert result(state).winners == (1,)


def test_t_8_4_else_the_victory_is_shared() -> None:
    at = {"figure": (0, 0, 4), "box": ("6s",), "rings": 1}
    assert result(last_turn(opened(3), red=at, green=at)).winners == (0, 2)


def test_t_8_5_who_caused_a_collapse_has_lost() -> None:
    state = some_turns(turns=6)
    high = {"figure": (0, 0, 8)}
    others = [(block.colour, block.block) for block in state.blocks]

    def after(*sets: ColourSet) -> State:
        placed = replace(state, sets=sets)
        return apply(placed, fallen(placed, _any(state), *others[:3]))

    red, blue, green = state.sets
    assert after(replace(red, **high), replace(blue, figure=(1, 0, 2)), green).winners == (1,)
    # Both on one level: blue has more parts built, so it wins; then rings count; then they share.
    assert after(red, replace(blue, box=("1c",), supply=blue.supply[1:]), replace(green, supply=("1c",))).winners == (
        2,
    )
    assert after(red, replace(blue, supply=("1c",), box=("1n",)), replace(green, supply=("2a",), rings=1)).winners == (
        1,
    )
    assert after(red, replace(blue, supply=("1c",), box=("1n",)), replace(green, supply=("2a",))).winners == (1, 2)
    assert after(red, blue, green).collapse == 0


def test_t_10_4_red_has_a_6_in_the_box_green_a_2_and_a_3() -> None:
    at = {"figure": (0, 0, 4)}
    state = last_turn(opened(3), red=at | {"box": ("6s",)}, green=at | {"box": ("2a", "3i")})
    assert highest(state) == (2,)
    two = last_turn(opened(2), red={"figure": (0, 0, 12)}, green={"figure": (0, 0, 7)})
    assert level_sum(two, 0) == 21


def test_t_11_1_the_first_colours_then_the_second_ones() -> None:
    two = (("red", "green"), ("black", "blue"))
    assert turn_order(two, 0) == (0, 2, 1, 3)
    assert turn_order(two, 1) == (2, 0, 3, 1)
    assert turn_order((("a",), ("b",), ("c",)), 2) == (2, 0, 1)
    state = opened(2, start=1)
    colours = [
        before.acting.colour for before, *_ in played(state, 1, falls=0) if before.acting and before.stage == "move"
    ]
    assert colours[:5] == ["black", "red", "blue", "green", "black"]


def test_t_11_2_material_belongs_to_the_colour() -> None:
    state = opened(2)
    block = _any(state)
    after = apply(state, first_build(state, block))
    assert block not in after.sets[0].supply
    assert block in after.sets[1].supply


def test_t_11_3_the_sum_of_both_levels_wins_and_ties_go_by_both_colours() -> None:
    state = last_turn(opened(2), red={"figure": (0, 0, 12)}, black={"figure": (1, 0, 5)}, blue={"figure": (0, 1, 6)})
    assert result(state).winners == (0, 1)
    even = {"red": {"figure": (0, 0, 12)}, "black": {"figure": (1, 0, 5)}, "blue": {"figure": (0, 1, 6)}}
    assert result(last_turn(opened(2), **even)).winners == (0, 1)
    assert result(last_turn(opened(2), **even, green={"box": ("1c",)})).winners == (1,)
    more = even | {"black": even["black"] | {"rings": 1}}
    assert result(last_turn(opened(2), **more)).winners == (0,)


def test_t_11_4_who_brings_the_tower_down_loses_to_the_other() -> None:
    state = some_turns(2, 6)
    others = [(block.colour, block.block) for block in state.blocks]
    after = apply(state, fallen(state, _any(state), *others[:3]))
    assert after.collapse == state.actor
    assert after.winners == (1 - after.collapse,)
    assert winners_of_collapse(state, 1) == (0,)


def test_a_building_is_remembered_and_the_same_when_it_is_made_anew() -> None:
    for before, _, _, _ in played(opened(4, 9), 9, falls=0.02):
        known, anew = building_of(before), building_with(before.blocks)
        assert dict(known.owner) == dict(anew.owner)
        assert known.number == anew.number
        assert list(known.frame.cells(known.parts)) == list(anew.frame.cells(anew.parts))
        for colour in anew.painted:
            assert set(known.frame.cells(known.painted[colour])) == set(anew.frame.cells(anew.painted[colour]))


def test_hands_do_not_change_what_is_decided() -> None:
    state = opened(3)
    build = first_build(state, _any(state))
    assert apply(state, build) == apply(state, replace(build, hand=Hand(5, 6, 7, 8)))


def test_t_10_1_a_pose_out_of_bounds_is_named_with_its_block() -> None:
    state = tower()
    build = first_build(state, "1c", Rest((501, 0, 0)))
    with pytest.raises(IllegalCommand) as caught:
        decide(state, build)
    assert (caught.value.reason, caught.value.values) == ("pose_out_of_bounds", {"colour": "red", "block": "1c"})


def test_what_is_not_said_of_hands_and_boxes() -> None:
    assert Hand() == Hand(0, 0, 0, 0)
    assert not e.BlockBoxed(0, "red", "5l").slipped
    assert BuiltBlock("red", "1c", ((0, 0, 1),)).pose == (0, 0, 0)


def test_a_seat_sees_the_dice_that_were_thrown_and_no_others() -> None:
    state = tower(dice=(2, 5))
    seen = view(state, 1).state
    assert seen.rolls[:13] == state.rolls[:13]
    assert seen.rolls[13:] == ((0, 0),) * (len(state.rolls) - 13)
    assert seen.tremor == 0


# a state in words


def test_a_state_is_told_in_a_line() -> None:
    state = tower("##\n##\n\nR.\n.G", dice=(2, 5))
    assert state.summary == "turn 13, A to build, dice 2 and 5; levels A 2, B 0, C 2"
    over = replace(state, stage="over", winners=(0, 2))
    assert (over.summary, over.moment) == ("over, won by A C; levels A 2, B 0, C 2", "over")
    fallen = replace(over, winners=(1,), collapse=0)
    assert fallen.summary == "over, the tower fell, won by B; levels A 2, B 0, C 2"


def test_a_state_is_told_with_its_tower_and_what_each_has() -> None:
    state = with_set(tower("##\n##\n\nR.\n..", dice=(2, 5)), 0, supply=("1c", "5l"), box=(), rings=2)
    state = with_set(state, 1, supply=(), box=("6s",))
    lines = str(state).splitlines()
    assert lines[0] == state.summary
    assert lines[1:5] == ["     level 1   level 2", "  11 + #       AA.", "  10 # +       . .", "     m n       m n"]
    assert lines[5] == "A red: figure on m11/2, rings 2, blocks 1c 5l, in the box none"
    assert lines[6] == f"B blue: figure on table, rings {state.sets[1].rings}, blocks none, in the box 6s"
    assert len(lines) == 8


def test_t_4_7_whoever_has_no_ring_may_use_none() -> None:
    state = tower()
    assert [with_set(state, 0, rings=rings).may_use_ring for rings in (0, 1, 2)] == [False, True, True]
    assert not replace(state, ring_used="free").may_use_ring
