"""A game that the program does not know is played, watched and told in the terminal by its own part alone."""

from pathlib import Path

import pytest

from tests.games.lifting.engine_adapter import LIFTING
from tests.games.lifting.terminal_declaration import TERMINAL
from tests.games.torres.commands.text.speaking import Speaker
from torres3d.engine.log_replay import load_log
from torres3d.terminal import play_text
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.shared_options import ContestAsked, RulesAsked, TournamentAsked
from torres3d.terminal.watch import watch_game

NO_RULES = RulesAsked({}, ())


def played(monkeypatch: pytest.MonkeyPatch, file: Path | None, log: Path | None, *answers: str) -> Speaker:
    """A game in which Ana sits at the terminal, with these answers."""
    speaker = Speaker()
    speaker.answers = iter(answers)
    monkeypatch.setattr(play_text, "Console", lambda: speaker)
    play_text.play_in_text(TERMINAL, file, None if file else "Ana,lifter", NO_RULES, log, "en")
    return speaker


def test_it_is_begun_left_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "g.lift"
    begun = played(monkeypatch, None, log, "2", "9")
    assert begun.heard("1. add one block")
    assert begun.heard("“9”")
    assert begun.heard(str(log))
    again = played(monkeypatch, log, None, *["1", "1"] * 20)
    assert again.heard(" won")
    assert load_log(LIFTING, log)[1].state.actor is None


def test_bots_play_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "g.lift"
    watch_game(TERMINAL, ["lifter", "lifter", "lifter"], NO_RULES, 7, log, info=False)
    out = capsys.readouterr().out
    assert "Result" in out
    assert "lifter 2" in out
    history = load_log(LIFTING, log)[1]
    assert history.state.winners
    TERMINAL.print_course(history, history.n)
    assert capsys.readouterr().out.startswith("2 2 4 4 6")


def test_bots_compete_in_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    asked = ContestAsked(4, 1, 1, file, {}, [], None, players=("lifter", "lifter"))
    TERMINAL.run_arena(asked)
    assert "lifter" in capsys.readouterr().out
    assert len(file.read_text("utf-8").splitlines()) == 1 + 4


def test_it_is_said_in_a_line_what_it_does_not_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Stop, match="Lifting is for 2 to 4, such as lifter,lifter"):
        watch_game(TERMINAL, ["lifter"], NO_RULES, 1, None, info=False)
    with pytest.raises(Stop, match="there is no bot `weak`; there are: lifter"):
        watch_game(TERMINAL, ["weak", "lifter"], NO_RULES, 1, None, info=False)
    asked = TournamentAsked(
        0, 1, 1, None, {}, [], None,
        levels=("lifter",), tables=2, window=None, against=(), each=1, anchor=None, also=(), json=None,
    )  # fmt: skip
    with pytest.raises(Stop, match="Lifting has no ladder of levels"):
        TERMINAL.tournament(asked)
    log = tmp_path / "g.lift"
    watch_game(TERMINAL, ["lifter", "lifter"], NO_RULES, 1, log, info=False)
    with pytest.raises(Stop, match="cannot be analysed"):
        TERMINAL.analyse(load_log(LIFTING, log)[1], None, 1, lambda done, of: None)
