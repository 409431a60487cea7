"""Where figures walk, rule by rule (section 6), and the rings of the walk (T-4.7)."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import any_options, opened, played
from tests.games.turm_bauer.rules import plain_walking
from tests.games.turm_bauer.rules.tower_boards import tower
from torres3d.games.turm_bauer.rules.cell_and_column_names import Place
from torres3d.games.turm_bauer.rules.commands import Move, Stay
from torres3d.games.turm_bauer.rules.decide import check, decide
from torres3d.games.turm_bauer.rules.events import FigureMoved, FigureStayed, RingUsed
from torres3d.games.turm_bauer.rules.lattice.walking import reachable, way
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.state import State


def walking(text: str, **more: object) -> State:
    """A position in which red is to walk."""
    return tower(text, stage="move", **more)


def refused(state: State, to: Place, ring: str | None = None) -> str | None:
    """Why red may not walk there; None where it may. It is listed exactly then."""
    reason = None
    try:
        check(state, Move(to, ring))
    except IllegalCommand as refusal:
        reason = refusal.reason
    assert (Move(to, ring) in legal(state)) == (reason is None)
    return reason


def test_t_6_1_a_figure_walks_over_neutral_dark_brown_and_its_own_fields() -> None:
    # [2, 0, 0] is on an even cell and so in red's colour; [3, 0, 0] is neutral whoever built it.
    state = walking(
        """
    ##..
    ##rb
    """,
        figures={"red": (0, 0, 0)},
    )
    assert reachable(state, "red") == {(1, 0, 0), (0, 1, 0), (1, 1, 0), (2, 0, 0), (3, 0, 0), "table"}
    assert refused(state, (3, 1, 0)) == "no_field"
    assert refused(state, (2, 0, 1)) == "no_field"


def test_t_6_2_not_onto_or_over_fields_of_other_colours() -> None:
    state = walking(
        """
    ##..
    ##br
    """,
        figures={"red": (1, 0, 0)},
    )
    assert refused(state, (2, 0, 0)) == "other_colour"
    assert refused(state, (2, 0, 0), "pass") is None
    assert refused(state, (3, 0, 0)) is None, "round over the table"


def test_t_4_7_a_field_of_another_colour_is_refused_with_the_ring_that_opens_it() -> None:
    state = walking(
        """
    ##..
    ##b.

    ....
    ..b.

    ....
    ..b.
    """,
        figures={"red": (1, 0, 0)},
    )
    low = walking(
        """
    ##..
    ##b.
    """,
        figures={"red": (1, 0, 0)},
    )

    def opening(state: State, to: Place) -> object:
        with pytest.raises(IllegalCommand, match="other_colour") as caught:
            check(state, Move(to, None))
        return caught.value.values["ring"]

    assert opening(low, (2, 0, 0)) == "pass"
    assert opening(state, (2, 0, 2)) is None, "too high"
    assert opening(replace(low, ring_used="free"), (2, 0, 0)) is None, "one a turn"
    assert opening(replace(low, sets=tuple(replace(each, rings=0) for each in low.sets)), (2, 0, 0)) is None


def test_t_6_3_never_onto_or_over_a_field_with_another_figure() -> None:
    ridge = """
    ##...
    ##...

    rrrrr
    .....

    rrrrr
    .....
    """
    state = walking(ridge, figures={"red": (0, 1, 2), "blue": (2, 1, 2)})
    assert refused(state, (1, 1, 2)) is None
    assert refused(state, (2, 1, 2)) == "figure_there"
    assert refused(state, (3, 1, 2)) == "no_steps_there"
    assert refused(state, (3, 1, 2), "pass") is None
    assert refused(state, (2, 1, 2), "pass") == "figure_there"


def test_t_6_3_the_table_holds_any_number() -> None:
    state = walking(
        """
        ##
        ##
        """,
        figures={"red": (0, 0, 0)},
    )
    assert refused(state, "table") is None


def test_t_6_4_a_step_changes_the_level_by_at_most_one() -> None:
    stairs = """
    ##....
    ##....

    ..r...
    ......

    ...r..
    ......

    .....r
    ......
    """
    state = walking(stairs, figures={"red": (1, 1, 0)})
    assert refused(state, (2, 1, 1)) is None
    assert refused(state, (3, 1, 2)) is None
    assert refused(state, (5, 1, 3)) == "no_steps_there"
    high = walking(stairs, figures={"red": "table"})
    assert refused(high, (2, 1, 1)) is None, "over the cornerstone"


def test_t_6_4_a_piece_of_the_table_that_is_closed_in_is_not_open() -> None:
    court = """
    rrrr
    r.##
    r.##
    rrrr

    rrrr
    r...
    r...
    rrrr

    rrrr
    r...
    r...
    rrrr
    """
    inside = walking(court, figures={"red": (0, 1, 0), "blue": (1, 1, 0), "green": (1, 0, 0)})
    assert reachable(inside, "red") == {(0, 0, 0)}, "the court is no table"
    gap = walking(court.replace("r.##", "..##", 1), figures={"red": (0, 1, 0)})
    assert "table" in reachable(gap, "red")


def test_t_6_5_there_has_to_be_room() -> None:
    low = """
    ##...
    ##...

    .r...
    .....

    .....
    .....

    r....
    .....
    """
    # From [0, 1, 0], level 1, up to [1, 1, 1], level 2: the lower column has to be empty at z = 1 and z = 2.
    assert refused(walking(low, figures={"red": (0, 1, 0)}), (1, 1, 1)) is None
    lower = low.replace(".....\n    .....\n\n    r....", "r....\n    .....\n\n    r....")
    state = walking(lower, figures={"red": (0, 1, 0), "blue": (0, 0, 0)})
    assert (1, 1, 1) not in plain_walking.steps(plain_walking.parts_of(state), (0, 1, 0), (1,))


def test_t_6_5_a_column_may_have_several_fields() -> None:
    state = walking(
        """
        ##.
        ##.

        ..r
        ...

        ...
        ...

        .rr
        ...
        """,
        figures={"red": (0, 1, 0)},
    )
    assert refused(state, (1, 1, 0)) is None, "under the bridge"
    assert refused(state, (1, 1, 3)) == "no_steps_there"


STEEP = """
##...
##...

..r..
.....

..r..
.....

..rr.
.....
"""


def test_t_6_6_leap_allows_one_step_of_exactly_two_levels() -> None:
    state = walking(STEEP.replace("..rr.", "...r.", 1), figures={"red": (1, 1, 0)})
    assert refused(state, (2, 1, 2)) == "no_steps_there"
    assert refused(state, (2, 1, 2), "leap") is None
    assert refused(state, (3, 1, 3), "leap") is None, "and on by usual steps"
    assert refused(state, (3, 1, 3)) == "no_steps_there"
    assert refused(walking(STEEP, figures={"red": (1, 1, 0)}), (2, 1, 3), "leap") == "no_steps_there", "three levels"


def test_t_6_6_leap_leads_from_and_to_the_table() -> None:
    text = """
    ##...
    ##...

    .rr..
    .....
    """
    state = walking(text, figures={"red": "table"})
    alone = walking(
        """
        ##
        ##

        rr
        rr
        """,
        figures={"red": "table"},
    )
    assert refused(state, (2, 1, 1)) is None
    assert refused(alone, (0, 0, 1)) == "no_steps_there"
    assert refused(alone, (0, 0, 1), "leap") is None
    down = replace(alone, sets=(replace(alone.sets[0], figure=(0, 0, 1)), *alone.sets[1:]))
    assert refused(down, "table") == "no_steps_there"
    assert refused(down, "table", "leap") is None


def test_t_6_7_with_two_players_the_other_colour_of_a_player_is_like_others() -> None:
    state = opened(2)
    assert [each.colour for each in state.sets] == ["red", "green", "black", "blue"]
    blocks = tower("""
    ##b
    ##.
    """).blocks
    green = tuple(replace(block, colour="green", cells=((2, 0, 0),)) for block in blocks)
    state = replace(state, stage="move", blocks=green, turn=4)
    red = replace(state.sets[0], figure=(1, 0, 0))
    crowd = replace(state, sets=(red, replace(state.sets[1], figure=(0, 0, 0)), *state.sets[2:]))
    with pytest.raises(IllegalCommand, match="other_colour"):
        check(crowd, Move((2, 0, 0), None))
    with pytest.raises(IllegalCommand, match="figure_there"):
        check(crowd, Move((0, 0, 0), None))
    check(crowd, Move((2, 0, 0), "pass"))


def test_t_6_8_a_walk_that_ends_where_it_began_is_stay() -> None:
    state = walking(STEEP, figures={"red": (1, 1, 0)})
    assert refused(state, (1, 1, 0)) == "stands_there"
    assert refused(walking(STEEP), "table") == "stands_there"
    assert Stay() in legal(state)
    assert decide(state, Stay())[0] == FigureStayed(0, "red")


def test_t_6_8_a_field_may_be_reached_over_the_table() -> None:
    state = walking(
        """
        ##..r
        ##..r
        """,
        figures={"red": (0, 0, 0)},
    )
    assert refused(state, (4, 0, 0)) is None
    assert way(state, "red", (4, 1, 0))[1:] == ("table", (4, 1, 0))


def test_t_4_7_pass_opens_fields_of_other_colours_and_leads_over_figures() -> None:
    state = walking(
        """
        ##b..
        ##...

        rrb..
        .....

        rrbrr
        .....
        """,
        figures={"red": (1, 1, 2), "green": (3, 1, 2)},
    )
    assert refused(state, (4, 1, 2)) == "no_steps_there"
    assert refused(state, (4, 1, 2), "pass") is None
    assert refused(state, (3, 1, 2), "pass") == "figure_there"


def test_t_4_7_a_ring_only_where_it_is_not_possible_without() -> None:
    state = walking(STEEP.replace("..rr.", "...r.", 1), figures={"red": (1, 1, 0)})
    assert refused(state, (0, 0, 0), "leap") == "ring_not_needed"
    assert refused(state, (0, 0, 0), "pass") == "ring_not_needed"
    events = decide(state, Move((2, 1, 2), "leap"))
    assert events[:2] == (RingUsed(0, "red", "leap"), FigureMoved(0, "red", (1, 1, 0), (2, 1, 2), "leap"))


@pytest.mark.slow
def test_t_4_7_both_rings_are_listed_where_both_lead_there() -> None:
    found = 0
    for number in range(12):
        rng = random.Random(number)
        for state, _, _, _ in played(opened(rng.choice([2, 3, 4]), number, **any_options(rng)), number):
            if state.stage == "move":
                moves = {(choice.to, choice.ring) for choice in legal(state) if isinstance(choice, Move)}
                both = {to for to, ring in moves if ring == "pass"} & {to for to, ring in moves if ring == "leap"}
                assert not {to for to, ring in moves if ring is None} & {to for to, ring in moves if ring}
                found += len(both)
    assert found


def test_t_4_7_at_most_one_ring_a_turn_and_none_without_rings() -> None:
    state = walking(STEEP.replace("..rr.", "...r.", 1), figures={"red": (1, 1, 0)})
    assert refused(replace(state, ring_used="free"), (2, 1, 2), "leap") == "one_ring_a_turn"
    bare = replace(state, sets=(replace(state.sets[0], rings=0), *state.sets[1:]))
    assert refused(bare, (2, 1, 2), "leap") == "no_ring_left"


def test_a_way_keeps_to_one_of_two_that_are_equally_short() -> None:
    """Around a pillar: the north side ends lower, the south side is named first."""
    state = walking(
        """
        rrr
        ##r
        ##r

        rrr
        rrr
        rrr

        rr.
        Rrr
        rrr

        ...
        .r.
        ...

        ...
        .r.
        ...
        """
    )
    assert way(state, "red", (2, 1, 2)) == ((0, 1, 2), (0, 2, 2), (1, 2, 2), (2, 2, 1), (2, 1, 2))


@pytest.mark.parametrize("ring", [None, "pass", "leap"])
def test_there_is_no_way_to_a_field_that_is_too_high(ring: str | None) -> None:
    state = walking(STEEP + "\n\n....r\n.....", figures={"red": (1, 1, 0)})
    assert way(state, "red", (2, 1, 3), ring) == ()
    low = walking(STEEP.replace("..rr.", "...r.", 1) + "\n\n.....\n.....\n\n....r\n.....", figures={"red": (1, 1, 0)})
    assert way(low, "red", (4, 1, 5), ring) == ()


@pytest.mark.slow
@pytest.mark.parametrize("ring", [None, "pass", "leap"])
def test_a_way_leads_step_by_step_to_every_place_that_is_reached(ring: str | None) -> None:
    for number in range(3):
        rng = random.Random(number)
        states = [state for state, _, _, _ in played(opened(3, number, **any_options(rng)), number)]
        for state in rng.sample(states, 5):
            parts = plain_walking.parts_of(state)
            for each in state.sets:
                places = reachable(state, each.colour, ring)
                assert places == plain_walking.reachable(state, each.colour, ring)
                for to in sorted(places, key=str)[:5]:
                    found = way(state, each.colour, to, ring)
                    assert (found[0], found[-1]) == (each.figure, to)
                    assert len(set(found)) == len(found)
                    leaps = 0
                    for one, other in pairwise(found):
                        if other not in plain_walking.steps(parts, one, (0, 1)):
                            assert other in plain_walking.steps(parts, one, (2,))
                            leaps += 1
                    assert leaps <= (ring == "leap")
                assert way(state, each.colour, (99, 99, 99), ring) == ()
