"""A whole game of Torres by keys with the voice on: all that its log and its result tell is heard, once."""

import random
from pathlib import Path
from uuid import UUID

import pytest

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.test_whole_games import play_to_the_end, set_up
from tests.voices import listened
from torres3d.app.window.settings import Settings
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.hud.models.result_models import EndModel

CALM = 11
"""Rounds after which a press on the same button begins anew."""


class Calm(Keys):
    """Somebody who hears a text before the next key."""

    def _look(self) -> None:
        super()._look()
        self.rounds(CALM)


@pytest.mark.long
def test_a_whole_game_is_heard(open_program: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("torres3d.engine.logged_game.uuid4", lambda: UUID(int=1))
    heard = listened(tmp_path, monkeypatch)
    driver = open_program(Settings(quality="low", speech="all"))
    keys = Calm(driver.program, driver.screen)
    set_up(keys, [None, "greedy"], "romanian", "basic")
    keys.rounds(3)
    screen = keys.program.services.screens.top
    assert isinstance(screen, PlayScreen)
    play_to_the_end(keys, random.Random(4))
    keys.rounds(6)
    shown = keys.program.hud.model.screen
    assert isinstance(shown, EndModel)
    told = " ".join(heard)
    game = screen.session.game
    turns = sum(each.by == 0 and type(each.command).__name__ == "EndTurn" for each in game.history.standing_steps())
    assert turns >= 11
    assert told.count("5 AP. Player 1:") + told.count(" AP. Player 1:") >= turns, "each turn, with its action points"
    assert told.count("Scoring of year") >= 3
    for place, row in enumerate(shown.rows, 1):
        assert f"{place}. {row.name}: Points {row.total}, Castles" in told
    for text in heard:
        pieces = [each for each in text.split(". ") if " " in each]
        assert len(pieces) == len(set(pieces)), f"twice in one breath: {text}"
