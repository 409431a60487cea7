"""Ratings of games that nobody played, drawn by known strengths: what the fit finds, and what its margins are worth."""

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from torres3d.bots.arena import statistics as module
from torres3d.bots.arena.ladder.level_ratings import share
from torres3d.bots.arena.ladder.tournament_plan_and_results import tournament, usual_window
from torres3d.bots.arena.results_file import Result
from torres3d.bots.arena.statistics import ELO_SCALE, ratings
from torres3d.games.torres.bots.arena.arena_game import ContestSetting

SETTING = ContestSetting(1, "rio-grande-1999", "basic", {})
Elos = NDArray[np.float64]


def ladder(count: int, step: float) -> tuple[list[str], Elos]:
    """Levels by name and their Elo, 0 on average."""
    return [f"level-{place:02}" for place in range(count)], step * (np.arange(count) - (count - 1) / 2)


def drawn(levels: Sequence[str], elos: Elos, seats: int, games: int, dice: np.random.Generator) -> list[Result]:
    """A tournament whose placings are drawn by Plackett and Luce's model; with two it is Bradley and Terry's."""
    found = []
    for match in tournament(levels, seats, games, usual_window(seats), SETTING):
        places = [levels.index(level) for level in match.levels]
        luck = elos[places] / ELO_SCALE + dice.gumbel(size=seats)
        scores = tuple(int(score) for score in np.argsort(np.argsort(luck)))
        winner = (scores.index(seats - 1),)
        found.append(Result(match.number, match.levels, match.chance, scores, winner, (0.0,) * seats, (0.0,) * seats))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "games"), [(2, 4000), (4, 1000)])
def test_a_long_ladder_is_found_as_long_as_it_is(seats: int, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DRAWS", 2)
    dice = np.random.default_rng(3)
    levels, elos = ladder(16, 170)
    found = [ratings(drawn(levels, elos, seats, games, dice), levels) for _ in range(4)]
    mean = np.mean([[each[level][0] for level in levels] for each in found], axis=0)
    assert np.abs(mean - elos).max() < 75


def test_a_share_holds_the_true_one_about_as_often_as_it_says() -> None:
    dice = np.random.default_rng(5)
    levels, elos = ladder(4, 170)
    true = 1 / (1 + 10 ** (-170 / 400))
    found = [share(drawn(levels, elos, 4, 80, dice), "level-01", "level-00") for _ in range(200)]
    assert 0.9 <= np.mean([each.low <= true <= each.high for each in found]) <= 0.995


def test_who_won_all_games_is_not_sure_of_his_elo() -> None:
    games = [Result(n, ("a", "b"), n, (2, 1), (0,), (0.0, 0.0), (0.0, 0.0)) for n in range(90)]
    elo, margin = ratings(games, ["a", "b"], "b")["a"]
    # Wilson's interval of 90 of 90 begins at 0.959, which is 548 Elo.
    assert elo - margin == pytest.approx(548, abs=60)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "games"), [(2, 800), (4, 400)])
def test_margins_hold_the_true_elo_95_times_in_a_hundred(seats: int, games: int) -> None:
    dice = np.random.default_rng(5)
    levels, elos = ladder(8, 150)
    held = []
    for _ in range(100):
        found = ratings(drawn(levels, elos, seats, games, dice), levels)
        held += [abs(found[level][0] - elo) <= found[level][1] for level, elo in zip(levels, elos, strict=True)]
    assert 0.925 <= np.mean(held) <= 0.975


@pytest.mark.long
def test_the_margin_from_an_anchor_holds_too() -> None:
    dice = np.random.default_rng(5)
    levels, elos = ladder(8, 150)
    held = []
    for _ in range(60):
        found = ratings(drawn(levels, elos, 4, 400, dice), levels, "level-00")
        assert found["level-00"] == (0, 0)
        away = elos[-1] - elos[0]
        held.append(abs(found["level-07"][0] - away) <= found["level-07"][1])
    assert 0.88 <= np.mean(held) <= 1
