"""A game that ends in the terminal counts for the strength of who played it, and says so; one with a hint does not."""

from pathlib import Path

import pytest

from tests.bots.ended_games import PLAYED, Played, finish, nearly_over
from tests.cli.running import Done, run
from tests.games.kits import kit_of
from torres3d.base import paths
from torres3d.bots.human_player_strengths import PlayerStrengths, strengths_in
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import View

CONVERSATION = "torres3d.games.{}.commands.text.conversation"


ENDS = {"torres": f"{command_text(EndTurn(0, ()))}\nyes\n", "turm": "stay\n"}
"""What is typed as the last command of each game."""


@pytest.fixture(params=PLAYED, ids=lambda played: played.game.id)
def played(request: pytest.FixtureRequest) -> Played:
    """Each game."""
    chosen: Played = request.param
    return chosen


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: Played) -> Path:
    """Its log, which lacks the last command; the folder of settings is beside it."""
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path / "personal")
    return nearly_over(tmp_path / f"g{played.game.suffix}", played.players)


def strengths(file: Path, played: Played) -> PlayerStrengths:
    """The strengths that are kept."""
    return strengths_in(file.parent / "personal", played.game.bots())


def typed(file: Path, lines: str) -> Done:
    """The game in the terminal, after these lines."""
    done = run("play", "--text", "--language", "en", str(file), stdin=lines)
    assert (done.status, done.err) == (0, "")
    return done


def test_a_game_that_ends_counts_and_is_told(file: Path, played: Played) -> None:
    done = typed(file, ENDS[played.game.id])
    (counted,) = strengths(file, played).strength_of("ana").played
    history = load_log(kit_of(file), file)[1]
    progress = history.kit.progress(history.state, history.n)
    seat = [player.name for player in history.header.setup.players].index("Ana")
    assert (counted.place, counted.points) == (1, progress.scores[seat])
    assert sorted(rival.bot for rival in counted.rivals) == played.known
    assert "Ana: Elo " in done.out
    others = [each for each in PLAYED if each is not played]
    assert all(strengths(file, other).persons() == [] for other in others), "each game has strengths of its own"


def test_a_game_with_a_hint_does_not_count(file: Path, played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    def first(seen: View, *_: object) -> Hint:
        return Hint(tuple(legal(seen.state)[:1]), (), 0)

    monkeypatch.setattr(f"{CONVERSATION.format('torres')}.best_turn", first)
    monkeypatch.setattr(f"{CONVERSATION.format('turm_bauer')}.ADVISER", "careless")
    done = typed(file, f"hint\nhint\n{ENDS[played.game.id]}")
    assert done.out.index("Ask again to see it.") < done.out.index("a hint was shown.")
    assert "This game will not count for your strength: a hint was shown." in done.out
    assert strengths(file, played).persons() == []
    assert "Ana: not rated: hint" in done.out


def test_one_question_for_a_hint_shows_none_and_the_game_counts(file: Path, played: Played) -> None:
    done = typed(file, f"hint\n{ENDS[played.game.id]}")
    assert "With a hint this game will not count for your strength. Ask again to see it." in done.out
    assert "A good turn" not in done.out
    assert len(strengths(file, played).strength_of("ana").played) == 1


def test_a_game_in_which_a_person_plays_for_a_bot_that_is_not_there_does_not_count(
    file: Path, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = played.game.bots()
    monkeypatch.setattr(bots, "level_ids", lambda: played.known[1:])
    done = typed(file, "")
    assert "This game will not count for your strength: a person took over for a bot." in done.out
    assert strengths(file, played).why_out(load_log(kit_of(file), file)[0].header.id) == "taken_over"


def test_a_game_that_was_over_before_does_not_count(file: Path, played: Played) -> None:
    finish(file)
    typed(file, "")
    assert strengths(file, played).persons() == []


def test_a_game_that_is_left_does_not_count(file: Path, played: Played) -> None:
    typed(file, "quit\n")
    assert strengths(file, played).persons() == []
