"""The arena: fair pairings, results that survive an interruption and a dead process, and sound statistics."""

import os
import signal
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs

from torres3d.bots.arena.game_arena import matches
from torres3d.bots.arena.results_file import Result, Results, ResultsFault
from torres3d.bots.arena.statistics import ratings, standings, wilson
from torres3d.bots.arena.workers import WorkersLost, play_each
from torres3d.games.torres.bots.arena.arena_game import FORMAT, ContestSetting, Heading, Match, play_match

SETTING = ContestSetting(7, "rio-grande-1999", "basic", {})
HEADING = Heading(FORMAT, ("random", "greedy"), "rio-grande-1999", "basic", 1, {})


def result(number: int, scores: tuple[int, ...], levels: tuple[str, ...] = ("strong", "weak")) -> Result:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(number, levels, 1, scores, winners, (0.1,) * len(scores), (0.2,) * len(scores))


def plan(games: int) -> list[Match]:
    return matches(("random", "greedy"), games, SETTING._replace(seed=1))


@pytest.mark.parametrize("players", [("a", "b"), ("a", "b", "c"), ("a", "b", "b", "b")])
def test_each_chance_is_played_from_every_seat(players: tuple[str, ...]) -> None:
    count = len(players)
    found = matches(players, 3 * count - 1, SETTING)
    assert [match.number for match in found] == list(range(3 * count))
    for deal in range(3):
        same = found[deal * count : (deal + 1) * count]
        assert len({match.chance for match in same}) == 1
        for seat in range(count):
            assert sorted(match.levels[seat] for match in same) == sorted(players)
            assert len({match.seeds[seat] for match in same}) == count


@pytest.mark.parametrize(("players", "chances"), [(("a", "a", "a"), 6), (("a", "b", "a"), 2)])
def test_players_of_one_level_can_be_given_a_chance_for_each_game(players: tuple[str, ...], chances: int) -> None:
    found = matches(players, 6, SETTING, anew=True)
    assert [match.number for match in found] == list(range(6))
    assert len({match.chance for match in found}) == chances


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (play_match(plan(2)[1]) for _ in range(2))
    assert first.scores == second.scores


def test_results_go_on_where_they_stopped_and_a_torn_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results = Results(HEADING, file)
    for played in play_each(play_match, plan(2)):
        results.add(played)
    whole = file.read_bytes()
    assert Results(HEADING, file).done == results.done
    file.write_bytes(whole[:-20])
    assert set(Results(HEADING, file).done) == {0}
    assert file.read_bytes() == whole[: whole.index(b"\n", whole.index(b"\n") + 1) + 1]


def test_a_heading_torn_before_its_line_feed_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(HEADING, file)
    whole = file.read_bytes()
    file.write_bytes(whole.rstrip())
    Results(HEADING, file)
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"hello\n", "line 1: this is not a file of arena results"),
        (b'{"format":"torres3d-arena","players":["a","b"],"edition":"x","mode":"basic","seed":1}\n', "another arena"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(content)
    with pytest.raises(ResultsFault, match=said):
        Results(HEADING, file)
    assert file.read_bytes() == content


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(ResultsFault, match="choose another file"):
        Results(HEADING, tmp_path / "none" / "results.jsonl")


def deadly(match: Match) -> Result:
    """Plays a game, but the first process that gets game 1 dies of it. Writes down each game begun."""
    mark = Path(os.environ["TORRES3D_TEST_MARK"])
    with mark.with_suffix(".begun").open("a") as out:
        out.write(f"{match.number}\n")
    if match.number == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_match(match)


def fatal(match: Match) -> Result:
    """Dies of every game."""
    os.kill(os.getpid(), signal.SIGKILL)
    return play_match(match)


@pytest.mark.parametrize("jobs", [2, 3])
def test_a_dead_process_costs_only_its_game_which_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    monkeypatch.setenv("TORRES3D_TEST_MARK", str(tmp_path / "mark"))
    found = list(play_each(deadly, plan(6), jobs=jobs))
    assert sorted(played.number for played in found) == [0, 1, 2, 3, 4, 5]
    begun = sorted(map(int, (tmp_path / "mark.begun").read_text().split()))
    assert begun == [0, 1, 1, 2, 3, 4, 5]


@pytest.mark.slow
def test_a_game_that_always_kills_its_process_ends_with_a_message() -> None:
    with pytest.raises(WorkersLost, match=r"game . could not be finished: its process died 2 times"):
        list(play_each(fatal, plan(1), jobs=2, tries=2))


def test_wilson_interval() -> None:
    low, high = wilson(140, 200)
    assert (low, high) == (pytest.approx(0.6332, abs=1e-3), pytest.approx(0.7593, abs=1e-3))
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_standings_count_wins_points_ranks() -> None:
    results = [result(0, (30, 20)), result(1, (30, 20)), result(2, (10, 20)), result(3, (20, 20))]
    first, second = standings(results)
    assert (first.level, first.games, first.wins, first.points) == ("strong", 4, 2.5, 22.5)
    assert (second.rank, first.rank) == (1.625, 1.375)
    assert first.turn_seconds == pytest.approx(0.1)
    assert first.turn_most == 0.2


def test_standings_tell_the_distance_to_the_last() -> None:
    """Not half of it with either sign, which read as if two bots were half as far apart."""
    results = [result(n, (2, 1)) for n in range(300)] + [result(n, (1, 2)) for n in range(300, 400)]
    first, last = standings([structs.replace(each, chance=each.number) for each in results])
    assert first.elo == pytest.approx(190, abs=3)
    assert 30 < first.margin < 50
    assert (last.elo, last.margin) == (0.0, 0.0)


def elo(results: list[Result], levels: list[str]) -> dict[str, float]:
    return {level: found for level, (found, _) in ratings(results, levels).items()}


def test_elo_of_a_share_of_three_quarters_is_about_190_points_ahead() -> None:
    results = [result(n, (2, 1)) for n in range(300)] + [result(n, (1, 2)) for n in range(300, 400)]
    found = elo(results, ["strong", "weak"])
    assert found["strong"] - found["weak"] == pytest.approx(190, abs=3)
    assert found["strong"] + found["weak"] == pytest.approx(0)


def test_elo_of_four_players_counts_every_pair() -> None:
    levels = ("best", "good", "good", "good")
    found = elo([result(n, (9, 3, 2, 1), levels) for n in range(20)], ["best", "good"])
    assert found["best"] > 200


def test_elo_of_levels_that_never_met_comes_from_those_between() -> None:
    def pair(winner: str, loser: str, wins: int) -> list[Result]:
        scores = [(2, 1)] * wins + [(1, 2)] * (400 - wins)
        return [result(n, each, (winner, loser)) for n, each in enumerate(scores)]

    levels = [f"level-{n}" for n in range(12)]
    games = [game for one, other in pairwise(levels) for game in pair(other, one, 300)]
    found = elo(games, levels)
    assert found["level-11"] - found["level-0"] == pytest.approx(11 * 190, abs=8)


def test_levels_without_a_way_between_them_are_rated_among_their_own() -> None:
    games = [result(n, (2, 1), levels) for n in range(3) for levels in (("a", "b"), ("c", "d"))]
    found = elo(games, ["a", "b", "c", "d"])
    assert found["a"] == pytest.approx(found["c"], abs=1)
    assert found["a"] - found["b"] == pytest.approx(338, abs=1)


def test_the_margin_of_an_elo_is_what_chances_say_not_games() -> None:
    def games(each: int) -> list[Result]:
        """A hundred chances, won three times out of four, each played so often."""
        return [
            structs.replace(result(n, (2, 1) if chance % 4 else (1, 2)), chance=chance)
            for chance in range(100)
            for n in range(each)
        ]

    once, often = (ratings(games(each), ["strong", "weak"])["strong"][1] for each in (1, 4))
    # Half of 1.96 * 173.7 / sqrt(100 * 0.75 * 0.25).
    assert once == pytest.approx(39, rel=0.15)
    assert often == pytest.approx(once, rel=0.1)


def test_no_games_give_no_elo() -> None:
    assert ratings([], ["strong", "weak"]) == {"strong": (0, 0), "weak": (0, 0)}
