"""What the window has for a game that writes nothing of its own: names, rows of saved games, lines of reports."""

from pathlib import Path

import pytest

from tests.games.lifting.engine_adapter import LIFTING, LiftPlayer, LiftSetup
from tests.games.lifting.game import GAME
from torres3d.app.menus.app_declaration import Games
from torres3d.app.menus.library.game_rows import game_row, resume_line
from torres3d.base import paths
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import Shelf
from torres3d.i18n.texts import Texts

SETUP = LiftSetup((LiftPlayer("Ana"), LiftPlayer("Otto\n", "lifter")))


def test_a_saved_game_is_a_row_and_can_be_continued(tmp_path: Path) -> None:
    shelf, say, games = Shelf((LIFTING,), tmp_path), Texts(paths.config() / "locale", "de"), Games((GAME,))
    game = shelf.new(LIFTING, SETUP)
    (begun,) = shelf.games()
    assert resume_line(begun, games, say).startswith("Ana, Otto")
    while game.state.actor is not None:
        game.submit(LIFTING.legal(game.state)[-1], game.state.actor)
    (over,) = shelf.games()
    row = game_row(over, shelf, games, say, None)
    assert (row.called, row.game, row.icon, row.finished) == ("Heben", "lifting", "tower", True)
    assert [player.colour for player in row.players] == ["red", "blue"]
    assert [player.bot for player in row.players] == [False, True]
    assert sum(player.winner for player in row.players) == 1
    assert not row.fault
    assert GAME.words().about(say).startswith("Setze")
    assert "\n" not in row.title


def test_a_game_is_copied_as_its_log_and_reported_by_seats(tmp_path: Path) -> None:
    game = Shelf((LIFTING,), tmp_path).new(LIFTING, SETUP)
    game.submit(LIFTING.legal(game.state)[0], 0)
    text = GAME.app().text_of(game.history)
    taken = Shelf((LIFTING,), tmp_path / "pasted").import_log(LIFTING, tmp_path / "text", text.encode())
    assert load_log(LIFTING, taken)[1].state == game.state
    with pytest.raises(NotationFault, match="expected a log"):
        GAME.app().read_text("format: lift-log")
    assert GAME.app().report_line(game.history, game.history.standing_steps()[-1]) == "seat 1: Lift(blocks=1)"
