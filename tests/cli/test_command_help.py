"""`torres3d -h`: commands by groups, each with its whole line; both games are named."""

import re

import pytest

from tests.cli.running import run
from torres3d.cli.file_or_command import EXTRA, GROUPS
from torres3d.games.registered import GAMES


@pytest.fixture(scope="module")
def told() -> str:
    return run("-h").out


def groups(told: str) -> dict[str, list[str]]:
    """The commands of each group of the help."""
    found: dict[str, list[str]] = {}
    for line in told.splitlines():
        if (head := re.fullmatch(r"(\w+):", line)) is not None:
            found[head[1]] = []
        elif (row := re.match(r"  ([a-z][\w-]*) +\S", line)) is not None and found:
            found[list(found)[-1]].append(row[1])
    return found


def test_commands_stand_in_groups(told: str) -> None:
    found = groups(told)
    assert list(found) == ["Options", *GROUPS]
    assert found["Play"] == ["play", "study", "puzzles", "turm-puzzles"]
    assert found["Share"] == ["show", "film", "export", "page"]
    assert {"watch", "arena", "tournament", "engine", "conduct"} == set(found["Bots"])
    assert set(EXTRA) <= {name for group in GROUPS for name in found[group]}
    assert "open" not in {name for names in found.values() for name in names}


def test_every_line_is_whole(told: str) -> None:
    assert "..." not in told.partition("Play:")[2]
    assert "count how they play" in " ".join(told.split())


def test_both_games_are_named(told: str) -> None:
    first = told.partition("Options:")[0]
    assert all(game.title in first and game.suffix in first for game in GAMES)


def test_the_help_of_a_games_command_is_the_one_in_the_list() -> None:
    for name, extra in EXTRA.items():
        own = " ".join(run(name, "-h").out.split())
        assert extra.help.partition(":")[0] in own, name
