"""`torres3d watch`: bots play to the end, the log can be replayed, and a bot that dies loses nothing."""

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.engine.log_lines import lines_of
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.seat_view import View


def test_a_game_of_bots_is_logged_and_its_result_told(tmp_path: Path) -> None:
    log = tmp_path / "game.torres"
    options = ("--edition", "rio-grande-1999", "--mode", "basic", "--seed", "7", "--log", str(log))
    done = run("watch", "--players", "greedy,random", *options)
    assert done.status == 0
    assert "Result" in done.out
    assert "won" in done.out
    assert str(log) in done.out
    _, history = load_log(TORRES, log)
    assert history.state.stage == "over"
    for score in history.state.scores:
        assert str(score) in done.out
    assert [player.bot for player in history.header.setup.players] == ["greedy", "random"]


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        run("watch", "--players", "random,random,random", "--seed", "3", "--log", str(tmp_path / name))
        lines = lines_of(tmp_path / name)
        games.append((lines[0]["chance"], [line["do"] for line in lines[1:]]))
        assert lines[0]["setup"]["players"][1]["name"] == "random 2"
    assert games[0] == games[1]


@pytest.mark.parametrize("mode", ["variant", "master"])
def test_other_editions_modes_and_house_rules(tmp_path: Path, mode: str) -> None:
    log = tmp_path / "game.torres"
    stacks = "stacks=[[1, 1, 1, 1], [1, 1, 1], [1, 1, 1]]"
    rules = ("--rule", "leap_over=any_knight", "--rules", f"{stacks},marker_spaces=by_total")
    done = run(
        "watch",
        "--players",
        "random," * 3 + "random",
        "--edition",
        "romanian",
        "--mode",
        mode,
        *rules,
        "--log",
        str(log),
    )
    assert done.status == 0
    options = load_log(TORRES, log)[1].start.options
    assert (options.leap_over, options.marker_spaces) == ("any_knight", "by_total")
    assert options.stacks == ((1, 1, 1, 1), (1, 1, 1), (1, 1, 1))


def test_an_unknown_level_names_those_there_are() -> None:
    done = run("watch", "--players", "greedy,nobody")
    assert done.status == 2
    assert "`nobody`" in done.err
    assert "random" in done.err


def test_a_log_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    for log, words in ((tmp_path / "file", "already"), (tmp_path / "file" / "game.torres", "cannot be written")):
        done = run("watch", "--players", "random,random", "--log", str(log))
        assert done.status == 2
        assert words in done.err
    assert (tmp_path / "file").read_text("utf-8") == "mine"


def test_a_bot_that_dies_leaves_the_game_in_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Dying:
        """Plays the first two commands and then fails."""

        left = 2

        def choose(self, seen: View) -> Command:
            self.left -= 1
            if self.left < 0:
                raise MemoryError
            return real("random", 1).choose(seen)

    real = BOTS.make_bot
    monkeypatch.setattr(BOTS, "make_bot", lambda level, seed: Dying() if level == "greedy" else real(level, seed))
    log = tmp_path / "game.torres"
    done = run("watch", "--players", "greedy,random", "--seed", "1", "--log", str(log))
    assert done.status == 1
    assert "the bot `greedy` failed (MemoryError" in done.err
    assert str(log) in done.err
    assert load_log(TORRES, log)[1].n >= 2
