"""Bots that want to know what will be drawn: they guess no better than blind, whatever they compute."""

import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.running import run
from tests.cli.test_external_bots import forget
from torres3d.base.paths import PACKAGE
from torres3d.bots.bot_files import BOTS_VARIABLE

ADVERSARY = Path(__file__).with_name("adversary.py")
ENTRY = (
    "  {id}: {{title: {id}, games: [torres, turm], command: ['{python}', '{file}', '{root}', '{memory}', '{limit}']}}\n"
)
PLAYERS = ("mine", "yours")
FEW, MANY = 1000, 10_000
"""Small numbers that an adversary tries for a game."""
SELDOM = Fraction(1, 1_000_000)
"""Blind guesses hit as often as those that are taken for more than blind once in so many runs of a test."""


class Guess(NamedTuple):
    """A guess, and how seldom a blind one hits."""

    hit: bool
    odds: int


class Adversaries:
    """A file of bots with two adversaries that tell one another what they have seen."""

    def __init__(self, folder: Path, limit: int) -> None:
        self.memory = folder / "memory"
        self.memory.mkdir()
        self.file = folder / "bots.yaml"
        values = {"python": sys.executable, "file": ADVERSARY, "root": PACKAGE.parent, "memory": self.memory}
        entries = [ENTRY.format(id=name, limit=limit, **values) for name in PLAYERS]
        self.file.write_text("programs:\n" + "".join(entries), "utf-8")

    def play(self, *words: str) -> None:
        """Let them play by a command."""
        players = PLAYERS if words[0] == "tournament" else ("--players", ",".join(PLAYERS))
        done = run(*words, *players, "--bots", str(self.file))
        assert (done.status, done.err.strip()) == (0, "")

    @property
    def guesses(self) -> list[Guess]:
        """All guesses so far."""
        lines = [json.loads(line) for file in self.memory.glob("*.jsonl") for line in file.read_text().splitlines()]
        return [Guess(line["guess"] == line["drawn"], line["odds"]) for line in lines]


@pytest.fixture
def adversaries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Adversaries]:
    """Two that play; in a long test they try more."""
    monkeypatch.setenv(BOTS_VARIABLE, "")
    yield Adversaries(tmp_path, MANY if request.node.get_closest_marker("long") else FEW)
    monkeypatch.undo()
    forget()


def blind(guesses: list[Guess]) -> Fraction:
    """How often blind guesses of the same draws hit at least as often as these."""
    hits = [Fraction(1)]
    for guess in guesses:
        hit = Fraction(1, guess.odds)
        hits = [a * (1 - hit) + b * hit for a, b in zip([*hits, Fraction(0)], [Fraction(0), *hits], strict=True)]
    return sum(hits[sum(guess.hit for guess in guesses) :], Fraction(0))


def test_guesses_are_counted() -> None:
    coin = [Guess(hit, 2) for hit in (True, True, False)]
    assert blind(coin) == Fraction(1, 2)
    assert blind([Guess(True, 36)] * 5) < SELDOM


GAMES = {
    "arena": ("arena", "--games", "2"),
    "arena of Turm Bauer": ("arena", "--game", "turm", "--games", "2"),
    "watch": ("watch", "--seed", "7"),
    "watch of Turm Bauer": ("watch", "--game", "turm", "--seed", "7"),
}
MANY_GAMES = {
    "arena": ("arena", "--games", "40"),
    "arena in two processes": ("arena", "--games", "20", "--jobs", "2"),
    "arena of Turm Bauer": ("arena", "--game", "turm", "--games", "20"),
    "tournament": ("tournament", "--games", "20"),
    "tournament of Turm Bauer": ("tournament", "--game", "turm", "--games", "20"),
    "conduct": ("conduct", "--games", "20"),
}


@pytest.mark.slow
@pytest.mark.parametrize("words", GAMES.values(), ids=GAMES)
def test_no_bot_knows_what_will_be_drawn(adversaries: Adversaries, words: tuple[str, ...]) -> None:
    adversaries.play(*words)
    assert len(adversaries.guesses) >= 4
    assert blind(adversaries.guesses) > SELDOM, adversaries.guesses


@pytest.mark.long
@pytest.mark.parametrize("words", MANY_GAMES.values(), ids=MANY_GAMES)
def test_no_bot_knows_in_many_games_what_will_be_drawn(adversaries: Adversaries, words: tuple[str, ...]) -> None:
    adversaries.play(*words)
    found = adversaries.guesses
    hits, blindly = sum(guess.hit for guess in found), sum(1 / guess.odds for guess in found)
    print(f"{hits} of {len(found)} guesses hit; blind ones hit {blindly:.1f} times")
    assert len(found) >= 60
    assert blind(found) > SELDOM, found
