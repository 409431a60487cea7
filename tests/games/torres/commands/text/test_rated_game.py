"""A game that ends in the terminal counts for the strength of who played it, and says so; one with a hint does not."""

from pathlib import Path

import pytest

from tests.bots.ended_games import finish, nearly_over, seats
from tests.games.torres.commands.text.speaking import Speaker, texts
from torres3d.base import paths
from torres3d.bots.human_player_strengths import PlayerStrengths, strengths_in
from torres3d.engine.logged_game import Game
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.terminal_declaration import TERMINAL
from torres3d.games.torres.commands.text.conversation import Conversation
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import View
from torres3d.terminal.game_rating import RatedTextGame

FOUR = seats(("A", "easy"), ("B", "hard"), ("C", "random"), ("Ana", None))


@pytest.fixture
def strengths(tmp_path: Path) -> PlayerStrengths:
    return strengths_in(tmp_path, BOTS)


def spoken(file: Path, strengths: PlayerStrengths, *answers: str) -> Speaker:
    """A conversation about a game's last command, before which some things are said."""
    game = Game.open(TORRES, file)
    speaker, say = Speaker(), texts()
    ends = [command_text(command) for command in legal(game.state) if isinstance(command, EndTurn)][:1]
    speaker.answers = iter([*answers, *ends, "yes"])
    counting = RatedTextGame(game, strengths, speaker.say, say)
    names = [player.name for player in game.header.setup.players]
    Conversation(game, speaker, say, names, {}, counting).run()
    game.close()
    return speaker


def test_a_game_that_ends_counts_and_is_told(tmp_path: Path, strengths: PlayerStrengths) -> None:
    # All seats are played by whoever sits here: what counts is what the log says of them.
    speaker = spoken(nearly_over(tmp_path / "g.torres", FOUR), strengths, "")
    assert len(strengths.strength_of("ana").played) == 1
    assert speaker.heard("Ana: Elo ")


def test_a_game_with_a_hint_does_not_count(
    tmp_path: Path, strengths: PlayerStrengths, monkeypatch: pytest.MonkeyPatch
) -> None:
    def first(seen: View, *_: object) -> Hint:
        return Hint(tuple(legal(seen.state)[:1]), (), 0)

    monkeypatch.setattr("torres3d.games.torres.commands.text.conversation.best_turn", first)
    speaker = spoken(nearly_over(tmp_path / "g.torres", FOUR), strengths, "", "hint")
    assert speaker.heard("This game will not count for your strength: a hint was shown.")
    assert strengths.persons() == []
    assert speaker.heard("Ana: not rated: hint")


def test_a_game_in_which_a_person_plays_for_a_bot_that_is_not_there_does_not_count(
    tmp_path: Path, strengths: PlayerStrengths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BOTS, "level_ids", lambda: ("hard", "random"))
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path)
    speaker = Speaker()
    game = Game.open(TORRES, nearly_over(tmp_path / "g.torres", FOUR))
    TERMINAL.dialogue(game, speaker, texts(), list("ABCD"), {})
    game.close()
    assert strengths.why_out(game.header.id) == "taken_over"
    assert speaker.heard("This game will not count for your strength: a person went on for a bot.")


def test_a_game_that_was_over_before_does_not_count(tmp_path: Path, strengths: PlayerStrengths) -> None:
    file = nearly_over(tmp_path / "g.torres", FOUR)
    finish(file)
    spoken(file, strengths)
    assert strengths.persons() == []


def test_a_game_that_is_left_does_not_count(tmp_path: Path, strengths: PlayerStrengths) -> None:
    file = nearly_over(tmp_path / "g.torres", FOUR)
    game, speaker, say = Game.open(TORRES, file), Speaker(), texts()
    Conversation(game, speaker, say, list("ABCD"), {}, RatedTextGame(game, strengths, speaker.say, say)).run()
    assert strengths.persons() == []
