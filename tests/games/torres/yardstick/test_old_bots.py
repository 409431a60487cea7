"""The bots of 0.1.0 play the same games through the line protocol as by themselves, and tell what they cannot play."""

import io
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import yaml

from tests.at_length import at_length
from tests.games.torres.yardstick.agreement import agreement
from tests.games.torres.yardstick.install import install
from tests.games.torres.yardstick.make_wheel import archive, wheel_of
from tests.games.torres.yardstick.releases import FIRST, RELEASES, Release
from tests.games.torres.yardstick.same_games import a_match, beginning, played_by_itself, played_by_line
from tests.games.torres.yardstick.spoken import Spoken
from tests.house.places import ROOT
from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.torres.bots.bot_type import Bot
from torres3d.games.torres.bots.protocol import PROTOCOL
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import MODES, Mode
from torres3d.games.torres.rules.seat_view import View, view
from torres3d.games.torres.rules.state import State

EDITIONS = ("rio-grande-1999", "ravensburger-1999", "romanian")
SHORT: list[tuple[tuple[str, ...], str, Mode]] = [
    (("greedy", "novice"), "rio-grande-1999", "basic"),
    (("easy", "random", "beginner"), "romanian", "variant"),
    (("random", "medium", "novice", "greedy"), "ravensburger-1999", "master"),
]


def check_same(old: Path, levels: tuple[str, ...], edition: str, mode: Mode, seed: int) -> None:
    match = a_match(FIRST, levels, edition, mode, seed)
    (itself,) = played_by_itself(FIRST, old, [match])
    by_line = played_by_line(FIRST, old, match)
    assert [command for _, command in by_line] == itself.commands
    assert len(by_line) > 40


@pytest.mark.long
@pytest.mark.parametrize(
    ("levels", "edition", "mode"),
    [SHORT[-1], *at_length(*SHORT[:-1])],
    ids=[SHORT[-1][2], *(mode for *_, mode in SHORT[:-1])],
)
def test_the_same_game_command_for_command(old: Path, levels: tuple[str, ...], edition: str, mode: Mode) -> None:
    check_same(old, levels, edition, mode, 5)


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_games_of_the_better_levels(old: Path, players: int, mode: Mode) -> None:
    """Each edition has every mode once and every number of players once."""
    edition = EDITIONS[(players + MODES.index(mode)) % len(EDITIONS)]
    others = ("hard", "medium", "easy")
    check_same(old, ("expert", *others[: players - 1]), edition, mode, 11 + players)


@pytest.mark.slow
def test_every_bot_of_it_is_named_as_a_program(old: Path) -> None:
    named = yaml.safe_load((old / "bots.yaml").read_text("utf-8"))["programs"]
    assert list(named) == [f"old-{level}" for level in FIRST.levels]
    for level in FIRST.levels:
        bot = Spoken(FIRST, old, level)
        bot.say(type="hello", protocol="torres3d-line", versions=[1], program="a test")
        assert bot.heard()["name"] == named[f"old-{level}"]["title"]
        bot.close()
        assert bot.process.returncode == 0


@pytest.mark.slow
def test_what_is_installed_already_is_left_alone(old: Path) -> None:
    made = (old / "made-of.txt").stat().st_mtime_ns
    install(FIRST, old)
    assert (old / "made-of.txt").stat().st_mtime_ns == made


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({"marker_spaces": "by_space"}, "--rules marker_spaces=by_total"),
        ({"towers": "round"}, "no option towers"),
        ({"deck": "marked"}, "$.deck"),
    ],
)
def test_an_option_it_does_not_know_is_told_at_the_first_question(old: Path, rules: dict[str, str], said: str) -> None:
    options = msgspec.to_builtins(start().options)
    bot = Spoken(FIRST, old, "novice")
    bot.say(type="game", game="torres", seat=0, seed=1, options=options)
    bot.say(type="game", game="torres", seat=0, seed=1, options=options | rules)
    bot.say(type="choose", id=1, seconds=1.0, position=PROTOCOL.position(view(start(), 0)))
    told = bot.heard()
    bot.close()
    assert told["type"] == "error"
    assert said in told["text"]


@pytest.mark.slow
def test_a_position_or_a_version_it_does_not_understand_is_told(old: Path) -> None:
    bot = Spoken(FIRST, old, "novice")
    bot.say(type="hello", protocol="torres3d-line", versions=[2, 3], program="a test")
    assert "version 1" in bot.heard()["text"]
    bot.say(type="choose", id=1, seconds=1.0, position={})
    assert "before a game" in bot.heard()["text"]
    bot.say(type="game", game="torres", seat=0, seed=1, options=msgspec.to_builtins(start().options))
    seen = PROTOCOL.position(view(start(), 0))
    bot.say(type="choose", id=2, seconds=1.0, position=seen | {"heights": {"z9": 1}})
    assert "z9" in bot.heard()["text"]
    bot.say(type="stop", id=2)
    bot.say(type="choose", id=3, seconds=1.0, position=seen)
    assert bot.heard()["id"] == 3
    bot.close()


@pytest.mark.slow
def test_today_s_choices_are_counted_where_they_are_the_same(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match(FIRST, ("novice", "random"), "rio-grande-1999", "basic", 3)
    (played,) = played_by_itself(FIRST, old, [match])
    own = [iter([c for s, c in played_by_line(FIRST, old, match) if s.actor == seat]) for seat in range(2)]

    def made(level: str, seed: int) -> Bot:
        return Told(own[match.seeds.index(seed)], wrong=level == "random")

    monkeypatch.setattr(BOTS, "make_bot", made)
    equal, asked = agreement(match, played)
    assert asked == len(played.commands)
    assert equal == asked - 1


class Told:
    """A bot that gives the commands it was given, if ``wrong`` another one the first time."""

    def __init__(self, commands: Iterator[Command], wrong: bool) -> None:
        self._commands = commands
        self._wrong = wrong

    def choose(self, view: View, hurry: Hurry = unhurried) -> Command:
        command = next(self._commands)
        if not self._wrong:
            return command
        self._wrong = False
        return next(other for other in legal(view.state) if other != command)


def test_the_wheel_has_config_inside_the_package_and_is_the_same_each_time() -> None:
    tar = io.BytesIO()
    with tarfile.open(fileobj=tar, mode="w") as opened:
        for name in ("config/bots.yaml", "torres3d/paths.py", "pyproject.toml"):
            member = tarfile.TarInfo(name)
            member.size = 3
            opened.addfile(member, io.BytesIO(b"one"))
    made = wheel_of(FIRST, tar.getvalue())
    assert made == wheel_of(FIRST, tar.getvalue())
    wanted = {"torres3d/config/bots.yaml", "torres3d/paths.py", "torres3d/building/pyproject.toml"}
    assert wanted <= contents(made).keys()


@pytest.mark.parametrize("release", RELEASES.values(), ids=RELEASES)
def test_the_wheel_is_small(release: Release) -> None:
    assert release.wheel.stat().st_size < 400_000


@pytest.mark.long
@pytest.mark.parametrize("release", RELEASES.values(), ids=RELEASES)
def test_the_wheel_is_what_the_history_has(release: Release) -> None:
    assert contents(wheel_of(release, archive(release, ROOT))) == contents(release.wheel.read_bytes())


def contents(wheel: bytes) -> dict[str, bytes]:
    """The files of a wheel; how well they are packed may differ from machine to machine."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def start() -> State:
    """The first state of a game as 0.1.0 knows it."""
    return beginning(a_match(FIRST, ("novice", "novice"), "rio-grande-1999", "basic", 1))
