"""config/bots.yaml: a person can add a level, and a mistake is told with file, key and what is allowed."""

from pathlib import Path

import pytest

from torres3d.base import paths
from torres3d.bots.registry import PLAIN
from torres3d.bots.search.levels import FILE, Level, LevelFault, read_levels

GOOD = (
    "levels:\n  mine: {title: Mine, width: 3, depth: 5, cards: 1, replies: 0, reply_width: 1, "
    "softness: 0, seconds: 1, nodes: 100}\n"
)


def test_the_five_levels_come_with_the_program() -> None:
    found = read_levels(paths.config() / FILE)
    shipped = ["novice", "easy", "medium", "hard", "expert"]
    assert [name for name in found if name in shipped] == shipped
    assert found["hard"].width < found["expert"].width


def test_a_person_can_add_a_level(tmp_path: Path) -> None:
    file = tmp_path / "bots.yaml"
    file.write_text(GOOD)
    assert read_levels(file) == {"mine": Level("Mine", 3, 5, 1, 0, 1, 0.0, 1.0, 100)}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (GOOD.replace("width: 3", "width: 0"), "level `mine`: `width` is 0; it can be 1 to 5000"),
        (GOOD.replace("width: 3", "width: wide"), "level `mine`: Expected `int`, got `str` - at `$.width`"),
        (GOOD.replace("width: 3, ", ""), "level `mine`: the key `width` is missing"),
        (GOOD.replace("width:", "breadth:"), "level `mine`: there is no key `breadth`; there are: title, width"),
        (GOOD.replace("mine", "random"), "level `random`: this id is taken by another bot"),
        (GOOD.replace("mine", "beginner"), "level `beginner`: this id is taken by another bot"),
        (GOOD.replace("mine", "7") + GOOD.splitlines()[1].replace("mine", "'7'"), "level `7`: this id is taken"),
        (GOOD.replace("Mine", "''"), "level `mine`: Expected `str` of length >= 1 - at `$.title`"),
        (GOOD.replace("Mine", "' '"), "level `mine`: Expected `str` matching regex"),
        (GOOD.replace("Mine", 41 * "M"), "level `mine`: Expected `str` of length <= 40 - at `$.title`"),
        (GOOD.replace("mine", "my level"), "level `my level`: an id has only letters"),
        (GOOD.replace("levels", "level"), "there must be one key `levels`"),
        ("levels: {}\n", "`levels` is empty"),
        ("levels: {mine: 3}\n", "level `mine`: needs the keys title"),
        ("levels: [\n", "this is not YAML"),
    ],
)
def test_a_mistake_is_told(tmp_path: Path, wrong: str, said: str) -> None:
    file = tmp_path / "bots.yaml"
    file.write_text(wrong)
    with pytest.raises(LevelFault) as told:
        read_levels(file, [opponent.id for opponent in PLAIN])
    assert str(file) in str(told.value)
    assert said in str(told.value)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(LevelFault, match="cannot be read"):
        read_levels(tmp_path / "none.yaml")
