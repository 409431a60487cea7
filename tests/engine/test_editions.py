"""Edition files: the three that come with the program, and every way a file can be wrong."""

from pathlib import Path

import pytest

from tests.rules.setups import EDITIONS, MODES
from tests.rules.setups import options as wanted_options
from torres3d.base import paths
from torres3d.kits.torres.editions import editions, read_edition
from torres3d.kits.torres.faults import EditionFault
from torres3d.rules.kinds import Mode


@pytest.fixture
def text() -> str:
    return (paths.config() / "editions" / "rio-grande-1999.yaml").read_text("utf-8")


def fault_of(folder: Path, text: str) -> EditionFault:
    file = folder / "mine.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(EditionFault) as caught:
        read_edition(file)
    assert str(file) in str(caught.value)
    assert caught.value.todo
    return caught.value


def test_the_three_editions_are_there() -> None:
    assert set(editions()) == {"ravensburger-1999", "rio-grande-1999", "romanian"}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_edition_is_as_section_12_has_it(edition: str, mode: Mode, players: int) -> None:
    assert editions()[edition].options(mode, players) == wanted_options(edition, mode, players)


@pytest.mark.parametrize(
    ("line", "instead", "reason", "words"),
    [
        ("king_move: any_castle", "king_moves: any_castle", "edition_key", "`king_moves`"),
        ("king_move: any_castle", "", "edition_missing", "other_castle, any_castle"),
        ("king_move: any_castle", "king_move: nowhere", "edition_value", "other_castle, any_castle"),
        ("king_move: any_castle", "king_move: 3", "edition_value", "other_castle, any_castle"),
        ("king_move: any_castle", "king_move: [any_castle]", "edition_value", "other_castle, any_castle"),
        ("title: Rio Grande 1999", "title: 7", "edition_value", "a text"),
        ("  basic: own", "  basic: mine", "edition_value", "common, own, hand"),
        ("  basic: own", "", "edition_value", "basic, variant, master"),
        ("  basic: own", "  easy: own", "edition_value", "basic, variant, master"),
        ("[d8, c6,", "[d9, c6,", "edition_value", "eight squares"),
        ("[d8, c6,", "[c6,", "edition_value", "eight squares"),
        ("[d8, c6,", "[c7, c6,", "edition_value", "no two adjacent"),
        ("4: [[2, 2, 2, 2]", "5: [[2, 2, 2, 2]", "edition_value", "three lists"),
        ("4: [[2, 2, 2, 2]", "4: [[2, 2, 2, 4]", "edition_value", "1 to 3 blocks"),
        ("4: [[2, 2, 2, 2]", "4: [[3, 3, 3, 3]", "edition_value", "1 to 3 blocks"),
        ("4: [[2, 2, 2, 2]", "4: [[]", "edition_value", "1 to 3 blocks"),
        ("4: [[2, 2, 2, 2],", "4: [", "edition_value", "three lists"),
        ("king_move: any_castle", "king_move: any_castle\nking_move: any_castle", "edition_twice", "king_move"),
        ("king_move: any_castle", "king_move: [any_castle", "edition_yaml", "YAML"),
        ("king_move: any_castle", "king_move: !!python/object:os.system {}", "edition_yaml", "constructor"),
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
    assert fault_of(tmp_path, content).reason == "edition_yaml"


def test_a_file_that_is_not_utf8(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(b"title: J\xfcrgen\n")
    with pytest.raises(EditionFault, match="utf-8"):
        read_edition(file)


def test_a_folder_without_editions(tmp_path: Path) -> None:
    with pytest.raises(EditionFault) as caught:
        editions(tmp_path)
    assert caught.value.reason == "no_editions"
