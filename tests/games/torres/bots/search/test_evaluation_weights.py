"""Weights of the evaluation: those of the program, and files that are refused."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from torres3d.base.faults import FileFault
from torres3d.games.torres.bots.search.evaluation_weights import Forecast, WeightsFault, read_weights, weights
from torres3d.games.torres.bots.search.features import Moment


def test_the_program_comes_with_weights_for_all_moments() -> None:
    known = weights()
    for players, phases in known.turns.items():
        for phase, table in enumerate(phases, 1):
            assert known.row(Moment(players, phase, 99)) == table[-1]
    assert set(known.turns) == {2, 3, 4}


def test_a_hand_is_worth_no_more_than_can_be_played() -> None:
    known = weights()
    assert known.hand(("six", "seven"), 1, 0) == 0
    assert known.hand(("six", "seven"), 1, 1) == known.card("seven", 1, 1) > known.card("six", 1, 1) > 0
    assert known.card("hidden", 1, 3) == pytest.approx(known.unknown_card(1, 3))


def test_a_wrong_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    with pytest.raises(FileFault, match="there is no such file"):
        read_weights(file)
    file.write_text("{}")
    with pytest.raises(FileFault, match="the key `features` is missing"):
        read_weights(file)
    file.write_bytes(msgspec.json.encode(replace(weights(), features=("points",))))
    with pytest.raises(WeightsFault, match="a number for each feature"):
        read_weights(file)
    short = Forecast((1.0,), (1.0,), ())
    file.write_bytes(msgspec.json.encode(replace(weights(), forecasts={2: ((short,),) * 3})))
    with pytest.raises(WeightsFault, match="a number for each feature"):
        read_weights(file)
