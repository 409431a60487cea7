"""R-7 and R-9: the marker and the scoring."""

import pytest

from tests.games.torres.rules.boards import after, happened, names, position, refused, replace, sq
from tests.games.torres.setups import options
from torres3d.games.torres.app.presentation.scoring_board import ScoringBoard, scoring_board
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.events import CastlesScored, Event, KingBonusScored, MarkerMoved, MasterScored
from torres3d.games.torres.rules.game_course import fold
from torres3d.games.torres.rules.scoring import (
    bonus_now,
    castle_points,
    castle_scores,
    marker_after,
    master_now,
    points_now,
    score_phase,
)
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.rules.state import State
from torres3d.hud.models.player_look import PlayerLook

PLAIN = "A  .  1K  .  B"


def points(text: str, seat: int = 0) -> int:
    """What the castles on the board give a seat (R-9.1)."""
    state = position(text)
    own = state.knights[seat]
    assert castle_points(state.board, own) == sum(score.points for score in castle_scores(state.board, own))
    return castle_points(state.board, own)


def bonus(text: str, phase: int, seat: int = 0) -> int:
    """The king's bonus of a seat (R-9.2)."""
    return bonus_now(position(text, phase=phase), seat)


def test_r_7_1_one_point_moves_the_marker_one_space() -> None:
    state = position(PLAIN, scores=(3, 9))
    assert happened(state, c.Score()) == (MarkerMoved(0, 3, 4, 1),)
    assert after(state, c.Score(), c.Score(), c.Score()).scores == (6, 9)


def test_r_7_1_it_goes_on_over_occupied_spaces() -> None:
    chosen = options(players=4)
    state = position(PLAIN, chosen, scores=(3, 4, 5, 9))
    assert after(state, c.Score()).scores == (6, 4, 5, 9)
    assert after(state, c.Score(), c.Score(), c.Score(), c.Score()).scores[0] == 10


def test_r_7_1_from_0_onto_the_first_free_space() -> None:
    assert after(position(PLAIN, options(players=3), scores=(0, 0, 1)), c.Score()).scores == (2, 0, 1)


def test_r_7_1_costs_a_point_each() -> None:
    refused(position(PLAIN, ap=0), c.Score(), "not_enough_ap", needed=1, left=0)


def marked(scores: tuple[int, int], spaces: str) -> tuple[int, ...]:
    """The scores after seat 0 has moved its marker by one AP."""
    return after(position(PLAIN, options(marker_spaces=spaces), scores=scores), c.Score()).scores


def test_r_7_2_marker_spaces_by_total_only_equal_totals_collide() -> None:
    assert marked((99, 0), "by_total") == (100, 0)
    assert marked((104, 5), "by_total") == (105, 5)
    assert marked((104, 105), "by_total") == (106, 105)


def test_r_7_2_marker_spaces_by_space_no_two_markers_share_a_space_on_any_lap() -> None:
    assert marked((104, 5), "by_space") == (106, 5)
    assert marked((4, 105), "by_space") == (6, 105)
    assert marked((104, 105), "by_space") == (106, 105)
    assert marked((204, 5), "by_space") == (206, 5)


def test_r_7_2_marker_spaces_by_space_a_marker_before_the_track_takes_no_place() -> None:
    assert marked((99, 0), "by_space") == (100, 0)
    assert marked((199, 100), "by_space") == (201, 100)


def test_r_7_2_marker_spaces_by_space_chains_over_the_end_of_a_lap() -> None:
    scores = (97, 98, 199, 100)
    assert marker_after(scores, 0, 1, "by_space") == 101
    assert marker_after(scores, 0, 1, "by_total") == 99


def test_r_9_1_area_times_level() -> None:
    assert points("3A 1 1 1 1") == 15


def test_r_9_1_only_the_highest_knight_of_a_castle() -> None:
    assert points("1A 2A 3A 1") == 12
    assert points("1A 2A . 3A 1 1") == 2 * 2 + 3 * 3


def test_r_9_1_all_colours_for_themselves() -> None:
    text = "3A 2B 1 . B"
    assert (points(text), points(text, 1)) == (9, 6)


def test_r_9_1_nothing_for_knights_on_the_ground() -> None:
    assert points("A 1 2 1 A") == 0


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("2A 2A 1K .", "a1"),
        ("1A 2A 2A 1K", "b1"),
        (
            """
            2A 1  2A
            1  1K 2A
            """,
            "c1",
        ),
        (
            """
            2A 1K
            1  .
            1  2A
            """,
            "b1",
        ),
    ],
)
def test_r_9_1_of_equally_high_knights_the_first_square_from_a1_is_named(text: str, first: str) -> None:
    """The rule leaves it open, for both bring the same; who names one (the board of scorings, the best knight of a
    game) always names the same: row by row from a1."""
    state = position(text)
    (score,) = castle_scores(state.board, state.knights[0])
    assert NAMES[score.knight] == first
    event = next(event for event in score_phase(state) if isinstance(event, CastlesScored) and event.seat == 0)
    assert [NAMES[castle.knight] for castle in event.castles] == [first]
    board = scoring_board(ScoringBoard(state).scored_on(event, last=True), [PlayerLook(0, "Ana", "red")])
    assert [castle.label for castle in board.columns[0].castles] == [first]


def test_r_9_3_a_taken_space_is_told_in_the_sum() -> None:
    """Lines of a player come to what he gained, also where his marker went on to the next space."""
    state = position("2A 2 1 . 2B 2", scores=(0, 2))
    board = ScoringBoard(state)
    for event in score_phase(state):
        board = board.scored_on(event, last=False)
    first, second = scoring_board(board, [PlayerLook(0, "Ana", "red"), PlayerLook(1, "Bo", "blue")]).columns
    assert (first.after, first.passed) == (6, 0)
    assert (second.before, second.after, second.passed) == (2, 7, 1)


def test_r_9_1_which_knight_and_castle() -> None:
    state = position("1A 2A 1")
    (score,) = castle_scores(state.board, state.knights[0])
    assert (names(score.squares), score.area, score.level, score.knight, score.points) == (
        {"a1", "b1", "c1"}, 3, 2, sq("b1"), 6,
    )  # fmt: skip


@pytest.mark.parametrize(("phase", "wanted"), [(1, 5), (2, 10), (3, 15)])
def test_r_9_2_five_times_the_phase_for_a_knight_at_that_level(phase: int, wanted: int) -> None:
    row = ["1", "2", "3", "1K"]
    for level in (1, 2, 3):
        text = " ".join(cell + "A" if cell == str(level) else cell for cell in row)
        assert bonus(text, phase) == (wanted if level == phase else 0)


def test_r_9_2_once_however_many_knights() -> None:
    assert bonus("2A 2A 2A 1K", 2) == 10


def test_r_9_2_only_on_the_kings_castle_whatever_the_kings_level() -> None:
    assert bonus("2A 1 . 1K 1", 2) == 0
    assert bonus("1A 3K 1", 1) == 5
    assert bonus("A 1K", 1) == 0


def test_r_9_2_several_players_get_it() -> None:
    text = "1A 1B 1K"
    assert (bonus(text, 1, 0), bonus(text, 1, 1)) == (5, 5)


@pytest.mark.parametrize(
    ("text", "phase", "castles", "king"),
    [("2A 4A\n1K 1", 2, 16, 10), ("1A 2A\n1K 1", 2, 8, 10), ("2A 4A\n1K 1", 1, 16, 0), ("1A 2A\n1K 1", 1, 8, 5)],
)
def test_r_9_6_examples_of_the_sheets(text: str, phase: int, castles: int, king: int) -> None:
    assert (points(text), bonus(text, phase)) == (castles, king)
    for rule in ("with_castles", "after_castles"):
        state = position(text, options(king_bonus_scored=rule), phase=phase)
        assert fold(state, score_phase(state)).scores == (castles + king, 0)


def test_r_9_6_level_3_on_an_area_of_5() -> None:
    assert points("1 1 3A\n. 1 .\n. 1 .") == 15


def scored(state: State) -> list[tuple[str, int, int, int]]:
    """The scoring as (what, seat, from, to)."""
    kinds = {CastlesScored: "castles", KingBonusScored: "king", MasterScored: "master"}
    return [(kinds[type(event)], event.seat, event.before, event.after) for event in score_phase(state)]  # type: ignore[index, union-attr]


THREE = """
    2A 1  .  2B 1  .  2C 1
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  1K
    """


def three(**fields: object) -> State:
    rules = {name: fields.pop(name) for name in ("scoring_first", "king_bonus_scored") if name in fields}
    return position(THREE, options(players=3, **rules), **fields)


def test_r_9_3_scoring_first_start_player_goes_clockwise() -> None:
    state = three(scoring_first="start_player", start=1)
    # All get 4; who comes later is pushed on.
    assert scored(state) == [("castles", 1, 0, 4), ("castles", 2, 0, 5), ("castles", 0, 0, 6)]


def test_r_9_3_scoring_first_seat_0_goes_clockwise() -> None:
    state = three(scoring_first="seat_0", start=1)
    assert scored(state) == [("castles", 0, 0, 4), ("castles", 1, 0, 5), ("castles", 2, 0, 6)]


def test_r_9_3_a_players_points_are_added_up_and_the_marker_moves_once() -> None:
    state = position("2A 1 . 1A 3B 1 . 1K", scores=(0, 4), start=0)
    # 4 and 3 points: to 7, never standing on the 4 between; then 9 more for seat 1.
    assert scored(state) == [("castles", 0, 0, 7), ("castles", 1, 4, 13)]


def test_r_9_3_collisions_chain() -> None:
    state = three(scores=(0, 4, 5), scoring_first="seat_0")
    assert scored(state)[0] == ("castles", 0, 0, 6)


def test_r_9_3_no_points_no_move() -> None:
    state = position("A . 1K . 1B", scores=(7, 7 + 1))
    assert scored(state)[0] == ("castles", 0, 7, 7)
    assert marker_after((0, 0), 0, 0, "by_space") == 0


KINGS = """
    1A 1K 1B
    """


def test_r_9_4_king_bonus_scored_with_castles_in_the_same_move() -> None:
    state = position(KINGS, options(king_bonus_scored="with_castles"))
    assert scored(state) == [("castles", 0, 0, 8), ("castles", 1, 0, 9)]
    assert [event.bonus for event in score_phase(state)] == [5, 5]  # type: ignore[union-attr]


def test_r_9_4_king_bonus_scored_after_castles_with_collisions_of_its_own() -> None:
    state = position(KINGS, options(king_bonus_scored="after_castles"))
    # Castles: 0 to 3, 0 to 3 and on to 4. Bonus: 3 to 8, 4 to 9.
    assert scored(state) == [("castles", 0, 0, 3), ("castles", 1, 0, 4), ("king", 0, 3, 8), ("king", 1, 4, 9)]
    assert [event.bonus for event in score_phase(state)] == [0, 0, 5, 5]  # type: ignore[union-attr]
    close = position(KINGS, options(king_bonus_scored="after_castles"), scores=(1, 6))
    # Castles: 1 to 4, 6 to 9. Bonus: 4 to 9, which is taken, so 10; 9 to 14.
    assert scored(close)[2:] == [("king", 0, 4, 10), ("king", 1, 9, 14)]


def test_r_9_4_only_who_gets_the_bonus_moves() -> None:
    state = position("1A 1K . 1B 2")
    assert [step for step in scored(state) if step[0] == "king"] == [("king", 0, 2, 7)]


def test_r_9_5_master_points_are_a_further_pass_after_the_kings() -> None:
    chosen = options(mode="master")
    state = position(KINGS, chosen, master="border", scores=(0, 0))
    # Castles 3 and 4, king 8 and 9; each has one knight on the border, none the most: 2 points.
    assert scored(state)[4:] == [("master", 0, 8, 10), ("master", 1, 9, 11)]
    assert (master_now(state, 0), master_now(state, 1)) == (2, 2)
    together = position(KINGS, options("ravensburger-1999", "master"), master="border")
    assert scored(together) == [
        ("castles", 0, 0, 8), ("castles", 1, 0, 9), ("master", 0, 8, 10), ("master", 1, 9, 11),
    ]  # fmt: skip


def test_r_9_5_no_master_card_no_pass() -> None:
    state = position(KINGS)
    assert master_now(state, 0) == 0
    assert not [event for event in score_phase(state) if isinstance(event, MasterScored)]


def test_r_9_3_the_events_name_every_castle() -> None:
    events: tuple[Event, ...] = score_phase(position("2A 1 . 1A 1 . 1K"))
    assert isinstance(events[0], CastlesScored)
    assert [(castle.area, castle.level, castle.points) for castle in events[0].castles] == [(2, 2, 4), (2, 1, 2)]


def test_r_9_points_now_are_those_of_castles_king_and_master_card() -> None:
    state = position("2A 2A 1K . B\n. . . . .", options("rio-grande-1999", "master"), phase=2)
    state = replace(state, master="border")
    parts = castle_points(state.board, state.knights[0]), bonus_now(state, 0), master_now(state, 0)
    assert parts == (6, 10, 10)
    assert points_now(state, 0) == sum(parts)
