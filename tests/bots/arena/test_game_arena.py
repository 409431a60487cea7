"""The arena for any game plays the same games as Torres's own, in other processes too, and goes on with its file."""

from pathlib import Path

import pytest

from torres3d.bots.arena.game_arena import FORMAT, ContestSetting, Heading, matches, play_match
from torres3d.bots.arena.results_file import Results, ResultsFault
from torres3d.bots.arena.workers import play_each
from torres3d.bots.bot_files import BotFiles, BotSource
from torres3d.engine.kit import GameSetup
from torres3d.games.torres.bots.arena import arena_game as torres
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.terminal_declaration import TERMINAL
from torres3d.games.torres.kit.setup_and_options import Setup, seated
from torres3d.terminal.shared_options import ContestAsked
from torres3d.terminal.terminal_declaration import BaseGameTerminal

PLAYERS = ("random", "greedy", "random")
HEADING = Heading(FORMAT, PLAYERS, BOTS.game, 3, {"mode": "basic"}, ("deck=own",))


def set_up(levels: tuple[str, ...]) -> GameSetup:
    return Setup("rio-grande-1999", "basic", {}, seated(list(levels)))


PLAN = matches(PLAYERS, 3, ContestSetting(3, BOTS, set_up))


def test_it_plays_as_the_arena_of_torres_does() -> None:
    own = matches(PLAYERS, 3, torres.ContestSetting(3, "rio-grande-1999", "basic", {}))
    for ours, theirs in zip(map(play_match, PLAN), map(torres.play_match, own), strict=True):
        assert (ours.number, ours.levels, ours.chance) == (theirs.number, theirs.levels, theirs.chance)
        assert (ours.scores, ours.winners) == (theirs.scores, theirs.winners)
        assert all(0 < mean <= most + 0.001 for mean, most in zip(ours.turn_seconds, ours.turn_most, strict=True))


def test_other_processes_play_the_same_games() -> None:
    found = sorted(play_each(play_match, PLAN, jobs=2), key=lambda result: result.number)
    assert [result.scores for result in found] == [play_match(match).scores for match in PLAN]


def test_a_file_is_gone_on_with_and_another_one_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results = Results(HEADING, file)
    results.add(play_match(PLAN[0]))
    results.close()
    assert Results(HEADING, file).done == results.done
    with pytest.raises(ResultsFault, match=r"another arena \(.*; torres, mode=basic, deck=own, seed 3\)"):
        Results(Heading(FORMAT, PLAYERS, BOTS.game, 4), file)


def test_a_game_without_an_arena_of_its_own_has_this_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.jsonl"
    asked = ContestAsked(2, 1, 1, out, {"mode": "variant"}, [], None, players=("random", "greedy"))
    monkeypatch.setattr(type(TERMINAL), "contest", BaseGameTerminal.contest)
    TERMINAL.run_arena(asked)
    assert "2 games, torres, mode=variant, seed 1" in capsys.readouterr().out
    assert len(out.read_bytes().splitlines()) == 3


def test_a_game_needs_no_file_of_levels() -> None:
    files = BotFiles([BotSource("draughts", ("chance",)), BOTS.source], complete=True)
    assert files.read().levels["draughts"] == {}
    assert files.read().levels["torres"] == BOTS.files.read().levels["torres"]
