"""The bots of the frozen state play compiled, and through the line protocol the same games as by themselves."""

import subprocess
from pathlib import Path

import pytest
import yaml

from tests.games.torres.yardstick.install import command, python_in
from tests.games.torres.yardstick.releases import FROZEN
from tests.games.torres.yardstick.same_games import a_match, played_by_itself, played_by_line
from torres3d.games.torres.rules.literal_types import Mode

COMPILED = """
from torres3d.base.compiled_modules import is_compiled
import torres3d.games.torres.bots.search.beam_search as search
assert is_compiled(search)
print(search.__file__)
"""


@pytest.mark.long
def test_its_search_is_compiled(frozen: Path) -> None:
    words = [str(python_in(frozen)), "-E", "-s", "-c", COMPILED]
    done = subprocess.run(words, cwd=frozen, check=True, capture_output=True, text=True)
    assert str(frozen) in done.stdout


@pytest.mark.long
@pytest.mark.parametrize(
    ("levels", "edition", "mode"),
    [
        (("expert", "hard"), "rio-grande-1999", "basic"),
        (("novice-2", "medium-3", "easy-4"), "romanian", "variant"),
        (("hard-5", "medium", "easy", "beginner"), "ravensburger-1999", "master"),
    ],
)
def test_the_same_game_command_for_command(frozen: Path, levels: tuple[str, ...], edition: str, mode: Mode) -> None:
    match = a_match(FROZEN, levels, edition, mode, 7)
    (itself,) = played_by_itself(FROZEN, frozen, [match])
    by_line = played_by_line(FROZEN, frozen, match)
    assert [chosen for _, chosen in by_line] == itself.commands
    assert len(by_line) > 40


@pytest.mark.long
def test_all_of_its_levels_are_named_and_some_with_a_wider_search(frozen: Path) -> None:
    named = yaml.safe_load((frozen / "bots.yaml").read_text("utf-8"))["programs"]
    assert {"frozen-novice", "frozen-easy-4", "frozen-expert", "frozen-expert-x4", "frozen-expert-x16"} <= named.keys()
    wide = command(frozen, FROZEN.bot, "--level", "expert", "--times", "16")
    assert named["frozen-expert-x16"]["command"] == wide
