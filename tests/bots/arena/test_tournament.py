"""Tournaments: which games they have, what their files hold, the steps of the ladder, and what is foretold."""

from collections import Counter
from itertools import combinations, pairwise, permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from torres3d.bots.arena.ladder.level_ratings import (
    MIN_GAMES,
    LevelRating,
    Share,
    Step,
    TargetStep,
    Verdict,
    YardstickResult,
    best_elo,
    rate,
    rungs,
    share,
)
from torres3d.bots.arena.ladder.tournament_plan_and_results import (
    TournamentFault,
    further,
    tournament,
    tournament_results,
    usual_window,
    yardstick_games,
)
from torres3d.bots.arena.results_file import Result, Results, ResultsFault
from torres3d.bots.arena.statistics import wilson
from torres3d.games.torres.bots.arena.arena_game import (
    FORMAT,
    TARGET_STEP,
    TOURNAMENT,
    ContestSetting,
    Heading,
    Match,
    TournamentHeading,
    mark,
)
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.turm_bauer.bots.arena import arena_game

SETTING = ContestSetting(1, "rio-grande-1999", "basic", {})
LADDER = tuple("abcdefghij")
HEADING = TournamentHeading(
    TOURNAMENT, ("a", "b"), "rio-grande-1999", "basic", 1, {}, seats=2, bots={"a": "1", "b": "2"}
)


def plan(levels: tuple[str, ...] = LADDER, seats: int = 2, games: int = 400) -> list[Match]:
    return tournament(levels, seats, games, usual_window(seats), SETTING)


def met(matches: list[Match]) -> Counter[frozenset[str]]:
    return Counter(frozenset(match.levels) for match in matches)


def game(levels: tuple[str, ...], scores: tuple[int, ...], chance: int = 1, number: int = 0) -> Result:
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(number, levels, chance, scores, best, (0.1,) * len(scores), (0.2,) * len(scores))


def pair(winner: str, loser: str, won: int, lost: int) -> list[Result]:
    """Games with a chance each."""
    return [game((winner, loser), (2, 1) if n < won else (1, 2), hash((winner, loser, n))) for n in range(won + lost)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_is_played_from_every_seat(seats: int) -> None:
    found = plan(seats=seats, games=30 * seats - 1)
    assert len(found) == 30 * seats
    for begin in range(0, len(found), seats):
        deal = found[begin : begin + seats]
        assert len({match.chance for match in deal}) == 1
        for seat in range(seats):
            assert len({match.levels[seat] for match in deal}) == seats
            assert {match.levels[seat] for match in deal} == set(deal[0].levels)
        seeds = {tuple(sorted(zip(match.levels, match.seeds, strict=True))) for match in deal}
        assert len(seeds) == 1


def test_nobody_always_plays_after_the_same_one() -> None:
    after: Counter[tuple[str, str]] = Counter()
    for match in plan(LADDER[:4], 4, 400):
        after.update(zip(match.levels, (*match.levels[1:], match.levels[0]), strict=True))
    assert min(after[pair] for pair in permutations(LADDER[:4], 2)) > 60


@given(st.integers(2, 4), st.integers(4, 12), st.integers(1, 200), st.integers(0, 100))
def test_more_games_begin_with_the_same(seats: int, count: int, games: int, more: int) -> None:
    levels = LADDER[:count]
    found = tournament(levels, seats, games + more, usual_window(seats), SETTING)
    assert found[: -(-games // seats) * seats] == tournament(levels, seats, games, usual_window(seats), SETTING)
    assert len({match.number for match in found}) == len(found)


def test_neighbours_meet_most_and_all_alike() -> None:
    times = met(plan(games=2000))
    near = [times[frozenset(pair)] for pair in pairwise(LADDER)]
    next_but_one = [times[frozenset(pair)] for pair in zip(LADDER, LADDER[2:], strict=False)]
    far = [times[frozenset(pair)] for pair in combinations(LADDER, 2) if ord(pair[1]) - ord(pair[0]) > 2]
    assert min(near) >= 150
    assert max(near) <= 1.1 * min(near)
    assert 3 <= min(near) / max(next_but_one) <= 4.5
    assert 0 < sum(far) <= 0.05 * 2000


def test_levels_of_a_table_of_four_are_near_each_other_and_the_ends_sit_at_many() -> None:
    found = plan(seats=4, games=1600)
    spans = Counter(ord(max(match.levels)) - ord(min(match.levels)) for match in found)
    assert sum(games for span, games in spans.items() if span > 4) <= 0.06 * 1600
    assert spans[3] > spans[4]
    seats = Counter(level for match in found for level in match.levels)
    assert min(seats.values()) > 0.3 * max(seats.values())


def test_a_pair_plays_the_same_games_on_any_ladder() -> None:
    short, long = plan(("a", "b", "c"), games=60), plan(("a", "x", "b", "c"), games=600)
    both = [{match.number for match in each if set(match.levels) == {"b", "c"}} for each in (short, long)]
    assert both[0] < both[1]


def test_other_seeds_give_other_games() -> None:
    other = tournament(LADDER, 2, 400, 2, SETTING._replace(seed=2))
    assert not {match.number for match in other} & {match.number for match in plan()}


def test_each_level_is_held_against_a_yardstick() -> None:
    found = yardstick_games(("a", "b"), "greedy", 5, SETTING)
    assert met(found) == {frozenset({"a", "greedy"}): 6, frozenset({"b", "greedy"}): 6}
    assert yardstick_games(("a", "b"), "greedy", 2, SETTING) == found[:4]


def test_a_file_is_gone_on_with_by_the_same_bots_only(tmp_path: Path) -> None:
    file = tmp_path / "tournament.jsonl"
    tournament_results(HEADING, file).add(game(("a", "b"), (2, 1), number=5))
    assert set(tournament_results(HEADING, file).done) == {5}
    whole = file.read_bytes()
    assert set(tournament_results(structs.replace(HEADING, bots={**HEADING.bots, "greedy": ""}), file).done) == {5}
    assert file.read_bytes() == whole
    changed = structs.replace(HEADING, bots={"a": "1", "b": "3"})
    with pytest.raises(TournamentFault, match=r"b has changed .* --also"):
        tournament_results(changed, file)
    assert set(tournament_results(changed, file, more=False).done) == {5}
    with pytest.raises(ResultsFault, match="another arena"):
        tournament_results(structs.replace(HEADING, seed=2), file)


def test_games_of_other_files_count_where_their_bots_have_not_changed(tmp_path: Path) -> None:
    file, again = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    three = structs.replace(HEADING, players=("a", "b", "c"), bots={"a": "1", "b": "2", "c": "3"})
    played = [
        game(("a", "b"), (2, 1), number=1),
        game(("b", "c"), (2, 1), number=2),
        game(("a", "c"), (2, 1), number=3),
    ]
    for each, games in ((file, played), (again, played[:1])):
        results = tournament_results(three, each)
        for one in games:
            results.add(one)
    assert further([file, again], three, None) == (dict(enumerate(played, 1)), 0)
    changed = structs.replace(three, bots={"a": "1", "b": "2", "c": "4"})
    assert further([file], changed, None) == ({1: played[0]}, 2)


def test_games_of_arenas_count_and_are_never_taken_for_others(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        Results(Heading(FORMAT, ("a", "b"), "rio-grande-1999", "basic", 1, {}), file).add(game(("a", "b"), (2, 1)))
    found = list(further(files, HEADING, None).played.values())
    assert len({one.number for one in found}) == len({one.chance for one in found}) == 2
    assert max(one.number for one in found) < 0


def test_a_torn_line_of_another_file_is_left(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    tournament_results(HEADING, file).add(game(("a", "b"), (2, 1), number=1))
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"number":7,"lev')
    assert set(further([file], HEADING, None).played) == {1}
    assert file.read_bytes().startswith(whole)


def test_files_that_do_not_fit_are_told(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    file.write_text("hello\n")
    with pytest.raises(ResultsFault, match="line 1: this is not a file of arena results"):
        further([file], HEADING, None)
    file.unlink()
    tournament_results(HEADING, file)
    with pytest.raises(TournamentFault, match=r"other settings \(a, b; tables of 2, .*seed 1\)"):
        further([file], structs.replace(HEADING, mode="master"), None)
    for out, files in ((file, [file]), (None, [file, tmp_path / "." / "one.jsonl"])):
        with pytest.raises(TournamentFault, match="is named twice"):
            further(files, HEADING, out)
    with file.open("a") as lines:
        lines.write("{}\n")
    with pytest.raises(ResultsFault, match="line 2"):
        further([file], HEADING, None)


def test_a_mark_is_another_when_what_a_level_searches_by_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = BOTS.make_bot("easy", 1)
    assert isinstance(bot, SearchBot)
    level, known = bot.level, bot.known
    before = [mark("easy", seats) for seats in (2, 4)]
    widened = {
        players: tuple(tuple((*row, 0.0) for row in phase) for phase in phases)
        for players, phases in known.turns.items()
    }
    assert mark("greedy", 2) == ""
    assert mark("beginner", 2) != before[0]
    for other, same in (
        (SearchBot(structs.replace(level, width=level.width + 1), known, 1), (False, False)),
        (SearchBot(structs.replace(level, title="x", elo=7, seconds=99.0), known, 1), (True, True)),
        (SearchBot(level, structs.replace(known, rivals=1.5), 1), (False, False)),
        (SearchBot(level, structs.replace(known, forecasts={}), 1), (True, True)),
        (SearchBot(level, structs.replace(known, features=(*known.features, "new"), turns=widened), 1), (True, True)),
        (SearchBot(level, structs.replace(known, turns={**known.turns, 4: known.turns[2]}), 1), (True, False)),
    ):
        monkeypatch.setattr(BOTS, "make_bot", lambda name, seed, other=other: other)
        assert tuple(mark("easy", seats) == was for seats, was in zip((2, 4), before, strict=True)) == same


@pytest.mark.parametrize(
    ("won", "games", "step"),
    [
        (144, 200, "good"),
        (122, 200, "small"),
        (168, 200, "large"),
        (131, 200, "good"),
        (10, 40, "small"),
        (40, 40, "large"),
        (28, 40, "unsure"),
        (0, 0, "unsure"),
    ],
)
def test_a_step_is_as_wanted_or_not(won: float, games: int, step: Step) -> None:
    assert LevelRating("b", 100, 20, games, Share(won, games, *wilson(won, games))).step(TARGET_STEP) == step


@pytest.mark.parametrize(
    ("won", "games", "step"),
    [
        (120, 200, "good"),
        (150, 200, "good"),
        (119, 200, "small"),
        (151, 200, "large"),
        (128, 200, "good"),
        (12, 40, "small"),
        (38, 40, "large"),
        (28, 40, "unsure"),
    ],
)
def test_another_game_wants_another_step(won: float, games: int, step: Step) -> None:
    found = LevelRating("b", 100, 20, games, Share(won, games, *wilson(won, games)))
    assert found.step(arena_game.TARGET_STEP) == step


@pytest.mark.parametrize("target", [TARGET_STEP, arena_game.TARGET_STEP], ids=["torres", "turm"])
def test_a_share_within_the_target_is_unsure_only_where_games_say_less_than_as_many_apart(target: TargetStep) -> None:
    for aim in target.share:
        won = aim * MIN_GAMES
        low, high = wilson(won, MIN_GAMES)
        assert LevelRating("b", 0, 0, MIN_GAMES, Share(won, MIN_GAMES, low, high)).step(target) == "good"
        wide = Share(won, MIN_GAMES, *wilson(won / 2, MIN_GAMES / 2))
        assert LevelRating("b", 0, 0, MIN_GAMES, wide).step(target) == "unsure"
        few = Share(won / 2, MIN_GAMES // 2, low, high)
        assert LevelRating("b", 0, 0, MIN_GAMES // 2, few).step(target) == "unsure"


def test_the_lowest_level_has_no_step() -> None:
    lowest, upper = rungs(pair("b", "a", 3, 1), ["a", "b"], "a", 300)
    assert (lowest.elo, lowest.margin, lowest.below, lowest.step(TARGET_STEP)) == (300, 0, None, None)
    assert upper.below is not None
    assert (upper.below.won, upper.below.games, upper.games) == (3, 4, 4)
    assert 300 < upper.elo < 500


def test_games_with_a_yardstick_do_not_move_the_ladder() -> None:
    own = pair("b", "a", 30, 10)
    assert rungs(own + pair("a", "greedy", 40, 0), ["a", "b"], "a") == rungs(own, ["a", "b"], "a")


def test_a_share_counts_pairs_of_seats_and_equal_places_by_half() -> None:
    found = share([game(("a", "b", "b", "c"), (5, 5, 1, 9)), game(("b", "c"), (1, 2))], "a", "b")
    assert (found.won, found.games) == (1.5, 2)
    assert share([], "a", "b").share == 0.5


def test_games_of_a_chance_say_less_than_as_many_apart() -> None:
    apart = share([game(("a", "b"), (2, 1) if n % 4 else (1, 2), n) for n in range(400)], "a", "b")
    assert (apart.low, apart.high) == pytest.approx(wilson(300, 400), abs=1e-3)
    together = share([game(("a", "b"), (2, 1) if n // 4 % 4 else (1, 2), n // 4) for n in range(400)], "a", "b")
    assert (together.low, together.high) == pytest.approx(wilson(75, 100), abs=5e-3)
    # A chance that each seat won once says much, but no interval is narrower than that of the games.
    even = share([game(("a", "b"), (2, 1) if n % 2 else (1, 2), n // 2) for n in range(400)], "a", "b")
    assert (even.low, even.high) == pytest.approx(wilson(200, 400))


def test_a_yardstick_is_placed_by_the_levels_it_met() -> None:
    elos = {"a": 0.0, "b": 400.0}
    even = {"a": Share(50, 100, 0, 1), "b": Share(1000 / 11, 100, 0, 1)}
    assert best_elo(even, elos) == pytest.approx(0, abs=5)
    assert 500 < best_elo({"b": Share(0, 20, 0, 1)}, elos) < 1200
    assert best_elo({}, elos) == 200


def test_what_is_foretold_comes_from_the_games_of_the_others() -> None:
    elos = {"a": 0.0, "b": 190.85, "c": 381.7}
    games = pair("a", "y", 50, 50) + pair("b", "y", 30, 70) + pair("c", "y", 90, 10)
    own, levels = rate(games, elos, "y")
    found = {level.level: level for level in levels}
    assert found["b"].foretold == pytest.approx(0.75, abs=0.01)
    assert found["b"].more == pytest.approx(-0.45, abs=0.01)
    assert 50 < own < 190
    assert (found["b"].verdict, found["c"].verdict) == ("fewer", "good")
    assert found["b"].above == pytest.approx(190.85 - own)
    assert rate(games, {**elos, "d": 5.0}, "y")[1] == levels


@pytest.mark.parametrize(
    ("won", "foretold", "above", "verdict"),
    [(60, 0.74, 50, "good"), (60, 0.76, 50, "fewer"), (50, 0.6, 50, "loses"), (40, 0.5, -50, "good")],
)
def test_a_level_is_held_against_what_is_foretold(won: int, foretold: float, above: float, verdict: Verdict) -> None:
    assert YardstickResult("a", Share(won, 100, 0, 1), foretold, above).verdict == verdict
