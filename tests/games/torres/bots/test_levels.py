"""config/games/torres/bots.yaml: a person can add a level, and an error names file, key and what is allowed."""

from pathlib import Path

import pytest

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.bots.bot_files import read_levels
from torres3d.games.torres.bots.levels import SHIPPED, Level
from torres3d.games.torres.bots.registry import SIMPLE_BOTS

GOOD = (
    "levels:\n  mine: {title: Mine, width: 3, depth: 5, cards: 1, replies: 0, reply_width: 1, "
    "softness: 0, seconds: 1, nodes: 100}\n"
)


def test_the_five_levels_come_with_the_program() -> None:
    found = read_levels(paths.config() / SHIPPED, Level)
    shipped = ["novice", "easy", "medium", "hard", "expert"]
    assert [name for name in found if name in shipped] == shipped
    assert found["hard"].width < found["expert"].width


def test_a_person_can_add_a_level(tmp_path: Path) -> None:
    file = tmp_path / "bots.yaml"
    file.write_text(GOOD)
    assert read_levels(file, Level) == {"mine": Level("Mine", 3, 5, 1, 0, 1, 0.0, 1.0, 100)}


def test_a_level_that_was_measured_says_how_strong_it_is(tmp_path: Path) -> None:
    file = tmp_path / "bots.yaml"
    file.write_text(GOOD.replace("nodes: 100", "nodes: 100, elo: -120"))
    assert read_levels(file, Level)["mine"].elo == -120
    shipped = read_levels(paths.config() / SHIPPED, Level)
    elos = [level.elo for level in shipped.values() if level.elo is not None]
    assert len(elos) == len(shipped)
    assert elos == sorted(elos), "the gentlest first"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            GOOD.replace("width: 3", "width: 0"),
            "`levels.mine.width` cannot be `0`; allowed: a whole number from 1 to 5000",
        ),
        (
            GOOD.replace("width: 3", "width: wide"),
            "line 2: `levels.mine.width` cannot be `wide`; allowed: a whole number",
        ),
        (GOOD.replace("softness: 0", "softness: .nan"), "`levels.mine.softness` cannot be `nan`; allowed: a number"),
        (
            GOOD.replace("width: 3, ", ""),
            "line 2: the key `levels.mine.width` is missing; allowed values: a whole number",
        ),
        (GOOD.replace("width:", "breadth:"), "there is no key `breadth` in `levels.mine`; there are: title, width"),
        (
            GOOD.replace("mine", "random"),
            "line 2: a key in `levels` cannot be `random`; allowed: an id that no other bot",
        ),
        (GOOD.replace("mine", "beginner"), "a key in `levels` cannot be `beginner`"),
        (GOOD.replace("mine", "7"), "a key in `levels` cannot be `7`; allowed: an id of letters, digits"),
        (GOOD + GOOD.splitlines()[1], "line 3: the key `mine` appears twice"),
        (GOOD.replace("Mine", "''"), "`levels.mine.title` cannot be ``; allowed: a name of 1 to 40 characters"),
        (GOOD.replace("Mine", "' '"), "allowed: a name of 1 to 40 characters"),
        (GOOD.replace("Mine", 41 * "M"), "allowed: a name of 1 to 40 characters"),
        (GOOD.replace("mine", "my level"), "a key in `levels` cannot be `my level`; allowed: an id of letters"),
        (GOOD.replace("levels", "level"), "line 1: there is no key `level`; there are: levels"),
        ("", "the content cannot be empty; allowed: values for the keys levels"),
        ("levels: {}\n", "`levels` cannot be empty; allowed: an id and a level, or several"),
        ("levels: {mine: 3}\n", "`levels.mine` cannot be `3`; allowed: values for the keys title, width"),
        ("levels: [\n", "this is not valid YAML"),
    ],
)
def test_a_mistake_is_told(tmp_path: Path, wrong: str, said: str) -> None:
    file = tmp_path / "bots.yaml"
    file.write_text(wrong)
    with pytest.raises(FileFault) as told:
        read_levels(file, Level, [opponent.id for opponent in SIMPLE_BOTS])
    assert str(file) in str(told.value)
    assert said in str(told.value)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileFault, match="there is no such file"):
        read_levels(tmp_path / "none.yaml", Level)
