"""Finding weights: the fit finds what it should, and a small tuning makes a file the program can read."""

import random
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from torres3d.base.faults import FileFault
from torres3d.games.torres.bots.arena import weight_tuning
from torres3d.games.torres.bots.arena.self_play import explorer, sample_game
from torres3d.games.torres.bots.arena.weight_fitting import SIGNS, bounds, fit, least_squares
from torres3d.games.torres.bots.arena.weight_tuning import AIM, blank
from torres3d.games.torres.bots.search.evaluation_weights import CardWorth, WeightsFault, read_weights, weights
from torres3d.games.torres.bots.search.features import FEATURES, Moment

SIZE = len(FEATURES)


def rows(count: int) -> list[tuple[float, ...]]:
    chance = random.Random(1)
    return [(1.0, *(chance.uniform(0, 10) for _ in range(SIZE - 1))) for _ in range(count)]


def test_the_fit_finds_the_weights_that_made_the_points() -> None:
    true = tuple(0.05 * index * (SIGNS.get(name, 1)) for index, name in enumerate(FEATURES))
    values = rows(4000)
    targets = [sum(w * v for w, v in zip(true, row, strict=True)) for row in values]
    found = least_squares(values, targets, (0.0,) * SIZE, (3.0,) * SIZE, {})
    assert found[1:] == pytest.approx(true[1:], abs=0.15)


def test_the_fit_keeps_what_it_cannot_know_and_the_signs() -> None:
    former = tuple(0.5 * SIGNS.get(name, 0) for name in FEATURES)
    assert least_squares([], [], former, (1.0,) * SIZE, {}) == pytest.approx(former)
    column = FEATURES.index("step")
    values = rows(500)
    found = least_squares(values, [-3.0 * row[column] for row in values], former, (3.0,) * SIZE, {})
    assert found[column] == 0.0


def test_the_fit_keeps_to_the_bounds_that_are_laid_down() -> None:
    column = FEATURES.index("bonus")
    values = rows(500)
    for turns, least in ((0, 1.0), (1, 0.85), (9, 0.45)):
        assert bounds(turns)["bonus"] == least
        none = [0.0] * len(values)
        found = least_squares(values, none, (0.0,) * SIZE, (3.0,) * SIZE, bounds(turns))
        assert found[column] == least
    assert bounds(0)["hand"] == bounds(9)["hand"] > 0


def test_explorers_like_other_things_and_keep_what_everybody_agrees_on() -> None:
    known = weights()
    found = [explorer(known, random.Random(seed)) for seed in range(40)]
    moment = Moment(4, 2, 1)
    plain = dict(zip(FEATURES, known.row(moment), strict=True))
    seen = {name: {dict(zip(FEATURES, one.row(moment), strict=True))[name] for one in found} for name in FEATURES}
    assert seen["points"] == {plain["points"]}
    assert seen["one"] == {plain["one"]}
    assert seen["levels"] == {plain["levels"] * times for times in (0.5, 1.0, 2.0)}
    assert seen["hand"] == {max(plain["hand"], least) for least in (0.0, 0.5, 1.0)}
    assert all(one.aim == known.aim and one.cards == known.cards for one in found)


@pytest.mark.slow
def test_a_fit_leaves_the_aim_as_it_is() -> None:
    known = replace(weights(), rivals=0.3)
    found, _ = fit([sample_game(3, known, 5).samples], 3, known)
    assert found.aim == known.aim == AIM
    assert found.rivals == 0.3
    assert found.turns[3] != known.turns[3]


@pytest.mark.slow
def test_samples_know_what_was_won_and_where_the_next_phase_begins() -> None:
    crop = sample_game(2, weights(), 3)
    for sample in crop.samples:
        assert len(sample.values) == SIZE
        assert sample.won >= 0
        if sample.moment.phase < 3:
            begin = crop.samples[sample.later]
            assert begin.moment == Moment(2, sample.moment.phase + 1, 4)
        else:
            assert sample.later == -1
    found, errors = fit([crop.samples], 2, weights())
    assert found.turns[3] == weights().turns[3]
    assert len(errors) == 15


def test_the_program_comes_with_weights_for_all_moments() -> None:
    known = weights()
    for players, phases in known.turns.items():
        for phase, table in enumerate(phases, 1):
            assert known.row(Moment(players, phase, 99)) == table[-1]
    assert set(known.turns) == {2, 3, 4}


def test_a_hand_is_worth_no_more_than_can_be_played() -> None:
    known = blank()
    assert known.hand(("six", "seven"), 1, 0) == 0
    assert known.hand(("six", "seven"), 1, 1) == known.card("six", 1, 1) > 0
    assert known.card("hidden", 1, 3) == pytest.approx(known.unknown_card(1, 3))
    assert CardWorth(1, 2).mean == 1


@pytest.mark.long
def test_the_command_writes_a_file_that_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.json"
    arguments = ["tuning", "--blank", "--games", "1", "--rounds", "1", "--players", "2", "--out", str(file)]
    for states, changed in (("1", True), ("0", False)):
        monkeypatch.setattr(sys, "argv", [*arguments, "--card-states", states])
        weight_tuning.main()
        assert read_weights(file).turns[2] != blank().turns[2]
        assert (read_weights(file).cards != blank().cards) is changed


def test_a_wrong_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    with pytest.raises(FileFault, match="there is no such file"):
        read_weights(file)
    file.write_text("{}")
    with pytest.raises(FileFault, match="the key `features` is missing"):
        read_weights(file)
    file.write_bytes(msgspec.json.encode(replace(weights(), features=("points",))))
    with pytest.raises(WeightsFault, match="make them anew"):
        read_weights(file)
