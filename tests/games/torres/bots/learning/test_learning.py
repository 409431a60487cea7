"""Games of self-play kept as commands, the samples of them, and what is learnt from these."""

from pathlib import Path

import numpy as np
import pytest

from torres3d.games.torres.bots.arena.weight_fitting import MIN_WEIGHTS
from torres3d.games.torres.bots.learning import self_play_games
from torres3d.games.torres.bots.learning.prediction_quality import expected, foresight, leads, table
from torres3d.games.torres.bots.learning.samples import Samples, read_samples, samples_of
from torres3d.games.torres.bots.learning.self_play_games import Deal, SelfPlayGame, make_games, part_file, read_games
from torres3d.games.torres.bots.learning.weight_regression import fitted, ridge
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search.evaluation import gain
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.features import FEATURES, Moment
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.decide import apply

QUICK = {"quick": (1, Level("Quick", 1, 1, 1, 0, 1, 1.0, 60.0, 3000))}


@pytest.fixture(autouse=True)
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play_games, "PLAYERS", QUICK)


@pytest.fixture(scope="module")
def games() -> list[SelfPlayGame]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(self_play_games, "PLAYERS", QUICK)
        return [self_play_games.played(Deal(number, 2 + number % 3)) for number in range(3)]


def test_a_game_is_its_commands(games: list[SelfPlayGame]) -> None:
    for game in games:
        state = game.opening()
        for command in game.commands:
            state = apply(state, command)
        assert state.stage == "over"
        assert state.scores == game.scores


def test_a_run_that_was_stopped_goes_on_and_a_torn_line_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_play_games, "PART", 2)
    make_games(tmp_path, 2, 3, 1)
    files = [part_file(tmp_path, 2, number) for number in (0, 2)]
    whole = [file.read_bytes() for file in files]
    assert [len(list(read_games(file))) for file in files] == [2, 1]
    files[0].write_bytes(whole[0][: len(whole[0]) * 3 // 4])
    assert len(list(read_games(files[0]))) == 1
    make_games(tmp_path, 2, 3, 1)
    assert [file.read_bytes() for file in files] == whole


def test_samples_are_of_the_end_of_each_turn_and_know_what_was_won(games: list[SelfPlayGame]) -> None:
    for game in games:
        samples = samples_of([game], weights())
        players = len(game.scores)
        turns = sum(isinstance(command, EndTurn) for command in game.commands)
        assert len(samples.seat) == turns * players
        final = samples.score + samples.won + samples.later
        assert {(seat, points) for seat, points in zip(samples.seat.tolist(), final.tolist(), strict=True)} == {
            *enumerate(map(float, game.scores))
        }
        last = (samples.phase == 3) & (samples.turns == 0)
        assert not samples.later[last].any()
        assert samples.moment.max() == turns - 1


def test_what_is_expected_of_a_sample_is_what_the_evaluation_expects(games: list[SelfPlayGame]) -> None:
    """But for the blocks of the turn that ends, which are those that stay."""
    game, known = games[0], weights()
    samples = samples_of([game], known)
    found = expected(samples, 2, known)
    state, at = game.opening(), 0
    for command in game.commands:
        if isinstance(command, EndTurn):
            other = 1 - (state.actor or 0)
            assert found[at + other] == pytest.approx(gain(state, other, known))
            at += 2
        state = apply(state, command)
    assert at == len(found)


def invented(rows: int, weight: tuple[float, ...], noise: float) -> Samples:
    """Samples in which these weights are true but for some noise."""
    chance = np.random.default_rng(1)
    values = chance.normal(3.0, 2.0, (rows, len(weight)))
    values[:, FEATURES.index("one")] = 1.0
    won = values @ np.array(weight) + chance.normal(0, noise, rows)
    zero, seats = np.zeros(rows, np.int64), np.arange(rows) % 2
    game, moment = np.arange(rows) // 20, np.arange(rows) // 2
    return Samples(values, game, moment, seats, zero + 2, zero + 1, zero + 1, seats, zero * 1.0, won, zero * 1.0)


def test_a_fit_finds_what_is_true_and_foretells_it() -> None:
    known = weights()
    former = known.row(Moment(2, 2, 1))
    true = tuple(value + (2.0 if name == "area" else 0.0) for name, value in zip(FEATURES, former, strict=True))
    samples = invented(4000, true, 5.0)
    found = fitted(samples, 2, known)
    assert found.row(Moment(2, 2, 1)) == pytest.approx(true, abs=0.4)
    assert found.turns[3] == known.turns[3]
    before, after = (foresight(samples, 2, each)[0] for each in (known, found))
    assert abs(after.bias) < 0.5 < abs(before.bias)
    assert after.error < before.error
    assert after.slope == pytest.approx(1, abs=0.05)
    assert len(table([before, after]).splitlines()) == 3


def test_a_fit_stays_within_its_bounds() -> None:
    values = np.random.default_rng(2).normal(0, 1, (500, len(FEATURES)))
    targets = -3 * values[:, FEATURES.index("area")] + 9 * values[:, FEATURES.index("hand")]
    found = ridge(values, targets, (0.0,) * len(FEATURES), values.std(0), 1)
    assert found[FEATURES.index("area")] == 0.0
    assert found[FEATURES.index("hand")] == 1.0
    assert found[FEATURES.index("bonus")] == MIN_WEIGHTS["bonus"][1]


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert leads(np.array([10.0, 7.0, 12.0, 1.0, 1.0, 0.0]), 3).tolist() == [-2, -5, 2, 0, 0, -1]


def test_samples_of_files_are_those_of_their_games(tmp_path: Path) -> None:
    make_games(tmp_path, 2, 2, 1)
    file = part_file(tmp_path, 2, 0)
    found = read_samples([file], weights())
    assert found.values.tolist() == samples_of(read_games(file), weights()).values.tolist()
    assert sorted({*found.game.tolist()}) == [0, 1]
