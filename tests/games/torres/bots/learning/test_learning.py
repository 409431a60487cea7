"""Games of self-play kept as commands, the samples of them, and what is learnt from these."""

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from torres3d.games.torres.bots.learning import self_play_games, trial_regression, weight_trials
from torres3d.games.torres.bots.learning.forecast_regression import fitted, with_rows
from torres3d.games.torres.bots.learning.games_file import Deal
from torres3d.games.torres.bots.learning.prediction_quality import expected, foresight, leads, table
from torres3d.games.torres.bots.learning.samples import NO_PLACE, Numbers, Samples, read_samples, samples_of
from torres3d.games.torres.bots.learning.self_play_games import SelfPlayGame, make_games, part_file, read_games
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search.evaluation import expected_points
from torres3d.games.torres.bots.search.evaluation_weights import Forecast, Weights, weights
from torres3d.games.torres.bots.search.features import FEATURES, Moment, moment_of
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


def test_samples_are_of_turns_and_scorings_and_know_what_was_won(games: list[SelfPlayGame]) -> None:
    for game in games:
        samples = samples_of([game], weights())
        players = len(game.scores)
        turns = sum(isinstance(command, EndTurn) for command in game.commands)
        assert len(samples.seat) == (turns + 2) * players, "two scorings are followed by a further year"
        final = samples.score + samples.won + samples.later
        assert {(seat, points) for seat, points in zip(samples.seat.tolist(), final.tolist(), strict=True)} == {
            *enumerate(map(float, game.scores))
        }
        last = (samples.phase == 3) & (samples.turns == 0)
        assert not samples.later[last].any()
        assert samples.moment.max() == turns + 1
        after = samples.where(samples.place == NO_PLACE)
        assert sorted(zip(after.phase.tolist(), after.seat.tolist(), strict=True)) == [
            (phase, seat) for phase in (2, 3) for seat in range(players)
        ]
        ended = samples.where(samples.place != NO_PLACE)
        assert (ended.place[ended.seat == ended.mover.max()] >= 0).all()
        whole = samples.values.reshape(-1, players, samples.values.shape[1]).sum(1)
        assert np.allclose(np.repeat(whole, players, 0), samples.values + samples.others)


def learnt(players: int) -> Weights:
    """Weights with forecasts of which no number is like another one."""
    chance = np.random.default_rng(players)

    def forecast() -> Forecast:
        own, others = chance.normal(size=(2, len(FEATURES))).tolist()
        return Forecast(tuple(own), tuple(others), tuple(map(tuple, chance.normal(size=(players, players)).tolist())))

    return replace(weights(), forecasts={players: tuple(tuple(forecast() for _ in range(5)) for _ in range(3))})


def test_what_is_expected_of_a_sample_is_what_the_bots_expect(games: list[SelfPlayGame]) -> None:
    """Of all but who ends the turn: his blocks are those that stay."""
    for game in games:
        players = len(game.scores)
        known = learnt(players)
        samples = samples_of([game], known)
        found = samples.score + expected(samples, players, known)
        state, at = game.opening(), 0
        for command in game.commands:
            following = apply(state, command)
            if isinstance(command, EndTurn):
                assert state.actor is not None
                told = expected_points(state, known)
                blocks = samples.values[at + state.actor, FEATURES.index("blocks")] - sum(state.stacks[state.actor])
                for seat in range(players):
                    row = known.forecast(moment_of(state, seat))
                    its = (row.own if seat == state.actor else row.others)[FEATURES.index("blocks")]
                    assert found[at + seat] == pytest.approx(told[seat] + its * blocks)
                at += players
                if following.stage not in ("turn", "over"):
                    assert found[at : at + players] == pytest.approx(expected_points(following, known))
                    at += players
            state = following
        assert at == len(found)


def invented(rows: int, told: Forecast, noise: float) -> Samples:
    """Samples of two seats in which a forecast is true but for some noise."""
    chance = np.random.default_rng(1)
    values: Numbers = chance.normal(3.0, 2.0, (rows, len(FEATURES)))
    values[:, FEATURES.index("one")] = 1.0
    others = values.reshape(-1, 2, len(FEATURES))[:, ::-1].reshape(values.shape)
    zero, seats = np.zeros(rows, np.int64), np.arange(rows) % 2
    won: Numbers = values @ np.array(told.own) + others @ np.array(told.others) + np.array(told.places)[seats, 1]
    won += chance.normal(0, noise, rows)
    game, moment = np.arange(rows) // 20, np.arange(rows) // 2
    moments = (zero + 1, zero + 1, zero, seats, zero + 1)
    return Samples(values, others, game, moment, seats, *moments, np.zeros(rows), won, np.zeros(rows))


def test_a_regression_finds_what_is_true_and_foretells_it() -> None:
    """In the rows of two seats only the place shows which is which."""
    known = learnt(2)
    true = known.forecast(Moment(2, 1, 0))
    samples = invented(4000, true, 5.0)
    found = fitted(samples, 2, known)
    one = FEATURES.index("one")
    its = found.forecast(Moment(2, 1, 0))
    assert its.own[one + 1 :] == pytest.approx(true.own[one + 1 :], abs=0.4)
    assert its.others[one + 1 :] == pytest.approx(true.others[one + 1 :], abs=0.4)
    assert its.places[1][1] - its.places[0][1] == pytest.approx(true.places[1][1] - true.places[0][1], abs=0.5)
    assert found.turns == known.turns, "forecasts do not change the choice of a turn"
    before, after = (foresight(samples, 2, each)[0] for each in (weights(), found))
    assert abs(after.bias) < 0.5 < abs(before.bias)
    assert after.error < before.error
    assert after.slope == pytest.approx(1, abs=0.05)
    assert len(table([before, after]).splitlines()) == 3


def test_rows_are_what_a_feature_brings_oneself_less_what_it_brings_others() -> None:
    known = replace(learnt(3), turns=weights().turns)
    found = with_rows(known, 3)
    hand = FEATURES.index("hand")
    for moment in (Moment(3, 1, 0), Moment(3, 2, 3), Moment(3, 3, 1)):
        told, row, former = known.forecast(moment), found.row(moment), known.row(moment)
        apart = [own - other for own, other in zip(told.own, told.others, strict=True)]
        assert row[:hand] == pytest.approx(apart[:hand], abs=1e-3)
        assert row[hand + 1 :] == pytest.approx(apart[hand + 1 :], abs=1e-3)
        assert row[hand] == pytest.approx(max(apart[hand], former[hand] / 2), abs=1e-3)
    assert found.row(Moment(3, 3, 0)) == known.row(Moment(3, 3, 0)), "after the last turn only points count"
    assert found.row(Moment(2, 1, 1)) == known.row(Moment(2, 1, 1))


def test_changes_of_weights_change_what_they_name_and_keep_signs() -> None:
    known = weights()
    nothing = [0.0] * len(weight_trials.NAMES)
    assert weight_trials.changed(known, nothing) == known
    change = nothing.copy()
    change[weight_trials.NAMES.index("points 2 times")] = 1.0
    change[weight_trials.NAMES.index("ground 1 more")] = -1.0
    change[weight_trials.NAMES.index("card seven")] = -1.0
    found = weight_trials.changed(known, change)
    points, ground = FEATURES.index("points"), FEATURES.index("ground")
    moment = Moment(3, 2, 1)
    assert found.row(moment)[points] == 2 * known.row(moment)[points]
    assert found.row(Moment(3, 1, 1))[points] == known.row(Moment(3, 1, 1))[points]
    for turns in range(4):
        before, after = (each.row(Moment(3, 1, turns))[ground] for each in (known, found))
        assert after == min(0.0, before + 2.0), "on bare ground it is never better"
    assert found.cards[1]["seven"].best == known.cards[1]["seven"].best / 2
    assert found.row(Moment(2, 3, 0)) == known.row(Moment(2, 3, 0)), "after the last turn only points count"


def test_trials_are_the_same_again_and_go_on_where_they_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weight_trials, "TRIED", QUICK["quick"][1])
    monkeypatch.setattr(weight_trials, "PLACING", QUICK["quick"][1])
    file = tmp_path / "trials.jsonl"
    given = ["--players", "2", "--games", "3", "--out", str(file)]
    weight_trials.main(given)
    whole = file.read_bytes()
    assert [trial.number for trial in weight_trials.read_trials(file)] == [0, 1, 2]
    file.write_bytes(whole[: len(whole) * 3 // 4])
    weight_trials.main(given)
    assert file.read_bytes() == whole


def test_only_what_is_named_is_changed() -> None:
    names = weight_trials.named("promise|head . times")
    assert names == ("head 1 times", "head 2 times", "head 3 times", "promise")
    for change in weight_trials.changes(7, 3, names):
        assert [name for name, by in zip(weight_trials.NAMES, change, strict=True) if by] == list(names)
    with pytest.raises(ValueError, match="no change is named heads; there are: points 1 times"):
        weight_trials.named("heads")


def invented_trials(slopes: dict[str, float], games: int, noise: float) -> list[weight_trials.Trial]:
    """Trials in which some changes bring so many points, less when they are large."""
    chance = np.random.default_rng(3)
    found = []
    for number in range(games):
        scores = []
        for change in weight_trials.changes(number, 2):
            by = dict(zip(weight_trials.NAMES, change, strict=True))
            scores.append(sum(slope * by[name] - 2.0 * by[name] ** 2 for name, slope in slopes.items()))
        found.append(weight_trials.Trial(number, tuple(round(200 + one + chance.normal(0, noise)) for one in scores)))
    return found


def test_trials_tell_which_changes_win_points() -> None:
    slopes = {"head 1 times": -3.0, "points 2 times": 2.0}
    found = {each.name: each for each in trial_regression.effects(invented_trials(slopes, 1500, 5.0), 2)}
    for name, slope in slopes.items():
        assert found[name].slope == pytest.approx(slope, abs=0.5)
        assert found[name].best == pytest.approx(slope / 4, abs=0.25)
    others = [each for name, each in found.items() if name not in slopes]
    assert sum(abs(each.slope) > 2.5 * each.slope_error for each in others) <= 3
    best = trial_regression.tuned(weights(), list(found.values()), 2, 1.0)
    head = FEATURES.index("head")
    assert best.row(Moment(2, 1, 1)) != weights().row(Moment(2, 1, 1))
    assert best.row(Moment(2, 1, 4))[head] < weights().row(Moment(2, 1, 4))[head]
    assert best.turns[4] == weights().turns[4]
    few = trial_regression.effects(invented_trials(slopes, 300, 5.0), 2, tuple(slopes))
    assert [each.name for each in few] == list(slopes)
    assert trial_regression.table(list(found.values())).splitlines()[1].startswith("head 1 times")


def test_a_change_is_best_where_its_curve_is_highest() -> None:
    assert trial_regression.best_change(2.0, -2.0) == 0.5
    assert trial_regression.best_change(-9.0, -2.0) == -1.0
    assert trial_regression.best_change(0.5, 1.0) == 1.0


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert leads(np.array([10.0, 7.0, 12.0, 1.0, 1.0, 0.0]), 3).tolist() == [-2, -5, 2, 0, 0, -1]


def test_samples_of_files_are_those_of_their_games(tmp_path: Path) -> None:
    make_games(tmp_path, 2, 2, 1)
    file = part_file(tmp_path, 2, 0)
    found = read_samples([file], weights())
    assert found.values.tolist() == samples_of(read_games(file), weights()).values.tolist()
    assert sorted({*found.game.tolist()}) == [0, 1]
