"""Thousands of games of bots in one process take no more and more memory."""

import json
import subprocess
import sys

import pytest

from tests.at_length import at_length

MORE = 1.03
"""What the memory may be after all games, of what it was after the second tenth: the first fills what is kept."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "games"), [("torres", 40), *at_length(("torres", 2000), ("turm", 200))])
def test_games_of_bots_take_no_more_and_more_memory(name: str, games: int) -> None:
    command = [sys.executable, "-m", "tests.trust.long_games", name, str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    tenths = [json.loads(line) for line in done.stdout.splitlines()]
    print(done.stdout)
    assert len({tenth["commands"] for tenth in tenths}) == 1, "every tenth is the same games"
    assert tenths[-1]["memory"] < tenths[1]["memory"] * MORE
