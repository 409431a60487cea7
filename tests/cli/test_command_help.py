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


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--players", "Ana,easy"),
        ("play", "--game", "turm"),
        ("play", "--edition", "german-1999"),
        ("play", "--rule", "x=y"),
        ("study", "--language", "de"),
        ("replay", "any.torres", "--brief"),
    ],
)
def test_an_option_that_does_nothing_without_text_is_refused(words: tuple[str, ...]) -> None:
    """The window used to open and pass over it."""
    done = run(*words)
    assert done.status == 2
    assert "does nothing without --text" in done.err
    assert next(word for word in words if word.startswith("--"))[:6] in done.err


def test_the_help_of_a_games_command_is_the_one_in_the_list() -> None:
    for name, extra in EXTRA.items():
        own = " ".join(run(name, "-h").out.split())
        assert extra.help.partition(":")[0] in own, name
