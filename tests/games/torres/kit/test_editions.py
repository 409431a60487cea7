"""Edition files: the three that come with the program, and every way a file can be wrong."""

from pathlib import Path

import pytest

from tests.games.torres.setups import EDITIONS, MODES
from tests.games.torres.setups import options as wanted_options
from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.games.torres.kit.editions import editions, read_edition
from torres3d.games.torres.rules.literal_types import Mode


@pytest.fixture
def text() -> str:
    return (paths.config() / "games/torres/editions" / "rio-grande-1999.yaml").read_text("utf-8")


def fault_of(folder: Path, text: str) -> FileFault:
    file = folder / "mine.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(FileFault) as caught:
        read_edition(file)
    assert str(file) in str(caught.value)
    assert caught.value.remedy
    return caught.value


def test_the_three_editions_are_there() -> None:
    assert set(editions()) >= {"ravensburger-1999", "rio-grande-1999", "romanian"}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_edition_is_as_section_12_has_it(edition: str, mode: Mode, players: int) -> None:
    assert editions()[edition].options(mode, players) == wanted_options(edition, mode, players)


@pytest.mark.parametrize(
    ("line", "instead", "reason", "words"),
    [
        ("king_move: any_castle", "king_moves: any_castle", "unknown_key", "`king_moves`"),
        ("king_move: any_castle", "", "missing_key", "other_castle, any_castle"),
        ("king_move: any_castle", "king_move: nowhere", "value", "other_castle, any_castle"),
        ("king_move: any_castle", "king_move: 3", "value", "other_castle, any_castle"),
        ("king_move: any_castle", "king_move: [any_castle]", "value", "other_castle, any_castle"),
        ("title: Rio Grande 1999", "title: 7", "value", "a text"),
        ("  basic: own", "  basic: mine", "value", "common, own, hand"),
        ("  basic: own", "", "missing_key", "`deck.basic` is missing; allowed values: common, own, hand"),
        ("  basic: own", "  easy: own", "unknown_key", "basic, variant, master"),
        ("[d8, c6,", "[d9, c6,", "value", "eight squares"),
        ("[d8, c6,", "[c6,", "value", "eight squares"),
        ("[d8, c6,", "[c7, c6,", "value", "no two adjacent"),
        ("4: [[2, 2, 2, 2]", "5: [[2, 2, 2, 2]", "key_form", "a whole number from 2 to 4"),
        ("4: [[2, 2, 2, 2]", "4: [[2, 2, 2, 4]", "value", "1 to 3 blocks"),
        ("4: [[2, 2, 2, 2]", "4: [[3, 3, 3, 3]", "value", "1 to 3 blocks"),
        ("4: [[2, 2, 2, 2]", "4: [[]", "value", "1 to 3 blocks"),
        ("4: [[2, 2, 2, 2],", "4: [", "value", "three lists"),
        ("king_move: any_castle", "king_move: any_castle\nking_move: any_castle", "key_twice", "king_move"),
        ("king_move: any_castle", "king_move: [any_castle", "not_yaml", "YAML"),
        ("king_move: any_castle", "king_move: !!python/object:os.system {}", "not_yaml", "constructor"),
    ],
)
def test_a_wrong_key_or_value(tmp_path: Path, text: str, line: str, instead: str, reason: str, words: str) -> None:
    assert line in text
    fault = fault_of(tmp_path, text.replace(line, instead, 1))
    assert fault.reason == reason
    assert words in str(fault)


def test_a_key_twice_names_the_line(tmp_path: Path, text: str) -> None:
    fault = fault_of(tmp_path, text + "title: Again\n")
    assert fault.line == text.count("\n") + 1


@pytest.mark.parametrize("content", ["", "- a\n- b\n", "just text"])
def test_a_file_without_keys(tmp_path: Path, content: str) -> None:
    assert fault_of(tmp_path, content).reason == "form"


def test_a_file_that_is_not_utf8(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(b"title: J\xfcrgen\n")
    with pytest.raises(FileFault, match="UTF-8"):
        read_edition(file)


def test_a_folder_without_editions(tmp_path: Path) -> None:
    with pytest.raises(FileFault) as caught:
        editions(tmp_path)
    assert caught.value.reason == "none_there"
