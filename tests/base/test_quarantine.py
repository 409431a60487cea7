"""What cannot be used is kept beside what is written, however often that happens."""

from pathlib import Path

from torres3d.base.atomic_write import quarantine


def test_what_was_set_aside_before_stays(tmp_path: Path) -> None:
    file = tmp_path / "names.json"
    for number in range(4):
        file.write_text(str(number))
        quarantine(file)
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == {
        "names.json.old": "0", "names.json.old2": "1", "names.json.old3": "2", "names.json.old4": "3",
    }  # fmt: skip


def test_another_suffix_takes_the_place_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "names.json"
    for _ in range(2):
        file.write_text("x")
        place = quarantine(file, ".damaged")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["names.damaged", "names.damaged2"]
    assert place.name == "names.damaged2"
