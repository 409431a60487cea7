"""What is counted of how bots play: event by event on small boards, over whole games, and summed up."""

from collections.abc import Sequence
from typing import Literal

import pytest
from msgspec import structs

from tests.games.torres.rules.boards import position
from torres3d.bots.arena.game_arena import matches
from torres3d.games.torres.bots.arena.arena_game import ContestSetting, play_match
from torres3d.games.torres.bots.play_statistics.game_counts import MEASURES, CastleHeld, Counted, Measure
from torres3d.games.torres.bots.play_statistics.play_counting import Counting, outreach, play_counted
from torres3d.games.torres.bots.play_statistics.summary import AP_NAMES, BLOCK_NAMES, MASTER, Row, rows, winners
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import BlockShifted, Founded, TurnBegan
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, Mode
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State

BOARD = """
    .   .   .   .   .   .   .
    2K  1   .   .   .   1   .
    1B  .   1A  .   .   1B  .
    .   .   1   .   .   .   .
"""
"""The king's castle (a2, a3, b3) with a knight of seat 1, a castle of seat 0 alone (c1, c2), one of seat 1 (f2, f3)."""


def counted(state: State, *given: c.Command) -> Counting:
    """What is counted when the turn of ``state`` begins and these commands are given in it."""
    counting = Counting(state.players)
    assert state.actor is not None
    counting.count(state, TurnBegan(state.actor, state.phase, state.round, state.start, state.ap), state)
    for command in given:
        for event in decide(state, command):
            before, state = state, evolve(state, event)
            counting.count(before, event, state)
    return counting


def only(counting: Counting, seat: int, year: int = 1) -> dict[Measure, int]:
    """The counts of a seat in a year that are not 0."""
    return {measure: by[seat][year - 1] for measure, by in counting.by_seat().items() if by[seat][year - 1]}


def rest(state: State) -> c.EndTurn:
    """The first of the turn's ends: stack 0 is given up."""
    return next(command for command in legal(state) if isinstance(command, c.EndTurn))


@pytest.mark.parametrize(
    ("at", "whose", "court", "own", "others"),
    [("b1", "blocks_own", 0, 1, 0), ("f1", "blocks_taken", 0, 0, 1), ("b3", "blocks_taken", 1, 0, 0)],
)
def test_a_block_is_counted_by_whose_castle_it_is_in(
    at: c.SquareName, whose: Measure, court: int, own: int, others: int
) -> None:
    state = position(BOARD)
    counting = counted(state, c.Build(at, 0), rest(state))
    found = only(counting, 0)
    blocks = BLOCK_NAMES.values()
    assert {measure: found.get(measure, 0) for measure in blocks} == {each: int(each == whose) for each in blocks}
    assert found.get("blocks_court", 0) == court
    assert (found["ap_build"], found["ap_unspent"]) == (1, 4)
    assert (found.get("own_gain", 0), found.get("others_gain", 0)) == (own, others)
    assert not only(counting, 1)


def test_a_block_in_a_castle_of_two_is_shared() -> None:
    state = position(BOARD.replace("1B  .   1A", "1B  1A  1A"))
    assert only(counted(state, c.Build("b1", 0)), 0) == {"ap_build": 1, "blocks_shared": 1, "blocks_court": 1}


def test_what_others_lose_is_counted_beside_what_they_win() -> None:
    state = position(f"1 . 1 . 1 .\n. . . . . .{BOARD}", hand=("shift",))
    found = only(counted(state, c.Play("shift", from_="f3", to="b1"), rest(state)), 0)
    assert found["cards_played"] == 1
    assert (found["own_gain"], found["others_gain"], found["others_loss"]) == (1, -1, 1)


def test_steps_and_knights_that_come_to_others() -> None:
    state = position(BOARD)
    assert only(counted(state, c.Move("c2", "b2"), c.Move("b2", "b3")), 0) == {"ap_walk": 2, "entered": 1}
    assert only(counted(state, c.AddKnight("c1")), 0) == {"ap_knights": 2}


STEEP = """
    .   .   .   .
    1A  2B  3   .
    1   .   .   .
"""
"""A castle of area 4: a knight of seat 0 on level 1, one of seat 1 on level 2, beside the top on level 3."""


@pytest.mark.parametrize(
    ("board", "reached"),
    [
        (STEEP, (4, 12)),
        (STEEP.replace("2B", "2 "), (12, 0)),
        (STEEP.replace("1A  2B  3 ", "1B  2A  4 "), (8, 4)),
        (STEEP.replace("2B", "2K").replace("3 ", "1 "), (9, 0)),
        (". . . . . . .\n1A . . . . . 1", (1, 0)),
        (". . . . . . .\n1A . . . . 1 2", (2, 0)),
    ],
    ids=["someone is in the way", "two steps up", "too steep", "the king's bonus", "nothing is won there", "too far"],
)
def test_how_far_a_seat_reaches(board: str, reached: tuple[int, int]) -> None:
    state = position(board)
    assert tuple(outreach(state, seat) for seat in range(2)) == reached


def test_what_others_are_kept_from_is_counted_by_turns() -> None:
    state = position(STEEP)
    found = only(counted(state, c.Build("c2", 0), rest(state)), 0)
    assert (found["others_kept"], found.get("others_loss", 0)) == (4, 0)
    assert "others_kept" not in only(counted(state, c.Score(), rest(state)), 0)


def test_who_built_what_a_knight_lives_on() -> None:
    state = position(BOARD.replace("2K  1 ", "2K  1A"), round=4, actor=1)
    counting = counted(state)
    for seat, at in ((1, "a1"), (1, "a2"), (0, "b3"), (1, "c1"), (0, "c2")):
        counting.count(state, Founded(seat, INDEX[at]), state)
    for source, at in (("a1", "a3"), ("f2", "c1")):
        counting.count(state, BlockShifted(0, INDEX[source], INDEX[at]), state)
    for event in decide(state, rest(state)):
        before, state = state, evolve(state, event)
        counting.count(before, event, state)
    first, second = only(counting, 0), only(counting, 1)
    # Both live in the king's castle, two of whose blocks seat 1 built and one seat 0.
    assert (first["built_own"], first["built_others"], first["guests"]) == (2, 3, 1)
    assert (second["built_own"], second["built_others"], second.get("guests", 0)) == (2, 1, 0)


@pytest.mark.parametrize(("king", "entered"), [("2K  1 ", 1), ("2K  1A", 0)])
def test_a_knight_that_comes_to_its_own_has_not_entered(king: str, entered: int) -> None:
    state = position(BOARD.replace("2K  1 ", king).replace(".   .   1   .   .", "1   .   1   .   ."))
    found = only(counted(state, c.Move("c2", "b2"), c.Move("b2", "b1"), c.Move("b1", "a1")), 0)
    assert found == {"ap_walk": 3} | ({"entered": 1} if entered else {})


@pytest.mark.parametrize(("steps", "turns"), [(3, 0), (4, 1), (5, 1)])
def test_a_turn_on_the_marker(steps: int, turns: int) -> None:
    state = position(BOARD)
    found = only(counted(state, *[c.Score()] * steps, rest(state)), 0)
    assert (found["ap_marker"], found["marker_points"], found["points"]) == (steps, steps, steps)
    assert found.get("marker_turns", 0) == turns


def test_steps_of_the_marker_are_counted_turn_by_turn() -> None:
    state = position(BOARD)
    counting = counted(state, c.Score(), c.Score(), c.Score(), rest(state), c.Score(), c.Score(), rest(state))
    assert [by[0] for by in counting.by_seat()["marker_turns"]] == [0, 0]


@pytest.mark.parametrize(("card", "steps", "burnt"), [("seven", 2, 1), ("seven", 1, 0), ("six", 1, 1), ("six", 0, 0)])
def test_a_card_whose_ap_the_marker_took(card: Literal["six", "seven"], steps: int, burnt: int) -> None:
    state = position(BOARD, hand=(card,))
    counting = counted(state, c.Play(card), *[c.Score()] * steps, rest(state))
    assert only(counting, 0).get("cards_to_marker", 0) == burnt
    assert only(counting, 0)["turns"] == 1


def test_blocks_that_were_not_built() -> None:
    state = position(BOARD, round=2, stacks=((3, 2, 1), (3, 3, 3)))
    assert "blocks_unbuilt" not in only(counted(state, c.EndTurn(0, (1, 2))), 0), "the other stacks hold them"
    full = position(BOARD, round=2, stacks=((3, 3, 2), (3, 3, 3)))
    assert only(counted(full, c.EndTurn(0, (0, 1))), 0)["blocks_unbuilt"] == 2


@pytest.mark.parametrize(
    ("board", "possible"),
    [
        (BOARD, 1),
        (BOARD.replace("2K  1 ", "2K  1B"), 0),
        (BOARD.replace("2K  1 ", "1K  2 "), 0),
        (BOARD.replace("1A", "1 "), 0),
    ],
    ids=["a field is free", "others stand there", "no such level", "no knight"],
)
def test_the_scoring_of_a_year(board: str, possible: int) -> None:
    last = position(board, round=4, actor=1, hands=(("climb",), ()))
    counting = counted(last, rest(last))
    first, second = only(counting, 0), only(counting, 1)
    assert first.get("bonus_possible", 0) == possible
    assert "bonus_taken" not in first
    assert first["cards_left"] == 1
    assert (second["bonus_possible"], second["bonus_taken"], second["bonus_points"]) == (1, 1, 5)
    if board is BOARD:
        assert (first["castle_points"], first["knights"], first["points"]) == (2, 1, 2)
        assert (second["castle_points"], second["knights"], second["court"], second["points"]) == (5, 2, 1, 10)
        assert counting.castles_held() == (
            ((CastleHeld(2, 1, 0),), (), ()),
            ((CastleHeld(3, 1, 0), CastleHeld(2, 1, 0)), (), ()),
        )


def test_who_else_stands_in_a_castle_at_a_scoring() -> None:
    last = position(BOARD.replace("2K  1 ", "2K  1A"), round=4, actor=1)
    first, second = counted(last, rest(last)).castles_held()
    assert first[0] == (CastleHeld(2, 1, 0), CastleHeld(3, 1, 1))
    assert second[0] == (CastleHeld(3, 1, 1), CastleHeld(2, 1, 0))


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "players"), [("basic", 4), ("variant", 2), ("master", 3)])
def test_in_whole_games_everything_adds_up(mode: Mode, players: int) -> None:
    levels = ("novice", "beginner", "medium", "greedy")[:players]
    match = matches(levels, 1, ContestSetting(3, "rio-grande-1999", mode, {}))[0]
    game, plain = play_counted(match), play_match(match)
    assert (game.scores, game.winners) == (plain.scores, plain.winners)
    for seat in range(players):
        whole = {measure: sum(by[seat]) for measure, by in game.counts.items()}
        assert whole["points"] == game.scores[seat]
        assert whole["castle_points"] == sum(castle.points for held in game.castles[seat] for castle in held)
        assert whole["bonus_taken"] <= whole["bonus_possible"]
        assert whole["master_points"] <= whole["master_most"]
        assert (whole["master_most"] > 0) == (mode == "master")
        dealt = len(ACTION_CARDS) if mode == "master" else 0
        assert dealt + whole["cards_bought"] - whole["cards_played"] == game.count("cards_left", seat, 3)
        # Each turn has 5 AP, and those of `six` and `seven` more.
        turns = 11 if players == 2 else 10
        assert 5 * turns <= sum(whole[measure] for measure in AP_NAMES.values()) <= 5 * turns + 3 * 4


def game_of(scores: tuple[int, ...], **given: Sequence[int]) -> Counted:
    """A game with these counts of seat 0, one shared castle of 12 points, one of 4."""
    counts: dict[Measure, tuple[tuple[int, ...], ...]] = {
        measure: (tuple(given.get(measure, (0, 0, 0))), *[(0, 0, 0)] * (len(scores) - 1)) for measure in MEASURES
    }
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    held = ((CastleHeld(4, 3, 2), CastleHeld(2, 2, 0)), (), ())
    levels = ("one", *["other"] * (len(scores) - 1))
    times = (0.1,) * len(scores)
    return Counted(0, levels, 1, scores, best, times, times, counts, (held,) * len(scores))


def row(games: Sequence[Counted], name: str, level: str = "one") -> Row:
    return next(row for row in rows(games, level) if row.name == name)


def test_rows_are_means_and_shares_of_a_player_and_game() -> None:
    games = [game_of((48, 20), points=(16, 12, 20), ap_marker=(0, 5, 10), ap_build=(10, 5, 0)), game_of((48, 20))]
    assert row(games, "points") == Row("points", (8, 6, 10), 24)
    assert row(games, "share of AP: the marker") == Row("share of AP: the marker", (0, 0.5, 1), 0.5, share=True)
    assert row(games, "share of points from shared castles").years == (1.5, 0, 0)
    assert row(games, "fields of castles that gave points") == Row("fields of castles that gave points", (6, 0, 0), 2)
    assert row(games, "points", "other").whole == 0


def test_what_is_counted_of_a_moment_does_not_add_up() -> None:
    games = [game_of((9, 3), knights=(2, 4, 6), cards_bought=(2, 4, 6))]
    assert row(games, "knights on the board").whole == 4
    assert row(games, "cards bought").whole == 12


def test_a_file_older_than_a_measure_has_no_row_of_it() -> None:
    new = game_of((9, 3), others_kept=(1, 2, 3), built_own=(1, 0, 0), built_others=(3, 0, 0))
    old = structs.replace(new, counts={measure: by for measure, by in new.counts.items() if measure != "others_kept"})
    name = "points in others' reach taken out of it"
    assert row([new], name).whole == 6
    assert not [row for row in rows([new, old], "one") if row.name == name]
    assert row([new, old], "share of blocks lived on that others built").whole == 0.75


def test_the_castles_that_are_lived_in() -> None:
    games = [game_of((48, 20))]
    names = ("castles that gave points", "of these with others in them", "fields of the largest castle")
    assert [row(games, name).years for name in names] == [(2, 0, 0), (1, 0, 0), (4, 0, 0)]
    assert row(games, "level stood on in it").years == (3, 0, 0)


def test_the_master_card_has_rows_where_there_is_one() -> None:
    assert not {row.name for row in rows([game_of((9, 3))], "one")} & set(MASTER)
    games = [game_of((9, 3), master_most=(5, 15, 30), master_points=(5, 0, 0))]
    assert row(games, "points of the master card").years == (5, 0, 0)


def test_the_winners_points_and_where_they_come_from() -> None:
    found = winners([game_of((48, 20)), game_of((24, 24))])
    assert (found.points, found.least, found.most) == (32, 24, 48)
    assert (found.largest, found.shared) == (pytest.approx(36 / 96), pytest.approx(36 / 96))
