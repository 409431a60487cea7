"""Files of studies of Turm Bauer: what is written is read again, by no judge; each game lists its own."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.studies.positions import by_chance as of_torres
from tests.games.turm_bauer.studies.examples import JUDGE, by_chance, moment, of_position
from torres3d.engine.studies.study import with_move
from torres3d.engine.studies.study_file import StudyFault
from torres3d.games.registered import GAMES
from torres3d.games.torres.studies.study_file import StudyFolder as TorresFolder
from torres3d.games.torres.studies.study_file import write_study
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.studies.study import PlayedStudy, with_hand
from torres3d.games.turm_bauer.studies.study_file import STUDIES, StudyFolder

FILE = Path("one.study")


@given(st.integers(0, 10_000), st.integers(0, 12))
@settings(max_examples=25, deadline=None)
def test_a_file_gives_the_same_study_and_states(seed: int, steps: int) -> None:
    study = by_chance(seed, steps)
    read = STUDIES.study_from(STUDIES.study_bytes(study), FILE)
    assert read.study == study
    assert [node.state for node in read.nodes] == [node.state for node in PlayedStudy(study).nodes]


def test_chosen_dice_stand_in_the_state_and_lead_to_other_blocks() -> None:
    study = moment()
    dice = study.begun.dice
    other = next(both for both in ((1, 1), (2, 2)) if both != dice)
    grown = PlayedStudy(with_move(study, 0, Throw(other)).study)
    assert grown.state(1).dice == other
    assert grown.state(1).turn == study.begun.turn
    assert grown.state(0).dice == dice
    assert legal(grown.state(1)) != legal(study.begun)


def test_dice_can_be_chosen_only_before_something_is_built() -> None:
    study = moment()
    built = command_for(study.begun, legal(study.begun)[0], JUDGE)
    study, node = with_move(study, 0, built)
    data = STUDIES.study_bytes(study) + b'{"after":1,"command":"dice:3+3"}\n'
    assert node == 1
    with pytest.raises(StudyFault) as fault:
        STUDIES.study_from(data, FILE)
    assert (fault.value.reason, fault.value.line) == ("study_illegal", 3)


def test_a_new_study_has_a_steady_hand_and_another_hand_leaves_its_lines() -> None:
    study = by_chance(3)
    assert study.begun.options.hand == "steady"
    other = with_hand(study, "drawn")
    assert (other.begun.options.hand, other.setup.rules["hand"], other.moves) == ("drawn", "drawn", study.moves)
    assert "hand" not in with_hand(study, "mouse").setup.rules
    assert STUDIES.study_from(STUDIES.study_bytes(other), FILE).study == other


def test_a_study_begins_with_a_position() -> None:
    study, data = of_position(), STUDIES.study_bytes(of_position())
    assert (study.begun.blocks, study.begun.dice) == (moment().begun.blocks, moment().begun.dice)
    assert study.chance.rolls[study.begun.turn] == study.begun.dice
    read = STUDIES.study_from(data, FILE).study
    assert read == study
    assert PlayedStudy(read).state(1) == PlayedStudy(study).state(1)
    with pytest.raises(StudyFault) as fault:
        STUDIES.study_from(data.replace(b"dice ", b"dice 9", 1), FILE)
    assert (fault.value.reason, fault.value.line) == ("study_position", 1)
    assert b"position" not in STUDIES.study_bytes(moment())


@pytest.mark.parametrize(
    ("before", "after", "reason", "line"),
    [
        (b'"turm-study"', b'"other-study"', "no_study", 1),
        (b'"rolls":[[', b'"rolls":[[1,1],[', "study_position", 1),
        (b'"before":["', b'"before":["stay","', "study_position", 1),
        (b'"judge":"statics"', b'"judge":"coin"', "option_value", 1),
        (b'"command":"', b'"command":"9x', "study_command", 2),
        (b'"after":0', b'"after":7', "study_after", 2),
    ],
)
def test_a_fault_names_its_line(before: bytes, after: bytes, reason: str, line: int) -> None:
    data = STUDIES.study_bytes(by_chance(4))
    assert before in data
    with pytest.raises(StudyFault) as fault:
        STUDIES.study_from(data.replace(before, after, 1), FILE)
    assert (fault.value.reason, fault.value.line) == (reason, line)


def test_each_game_lists_its_own_studies(tmp_path: Path) -> None:
    write_study(of_torres(2), tmp_path / "castles.study")
    STUDIES.write(by_chance(2), tmp_path / "tower.study")
    (tmp_path / "torn.study").write_bytes(b'{"form')
    assert {found.file.stem for found in StudyFolder(tmp_path).all()} == {"tower"}
    assert {found.file.stem for found in TorresFolder(tmp_path).all()} == {"castles", "torn"}


def test_a_file_is_opened_by_the_game_whose_it_is(tmp_path: Path) -> None:
    from torres3d.app.menus.app_declaration import Games

    games = Games(GAMES)
    write_study(of_torres(2), tmp_path / "castles.study")
    STUDIES.write(by_chance(2), tmp_path / "tower.study")
    ids = [
        game.id for name in ("castles", "tower", "gone") if (game := games.of_other_file(tmp_path / f"{name}.study"))
    ]
    assert ids == ["torres", "turm", "torres"]
